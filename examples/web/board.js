// The board on the page: the picture that the library draws, and what a click or a key on it means.

import { COLOR_LETTERS, COLOR_NAMES, HOME, Mark, NEST, NOBODY, ROW_FIRST } from './parcheesi.js';
import { placeName } from './table.js';

export class Board {
  #root;
  #game;

  /** onPawn and onPlace are called with the color and the pawn, or the place in the home row of the color or on the ring. */
  constructor(root, { onPawn, onPlace }) {
    this.#root = root;
    const choose = (target) => {
      const pawn = target.closest('[data-pawn]');
      const place = target.closest('[data-place]');
      if (pawn) onPawn(COLOR_LETTERS.indexOf(pawn.dataset.color), Number(pawn.dataset.pawn));
      else if (place) onPlace(placeOf(place.dataset.place), COLOR_LETTERS.indexOf(place.dataset.color ?? '-'));
      return pawn || place;
    };
    root.addEventListener('click', ({ target }) => choose(target));
    root.addEventListener('keydown', (event) => {
      const pressed = event.key === 'Enter' || event.key === ' ';
      if (pressed && event.target.matches('[role=button]') && choose(event.target)) event.preventDefault();
    });
  }

  /**
   * Shows a game. actions are those that the person to move may choose from, chosen is the pawn whose targets are marked.
   */
  show(game, { actions, chosen, lastMove, numbers }) {
    this.#game = game;
    const marks = (numbers ? Mark.SPACE_NUMBERS : 0) + (chosen === undefined ? 0 : Mark.TARGETS);
    const text = game.svg({ marks, pawn: chosen ?? NOBODY, lastMove });
    const svg = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
    // Not one picture but many things to press.
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', 'Board');
    svg.querySelector('title')?.remove();
    const held = key(document.activeElement);
    for (const pawn of new Set(actions.filter((one) => one.from !== 255).map((one) => one.pawn))) {
      this.#press(svg, pawnSelector(game.color, pawn), 'movable', this.#pawnLabel(pawn, chosen), pawn === chosen);
    }
    for (const action of actions.filter((one) => one.pawn === chosen && one.to !== 255)) {
      this.#press(svg, placeSelector(game.color, action.to), 'target', `Move pawn ${chosen} to ${placeName(action.to)}`);
      for (const [color, pawn] of this.#pawnsOn(action.to)) {
        svg.querySelector(pawnSelector(color, pawn))?.classList.add('target');
      }
    }
    this.#root.replaceChildren(svg);
    // The picture is a new one: what had the keyboard's attention keeps it.
    if (held) svg.querySelector(held)?.focus({ preventScroll: true });
  }

  #press(svg, selector, name, label, pressed) {
    const element = svg.querySelector(selector);
    if (!element) return;
    element.classList.add(name);
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', label);
    if (pressed !== undefined) element.setAttribute('aria-pressed', String(pressed));
  }

  #pawnLabel(pawn) {
    const { color } = this.#game;
    return `${COLOR_NAMES[color]}'s pawn ${pawn}, ${placeName(this.#game.place(color, pawn))}`;
  }

  *#pawnsOn(place) {
    for (const color of this.#game.colors) {
      for (let pawn = 0; pawn < 4; pawn++) {
        if (place < NEST && this.#game.place(color, pawn) === place) yield [color, pawn];
      }
    }
  }
}

function pawnSelector(color, pawn) {
  return `[data-pawn="${pawn}"][data-color="${COLOR_LETTERS[color]}"]`;
}

function placeSelector(color, place) {
  if (place < NEST) return `[data-place="${place}"]`;
  const text = place === HOME ? '*' : `h${place - ROW_FIRST + 1}`;
  return `[data-place="${text}"][data-color="${COLOR_LETTERS[color]}"]`;
}

/** A place from its text in a picture. */
function placeOf(text) {
  if (text === '*') return HOME;
  return text.startsWith('h') ? ROW_FIRST - 1 + Number(text.slice(1)) : Number(text);
}

/** How to find an element of the picture again in the next one. */
function key(element) {
  if (!element?.dataset || !element.closest('#board')) return undefined;
  const { color, pawn, place } = element.dataset;
  if (pawn !== undefined) return `[data-pawn="${pawn}"][data-color="${color}"]`;
  if (place === undefined) return undefined;
  return `[data-place="${place}"]${color ? `[data-color="${color}"]` : ''}`;
}
