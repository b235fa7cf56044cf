// Generates a workspace of any size as a spreadsheet, in the form of 'Export as workbook'.
//   node bench/generate-spreadsheet.mjs --topics 5000 --out FILE.xlsx
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { fail, options, projectDir } from '../scripts/lib/run.mjs';
import { generateWorkspace } from './generate-workspace.mjs';

const WRITER = 'src/infrastructure/own-data/export/project-sheets.ts';
const DEFAULT_TOPICS = 5000;

/** @param {number} topics @returns {Promise<Uint8Array>} the bytes of an XLSX file */
export async function generateSpreadsheet(topics) {
  /** @type {{ module: typeof import('../src/infrastructure/own-data/export/project-sheets') }} */
  const { module } = await runnerImport(path.join(projectDir, WRITER), { configFile: false, logLevel: 'error' });
  const workspace = generateWorkspace({ topics });
  const document = { ...workspace, opportunities: [], foresight: [], previous: {}, experiments: [] };
  return module.writeSpreadsheet(document, String(workspace.sows[0]?.id));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { value } = options();
  const topics = Number(value('topics') ?? DEFAULT_TOPICS);
  const out = value('out');
  if (!Number.isInteger(topics) || topics < 0) fail('--topics must be a whole number.');
  if (out === undefined) fail('--out must name the file to write.');
  await writeFile(out, await generateSpreadsheet(topics));
}
