import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { projectDir } from '../../scripts/lib/run.mjs';
import { goalTable, screenTable } from './report.mjs';
import { CONDITIONS } from './visit.mjs';

export const RESULTS = 'bench/results/latest.json';
export const REPORT = 'docs/performance.md';
/** The report has the tables between these lines. */
const TABLES = { begin: '<!-- tables of the last run -->', end: '<!-- end of the tables -->' };

/**
 * @typedef {object} Run
 * @property {number} rounds
 * @property {number[]} load of the machine, at the start and at the end
 * @property {readonly import('./judge.mjs').Row[]} rows
 * @property {readonly (readonly [name: string, figures: import('../measure-screen.mjs').ScreenFigures])[]} screens
 * @property {readonly string[]} faults
 */

/**
 * Writes a run's figures as JSON, and as tables into docs/performance.md.
 * @param {Run} run
 */
export async function writeResults({ rounds, load, rows, screens, faults }) {
  const date = new Date().toISOString();
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), load, node: process.version };
  const figures = rows.map(({ goal, product, floor, ratio, result }) => ({
    ...goal,
    floor: goal.floor?.page,
    measured: { product: quartiles(product), floor: quartiles(floor), ratio: quartiles(ratio) },
    result,
  }));
  const document = {
    date,
    machine,
    conditions: CONDITIONS,
    rounds,
    figures,
    screens: Object.fromEntries(screens),
    faults,
  };
  const file = path.join(projectDir, RESULTS);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify(document, (_, value) => (Number.isFinite(value) ? round(value) : value), 1)}\n`,
  );

  const loads = load.map((each) => each.toFixed(1)).join(' at its start and ');
  const head = `Run of ${date.slice(0, 10)}, ${rounds} rounds, ${machine.cores} cores, load ${loads} at its end.`;
  await writeTables([head, goalTable(rows), screenTable(screens)].join('\n\n'));
}

/** @param {string} tables */
async function writeTables(tables) {
  const file = path.join(projectDir, REPORT);
  const text = await readFile(file, 'utf8');
  const before = text.slice(0, text.indexOf(TABLES.begin) + TABLES.begin.length);
  await writeFile(file, `${before}\n\n${tables}\n\n${text.slice(text.indexOf(TABLES.end))}`);
}

/** @param {import('./statistics.mjs').Spread | null} spread */
function quartiles(spread) {
  return spread && [spread.lower, spread.median, spread.upper];
}

/** @param {number} figure */
function round(figure) {
  return Math.round(figure * 10_000) / 10_000;
}
