import path from 'node:path';
import { runnerImport } from 'vite';
import { projectDir } from './run.mjs';

const QUESTIONS = 'src/domain/own-data/open-questions.ts';

/** What the product asks, and what to change in the file instead of an answer. */
const WORDS = {
  decimal: ['which mark stands before its decimals is not clear', 'write its numbers in one way'],
  sheets: ['several sheets have its columns', 'leave one of them in the file'],
  turn: ['whether its rows or its columns are the topics is not clear', 'turn the table in the file'],
  outline: ['whether its numbers or indents show groups is not clear', 'write the groups as a column'],
  name: ['which column is the name is not clear', 'call that column ‘Name’'],
  unit: ['what its numbers count is not clear', 'write the unit behind the name of the column'],
  blanks: ['whether blank cells are the same as above is not clear', 'fill the cells'],
  values: ['what its numbers mean is not clear', 'write the statuses as words'],
  order: ['the order of its rings is not clear', 'number them, such as ‘1 - Adopt’'],
};

/**
 * What has to be answered before a file is opened, a line each.
 * @param {import('../../src/domain/own-data/mapping').Mapping} mapping
 * @returns {Promise<readonly { readonly kind: keyof typeof WORDS, readonly text: string }[]>}
 */
export async function openQuestionsOf(mapping) {
  /** @type {{ module: typeof import('../../src/domain/own-data/open-questions') }} */
  const { module } = await runnerImport(path.join(projectDir, QUESTIONS), { configFile: false, logLevel: 'error' });
  return module.openQuestions(mapping).map(({ kind, sheet, column }) => {
    const where = kind === 'decimal' ? `‘${mapping.decimal?.asked?.text}’` : `‘${column?.header ?? sheet?.sheet}’`;
    const of = column === null ? '' : ` (sheet ${sheet?.sheet})`;
    const [question, change] = WORDS[kind];
    const units = (column?.question?.answers ?? []).map((answer) => `--unit "${column?.header}=${answer}"`);
    const answer =
      kind === 'unit'
        ? `Answer with ${units.join(' or ')}, or ${change}.`
        : `Answer it in the product and export the project file, or ${change}.`;
    const example = kind === 'unit' ? `, such as ${column?.question?.example}` : '';
    return { kind, text: `${where}${of}: ${question}${example}. ${answer}` };
  });
}
