import { table } from './table.mjs';

/**
 * @typedef {import('./judge.mjs').Row} Row
 * @typedef {import('./statistics.mjs').Spread} Spread
 * @typedef {import('../goals.mjs').Goal['unit']} Unit
 */

/** @type {Record<Unit | 'ratio', number>} */
const DIGITS = { ratio: 2, ms: 0, kB: 1, MB: 1, count: 0, shift: 4 };

/** @param {readonly Row[]} rows */
export function goalTable(rows) {
  const lines = rows.map(({ goal, product, floor, ratio, result }) => {
    const { about, what, unit, most } = goal;
    const limit = goal.floor === undefined ? `≤ ${most}${suffix(unit)}` : `≤ ${most}`;
    return [about, what, median(product, unit), median(floor, unit), quartiles(ratio), limit, result];
  });
  return table(['', 'measure', 'product', 'floor', 'ratio [quartiles]', 'goal', 'result'], lines);
}

/** The figures of two builds, beside each other. @param {readonly Row[]} rows */
export function comparisonTable(rows) {
  const lines = rows.map(({ goal: { about, what, unit }, product, floor, ratio }) => [
    about,
    what,
    median(product, unit),
    median(floor, unit),
    quartiles(ratio),
  ]);
  return table(['', 'measure', 'this build', 'other build', 'this ÷ other [quartiles]'], lines);
}

/** @type {readonly { figure: keyof import('../measure-screen.mjs').ScreenFigures, title: string, unit: Unit }[]} */
const SCREEN_COLUMNS = [
  { figure: 'scriptKilobytes', title: 'JS until ready, kB', unit: 'kB' },
  { figure: 'scriptRequests', title: 'requests for it', unit: 'count' },
  { figure: 'allScriptKilobytes', title: 'all JS, kB', unit: 'kB' },
  { figure: 'totalKilobytes', title: 'all, kB', unit: 'kB' },
  { figure: 'requests', title: 'all requests', unit: 'count' },
  { figure: 'elements', title: 'elements', unit: 'count' },
  { figure: 'layoutShift', title: 'layout shift', unit: 'shift' },
];

/** @param {readonly (readonly [name: string, figures: import('../measure-screen.mjs').ScreenFigures])[]} screens */
export function screenTable(screens) {
  const lines = screens.map(([name, figures]) => [
    name,
    ...SCREEN_COLUMNS.map(({ figure, unit }) => number(figures[figure], unit)),
  ]);
  return table(['screen', ...SCREEN_COLUMNS.map(({ title }) => title)], lines);
}

/** @param {readonly import('../check-screen.mjs').Check[]} checks */
export function checkTable(checks) {
  const lines = checks.map(({ what, found, allowed, isMet }) => [what, found, allowed, isMet ? 'met' : 'not met']);
  return table(['', 'found', 'allowed', 'result'], lines);
}

/**
 * @param {Spread | null} spread
 * @param {Unit} unit
 */
function median(spread, unit) {
  return spread === null ? '' : number(spread.median, unit) + suffix(unit);
}

/** @param {Spread | null} spread */
function quartiles(spread) {
  if (spread === null) return '';
  const [middle, lower, upper] = [spread.median, spread.lower, spread.upper].map((value) => number(value, 'ratio'));
  return lower === upper ? `${middle}` : `${middle} [${lower}–${upper}]`;
}

/**
 * @param {number | undefined} value
 * @param {Unit | 'ratio'} unit
 */
function number(value, unit) {
  return value === undefined ? '–' : value.toFixed(DIGITS[unit]);
}

/** @param {Unit} unit */
function suffix(unit) {
  return unit === 'count' || unit === 'shift' ? '' : ` ${unit}`;
}
