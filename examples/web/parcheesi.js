// Parcheesi: the complete rules as a state machine, by way of the C interface of the library, compiled to WebAssembly.
//
//     import { Dice, Game, Stage, load } from './parcheesi.js';
//
//     await load(); // parcheesi.wasm beside this module
//     const game = new Game(), dice = new Dice(7);
//     while (game.stage !== Stage.OVER) {
//       game.apply(game.stage === Stage.ROLL ? dice.roll() : dice.choose(game.legalActions()));
//     }
//     console.log(game.winner);
//
// A Game is 128 bytes of its own: it can be copied, compared and printed as one line of text. What the rules refuse is
// thrown as Refused, whose message is the full sentence with the number of the rule. Fields are called as in the header.

const ABI_VERSION = 1;

/** Room for lists, texts and pictures: the MAX_ numbers of the header. */
export const MAX = Object.freeze({ ACTIONS: 64, EVENTS: 64, PENDING: 32, PATH: 32, TEXT: 512, SVG: 65536 });

/** A seat, in the direction of travel. */
export const Color = Object.freeze({ YELLOW: 0, BLUE: 1, RED: 2, GREEN: 3 });

/** The letters of the colors in texts and in pictures, and their names. */
export const COLOR_LETTERS = 'YBRG';
export const COLOR_NAMES = Object.freeze(['Yellow', 'Blue', 'Red', 'Green']);

/** What the player to move has to do now. */
export const Stage = Object.freeze({ ROLL: 1, DICE: 2, REWARDS: 3, OVER: 4 });

export const ActionKind = Object.freeze({
  ROLL: 1, LEAVE_FIVE: 2, LEAVE_SUM: 3, MOVE_DIE: 4, MOVE_REWARD: 5, END: 6,
});

export const PendingKind = Object.freeze({ ROLL: 1, DIE: 2, REWARD_20: 3, REWARD_10: 4, REROLL: 5 });

export const PathKind = Object.freeze({ RING: 1, ROW: 2 });

export const EventKind = Object.freeze({
  ROLLED: 1, LEFT_NEST: 2, MOVED: 3, BLOCKADE_BROKEN: 4, CAPTURED: 5, BLOCKADE_FORMED: 6, REACHED_HOME: 7,
  REWARD_EARNED: 8, DIE_FORFEITED: 9, REWARD_FORFEITED: 10, PENALTY: 11, ROLL_AGAIN: 12, TURN_PASSED: 13, PLACED: 14,
  GAME_OVER: 15,
});

/** The named sets of house rules. */
export const Rules = Object.freeze({ STANDARD: 1, PUBLISHER: 2, CLASSIC: 3 });

/** How well a computer player plays. */
export const Level = Object.freeze({ RANDOM: 0, EASY: 1, MEDIUM: 2, HARD: 3 });

/** What a picture shows besides the pawns; the numbers can be added. */
export const Mark = Object.freeze({ SPACE_NUMBERS: 1, TARGETS: 2 });

/** The places that are no space of the ring (0 to 67), and nobody. */
export const NEST = 200, ROW_FIRST = 201, ROW_LAST = 207, HOME = 208, NOWHERE = 255, NOBODY = 255;

const Status = Object.freeze({
  OK: 0, NULL: -1, INVALID: -2, BUFFER: -3, CORRUPT: -4, STAGE: -5, ILLEGAL: -6, OVER: -7, FORMAT: -8, UNSUPPORTED: -9,
  ABI: -10, INTERNAL: -100,
});

/** The options of house rules, in the order of rules 16.1 to 16.13. */
export const OPTIONS = Object.freeze([
  'five_entry', 'single_die', 'doublet_play', 'doublet_bottoms', 'reroll_unmoved', 'third_doublet', 'rewards',
  'home_row', 'blockade_together', 'blockade_limit', 'capture_rewards', 'finish', 'reward_window',
]);

// A struct: its fields one after the other, a byte each, so many bytes, or a number of four bytes.
function struct(fields) {
  const offsets = {};
  let size = 0;
  for (const field of fields.split(' ')) {
    const [, name, count, wide] = /^(\w+?)(?:\*(\d+))?(:u32)?$/.exec(field);
    offsets[name] = { offset: size, size: wide ? 4 : Number(count ?? 1), list: count !== undefined };
    size += offsets[name].size;
  }
  return Object.freeze({ size, offsets });
}

