// A whole game from a seed, printed as a game record: the JavaScript twin of examples/seeded_game.rs, byte for byte.
//     bash examples/web/build
//     node examples/web/seeded_game.mjs target/web/parcheesi.wasm 7
//     node examples/web/seeded_game.mjs target/web/parcheesi.wasm 7 medium
import { readFile } from 'node:fs/promises';
import { Dice, Game, Level, Stage, load } from './parcheesi.js';

const [wasm, seed, name] = process.argv.slice(2);
const level = Level[name?.toUpperCase()];
if (!/^\d+$/.test(seed) || (name !== undefined && level === undefined)) {
  console.error('usage: seeded_game.mjs PARCHEESI.WASM SEED [random | easy | medium | hard]');
  process.exit(2);
}
await load(await readFile(wasm));
const game = new Game();
const dice = new Dice(BigInt(seed));
console.log(String(game));
for (let { stage } = game; stage !== Stage.OVER; { stage } = game) {
  // What the level random does, where none is named.
  const any = () => (stage === Stage.ROLL ? dice.roll() : dice.choose(game.legalActions()));
  const action = level === undefined ? any() : game.choose(level, dice);
  game.apply(action);
  console.log(String(action));
}
