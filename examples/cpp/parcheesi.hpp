// Parcheesi for C++17: a thin wrapper of parcheesi.h, header only.
//
//     parcheesi::Game game;
//     parcheesi::Dice dice(7);
//     while (game.stage() != parcheesi::Stage::over) {
//       if (game.stage() == parcheesi::Stage::roll) {
//         game.apply(dice.roll());
//       } else {
//         game.apply(dice.choose(game.legal_actions()));
//       }
//     }
//
// A Game is a value of 128 bytes: it is copied, compared, hashed, and printed as one line of text. It allocates nothing;
// only texts (std::string) do. What the rules refuse is thrown as Refused, whose what() is the full sentence with the
// number of the rule; try_apply and check answer without throwing. What is no action at all, such as a die that shows 7, is
// thrown by all of them as Error. A program without exceptions takes parcheesi.h itself, whose calls give a status.
#ifndef PARCHEESI_HPP
#define PARCHEESI_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "parcheesi.h"

namespace parcheesi {

enum class Color : std::uint8_t {
  yellow = PARCHEESI_COLOR_YELLOW,
  blue = PARCHEESI_COLOR_BLUE,
  red = PARCHEESI_COLOR_RED,
  green = PARCHEESI_COLOR_GREEN,
};

enum class Stage : std::uint8_t {
  roll = PARCHEESI_STAGE_ROLL,
  dice = PARCHEESI_STAGE_DICE,
  rewards = PARCHEESI_STAGE_REWARDS,
  over = PARCHEESI_STAGE_OVER,
};

/// How well a computer player plays.
enum class Level : std::uint8_t {
  random = PARCHEESI_LEVEL_RANDOM,
  easy = PARCHEESI_LEVEL_EASY,
  medium = PARCHEESI_LEVEL_MEDIUM,
  hard = PARCHEESI_LEVEL_HARD,
};

/// A call failed for another reason than the rules; status() is that of the C interface.
class Error : public std::runtime_error {
 public:
  explicit Error(std::int32_t status) : std::runtime_error(parcheesi_status_message(status)), status_(status) {}
  std::int32_t status() const noexcept { return status_; }

 protected:
  Error(std::int32_t status, const std::string &what) : std::runtime_error(what), status_(status) {}

 private:
  std::int32_t status_;
};

/// A text is no position or action.
class FormatError : public Error {
 public:
  explicit FormatError(std::size_t at)
      : Error(PARCHEESI_STATUS_FORMAT, "wrong text at byte " + std::to_string(at)), at_(at) {}
  FormatError() : Error(PARCHEESI_STATUS_FORMAT) {}
  /// Where the text goes wrong, in bytes from 0; 0 where that is not known.
  std::size_t at() const noexcept { return at_; }

 private:
  std::size_t at_ = 0;
};

namespace detail {

/// Before the first call of every type: another version of the library is not called at all.
inline void check_version() {
  if (parcheesi_abi_version() != PARCHEESI_ABI_VERSION) throw Error(PARCHEESI_STATUS_ABI);
}

inline void must(std::int32_t status) {
  if (status != PARCHEESI_STATUS_OK) throw Error(status);
}

/// The text that one of the functions ..._to_text writes.
template <class Function, class Value>
std::string text(Function function, const Value &value) {
  std::array<char, PARCHEESI_MAX_TEXT> buffer;
  std::size_t size = 0;
  must(static_cast<std::int32_t>(function(&value, buffer.data(), buffer.size(), &size)));
  return std::string(buffer.data(), size);
}

}  // namespace detail

/// A list without an allocation: a range with random access that holds up to Capacity items.
template <class Item, std::size_t Capacity>
class List {
 public:
  using value_type = Item;
  using size_type = std::size_t;
  using const_iterator = const Item *;

  const Item *begin() const noexcept { return items_.data(); }
  const Item *end() const noexcept { return items_.data() + size_; }
  const Item *data() const noexcept { return items_.data(); }
  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }
  const Item &operator[](std::size_t i) const noexcept { return items_[i]; }
  const Item &at(std::size_t i) const {
    if (i >= size_) throw std::out_of_range("parcheesi::List::at");
    return items_[i];
  }

  /// Filled by a call that takes a buffer, its capacity and a place for the count.
  template <class Call>
  static List filled(Call call) {
    List list;
    detail::must(static_cast<std::int32_t>(call(list.items_.data(), Capacity, &list.size_)));
    return list;
  }