const ACTION_FIELDS = 'kind color pawn value value2 path from to';

/** Sizes and offsets of the structs of the header. */
export const STRUCTS = Object.freeze({
  game: struct('bytes*128'),
  rng: struct('bytes*16'),
  house_rules: struct(`struct_size:u32 ${OPTIONS.join(' ')} reserved*15`),
  action: struct(ACTION_FIELDS),
  event: struct('kind color pawn from to value value2 path other_color other_pawn reserved*6'),
  pending: struct('kind value reserved*2'),
  refusal: struct('reason rule_part rule_item place color pawn value reserved action*8 better*8'),
  view: struct(
    'struct_size:u32 stage color color_count winner colors*4 die1 die2 dice_count doublets dice*4 twenties tens ' +
      'capture_rewarded placing_count placings*4 places*16 blockade_ages*16 partners*4 reserved*64',
  ),
});

/** What every error of this module is. */
export class ParcheesiError extends Error {
  constructor(status, message) {
    super(message ?? `${library?.message('status', status)} (status ${status})`);
    this.name = new.target.name;
    this.status = status;
  }
}

/** A text is no position or action. */
export class FormatError extends ParcheesiError {
  constructor(text, at) {
    super(Status.FORMAT, `'${text}' is not valid${at === undefined ? '' : ` at byte ${at}`}`);
    this.text = text;
    /** Where the text goes wrong, in bytes from 0; undefined where the library does not say. */
    this.at = at;
  }
}

/** The rules refuse an action, and this is why. The game is as it was. */
export class Refused extends ParcheesiError {
  constructor(status, sentence, refusal) {
    super(status, sentence);
    this.action = new Action(refusal.action);
    /** The number of the rule, such as '8.2'. */
    this.rule = `${refusal.rule_part}.${refusal.rule_item}`;
    /** The number of the reason, as in the table of constants. */
    this.reason = refusal.reason;
    /** The place concerned, NOWHERE where there is none. */
    this.place = refusal.place;
    /** Where a duty refuses: an action that begins a better use of the dice. */
    this.better = refusal.better[0] === 0 ? undefined : new Action(refusal.better);
  }
}

/** One thing to do. Its text is that of the library: 3-5, 0e5, 2+6, 2+6h, end. */
export class Action {
  constructor(bytes) {
    Object.assign(this, read('action', bytes));
    Object.freeze(this);
  }

  /** The throw of two dice, each 1 to 6. */
  static throw(die1, die2) {
    return new Action([ActionKind.ROLL, NOBODY, 0, byte(die1), byte(die2), 0, NOWHERE, NOWHERE]);
  }

  /** The action with this text. Throws FormatError. */
  static parse(text) {
    const bytes = utf8(text);
    const status = library.call('action_from_text', library.put('text', bytes), bytes.length, library.at('action'));
    if (status === Status.FORMAT) throw new FormatError(text);
    must(status);
    return new Action(library.get('action'));
  }

  /** The action with this dense number, 0 to 108. */
  static fromNumber(number) {
    must(library.call('action_from_index', byte(number), library.at('action')));
    return new Action(library.get('action'));
  }

  /** The dense number, 0 to 108, stable for ever. */
  get number() {
    must(library.call('action_index', library.put('action', write('action', this)), library.at('number')));
    return library.get('number')[0];
  }

  toString() {
    return library.text('action_to_text', MAX.TEXT, library.put('action', write('action', this)));
  }
}

/** One thing that happened; the list of them is enough to animate a board. It prints as a sentence. */
export class Event {
  constructor(bytes) {
    Object.assign(this, read('event', bytes));
    Object.freeze(this);
  }

  toString() {
    return library.text('event_to_text', MAX.TEXT, library.put('event', write('event', this)));
  }
}

