// The dialog in which a new game is agreed: who plays, who begins, house rules.

import { COLOR_NAMES, Game, HouseRules, OPTIONS } from './parcheesi.js';
import { OPTION_LABELS, RULE_SETS } from './labels.js';
import { PERSON } from './table.js';

const ABSENT = 'absent';

export class Setup {
  #dialog = document.querySelector('#setup');
  #onBegin;

  /** levels are the names of the computer players by their numbers; onBegin gets the game and the seats. */
  constructor(levels, onBegin) {
    this.#onBegin = onBegin;
    const players = new Map([[PERSON, 'a person'], ...[...levels].map(([number, name]) => [number, `computer, ${name}`])]);
    for (const color of Game.CLOCKWISE) {
      const choices = new Map([...players, [ABSENT, 'nobody']]);
      find('#seats').append(labelled(COLOR_NAMES[color], select(`seat-${color}`, choices), `seat seat-${color}`));
    }
    fill(find('#starter'), new Map(Game.CLOCKWISE.map((color) => [color, COLOR_NAMES[color]])));
    fill(find('#preset'), new Map(Object.entries(RULE_SETS).map(([name, number]) => [number, name])));
    for (const name of OPTIONS) {
      const { rule, label, values } = OPTION_LABELS[name];
      const input = values.length > 0 ? select(`option-${name}`, new Map(values.entries())) : number(`option-${name}`);
      find('#options').append(labelled(`${rule} ${label}`, input));
    }
    find('#preset').addEventListener('change', () => this.#showOptions(new HouseRules(Number(find('#preset').value))));
    find('#seats').addEventListener('change', () => find('#setup-error').replaceChildren());
    find('#begin').addEventListener('click', (event) => {
      event.preventDefault();
      this.#begin();
    });
  }

  /** Opens the dialog, with what is played now. */
  open({ game, seats }) {
    const colors = game.colors;
    for (const color of Game.CLOCKWISE) {
      find(`#seat-${color}`).value = String(colors.includes(color) ? seats.get(color) : ABSENT);
    }
    find('#starter').value = String(colors[0]);
    this.#showOptions(game.houseRules);
    find('#setup-error').replaceChildren();
    this.#dialog.showModal();
  }

  #showOptions(rules) {
    for (const name of OPTIONS) find(`#option-${name}`).value = String(rules[name]);
    const sets = Object.values(RULE_SETS);
    const same = sets.find((set) => OPTIONS.every((name) => new HouseRules(set)[name] === rules[name]));
    if (same) find('#preset').value = String(same);
  }

  #begin() {
    const seats = new Map();
    for (const color of Game.CLOCKWISE) {
      const { value } = find(`#seat-${color}`);
      if (value !== ABSENT) seats.set(color, value === PERSON ? PERSON : Number(value));
    }
    // In turn order, from whoever begins.
    const first = Game.CLOCKWISE.indexOf(Number(find('#starter').value));
    const order = [...Game.CLOCKWISE.slice(first), ...Game.CLOCKWISE.slice(0, first)].filter((color) => seats.has(color));
    try {
      const options = OPTIONS.map((name) => [name, Number(find(`#option-${name}`).value)]);
      const game = new Game(order, new HouseRules(RULE_SETS.Standard, Object.fromEntries(options)));
      this.#dialog.close();
      this.#onBegin(game, seats);
    } catch {
      find('#setup-error').textContent =
        order.length < 2 ? 'Two players at least are needed.' : 'A blockade may stand for 0 to 255 turns.';
    }
  }
}

function find(selector) {
  return document.querySelector(selector);
}

function fill(element, choices) {
  element.replaceChildren(...[...choices].map(([value, text]) => new Option(text, value)));
  return element;
}

function select(id, choices) {
  return fill(Object.assign(document.createElement('select'), { id }), choices);
}

function number(id) {
  return Object.assign(document.createElement('input'), { id, type: 'number', min: 0, max: 255, value: 0 });
}

function labelled(text, input, name = '') {
  const label = Object.assign(document.createElement('label'), { className: name });
  const span = Object.assign(document.createElement('span'), { textContent: text });
  label.append(span, input);
  return label;
}
