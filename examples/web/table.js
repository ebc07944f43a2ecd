// A game at a table: who sits where, what was told, undo, and why something cannot be done. Nothing here knows the page.

import {
  Action, ActionKind, COLOR_NAMES, EventKind, FormatError, Game, HOME, NEST, ROW_FIRST, Stage,
} from './parcheesi.js';

/** A seat of a person; a computer player's is its level. */
export const PERSON = 'person';

export class Table {
  #past = [];

  /** seats has who plays each color; the dice are those of the table. */
  constructor(game, seats, dice) {
    this.game = game;
    this.seats = seats;
    this.dice = dice;
    /** What happened, as sentences. */
    this.log = [];
    /** The event of the last move. */
    this.lastMove = undefined;
  }

  get isOver() {
    return this.game.stage === Stage.OVER;
  }

  /** Whether a person has to do something. */
  get isPersonToMove() {
    return !this.isOver && this.seats.get(this.game.color) === PERSON;
  }

  get isComputerToMove() {
    return !this.isOver && !this.isPersonToMove;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  /** A person's throw. */
  roll() {
    this.#remember();
    this.#apply(this.dice.roll());
  }

  /** A person's action. Throws Refused, and then nothing has happened. */
  play(action) {
    const refusal = this.game.refusal(action);
    if (refusal) throw refusal;
    this.#remember();
    this.#apply(action);
  }

  /** One action of the computer player to move: the throw, or what it chooses. */
  step() {
    this.#apply(this.game.choose(this.seats.get(this.game.color), this.dice));
  }

  /** Back to what a person last had to decide. The dice go back too: they will fall as they fell. */
  undo() {
    const past = this.#past.pop();
    this.log.length = past.told;
    Object.assign(this, { game: past.game, dice: past.dice, lastMove: past.lastMove });
  }

  /** Why this pawn of the player to move cannot go to a place: sentences; or, without a place, anywhere. */
  explain(pawn, place) {
    const inNest = this.game.place(this.game.color, pawn) === NEST;
    const actions = [...(inNest ? leavings(pawn) : moves(pawn))].map((number) => Action.fromNumber(number));
    const there = actions.filter((action) => place === undefined || this.game.path(action).at(-1) === place);
    if (there.length === 0) return [`no number takes pawn ${pawn} to ${placeName(place)} in one move`];
    const refused = there.map((action) => this.game.refusal(action)).filter(Boolean);
    // Numbers that nobody has rolled or earned are of interest only where nothing else leads there.
    const pending = refused.filter((one) => one.rule !== '3.2' && one.rule !== '3.3');
    const aside = (one) => one.rule === '9.1' && pending.some((other) => other.rule !== '9.1');
    const told = pending.length > 0 ? pending.filter((one) => !aside(one)) : place === undefined ? [] : refused;
    // Where both paths of one number are refused for the same reason it is said once.
    const sentences = new Map();
    for (const { rule, action, message } of told) {
      const key = `${rule} ${action.kind} ${action.value}`;
      if (!sentences.has(key)) sentences.set(key, message);
    }
    return [...sentences.values()];
  }

  #remember() {
    const { game, dice, lastMove, log } = this;
    this.#past.push({ game: game.copy(), dice: dice.copy(), lastMove, told: log.length });
  }

  #apply(action) {
    const events = this.game.apply(action);
    for (const event of events) {
      if (event.kind === EventKind.MOVED || event.kind === EventKind.LEFT_NEST) this.lastMove = event;
      this.log.push(String(event));
    }
  }
}

/** The dense numbers of all ways for a pawn to leave its nest, and of all moves. */
function* leavings(pawn) {
  for (let i = 0; i < 2; i++) yield 36 + 2 * pawn + i;
}

function* moves(pawn) {
  for (let i = 0; i < 16; i++) yield 44 + 16 * pawn + i;
}

/** A legal action in a few words and in full sentences, as the library tells what it does. */
export function describe(game, action) {
  if (action.kind === ActionKind.END) return { short: 'Take no reward', full: 'End the rewards' };
  const told = game.copy().apply(action).filter((event) => TOLD.has(event.kind));
  const does = (kind) => told.some((event) => event.kind === kind);
  const by = { [ActionKind.LEAVE_FIVE]: 'five', [ActionKind.LEAVE_SUM]: 'sum' }[action.kind] ?? action.value;
  const short = [
    `Pawn ${action.pawn}: ${by} → ${placeName(action.to)}`,
    ...(does(EventKind.CAPTURED) ? ['captures'] : []),
    ...(does(EventKind.BLOCKADE_FORMED) ? ['blockade'] : []),
  ];
  return { short: short.join(', '), full: told.map(String).join(', ') };
}

// What an action does on the board, and not what it earns or whose turn comes next.
const TOLD = new Set([
  EventKind.LEFT_NEST, EventKind.MOVED, EventKind.CAPTURED, EventKind.BLOCKADE_FORMED, EventKind.REACHED_HOME,
]);

/** What the player to move has to do, in a few words. */
export function situation(game) {
  const { stage, color, doublets, die1, die2, placings } = game.view;
  const name = COLOR_NAMES[color];
  switch (stage) {
    case Stage.ROLL:
      return `${name} ${doublets > 0 ? 'rolls again' : 'to roll'}`;
    case Stage.DICE:
      return `${name} rolled ${die1}-${die2}, to move`;
    case Stage.REWARDS:
      return `${name} may take a reward`;
    default:
      return `${COLOR_NAMES[placings[0]]} wins`;
  }
}

/** A place as in a sentence. */
export function placeName(place) {
  if (place === NEST) return 'the nest';
  if (place === HOME) return 'home';
  return place < NEST ? `space ${place}` : `home row ${place - ROW_FIRST + 1}`;
}

/** A position as the part of an address after #. */
export function toHash(game) {
  return `#${encodeURI(String(game).replaceAll(' ', '_'))}`;
}

/** The game in such an address. Throws FormatError. */
export function fromHash(hash) {
  let text = hash.slice(1);
  try {
    text = decodeURIComponent(text);
  } catch {
    throw new FormatError(text);
  }
  return Game.parse(text.replaceAll('_', ' '));
}