/** House rules: each option is the place of its value in the rule's list from 0, which is the default. */
export class HouseRules {
  constructor(preset = Rules.STANDARD, options = {}) {
    must(library.call('house_rules_init', library.at('house_rules'), STRUCTS.house_rules.size, preset));
    const given = read('house_rules', library.get('house_rules'));
    for (const name of OPTIONS) this[name] = byte(options[name] ?? given[name]);
    for (const name of Object.keys(options)) {
      if (!OPTIONS.includes(name)) throw new TypeError(`no house rule is called ${name}`);
    }
    must(library.call('house_rules_check', library.put('house_rules', this.bytes)));
    Object.freeze(this);
  }

  /** The struct of the C interface. */
  get bytes() {
    return write('house_rules', { ...this, struct_size: STRUCTS.house_rules.size });
  }
}

/** A seeded generator whose values are the same on every machine and in every version. Not for secrets. */
export class Dice {
  /** The seed is a number or a BigInt from 0 to 2^64 - 1. */
  constructor(seed) {
    const number = BigInt(seed);
    if (number !== BigInt.asUintN(64, number)) throw new RangeError('a seed is a number from 0 to 2^64 - 1');
    must(library.call('rng_init', library.at('rng'), number));
    this.bytes = library.get('rng');
  }

  /** A throw, ready to be applied. */
  roll() {
    const at = library.at('number');
    this.with((rng) => library.call('rng_roll', rng, at, at + 1));
    return Action.throw(...library.get('number').subarray(0, 2));
  }

  /** A number below n, each equally likely; n is 1 or more. */
  below(n) {
    if (!(Number.isInteger(n) && n >= 1 && n < 2 ** 32)) throw new RangeError('n is a number from 1 to 2^32 - 1');
    this.with((rng) => library.call('rng_below', rng, n, library.at('number')));
    return new DataView(library.get('number').buffer).getUint32(0, true);
  }

  /** Any of these, each equally likely. */
  choose(items) {
    return items[this.below(items.length)];
  }

  copy() {
    return Object.assign(Object.create(Dice.prototype), { bytes: this.bytes.slice() });
  }

  /** A call that uses the generator: it gets its address and gives a status. */
  with(call) {
    must(call(library.put('rng', this.bytes)));
    this.bytes = library.get('rng');
  }
}

/** A game at one moment. */
export class Game {
  /** The usual turn order, "to the left". */
  static CLOCKWISE = Object.freeze([Color.YELLOW, Color.GREEN, Color.RED, Color.BLUE]);

  /** Two to four different colors in turn order. */
  constructor(colors = Game.CLOCKWISE, houseRules = new HouseRules()) {
    const list = library.put('text', Uint8Array.from(colors, byte));
    const rules = library.put('house_rules', houseRules.bytes);
    must(library.call('game_init', library.at('game'), list, colors.length, rules));
    this.bytes = library.get('game');
  }

  /** The game in the position with this text. Throws FormatError. */
  static parse(text) {
    const bytes = utf8(text);
    const start = library.put('text', bytes);
    const status = library.call('from_text', library.at('game'), start, bytes.length, library.at('size'));
    if (status === Status.FORMAT) throw new FormatError(text, library.size());
    must(status);
    return Object.assign(Object.create(Game.prototype), { bytes: library.get('game') });
  }

  /** Everything that a renderer needs, by the names of the header. */
  get view() {
    must(library.call('view_get', put(this), library.at('view'), STRUCTS.view.size));
    return read('view', library.get('view'));
  }

  get stage() {
    return this.view.stage;
  }

  /** Whose turn it is; when the game is over, who moved last. */
  get color() {
    return this.view.color;
  }

  /** The colors that play, in turn order. */
  get colors() {
    const { colors, color_count } = this.view;
    return [...colors.subarray(0, color_count)];
  }

  /** Who has won; undefined before somebody has. */
  get winner() {
    const { winner } = this.view;
    return winner === NOBODY ? undefined : winner;
  }

  get houseRules() {
    must(library.call('game_house_rules', put(this), library.at('house_rules'), STRUCTS.house_rules.size));
    const { struct_size: _, reserved: __, ...options } = read('house_rules', library.get('house_rules'));
    return new HouseRules(Rules.STANDARD, options);
  }

