// What parcheesi.js promises, checked: layout and numbers against the header, values, texts, refusals, errors.
//     node check.mjs PARCHEESI.WASM HEADER
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import * as parcheesi from './parcheesi.js';
import { OPTION_LABELS } from './labels.js';

const { Action, Color, Dice, EventKind, FormatError, Game, HouseRules, Level, Mark, Refused, Rules, Stage, STRUCTS } = parcheesi;
const [wasm, headerFile] = process.argv.slice(2);
const header = await readFile(headerFile, 'utf8');
const module = await WebAssembly.compile(await readFile(wasm));
await parcheesi.load(module);

const checks = {
  'the module imports nothing and exports what the header declares'() {
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    const functions = WebAssembly.Module.exports(module).filter((one) => one.kind === 'function');
    const declared = [...header.matchAll(/^PARCHEESI_API[^;]*?\b(parcheesi_\w+)\(/gm)].map((match) => match[1]);
    assert.ok(declared.length > 20);
    assert.deepEqual(functions.map((one) => one.name).sort(), declared.sort());
  },

  'the structs are laid out as the header says'() {
    const sizes = [...header.matchAll(/\(sizeof\(parcheesi_(\w+)\) == (\d+)\)/g)].map((match) => [match[1], +match[2]]);
    const here = Object.entries(STRUCTS).map(([name, { size }]) => [name, size]);
    assert.deepEqual(here.sort(), sizes.filter(([name]) => name !== 'status').sort());
    const offsets = [...header.matchAll(/offsetof\(parcheesi_(\w+), (\w+)\) == (\d+)/g)].map((match) => match.slice(1).join());
    assert.ok(offsets.length > 60);
    const fields = Object.entries(STRUCTS).flatMap(([name, { offsets }]) =>
      Object.entries(offsets).map(([field, { offset }]) => [name, field, offset].join()),
    );
    assert.deepEqual(fields.sort(), offsets.sort());
    assert.equal(header.match(/^ {2}uint32_t \w+;/gm).length, 2, 'the fields of four bytes are the two struct_size');
  },

  'the numbers are those of the header'() {
    const numbers = new Map([...header.matchAll(/^#define PARCHEESI_(\w+) (\d+)$/gm)].map((match) => [match[1], +match[2]]));
    const enums = { COLOR: Color, STAGE: Stage, ACTION: parcheesi.ActionKind, PENDING: parcheesi.PendingKind };
    Object.assign(enums, { PATH: parcheesi.PathKind, EVENT: EventKind, RULES: Rules, LEVEL: Level, MARK: Mark, MAX: parcheesi.MAX });
    for (const [prefix, members] of Object.entries(enums)) {
      const named = [...numbers].filter(([name]) => name.startsWith(`${prefix}_`) && !name.endsWith('_COUNT'));
      const here = Object.entries(members).map(([name, value]) => [`${prefix}_${name}`, value]);
      assert.deepEqual(here.sort(), named.sort(), prefix);
    }
    for (const name of ['NEST', 'ROW_FIRST', 'ROW_LAST', 'HOME', 'NOWHERE', 'NOBODY']) {
      assert.equal(parcheesi[name], numbers.get(name), name);
    }
    for (const [name, { values }] of Object.entries(OPTION_LABELS)) {
      if (name === 'blockade_limit') continue;
      const own = [...numbers.keys()].filter((one) => one.startsWith(`${name.toUpperCase()}_`));
      assert.equal(own.length, values.length, name);
      const words = own.map((one) => one.slice(name.length + 1).toLowerCase().replaceAll('_', ' '));
      assert.deepEqual(values, words, name);
    }
    assert.deepEqual(Object.keys(OPTION_LABELS), [...parcheesi.OPTIONS]);
    for (const [i, { rule }] of Object.values(OPTION_LABELS).entries()) assert.equal(rule, `16.${i + 1}`);
  },

  'a game is a value'() {
    const game = new Game();
    assert.equal(String(game), 'Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll');
    const other = game.copy();
    const events = other.apply(Action.throw(5, 2));
    assert.deepEqual(events.map((event) => event.kind), [EventKind.ROLLED]);
    assert.ok(!game.equals(other) && game.equals(new Game()) && Game.parse(String(other)).equals(other));
    assert.equal(game.legalActions().length, 36);
    assert.deepEqual(other.pending().map((pending) => pending.value), [2, 5]);
    assert.equal(typeof game.hash64, 'bigint');
    assert.notEqual(game.hash64, other.hash64);
    assert.equal(Game.parse(String(other)).hash64, other.hash64);
    const leave = other.legalActions()[0];
    assert.deepEqual([String(leave), leave.color, leave.from, leave.to], ['0e5', Color.YELLOW, parcheesi.NEST, 0]);
    other.apply(leave);
    assert.equal(other.place(Color.YELLOW, 0), 0);
    assert.deepEqual(other.path('0+2'), [1, 2]);
    assert.equal(other.winner, undefined);
    assert.equal(Game.parse('Y:*,*,*,*/R:n,n,n,n Y over w=Y').winner, Color.YELLOW);
  },

  'a refusal is an error with the sentence'() {
    const game = Game.parse('Y:0,n,n,n/R:9,9,n,n Y 3-6:36');
    const before = String(game);
    const sentence = 'pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)';
    const check = (error) => {
      assert.ok(error instanceof Refused);
      assert.deepEqual([error.message, error.rule, String(error.action), String(error.better)], [sentence, '11.3', '0+3', '0+6']);
      return true;
    };
    assert.throws(() => game.apply('0+3'), check);
    assert.ok(check(game.refusal('0+3')));
    assert.equal(String(game), before);
    assert.equal(game.refusal('0+6'), undefined);
    assert.throws(() => new Game().apply('end'), Refused);
  },

  'events are sentences and pictures have marks'() {
    const game = Game.parse('Y:1,n,n,n/R:3,n,n,n Y 2-4:24');
    const events = game.apply('0+2');
    assert.equal(String(events[0]), "Yellow's pawn 0 moves 2 from space 1 to space 3");
    const plain = game.svg();
    assert.ok(plain.startsWith('<svg ') && plain.endsWith('</svg>') && plain.includes(String(game)));
    assert.ok(game.svg({ lastMove: events[0] }).length > plain.length);
    assert.equal(game.svg({ lastMove: events[1] }), plain);
    assert.equal(game.svg({ marks: Mark.TARGETS, pawn: 1 }), plain);
    assert.notEqual(game.svg({ marks: Mark.TARGETS, pawn: 0 }), plain);
    assert.throws(() => game.svg({ marks: 4 }), parcheesi.ParcheesiError);
  },

  'errors say what is wrong'() {
    assert.throws(() => Game.parse('Y:n,n,n,n/X'), (error) => error instanceof FormatError && error.at === 10);
    assert.throws(() => Game.parse('Y:'.repeat(100000)), (error) => error instanceof FormatError && error.at === 2);
    const broken = new Game();
    broken.bytes.fill(7);
    for (const call of [() => broken.svg(), () => broken.legalActions(), () => broken.apply('end'), () => String(broken)]) {
      assert.throws(call, (error) => error instanceof parcheesi.ParcheesiError && /not|no /.test(error.message));
    }
    for (const text of ['', '0+7', '0+6 ', 'é'.repeat(600)]) assert.throws(() => Action.parse(text), FormatError);
    assert.throws(() => new Game([Color.YELLOW]), parcheesi.ParcheesiError);
    assert.throws(() => new Game([Color.YELLOW, 256]), RangeError);
    assert.throws(() => Action.throw(257, 1), RangeError);
    assert.throws(() => new Game().apply(Action.throw(0, 7)), parcheesi.ParcheesiError);
    assert.throws(() => new HouseRules(Rules.STANDARD, { finish: 2 }), parcheesi.ParcheesiError);
    assert.throws(() => new HouseRules(Rules.STANDARD, { finnish: 1 }), TypeError);
    assert.throws(() => new Dice(-1), RangeError);
    assert.throws(() => new Dice(1n << 64n), RangeError);
    assert.throws(() => new Dice(1).below(0), RangeError);
  },

  'actions have numbers'() {
    for (let number = 0; number < 109; number++) {
      const action = Action.fromNumber(number);
      assert.equal(action.number, number);
      assert.deepEqual(Action.parse(String(action)), action);
    }
  },

  'house rules are those of the game'() {
    const rules = new HouseRules(Rules.CLASSIC, { blockade_limit: 2 });
    assert.deepEqual(new Game(undefined, rules).houseRules, rules);
    assert.ok(String(new Game(undefined, new HouseRules(Rules.CLASSIC))).endsWith(' rules=classic'));
  },

  'a computer player throws, chooses, and has nothing to do at the end'() {
    const [dice, same] = [new Dice(7), new Dice(7)];
    assert.equal(String(new Game().choose(Level.HARD, dice)), String(same.roll()));
    const game = Game.parse('Y:5,24,n,n/R:20,n,n,n Y 6-2:2');
    assert.equal(String(game.choose(Level.MEDIUM, dice)), '0+2');
    assert.equal(dice.below(1000), same.below(1000));
    assert.equal(Game.parse('Y:*,*,*,*/R:n,n,n,n Y over w=Y').choose(Level.EASY, dice), undefined);
    assert.throws(() => game.choose(4, dice), parcheesi.ParcheesiError);
  },

  'dice can be copied'() {
    const dice = new Dice(7);
    assert.deepEqual([1, 2, 3].map(() => String(dice.roll())), ['4-1', '3-1', '5-6']);
    const copy = dice.copy();
    assert.deepEqual(dice.roll(), copy.roll());
  },

  'the version is that of the header'() {
    const numbers = ['MAJOR', 'MINOR', 'PATCH'].map((part) => new RegExp(`VERSION_${part} (\\d+)`).exec(header)[1]);
    assert.equal(parcheesi.version(), numbers.join('.'));
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    check();
  } catch (error) {
    failed += 1;
    console.error(`check: not so: ${name}\n${error.stack}`);
  }
}
console.log(`${Object.keys(checks).length - failed} of ${Object.keys(checks).length} hold`);
process.exitCode = failed === 0 ? 0 : 1;
