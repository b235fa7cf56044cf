// A list with bars: ranked by its first measure, what has none comes last.

/**
 * @param {object[]} items
 * @param {string[]} measures
 * @param {(item: object) => void} onClick
 * @returns {HTMLUListElement}
 */
export function drawBars(items, measures, onClick) {
  const most = Math.max(...measures.map((measure) => largest(items, measure)));
  const [first] = measures;
  const ranked = items.toSorted((one, other) => (other[first] ?? -Infinity) - (one[first] ?? -Infinity));
  const list = document.createElement('ul');
  list.append(...ranked.map((item) => row(item, measures, most, onClick)));
  return list;
}

function row(item, measures, most, onClick) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `mark quadrant-${item.quadrant ?? 'none'}`,
  });
  const bars = Object.assign(document.createElement('span'), { className: 'bars' });
  bars.append(...measures.map((measure) => bar(item[measure], most)));
  button.append(text(item.name), bars, text(figure(item, measures[0])));
  // The average of all topics is nothing to open.
  button.disabled = item.id === '';
  button.addEventListener('click', () => onClick(item));
  const place = document.createElement('li');
  place.append(button);
  return place;
}

function bar(value, most) {
  const line = Object.assign(document.createElement('span'), { className: 'bar' });
  line.style.setProperty('--share', `${most > 0 ? (Math.max(0, value ?? 0) / most) * 100 : 0}%`);
  return line;
}

function text(content) {
  return Object.assign(document.createElement('span'), { textContent: content });
}

function figure(item, measure) {
  const value = item[measure];
  if (value === null) return '–';
  return measure === 'drivers' ? String(value) : `${(value * 100).toFixed(2)} %`;
}

function largest(items, measure) {
  return items.reduce((most, item) => Math.max(most, item[measure] ?? 0), 0);
}