  /** A number for the position, the same on every machine and in every version: a BigInt. */
  get hash64() {
    must(library.call('hash', put(this), library.at('number')));
    return new DataView(library.get('number').buffer).getBigUint64(0, true);
  }

  /** Where a pawn is: 0 to 67 on the ring, else NEST, ROW_FIRST to ROW_LAST or HOME. */
  place(color, pawn) {
    must(library.call('place_get', put(this), byte(color), byte(pawn), library.at('number')));
    return library.get('number')[0];
  }

  /** Everything still owed or available. */
  pending() {
    return list('pending_actions', this, 'pending', MAX.PENDING).map((bytes) => read('pending', bytes));
  }

  /** The legal actions, in ascending number. */
  legalActions() {
    return list('legal_actions', this, 'action', MAX.ACTIONS).map((bytes) => new Action(bytes));
  }

  /** Why the rules refuse an action: a Refused, not thrown; undefined if it is legal. */
  refusal(action) {
    const given = library.put('action', write('action', asAction(action)));
    const status = library.call('check', put(this), given, library.at('refusal'));
    if (status === Status.OK) return undefined;
    if (!isRefusal(status)) must(status);
    const refusal = read('refusal', library.get('refusal'));
    return new Refused(status, library.text('refusal_to_text', MAX.TEXT, library.at('refusal')), refusal);
  }

  /** The places that the pawn of an action goes over, in order. */
  path(action) {
    const given = library.put('action', write('action', asAction(action)));
    must(library.call('path', put(this), given, library.at('text'), MAX.PATH, library.at('size')));
    return [...library.get('text', library.size())];
  }

  /** Does an action and all that follows from it by itself: the events. Throws Refused, and the game is as it was. */
  apply(action) {
    const given = library.put('action', write('action', asAction(action)));
    const game = put(this);
    const status = library.call('apply', game, given, library.at('list'), MAX.EVENTS, library.at('size'));
    if (isRefusal(status)) throw this.refusal(action);
    must(status);
    this.bytes = library.get('game');
    return library.items('event').map((bytes) => new Event(bytes));
  }

  /** What a computer player of a level does: on the stage ROLL a throw of the dice. Undefined when the game is over. */
  choose(level, dice) {
    let status;
    dice.with((rng) => {
      status = library.call('bot_choose', put(this), byte(level), rng, library.at('action'));
      return status === Status.OVER ? Status.OK : status;
    });
    return status === Status.OVER ? undefined : new Action(library.get('action'));
  }

  /** The board as an SVG document: with the targets of one pawn or all, and the move of an event as the last one. */
  svg({ marks = 0, pawn = NOBODY, lastMove = undefined } = {}) {
    const event = lastMove === undefined ? 0 : library.put('event', write('event', lastMove));
    return library.text('game_to_svg', MAX.SVG, put(this), marks, byte(pawn), event);
  }

  /** The position on one line: what to save. */
  toString() {
    return library.text('to_text', MAX.TEXT, put(this));
  }

  equals(other) {
    return this.bytes.every((one, i) => one === other.bytes[i]);
  }

  copy() {
    return Object.assign(Object.create(Game.prototype), { bytes: this.bytes.slice() });
  }
}

function put(game) {
  return library.put('game', game.bytes);
}

function list(name, game, kind, capacity) {
  must(library.call(name, put(game), library.at('list'), capacity, library.at('size')));
  return library.items(kind);
}

/** The version of the library. */
export function version() {
  return library.cString(library.call('version'));
}

/**
 * Loads the library: once, before anything else of this module is used. It is given as an address, a Response, bytes, or a
 * compiled module.
 */
export async function load(source = new URL('parcheesi.wasm', import.meta.url)) {
  let given = source;
  if (typeof given === 'string' || given instanceof URL) {
    given = await fetch(given);
    if (!given.ok) throw new ParcheesiError(Status.ABI, `${given.url}: ${given.status} ${given.statusText}`);
  }
  if (typeof Response !== 'undefined' && given instanceof Response) given = await given.arrayBuffer();
  // The module imports nothing: it can do nothing but compute.
  const module = given instanceof WebAssembly.Module ? given : await WebAssembly.compile(given);
  library = new Library((await WebAssembly.instantiate(module, {})).exports);
}

