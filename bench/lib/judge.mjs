import { ratioOf, spreadOf } from './statistics.mjs';

/**
 * @typedef {import('./statistics.mjs').Spread} Spread
 *
 * @typedef {object} Row a goal with what was found
 * @property {import('../goals.mjs').Goal} goal
 * @property {Spread | null} product
 * @property {Spread | null} floor
 * @property {Spread | null} ratio
 * @property {'met' | 'not met' | 'not measured'} result
 */

/**
 * Compares the figures of all rounds with the goals.
 * @param {readonly import('../goals.mjs').Goal[]} goals
 * @param {import('./rounds.mjs').Visits} visits
 * @returns {Row[]}
 */
export function judge(goals, visits) {
  return goals.map((goal) => {
    const values = valuesOf(visits, goal);
    const bases = goal.floor === undefined ? [] : valuesOf(visits, goal.floor);
    const [product, floor, ratio] = [spread(values), spread(bases), ratioOf(values, bases)];
    const judged = goal.floor === undefined ? product : ratio;
    const result = judged === null ? 'not measured' : judged.median <= goal.most ? 'met' : 'not met';
    return { goal, product, floor, ratio, result };
  });
}

/** Between the quartiles of a row, as a share of its median: more says little. */
const WIDEST = 0.4;

/**
 * Rows whose rounds differ so much that more of them are needed.
 * @param {readonly Row[]} rows
 */
export function wideRows(rows) {
  return rows.filter(({ goal, product, ratio }) => {
    const judged = goal.floor === undefined ? product : ratio;
    return judged !== null && judged.median > 0 && judged.upper - judged.lower > WIDEST * judged.median;
  });
}

/**
 * @param {import('./rounds.mjs').Visits} visits
 * @param {{ page: string, figure: string }} of
 */
function valuesOf(visits, { page, figure }) {
  return (visits.get(page) ?? []).map((figures) => figures?.[figure]);
}

/** @param {readonly (number | undefined)[]} values */
function spread(values) {
  return spreadOf(values.filter((value) => value !== undefined));
}
