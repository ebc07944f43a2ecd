// A whole game from a seed, printed as a game record: the C++ twin of examples/seeded_game.rs, byte for byte.
//
//     cargo rustc --release --lib --features capi --crate-type staticlib
//     g++ -std=c++17 -Iinclude examples/cpp/seeded_game.cpp target/release/libparcheesi.a -o target/game && target/game 7
//     target/game 7 medium
#include <charconv>
#include <cstdint>
#include <exception>
#include <iostream>
#include <optional>
#include <string_view>

#include "parcheesi.hpp"

namespace {

std::optional<parcheesi::Level> read_level(std::string_view text) {
  using parcheesi::Level;
  if (text == "random") return Level::random;
  if (text == "easy") return Level::easy;
  if (text == "medium") return Level::medium;
  if (text == "hard") return Level::hard;
  return std::nullopt;
}

/// At random, as the level random plays; or at a level.
void play(std::uint64_t seed, std::optional<parcheesi::Level> level) {
  parcheesi::Dice dice(seed);
  parcheesi::Game game;
  std::cout << game << '\n';
  for (auto stage = game.stage(); stage != parcheesi::Stage::over; stage = game.stage()) {
    const auto action = level                               ? game.bot_choose(*level, dice).value()
                        : stage == parcheesi::Stage::roll ? dice.roll()
                                                          : dice.choose(game.legal_actions());
    game.apply(action);
    std::cout << action << '\n';
  }
}

}  // namespace

int main(int argc, char **argv) {
  std::uint64_t seed = 0;
  const std::string_view text = argc == 2 || argc == 3 ? argv[1] : "";
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  const auto level = argc == 3 ? read_level(argv[2]) : std::nullopt;
  if (error != std::errc() || end != text.data() + text.size() || (argc == 3 && !level)) {
    std::cerr << "usage: seeded_game SEED [random | easy | medium | hard]\n";
    return 2;
  }
  try {
    play(seed, level);
  } catch (const std::exception &failure) {
    std::cerr << "seeded_game: " << failure.what() << '\n';
    return 1;
  }
  return std::cout.flush() ? 0 : 1;
}
