/**
 * @typedef {import('./draw.js').Item} Item
 * @typedef {import('./draw.js').Measure} Measure
 */

/**
 * Draws a list with bars, ranked by the first measure; items without it come last.
 * @param {Item[]} items
 * @param {Measure[]} measures
 * @param {(item: Item) => void} onClick
 * @returns {HTMLUListElement}
 */
export function drawBars(items, measures, onClick) {
  const most = Math.max(...measures.map((measure) => largest(items, measure)));
  const [first = 'size'] = measures;
  const ranked = items.toSorted((one, other) => (other[first] ?? -Infinity) - (one[first] ?? -Infinity));
  const list = document.createElement('ul');
  list.append(...ranked.map((item) => row(item, measures, most, onClick)));
  return list;
}

/**
 * @param {Item} item
 * @param {Measure[]} measures
 * @param {number} most
 * @param {(item: Item) => void} onClick
 */
function row(item, measures, most, onClick) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `mark quadrant-${item.quadrant ?? 'none'}`,
  });
  const bars = Object.assign(document.createElement('span'), { className: 'bars' });
  bars.append(...measures.map((measure) => bar(item[measure], most)));
  button.append(text(item.name), bars, text(figure(item, measures[0] ?? 'size')));
  // The average of all topics has no flashcard.
  button.disabled = item.id === '';
  button.addEventListener('click', () => onClick(item));
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}

/**
 * @param {number | null} value
 * @param {number} most
 */
function bar(value, most) {
  const line = Object.assign(document.createElement('span'), { className: 'bar' });
  line.style.setProperty('--share', `${most > 0 ? (Math.max(0, value ?? 0) / most) * 100 : 0}%`);
  return line;
}

/** @param {string} content */
function text(content) {
  return Object.assign(document.createElement('span'), { textContent: content });
}

/**
 * @param {Item} item
 * @param {Measure} measure
 */
function figure(item, measure) {
  const value = item[measure];
  if (value === null) return '–';
  return measure === 'drivers' ? String(value) : `${(value * 100).toFixed(2)} %`;
}

/**
 * @param {Item[]} items
 * @param {Measure} measure
 */
function largest(items, measure) {
  return items.reduce((most, item) => Math.max(most, item[measure] ?? 0), 0);
}