 private:
  std::array<Item, Capacity> items_{};
  std::size_t size_ = 0;
};

/// One thing to do: the struct of the C interface, with texts and numbers.
struct Action : parcheesi_action {
  Action() : parcheesi_action{} {}
  Action(const parcheesi_action &action) : parcheesi_action(action) {}  // NOLINT: the same thing

  /// A throw of two dice, each 1 to 6.
  static Action roll(std::uint8_t die1, std::uint8_t die2) {
    Action action;
    action.kind = PARCHEESI_ACTION_ROLL;
    action.value = die1;
    action.value2 = die2;
    return action;
  }

  /// The action with this text, such as 3-5, 0e5, 2+6h, end. Throws FormatError.
  static Action parse(std::string_view text) {
    Action action;
    detail::check_version();
    const auto status = parcheesi_action_from_text(text.empty() ? "" : text.data(), text.size(), &action);
    if (status == PARCHEESI_STATUS_FORMAT) throw FormatError();
    detail::must(static_cast<std::int32_t>(status));
    return action;
  }

  /// The action with this dense number, 0 to 108.
  static Action from_number(std::uint8_t number) {
    Action action;
    detail::check_version();
    detail::must(static_cast<std::int32_t>(parcheesi_action_from_index(number, &action)));
    return action;
  }

  std::uint8_t number() const {
    std::uint8_t number = 0;
    detail::must(static_cast<std::int32_t>(parcheesi_action_index(this, &number)));
    return number;
  }

  std::string text() const { return detail::text(parcheesi_action_to_text, static_cast<const parcheesi_action &>(*this)); }

  /// Whether both do the same: color, from and to, which only the library writes, are not compared.
  friend bool operator==(const Action &a, const Action &b) noexcept {
    return a.kind == b.kind && a.pawn == b.pawn && a.value == b.value && a.value2 == b.value2 && a.path == b.path;
  }
  friend bool operator!=(const Action &a, const Action &b) noexcept { return !(a == b); }
  friend std::ostream &operator<<(std::ostream &out, const Action &action) { return out << action.text(); }
};

/// What happened, as a sentence without a full stop.
inline std::string sentence(const parcheesi_event &event) { return detail::text(parcheesi_event_to_text, event); }

using Actions = List<Action, PARCHEESI_MAX_ACTIONS>;
using Events = List<parcheesi_event, PARCHEESI_MAX_EVENTS>;
using Pending = List<parcheesi_pending, PARCHEESI_MAX_PENDING>;
using Path = List<std::uint8_t, PARCHEESI_MAX_PATH>;

/// Why an action is refused: the struct of the C interface, with the sentence.
struct Refusal : parcheesi_refusal {
  Refusal() : parcheesi_refusal{} {}
  std::string sentence() const {
    return detail::text(parcheesi_refusal_to_text, static_cast<const parcheesi_refusal &>(*this));
  }
};

/// The rules refuse an action. The game is as it was.
class Refused : public Error {
 public:
  Refused(std::int32_t status, const Refusal &refusal) : Error(status, refusal.sentence()), refusal_(refusal) {}
  const Refusal &refusal() const noexcept { return refusal_; }

 private:
  Refusal refusal_;
};

/// House rules: the struct of the C interface, whose fields may be set.
struct HouseRules : parcheesi_house_rules {
  explicit HouseRules(std::uint32_t preset = PARCHEESI_RULES_STANDARD) : parcheesi_house_rules{} {
    detail::check_version();
    detail::must(static_cast<std::int32_t>(parcheesi_house_rules_init(this, sizeof(parcheesi_house_rules), preset)));
  }
};

