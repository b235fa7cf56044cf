import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { projectDir } from '../../scripts/lib/run.mjs';
import { goalTable, screenTable } from './report.mjs';

export const REPORT = 'docs/performance.md';
/** The report has the tables between these lines. */
const TABLES = { begin: '<!-- tables of the last run -->', end: '<!-- end of the tables -->' };
const CLICKS = { begin: '<!-- table of clicks -->', end: '<!-- end of the clicks -->' };

/**
 * @typedef {object} Run
 * @property {number} rounds
 * @property {number[]} load of the machine, at the start and at the end
 * @property {readonly import('./judge.mjs').Row[]} rows
 * @property {readonly (readonly [name: string, figures: import('../measure-screen.mjs').ScreenFigures])[]} screens
 */

/**
 * Writes a run's figures as tables into docs/performance.md.
 * @param {Run} run
 */
export async function writeResults({ rounds, load, rows, screens }) {
  const date = new Date().toISOString().slice(0, 10);
  const loads = load.map((each) => each.toFixed(1)).join(' at its start and ');
  const head = `Run of ${date}, ${rounds} rounds, ${availableParallelism()} cores, load ${loads} at its end.`;
  await write(TABLES, [head, goalTable(rows), screenTable(screens)].join('\n\n'));
}

/**
 * Writes the table of actions into the same file.
 * @param {number} rounds
 * @param {string} clicks
 */
export async function writeClicks(rounds, clicks) {
  const head = `Run of ${new Date().toISOString().slice(0, 10)}, ${rounds} rounds, ${availableParallelism()} cores.`;
  await write(CLICKS, `${head}\n\n${clicks}`);
}

/**
 * @param {typeof TABLES} place
 * @param {string} tables
 */
async function write({ begin, end }, tables) {
  const file = path.join(projectDir, REPORT);
  const text = await readFile(file, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  await writeFile(file, `${before}\n\n${tables}\n\n${text.slice(text.indexOf(end))}`);
}
