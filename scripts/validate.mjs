// npm run validate -- FILE: checks a workspace file or a spreadsheet with the app's own reader and prints each problem with
// its line, or its sheet, row and column.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { checkSpreadsheet } from './lib/check-spreadsheet.mjs';
import { linesOfJson } from './lib/lines-of-json.mjs';
import { fail, projectDir } from './lib/run.mjs';

const WORDS = {
  fatal: 'cannot open',
  skipped: 'row skipped',
  unknown: 'field ignored',
  warning: 'warning',
  note: 'note',
};
const MAX_LINES = 200;
const DECODER = 'src/infrastructure/text-encoding.ts';
const FAULTS = 'src/infrastructure/workspace-file/fetched-workspace-source.ts';
const READER = 'src/infrastructure/workspace-file/check-workspace.ts';

const file = process.argv[2];
if (file === undefined) fail('Usage: npm run validate -- FILE');
const bytes = await readFile(path.resolve(file)).catch(() => fail(`There is no readable file ${file}.`));
/** @type {{ module: typeof import('../src/infrastructure/text-encoding') }} */
const { module: texts } = await runnerImport(path.join(projectDir, DECODER), { configFile: false, logLevel: 'error' });
const text = texts.decoded(bytes);

if (!isWorkspace(text)) {
  const { lines, summary, isUsable } = await checkSpreadsheet(path.resolve(file));
  for (const line of lines.slice(0, MAX_LINES)) console.log(`${file}: ${line}`);
  if (lines.length > MAX_LINES) console.log(`... and ${lines.length - MAX_LINES} more`);
  console.log(`${file}: ${summary}`);
  process.exit(isUsable ? 0 : 1);
}

const { syntaxFaults, lineOf } = linesOfJson(text);
if (syntaxFaults.length > 0) {
  /** @type {{ module: typeof import('../src/infrastructure/workspace-file/fetched-workspace-source') }} */
  const { module: words } = await runnerImport(path.join(projectDir, FAULTS), { configFile: false, logLevel: 'error' });
  for (const { line, fault } of syntaxFaults.slice(0, MAX_LINES)) {
    console.log(`${file}:${line}: not valid JSON: ${words.jsonFaultWords(fault)}`);
  }
  process.exit(1);
}

/** @type {{ module: typeof import('../src/infrastructure/workspace-file/check-workspace') }} */
const { module } = await runnerImport(path.join(projectDir, READER), { configFile: false, logLevel: 'error' });
const problems = module.checkWorkspace(JSON.parse(text));
for (const { path: where, message, severity } of problems.slice(0, MAX_LINES)) {
  console.log(`${file}:${lineOf(where)}: ${WORDS[severity]}: ${where.join('.')} ${message}`);
}
if (problems.length > MAX_LINES) console.log(`... and ${problems.length - MAX_LINES} more`);

console.log(
  problems.length === 0
    ? `${file}: nothing is wrong with it.`
    : `${file}: ${count('fatal')} fatal, ${count('skipped')} rows skipped, ${count('unknown')} fields ignored, ${count('warning')} warnings, ${count('note')} notes.`,
);
process.exit(count('fatal') > 0 ? 1 : 0);

/**
 * Whether the product reads a file as a workspace and not as tables: JSON with projects, or JSON that cannot be read.
 * @param {string} json
 */
function isWorkspace(json) {
  if (!/\.json$/i.test(file ?? '') && !/^\s*[{[]/.test(json)) return false;
  try {
    const value = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'sows' in value;
  } catch {
    return true;
  }
}

/** @param {keyof typeof WORDS} severity */
function count(severity) {
  const found = problems.filter((problem) => problem.severity === severity);
  if (severity !== 'skipped') return found.length;
  // Several problems of one row skip it once.
  return new Set(found.map((problem) => problem.path.slice(0, 2).join('.'))).size;
}