/// A seeded generator whose values are the same everywhere, for ever. Not for secrets.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) {
    detail::check_version();
    detail::must(static_cast<std::int32_t>(parcheesi_rng_init(&rng_, seed)));
  }

  /// The generator with these 16 bytes, as they were stored. Any are one.
  explicit Dice(const parcheesi_rng &rng) noexcept : rng_(rng) {}

  /// The 16 bytes, to be stored with the text of the game.
  const parcheesi_rng &c() const noexcept { return rng_; }

  /// A throw, ready to be applied.
  Action roll() {
    std::uint8_t die1 = 0, die2 = 0;
    detail::must(static_cast<std::int32_t>(parcheesi_rng_roll(&rng_, &die1, &die2)));
    return Action::roll(die1, die2);
  }

  /// A number below n, each equally likely; n is 1 or more.
  std::uint32_t below(std::uint32_t n) {
    std::uint32_t value = 0;
    detail::must(static_cast<std::int32_t>(parcheesi_rng_below(&rng_, n, &value)));
    return value;
  }

  /// Any item of a list that is not empty.
  template <class Items>
  auto choose(const Items &items) -> typename Items::value_type {
    return items[below(static_cast<std::uint32_t>(items.size()))];
  }

 private:
  friend class Game;

  parcheesi_rng rng_;
};

/// A game at one moment: a value.
class Game {
 public:
  /// Four colors, clockwise, standard rules.
  Game() : Game({Color::yellow, Color::green, Color::red, Color::blue}) {}

  /// Two to four different colors in turn order.
  explicit Game(std::initializer_list<Color> colors, const HouseRules &house_rules = HouseRules())
      : Game(colors.begin(), colors.size(), house_rules) {}

  /// The same for a vector or an array.
  Game(const Color *colors, std::size_t count, const HouseRules &house_rules = HouseRules()) {
    std::array<std::uint8_t, PARCHEESI_COLOR_COUNT> bytes{};
    if (count > bytes.size()) throw Error(PARCHEESI_STATUS_INVALID);
    for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(colors[i]);
    detail::check_version();
    detail::must(static_cast<std::int32_t>(parcheesi_game_init(&game_, bytes.data(), count, &house_rules)));
  }

  /// A game of the C interface. Nothing is checked here: every call does that, and throws Error for what is no game.
  explicit Game(const parcheesi_game &game) noexcept : game_(game) {}

  /// The game in the position with this text. Throws FormatError.
  static Game parse(std::string_view text) {
    parcheesi_game game;
    std::size_t error_at = 0;
    detail::check_version();
    const auto status = parcheesi_from_text(&game, text.empty() ? "" : text.data(), text.size(), &error_at);
    if (status == PARCHEESI_STATUS_FORMAT) throw FormatError(error_at);
    detail::must(static_cast<std::int32_t>(status));
    return Game(game);
  }

  /// The position on one line: what to save.
  std::string text() const { return detail::text(parcheesi_to_text, game_); }

  /// The board as an SVG document. marks is a sum of PARCHEESI_MARK_ numbers, pawn whose targets are marked, last_move the
  /// event of the move to mark.
  std::string svg(std::uint32_t marks = 0, std::uint8_t pawn = PARCHEESI_NOBODY,
                  const parcheesi_event *last_move = nullptr) const {
    std::string text(PARCHEESI_MAX_SVG, '\0');
    std::size_t size = 0;
    const auto status = parcheesi_game_to_svg(&game_, marks, pawn, last_move, text.data(), text.size(), &size);
    detail::must(static_cast<std::int32_t>(status));
    text.resize(size);
    return text;
  }

  /// Everything that a renderer needs.
  parcheesi_view view() const {
    parcheesi_view view;
    detail::must(static_cast<std::int32_t>(parcheesi_view_get(&game_, &view, sizeof view)));
    return view;
  }

  /// What was agreed before the game.
  HouseRules house_rules() const {
    HouseRules rules;
    detail::must(static_cast<std::int32_t>(parcheesi_game_house_rules(&game_, &rules, sizeof(parcheesi_house_rules))));
    return rules;
  }

  Stage stage() const { return static_cast<Stage>(view().stage); }

  /// Whose turn it is; when the game is over, who moved last.
  Color color() const { return static_cast<Color>(view().color); }

  std::optional<Color> winner() const {
    const std::uint8_t winner = view().winner;
    if (winner == PARCHEESI_NOBODY) return std::nullopt;
    return static_cast<Color>(winner);
  }

  /// Where a pawn, 0 to 3, is: 0 to 67 on the ring, else PARCHEESI_NEST, _ROW_FIRST to _ROW_LAST, _HOME.
  std::uint8_t place(Color color, std::uint8_t pawn) const {
    std::uint8_t place = 0;
    detail::must(static_cast<std::int32_t>(parcheesi_place_get(&game_, static_cast<std::uint8_t>(color), pawn, &place)));
    return place;
  }

