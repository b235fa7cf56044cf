import { ratioOf, spreadOf } from './statistics.mjs';

const DIGITS = { ratio: 2, ms: 0, kB: 0, MB: 1, count: 0, shift: 3 };

/** @typedef {import('../goals.mjs').Goal & { found: import('./statistics.mjs').Spread | null, verdict: string }} Row */

/**
 * @param {readonly import('../goals.mjs').Goal[]} goals
 * @param {import('./rounds.mjs').Visits} visits
 * @returns {Row[]}
 */
export function judge(goals, visits) {
  const valuesOf = (page, figure) => (visits.get(page) ?? []).map((figures) => figures?.[figure]);
  return goals.map((goal) => {
    const { page, figure, floor } = goal;
    const values = valuesOf(page, figure);
    const found = floor
      ? ratioOf(values, valuesOf(floor.page, floor.figure))
      : spreadOf(values.filter((value) => value !== undefined));
    return { ...goal, found, verdict: verdictOn(goal, found) };
  });
}

function verdictOn({ must, stretch }, found) {
  if (found === null) return 'not measured';
  if (must === undefined) return '';
  if (stretch !== undefined && found.median <= stretch) return 'stretch met';
  return found.median <= must ? 'met' : 'NOT MET';
}

/** @param {readonly Row[]} rows */
export function goalTable(rows) {
  const lines = rows.map(({ about, what, unit, found, must, stretch, verdict }) => [
    about,
    what,
    shown(found, unit),
    limit(must, unit),
    limit(stretch, unit),
    verdict,
  ]);
  return table(['', 'measure', 'median [quartiles]', 'must', 'stretch', ''], lines);
}

const LOAD_FIGURES = {
  firstPaint: 'ms',
  ready: 'ms',
  block: 'ms',
  layoutShift: 'shift',
  requests: 'count',
  scriptKilobytes: 'kB',
  totalKilobytes: 'kB',
  elements: 'count',
  heap: 'MB',
};

/** What stands behind the ratios: medians, in milliseconds and bytes. @param {import('./rounds.mjs').Visits} visits */
export function pageTable(visits) {
  const lines = [...visits].map(([name, rounds]) => [
    name,
    ...Object.entries(LOAD_FIGURES).map(([figure, unit]) =>
      number(spreadOf(rounds.flatMap((figures) => figures?.[figure] ?? []))?.median, unit),
    ),
  ]);
  return table(
    ['page', 'first paint', 'ready', 'block', 'shift', 'requests', 'JS kB', 'all kB', 'elements', 'heap MB'],
    lines,
  );
}

/** The steps of all pages: medians in milliseconds. @param {import('./rounds.mjs').Visits} visits */
export function stepTable(visits) {
  const lines = [...visits].flatMap(([name, rounds]) => {
    const names = new Set(rounds.flatMap((figures) => Object.keys(figures ?? {})));
    return [...names]
      .filter((figure) => !(figure in LOAD_FIGURES) && !/Kilobytes$|Requests$|Shift$|^heap/.test(figure))
      .map((figure) => [name, figure, shown(spreadOf(rounds.flatMap((figures) => figures?.[figure] ?? [])), 'ms')]);
  });
  return table(['page', 'step', 'ms [quartiles]'], lines);
}

/** @param {readonly import('../exact.mjs').Check[]} checks */
export function checkTable(checks) {
  const lines = checks.map(({ what, found, allowed, isMet }) => [what, found, allowed, isMet ? 'met' : 'NOT MET']);
  return table(['', 'found', 'allowed', ''], lines);
}

function shown(spread, unit) {
  if (spread === null) return '–';
  const [median, lower, upper] = [spread.median, spread.lower, spread.upper].map((value) => number(value, unit));
  return lower === upper ? median : `${median} [${lower}–${upper}]`;
}

function number(value, unit) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(DIGITS[unit]);
}

function limit(value, unit) {
  return value === undefined
    ? ''
    : `≤ ${unit === 'count' || unit === 'ratio' ? value : `${value}${unit === 'shift' ? '' : ` ${unit}`}`}`;
}

function table(head, lines) {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column].length)));
  const row = (line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [row(head), widths.map((width) => '─'.repeat(width)).join('  '), ...lines.map(row)].join('\n');
}
