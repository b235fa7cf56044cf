import { drawBars } from './draw-bars.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 1000;
const HEIGHT = 560;
const MARGIN = 36;
/** With more marks than this the names would cover each other. */
const MAX_NAMED = 60;

/** @typedef {import('./draw.js').Item} Item */

/**
 * Draws a map: size to the right, growth upwards, area for the number of drivers. Items without figures are listed
 * below it.
 * @param {Item[]} items
 * @param {(item: Item) => void} onClick
 * @returns {DocumentFragment}
 */
export function drawMap(items, onClick) {
  // Small marks lie on top of large ones, so that they can be clicked.
  const placed = items
    .filter(({ size, growth }) => size !== null && growth !== null)
    .toSorted((one, other) => (other.drivers ?? 0) - (one.drivers ?? 0));
  const map = element('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}` });
  const x = scale(placed, 'size', MARGIN, WIDTH - MARGIN);
  const y = scale(placed, 'growth', HEIGHT - MARGIN, MARGIN);
  map.append(
    element('line', { class: 'axis', x1: MARGIN, x2: WIDTH - MARGIN, y1: HEIGHT - MARGIN, y2: HEIGHT - MARGIN }),
    element('line', { class: 'axis', x1: MARGIN, x2: MARGIN, y1: MARGIN, y2: HEIGHT - MARGIN }),
    ...placed.map((item) => mark(item, x(item.size ?? 0), y(item.growth ?? 0), placed.length <= MAX_NAMED, onClick)),
  );
  const whole = document.createDocumentFragment();
  whole.append(map);
  const others = items.filter((item) => !placed.includes(item));
  if (others.length > 0) whole.append(`Without figures (${others.length})`, drawBars(others, ['size'], onClick));
  return whole;
}

/**
 * @param {Item} item
 * @param {number} x
 * @param {number} y
 * @param {boolean} named
 * @param {(item: Item) => void} onClick
 */
function mark(item, x, y, named, onClick) {
  const group = element('g', {
    class: `mark quadrant-${item.quadrant ?? 'none'}`,
    role: 'button',
    tabindex: 0,
    'aria-label': item.name,
    transform: `translate(${x} ${y})`,
  });
  group.append(element('circle', { r: 5 + Math.sqrt(item.drivers ?? 0) * 3 }));
  if (named) group.append(Object.assign(element('text', { x: 10, y: 4 }), { textContent: item.name }));
  group.addEventListener('click', () => onClick(item));
  group.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === ' ') onClick(item);
  });
  return group;
}

/**
 * @param {Item[]} items
 * @param {'size' | 'growth'} measure
 * @param {number} from
 * @param {number} to
 * @returns {(value: number) => number}
 */
function scale(items, measure, from, to) {
  const values = items.map((item) => item[measure] ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(...values)];
  const range = most - least || 1;
  return (value) => from + ((value - least) / range) * (to - from);
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}