  /// The legal actions, in ascending number: a range.
  Actions legal_actions() const {
    return Actions::filled([this](Action *actions, std::size_t capacity, std::size_t *count) {
      return parcheesi_legal_actions(&game_, actions, capacity, count);
    });
  }

  /// Everything still owed or available.
  Pending pending() const {
    return Pending::filled([this](parcheesi_pending *pending, std::size_t capacity, std::size_t *count) {
      return parcheesi_pending_actions(&game_, pending, capacity, count);
    });
  }

  /// The places that the pawn of an action goes over, in order.
  Path path(const Action &action) const {
    return Path::filled([this, &action](std::uint8_t *places, std::size_t capacity, std::size_t *count) {
      return parcheesi_path(&game_, &action, places, capacity, count);
    });
  }

  /// Why the rules refuse an action; nothing if it is legal.
  std::optional<Refusal> check(const Action &action) const {
    Refusal refusal;
    const auto status = parcheesi_check(&game_, &action, &refusal);
    if (refused(status)) return refusal;
    detail::must(static_cast<std::int32_t>(status));
    return std::nullopt;
  }

  /// Does an action and all that follows from it by itself. Throws Refused, and then the game is as it was.
  Events apply(const Action &action) {
    Events events;
    if (const auto refusal = try_apply(action, &events)) throw Refused(refusal_status(*refusal), *refusal);
    return events;
  }

  /// The same without an exception where the rules refuse.
  std::optional<Refusal> try_apply(const Action &action, Events *events = nullptr) {
    std::int32_t status = PARCHEESI_STATUS_OK;
    const auto done = [&](parcheesi_event *buffer, std::size_t capacity, std::size_t *count) {
      status = static_cast<std::int32_t>(parcheesi_apply(&game_, &action, buffer, capacity, count));
      return refused(status) ? static_cast<std::int32_t>(PARCHEESI_STATUS_OK) : status;
    };
    const Events happened = Events::filled(done);
    if (refused(status)) return check(action);
    if (events != nullptr) *events = happened;
    return std::nullopt;
  }

  /// What a computer player does, ready to be applied: on the stage roll a throw of the dice. Nothing when the game is over.
  std::optional<Action> bot_choose(Level level, Dice &dice) const {
    Action action;
    const auto status = parcheesi_bot_choose(&game_, static_cast<std::uint8_t>(level), &dice.rng_, &action);
    if (status == PARCHEESI_STATUS_OVER) return std::nullopt;
    detail::must(static_cast<std::int32_t>(status));
    return action;
  }

  /// The same on every machine and in every version.
  std::uint64_t hash64() const {
    std::uint64_t hash = 0;
    detail::must(static_cast<std::int32_t>(parcheesi_hash(&game_, &hash)));
    return hash;
  }

  /// For calls of the C interface that are not wrapped.
  const parcheesi_game &c() const noexcept { return game_; }

  friend bool operator==(const Game &a, const Game &b) noexcept {
    return std::memcmp(&a.game_, &b.game_, sizeof a.game_) == 0;
  }
  friend bool operator!=(const Game &a, const Game &b) noexcept { return !(a == b); }
  friend std::ostream &operator<<(std::ostream &out, const Game &game) { return out << game.text(); }

 private:
  template <class Status>
  static bool refused(Status status) noexcept {
    return status == PARCHEESI_STATUS_STAGE || status == PARCHEESI_STATUS_ILLEGAL || status == PARCHEESI_STATUS_OVER;
  }

  static std::int32_t refusal_status(const Refusal &refusal) noexcept {
    switch (refusal.reason) {
      case PARCHEESI_REASON_GAME_OVER:
        return PARCHEESI_STATUS_OVER;
      case PARCHEESI_REASON_WRONG_STAGE:
        return PARCHEESI_STATUS_STAGE;
      default:
        return PARCHEESI_STATUS_ILLEGAL;
    }
  }

  parcheesi_game game_;
};

static_assert(sizeof(Game) == sizeof(parcheesi_game), "a Game is nothing but a game");
static_assert(sizeof(Action) == sizeof(parcheesi_action), "a list of Action is a list of parcheesi_action");

}  // namespace parcheesi

template <>
struct std::hash<parcheesi::Game> {
  std::size_t operator()(const parcheesi::Game &game) const { return static_cast<std::size_t>(game.hash64()); }
};

#endif  // PARCHEESI_HPP