// What a call needs besides structs: a size_t, which has 4 bytes here, a number, a list, and bytes in or out.
const ROOM = {
  ...Object.fromEntries(Object.entries(STRUCTS).map(([name, { size }]) => [name, size])),
  size: 4,
  number: 8,
  list: Math.max(MAX.ACTIONS * STRUCTS.action.size, MAX.EVENTS * STRUCTS.event.size, MAX.PENDING * STRUCTS.pending.size),
  text: MAX.SVG,
};

const PAGE = 65536;

/** The exports of the library, and some memory of its own for arguments and results. */
class Library {
  #exports;
  #addresses = {};

  constructor(exports) {
    this.#exports = exports;
    const abi = exports.parcheesi_abi_version();
    if (abi !== ABI_VERSION) {
      throw new ParcheesiError(Status.ABI, `the library has interface ${abi}, this module needs ${ABI_VERSION}`);
    }
    // Pages that are new belong to whoever asked for them: nothing of the library lies there, its stack neither.
    const size = Object.values(ROOM).reduce((sum, room) => sum + room + 8, 0);
    let free = exports.memory.grow(Math.ceil(size / PAGE)) * PAGE;
    for (const [name, room] of Object.entries(ROOM)) {
      this.#addresses[name] = free;
      free += Math.ceil(room / 8) * 8;
    }
  }

  call(name, ...rest) {
    return this.#exports[`parcheesi_${name}`](...rest);
  }

  at(name) {
    return this.#addresses[name];
  }

  /** Copies bytes in: their address. */
  put(name, bytes) {
    if (bytes.length > ROOM[name]) throw new RangeError(`${bytes.length} bytes are too many for ${name}`);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, this.at(name));
    return this.at(name);
  }

  /** A copy of what was written. The memory may have grown since, so it is looked up each time. */
  get(name, size = ROOM[name]) {
    return new Uint8Array(this.#exports.memory.buffer, this.at(name), size).slice();
  }

  size() {
    return new DataView(this.#exports.memory.buffer).getUint32(this.at('size'), true);
  }

  items(kind) {
    const { size } = STRUCTS[kind];
    const bytes = this.get('list', this.size() * size);
    return Array.from({ length: this.size() }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
  }

  text(name, capacity, ...rest) {
    must(this.call(name, ...rest, this.at('text'), capacity, this.at('size')));
    return new TextDecoder().decode(this.get('text', this.size()));
  }

  cString(address) {
    const bytes = new Uint8Array(this.#exports.memory.buffer, address);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }

  message(kind, number) {
    return this.cString(this.call(`${kind}_message`, number));
  }
}

let library;

function read(name, bytes) {
  const values = {};
  for (const [field, { offset, size, list }] of Object.entries(STRUCTS[name].offsets)) {
    const part = Uint8Array.from(bytes.slice(offset, offset + size));
    values[field] = list ? part : size === 4 ? new DataView(part.buffer).getUint32(0, true) : part[0];
  }
  return values;
}

function write(name, values) {
  const bytes = new Uint8Array(STRUCTS[name].size);
  for (const [field, { offset, size, list }] of Object.entries(STRUCTS[name].offsets)) {
    const value = values[field] ?? 0;
    if (list) bytes.set(value || [], offset);
    else if (size === 4) new DataView(bytes.buffer).setUint32(offset, value, true);
    else bytes[offset] = byte(value);
  }
  return bytes;
}

function asAction(action) {
  return typeof action === 'string' ? Action.parse(action) : action;
}

function isRefusal(status) {
  return status === Status.STAGE || status === Status.ILLEGAL || status === Status.OVER;
}

function must(status) {
  if (status !== Status.OK) throw new ParcheesiError(status);
}

// WebAssembly would take the low bits of any other number.
function byte(number) {
  if (!(Number.isInteger(number) && number >= 0 && number <= 255)) throw new RangeError(`${number} is not 0 to 255`);
  return number;
}

// Longer ones are wrong long before their end.
function utf8(text) {
  return new TextEncoder().encode(text).subarray(0, MAX.SVG);
}
