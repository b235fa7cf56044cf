import path from 'node:path';
import { runnerImport } from 'vite';
import { projectDir } from './run.mjs';

const CHECKS = 'src/domain/own-data/checks.ts';

/** What may be read in another way, and what to change in the file for that. */
const WORDS = {
  decimal: ['which mark stands before its decimals is not clear', 'write its numbers in one way'],
  sheets: ['several sheets have its columns, and this one alone is read', 'leave one of them in the file'],
  turn: ['whether its rows or its columns are the topics is not clear', 'turn the table in the file'],
  several: ['several of its rows are read as one topic', 'write one row for each topic'],
  outline: ['its numbers or indents are read as groups', 'write the groups as a column'],
  name: ['which column is the name is not clear', 'call that column ‘Name’'],
  unit: ['what its numbers count is not clear', 'write the unit behind the name of the column'],
  currencies: ['amounts in several currencies have no common size', 'write them in one currency'],
  values: ['what its numbers mean is not clear, so they are a label', 'write the statuses as words'],
  split: ['its cells are read as several labels each', 'write one label in a cell where that is wrong'],
  dates: ['day and month of its dates can be exchanged', 'write them as 2025-03-14'],
  order: ['the order of its rings is not clear', 'number them, such as ‘1 - Adopt’'],
};

/**
 * What was taken although another reading is likely, a line each; the dialog of the product shows the same.
 * @param {import('../../src/domain/own-data/mapping').Mapping} mapping
 * @returns {Promise<readonly { readonly kind: keyof typeof WORDS, readonly text: string }[]>}
 */
export async function checksOfFile(mapping) {
  /** @type {{ module: typeof import('../../src/domain/own-data/checks') }} */
  const { module } = await runnerImport(path.join(projectDir, CHECKS), { configFile: false, logLevel: 'error' });
  return module.checksOf(mapping).map(({ kind, sheet, column }) => {
    const where = kind === 'decimal' ? `‘${mapping.decimal?.asked?.text}’` : `‘${column?.header ?? sheet?.sheet}’`;
    const of = column === null ? '' : ` (sheet ${sheet?.sheet})`;
    const [question = '', change = ''] = WORDS[kind];
    const units = (column?.question?.answers ?? []).map((answer) => `--unit "${column?.header}=${answer}"`);
    const taken = kind === 'unit' ? `; read as ${column?.unit ?? 'no figure'}` : '';
    const answer = kind === 'unit' && units.length > 0 ? `Answer with ${units.join(' or ')}, or ` : '';
    const first = answer === '' ? `${change.charAt(0).toUpperCase()}${change.slice(1)}` : change;
    const example = kind === 'unit' ? `, such as ${column?.question?.example}` : '';
    return { kind, text: `${where}${of}: ${question}${example}${taken}. ${answer}${first}.` };
  });
}
