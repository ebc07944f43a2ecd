// The page: it shows the table, takes what people do, and lets the computer players play.

import { Board } from './board.js';
import { Setup } from './setup.js';
import { PERSON, Table, describe, fromHash, situation, toHash } from './table.js';
import { OPTION_LABELS } from './labels.js';
import {
  ActionKind, COLOR_NAMES, Dice, Game, HouseRules, Level, NEST, OPTIONS, PendingKind, Refused, ROW_FIRST, Stage, load,
} from './parcheesi.js';

const find = (id) => document.getElementById(id);
const LEVEL_NAMES = new Map(Object.entries(Level).map(([name, number]) => [number, name.toLowerCase()]));

let table, board, setup, chosen, timer;

function begin(game, seats) {
  clearTimeout(timer);
  table = new Table(game, seats, new Dice(seed()));
  remember(seats);
  say('');
  render();
}

function render() {
  const { game } = table;
  const person = table.isPersonToMove;
  const actions = person && game.stage !== Stage.ROLL ? game.legalActions() : [];
  if (!actions.some((action) => action.pawn === chosen && action.kind !== ActionKind.END)) chosen = undefined;
  board.show(game, { actions, chosen, lastMove: table.lastMove, numbers: find('numbers').checked });
  const seat = table.seats.get(game.color);
  const computer = table.isComputerToMove ? ` (computer, ${LEVEL_NAMES.get(seat)})` : '';
  find('status').textContent = situation(game) + computer;
  find('status').dataset.color = game.color;
  find('pending').replaceChildren(...game.pending().map(chip));
  showChoices(actions, person);
  find('undo').disabled = !table.canUndo;
  find('hint').disabled = actions.length === 0;
  find('log').replaceChildren(...table.log.slice(-80).map((sentence) => element('li', sentence)));
  find('log').scrollTop = find('log').scrollHeight;
  showRules();
  if (!table.isComputerToMove) history.replaceState(null, '', location.search + toHash(game));
  // One computer player at a time, however often the page is drawn meanwhile.
  clearTimeout(timer);
  if (table.isComputerToMove) timer = setTimeout(step, Number(find('pace').value));
}

/** The buttons for whatever can be done: everything on the board can be done here too. */
function showChoices(actions, person) {
  // Whoever has begun to play goes on with the keyboard where the last button was.
  const lost = document.activeElement === document.body && table.canUndo;
  const hadFocus = find('choices').contains(document.activeElement) || lost;
  const buttons = [];
  if (person && table.game.stage === Stage.ROLL) {
    buttons.push(button('Roll the dice', 'Roll the dice', () => act(() => table.roll()), 'main'));
  }
  for (const action of actions.filter((one) => chosen === undefined || one.pawn === chosen || one.kind === ActionKind.END)) {
    const { short, full } = describe(table.game, action);
    const name = action.kind === ActionKind.END ? 'end' : 'choice';
    buttons.push(button(short, full, () => act(() => table.play(action)), name, String(action)));
  }
  if (table.isOver) buttons.push(button('New game', 'New game', () => setup.open(table), 'main'));
  find('choices').replaceChildren(...buttons);
  if (hadFocus && !find('setup').open) buttons[0]?.focus({ preventScroll: true });
}

function act(action) {
  try {
    action();
    chosen = undefined;
    say('');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(error.message);
  }
  render();
}

/** What a computer player does; at once means that much is done before it is shown. */
function step() {
  const started = performance.now();
  do table.step();
  while (find('pace').value === '0' && table.isComputerToMove && performance.now() - started < 40);
  render();
}

/** A pawn was pressed: the chosen one goes there, or it is chosen, or it is told why it cannot be. */
function onPawn(color, pawn) {
  const { game } = table;
  if (!table.isPersonToMove || game.stage === Stage.ROLL) return;
  const place = game.place(color, pawn);
  if (chosen !== undefined && !(color === game.color && pawn === chosen)) {
    const reached = place < NEST || (color === game.color && place !== NEST);
    if (reached && leading(place)) return onPlace(place, color);
    if (color !== game.color && place < NEST) return onPlace(place, color);
  }
  if (color !== game.color) return say(`${COLOR_NAMES[color]} is not to move`);
  choose(pawn);
}

function choose(pawn) {
  if (!table.isPersonToMove || table.game.stage === Stage.ROLL) return;
  const can = table.game.legalActions().some((action) => action.pawn === pawn && action.kind !== ActionKind.END);
  if (can) {
    chosen = chosen === pawn ? undefined : pawn;
    say('');
  } else {
    chosen = undefined;
    say(table.explain(pawn).join('\n') || `pawn ${pawn} cannot move`);
  }
  render();
}

/** A place was pressed: the chosen pawn goes there, or it is told why it cannot. */
function onPlace(place, color) {
  const { game } = table;
  if (!table.isPersonToMove || game.stage === Stage.ROLL) return;
  if (chosen === undefined) return say('Choose a pawn first');
  if (place >= ROW_FIRST && color !== game.color) return say('only its own pawns can stand there (rule 1.6)');
  const action = leading(place);
  if (action) act(() => table.play(action));
  else say(table.explain(chosen, place).join('\n'));
}

