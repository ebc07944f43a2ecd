// A whole game from a seed, printed as a game record: the C++ twin of examples/seeded_game.rs, byte for byte.
//
//     cargo rustc --release --lib --features capi --crate-type staticlib
//     g++ -std=c++17 -Iinclude examples/cpp/seeded_game.cpp target/release/libparcheesi.a -o game && ./game 7
#include <charconv>
#include <cstdint>
#include <exception>
#include <iostream>
#include <string_view>

#include "parcheesi.hpp"

namespace {

void play(std::uint64_t seed) {
  parcheesi::Dice dice(seed);
  parcheesi::Game game;
  std::cout << game << '\n';
  for (auto stage = game.stage(); stage != parcheesi::Stage::over; stage = game.stage()) {
    const auto action = stage == parcheesi::Stage::roll ? dice.roll() : dice.choose(game.legal_actions());
    game.apply(action);
    std::cout << action << '\n';
  }
}

}  // namespace

int main(int argc, char **argv) {
  std::uint64_t seed = 0;
  const std::string_view text = argc == 2 ? argv[1] : "";
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) {
    std::cerr << "usage: seeded_game SEED\n";
    return 2;
  }
  try {
    play(seed);
  } catch (const std::exception &failure) {
    std::cerr << "seeded_game: " << failure.what() << '\n';
    return 1;
  }
  return std::cout.flush() ? 0 : 1;
}
