// What the C++ wrapper promises, checked: values, texts, refusals, errors. It says what failed and ends with 1.
#include <algorithm>
#include <iostream>
#include <unordered_set>
#include <vector>

#include "parcheesi.hpp"

namespace {

int failures = 0;

void expect(bool holds, const char *what) {
  if (holds) return;
  std::cerr << "check: not so: " << what << '\n';
  ++failures;
}

template <class Wanted, class Call>
void expect_throw(Call call, const char *what) {
  try {
    call();
  } catch (const Wanted &) {
    return;
  } catch (...) {
  }
  expect(false, what);
}

}  // namespace

int main() {
  using namespace parcheesi;

  Game game;
  const Game start = game;
  expect(game.text() == "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll", "the text of the start");
  expect(game.legal_actions().size() == 36, "36 rolls");
  const Events events = game.apply(Action::roll(5, 2));
  expect(events.size() == 1 && events[0].kind == PARCHEESI_EVENT_ROLLED, "the event of a roll");
  expect(game != start && start == Game() && Game::parse(game.text()) == game, "a game is a value");
  expect(std::unordered_set<Game>{game, start, start}.size() == 2, "a game can be hashed");
  expect(game.pending().size() == 2, "two dice are pending");

  const Actions legal = game.legal_actions();
  expect(std::all_of(legal.begin(), legal.end(), [&](const Action &action) { return !game.check(action); }),
         "listed actions are legal");
  for (const Action &action : legal) {
    Game next = game;
    expect(!next.try_apply(action) && next != game, "listed actions work");
  }
  game.apply(legal[0]);
  expect(Game(game.c()) == game, "a game of the C interface");
  expect_throw<Error>([] { Game(parcheesi_game{}).text(); }, "zeros are no game");
  const std::vector<Color> seats{Color::yellow, Color::red};
  expect(Game(seats.data(), seats.size()) == Game({Color::yellow, Color::red}), "the colors of a vector");
  expect(game.place(Color::yellow, 0) == 0 && !game.winner(), "a pawn has left its nest");
  const Path path = game.path(Action::parse("0+2"));
  expect(path.size() == 2 && path[1] == 2, "the path of a move");

  Dice dice(7), same(7);
  const auto thrown = start.bot_choose(Level::hard, dice);
  expect(thrown && thrown->text() == same.roll().text(), "a computer player throws the dice");
  const Game shot = Game::parse("Y:5,24,n,n/R:20,n,n,n Y 6-2:2");
  expect(shot.bot_choose(Level::medium, dice)->text() == "0+2", "a computer player takes a safe space");
  expect(dice.below(1000) == same.below(1000), "and leaves the dice as they are");
  Dice stored(dice.c());
  expect(stored.below(1000) == dice.below(1000), "dice as bytes");
  expect(!Game::parse("Y:*,*,*,*/R:n,n,n,n Y over w=Y").bot_choose(Level::easy, dice), "the game is over");

  for (unsigned number = 0; number < PARCHEESI_ACTION_COUNT; ++number) {
    const Action action = Action::from_number(static_cast<std::uint8_t>(number));
    expect(Action::parse(action.text()).number() == number, "an action has a text and a number");
  }

  Game duty = Game::parse("Y:0,n,n,n/R:9,9,n,n Y 3-6:36");
  const Game before = duty;
  const Actions duties = duty.legal_actions();
  expect(std::find(duties.begin(), duties.end(), Action::parse("0+6")) != duties.end(), "an action is found by what it does");
  expect(Action::parse("0+6") != Action::parse("0+6h"), "by another path it is another action");
  try {
    duty.apply(Action::parse("0+3"));
    expect(false, "a refused action throws");
  } catch (const Refused &refused) {
    expect(std::string_view(refused.what()) ==
               "pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)",
           "the sentence of a refusal");
    expect(refused.status() == PARCHEESI_STATUS_ILLEGAL && refused.refusal().rule_part == 11, "the rule of a refusal");
  }
  expect(duty == before && duty.try_apply(Action::parse("0+3")).has_value() && duty == before, "refused: unchanged");
  expect_throw<Refused>([&] { duty.apply(Action::roll(1, 1)); }, "a roll on the wrong stage is refused");
  expect(Game::parse("Y:*,*,*,*/R:n,n,n,n Y over w=Y").winner() == Color::yellow, "the winner");
  expect_throw<FormatError>([] { Game::parse(""); }, "no position");
  expect_throw<FormatError>([] { Action::parse("0+7"); }, "no action");
  expect_throw<Error>([] { Game({Color::yellow}); }, "one color is too few");
  expect_throw<Error>([] { Game(std::initializer_list<Color>{}); }, "no color is too few");
  expect_throw<Error>([&] { game.apply(Action()); }, "a zeroed action is refused");

  Game drawn = Game::parse("Y:1,n,n,n/R:3,n,n,n Y 2-4:24");
  const Events happened = drawn.apply(Action::parse("0+2"));
  expect(sentence(happened[0]) == "Yellow's pawn 0 moves 2 from space 1 to space 3", "the sentence of an event");
  const std::string plain = drawn.svg();
  expect(plain.find("<svg ") == 0 && plain.find(drawn.text()) != std::string::npos, "a picture of the position");
  expect(drawn.svg(PARCHEESI_MARK_TARGETS, 1) == plain && drawn.svg(PARCHEESI_MARK_TARGETS, 0) != plain, "targets of a pawn");
  expect(drawn.svg(0, PARCHEESI_NOBODY, &happened[0]).size() > plain.size(), "the last move");
  expect_throw<Error>([&] { drawn.svg(4); }, "no such mark");

  HouseRules rules(PARCHEESI_RULES_CLASSIC);
  const Game classic({Color::yellow, Color::red}, rules);
  expect(classic.text() == "Y:n,n,n,n/R:n,n,n,n Y roll rules=classic", "house rules");
  expect(classic.house_rules().blockade_limit == 3 && start.house_rules().blockade_limit == 0, "the house rules of a game");
  return failures == 0 ? 0 : 1;
}
