import { ratioOf, spreadOf } from './statistics.mjs';

const DIGITS = { ratio: 2, ms: 0, kB: 1, MB: 1, count: 0, shift: 4 };

/**
 * @typedef {import('../goals.mjs').Goal & {
 *   product: import('./statistics.mjs').Spread | null,
 *   base: import('./statistics.mjs').Spread | null,
 *   ratio: import('./statistics.mjs').Spread | null,
 *   reached: 'stretch' | 'met' | 'not met' | '' | 'not measured',
 * }} Row
 */

/**
 * @param {readonly import('../goals.mjs').Goal[]} goals
 * @param {import('./rounds.mjs').Visits} visits
 * @returns {Row[]}
 */
export function judge(goals, visits) {
  const valuesOf = ({ page, figure }) => (visits.get(page) ?? []).map((figures) => figures?.[figure]);
  const spread = (values) => spreadOf(values.filter(Number.isFinite));
  return goals.map((goal) => {
    const [values, bases] = [valuesOf(goal), valuesOf(goal.floor)];
    const [product, base, ratio] = [spread(values), spread(bases), ratioOf(values, bases)];
    return { ...goal, product, base, ratio, reached: reachedBy(goal, goal.judged === 'ratio' ? ratio : product) };
  });
}

function reachedBy({ must, stretch }, found) {
  if (found === null) return 'not measured';
  if (must === undefined) return '';
  if (stretch !== undefined && found.median <= stretch) return 'stretch';
  return found.median <= must ? 'met' : 'not met';
}

/** @param {readonly Row[]} rows */
export function goalTable(rows) {
  const head = ['', 'measure', 'product', 'floor', 'ratio [quartiles]', 'must', 'stretch', 'reached'];
  const lines = rows.map(({ about, what, unit, judged, product, base, ratio, must, stretch, reached }) => {
    const limit = (value) => (value === undefined ? '' : `≤ ${value}${judged === 'figure' ? unitOf(unit) : ''}`);
    const [own, bare] = [product, base].map((spread) => number(spread?.median, unit) + unitOf(unit));
    return [about, what, own, bare, quartiles(ratio), limit(must), limit(stretch), reached];
  });
  return table(head, lines);
}

const SCREEN_FIGURES = {
  scriptKilobytes: ['JS kB', 'kB'],
  scriptRequests: ['its requests', 'count'],
  allScriptKilobytes: ['all JS kB', 'kB'],
  totalKilobytes: ['all kB', 'kB'],
  requests: ['all requests', 'count'],
  elements: ['elements', 'count'],
  layoutShift: ['layout shift', 'shift'],
};

/** What each screen takes. @param {Record<string, Record<string, number>>} screens */
export function screenTable(screens) {
  const lines = Object.entries(screens).map(([name, figures]) => [
    name,
    ...Object.entries(SCREEN_FIGURES).map(([figure, [, unit]]) => number(figures[figure], unit)),
  ]);
  return table(['screen', ...Object.values(SCREEN_FIGURES).map(([title]) => title)], lines);
}

/** @param {readonly import('../exact.mjs').Check[]} checks */
export function checkTable(checks) {
  const lines = checks.map(({ what, found, allowed, isMet }) => [what, found, allowed, isMet ? 'met' : 'not met']);
  return table(['', 'found', 'allowed', ''], lines);
}

function quartiles(spread) {
  if (spread === null) return '';
  const [median, lower, upper] = [spread.median, spread.lower, spread.upper].map((value) => number(value, 'ratio'));
  return lower === upper ? median : `${median} [${lower}–${upper}]`;
}

function number(value, unit) {
  return Number.isFinite(value) ? value.toFixed(DIGITS[unit]) : '–';
}

function unitOf(unit) {
  return unit === 'count' || unit === 'shift' ? '' : ` ${unit}`;
}

function table(head, lines) {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column].length)));
  const row = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n');
}
