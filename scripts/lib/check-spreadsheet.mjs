import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { checksOfFile } from './file-checks.mjs';
import { projectDir } from './run.mjs';

const READER = 'src/infrastructure/own-data/own-data-session.ts';
const WORDS = { 'left-out': 'row left out', gap: 'value left out', note: 'note' };

/**
 * Reads a spreadsheet as the product does and says what it was taken for, and what is wrong with its cells.
 * @param {string} file
 * @returns {Promise<{ lines: readonly string[], summary: string, isUsable: boolean }>}
 */
export async function checkSpreadsheet(file) {
  /** @type {{ module: typeof import('../../src/infrastructure/own-data/own-data-session') }} */
  const { module } = await runnerImport(path.join(projectDir, READER), { configFile: false, logLevel: 'error' });
  const session = new module.OwnDataSession(new Date().getFullYear());
  try {
    const { mapping, doubt } = session.open(path.basename(file), await readFile(file));
    if (doubt !== null) return { lines: [], summary: `cannot open: ${doubt}`, isUsable: false };
    const { faults, counts } = await session.build(mapping);
    const taken = (mapping?.sheets ?? []).flatMap(({ sheet, kind, reason, columns }) => [
      `sheet ${sheet}: ${kind ?? 'not used'} (${reason})`,
      ...columns.map(({ header, target, reason: why }) => `  ${header}: ${target} (${why})`),
    ]);
    const checks = mapping === null ? [] : await checksOfFile(mapping);
    return {
      lines: [
        ...taken,
        ...checks.map(({ text }) => `to check: ${text}`),
        ...faults.map(({ severity, sheet, row, column, found, problem, consequence }) => {
          const where = [sheet, row === null ? null : `row ${row}`, column].filter((part) => part !== null).join(', ');
          return `${where}: ${WORDS[severity]}: ${found === null ? '' : `"${found}": `}${problem} ${consequence}`;
        }),
      ],
      summary: `${counts.topics} topics in ${counts.trends} trends, ${counts.rowsLeftOut} rows left out, ${counts.withoutFigure} topics not on the map, quadrants ${counts.quadrants}.`,
      isUsable: true,
    };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'FileFault')) throw error;
    return { lines: [], summary: `cannot open: ${error.message}`, isUsable: false };
  }
}