/** The action that takes the chosen pawn there, if one does; no two numbers take a pawn to the same place. */
function leading(place) {
  return table.game.legalActions().find((action) => action.pawn === chosen && action.to === place);
}

function undo() {
  if (!table.canUndo) return;
  clearTimeout(timer);
  table.undo();
  chosen = undefined;
  say('');
  render();
}

/** What the strongest computer player would do. It thinks with dice of its own, so that those of the table do not change. */
function hint() {
  const action = table.game.choose(Level.HARD, table.dice.copy());
  chosen = action.kind === ActionKind.END ? undefined : action.pawn;
  render();
  say(`Hint: ${describe(table.game, action).full}`);
}

async function share() {
  history.replaceState(null, '', location.search + toHash(table.game));
  try {
    await navigator.clipboard.writeText(location.href);
    say('The link to this position is in the clipboard.');
  } catch {
    say('The address of this page is the link to this position.');
  }
}

function say(text) {
  find('why').textContent = text;
}

function chip({ kind, value }) {
  const words = {
    [PendingKind.ROLL]: ['?', 'a throw'],
    [PendingKind.DIE]: [String(value), `a die of ${value}`],
    [PendingKind.REWARD_20]: ['+20', 'a reward of 20'],
    [PendingKind.REWARD_10]: ['+10', 'a reward of 10'],
    [PendingKind.REROLL]: ['↻', 'another roll'],
  }[kind];
  const chip = element('span', words[0], kind === PendingKind.DIE ? 'die' : 'chip');
  chip.setAttribute('role', 'img');
  chip.setAttribute('aria-label', words[1]);
  chip.title = words[1];
  return chip;
}

function showRules() {
  const rules = table.game.houseRules;
  const usual = new HouseRules();
  const other = OPTIONS.filter((name) => rules[name] !== usual[name]);
  const words = other.map((name) => {
    const { rule, label, values } = OPTION_LABELS[name];
    return `${rule} ${label}: ${values[rules[name]] ?? rules[name]}`;
  });
  find('position').textContent = String(table.game);
  find('rules').replaceChildren(...(words.length > 0 ? words : ['Standard rules']).map((text) => element('li', text)));
}

function element(tag, textContent, className = '') {
  return Object.assign(document.createElement(tag), { textContent, className });
}

function button(text, label, onclick, name, action = '') {
  const made = Object.assign(element('button', text, name), { type: 'button', onclick, title: label });
  made.setAttribute('aria-label', label);
  made.dataset.action = action;
  return made;
}

/** A seed by chance; ?seed=7 in the address gives the same dice each time. */
function seed() {
  const given = new URLSearchParams(location.search).get('seed');
  if (/^\d{1,20}$/.test(given ?? '') && BigInt(given) < 1n << 64n) return BigInt(given);
  return crypto.getRandomValues(new BigUint64Array(1))[0];
}

// Who sits where lasts from game to game, and is not part of a link.
function remember(seats) {
  try {
    localStorage.setItem('parcheesi.seats', JSON.stringify([...seats]));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function recall(game) {
  let stored = [];
  try {
    stored = JSON.parse(localStorage.getItem('parcheesi.seats') ?? '[]');
  } catch {
    // As if nothing had been stored.
  }
  const known = new Map(Array.isArray(stored) ? stored : []);
  const valid = (seat) => seat === PERSON || LEVEL_NAMES.has(seat);
  return new Map(
    game.colors.map((color) => {
      const usual = color === game.color ? PERSON : Level.MEDIUM;
      return [color, valid(known.get(color)) ? known.get(color) : usual];
    }),
  );
}

function open() {
  let game = new Game();
  let problem = '';
  if (location.hash.length > 1) {
    try {
      game = fromHash(location.hash);
    } catch (error) {
      problem = `The link has no position: ${error.message}`;
    }
  }
  chosen = undefined;
  begin(game, recall(game));
  say(problem);
}

const KEYS = {
  r: () => table.isPersonToMove && table.game.stage === Stage.ROLL && act(() => table.roll()),
  e: () => table.isPersonToMove && table.game.stage === Stage.REWARDS && act(() => table.play('end')),
  u: undo,
  h: () => find('hint').disabled || hint(),
  n: () => find('numbers').click(),
  escape() {
    chosen = undefined;
    render();
  },
  ...Object.fromEntries([0, 1, 2, 3].map((pawn) => [String(pawn), () => choose(pawn)])),
};

document.addEventListener('keydown', (event) => {
  const typing = event.target.matches('input[type=number], select') || find('setup').open;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  KEYS[event.key.toLowerCase()]?.();
});

try {
  await load();
  board = new Board(find('board'), { onPawn, onPlace });
  setup = new Setup(LEVEL_NAMES, begin);
  find('new').onclick = () => setup.open(table);
  find('share').onclick = share;
  find('undo').onclick = undo;
  find('hint').onclick = hint;
  find('numbers').onchange = render;
  addEventListener('hashchange', open);
  open();
} catch (error) {
  find('status').textContent = `This page does not work here: ${error.message}`;
  throw error;
}
