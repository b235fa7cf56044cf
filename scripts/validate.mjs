// npm run validate -- FILE: checks a workspace file, a spreadsheet or a configuration (config.json) with the app's own reader
// and prints each problem with its line, its sheet, row and column, or its key.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { checkedConfig } from './lib/check-config.mjs';
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

if (isConfig(text)) {
  const { config, lines } = await checkedConfig(text);
  for (const line of lines) console.log(`${file}: ${line}`);
  console.log(config === null ? `${file}: the product cannot start with it.` : `${file}: the product starts with it.`);
  process.exit(config === null ? 1 : 0);
}

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

/**
 * By its name, or because it names its mode.
 * @param {string} json
 */
function isConfig(json) {
  if (/^config\b.*\.json$/i.test(path.basename(file ?? ''))) return true;
  if (!/\.json$/i.test(file ?? '')) return false;
  try {
    const value = JSON.parse(json.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && 'mode' in value && !('sows' in value);
  } catch {
    return false;
  }
}

/** @param {keyof typeof WORDS} severity */
function count(severity) {
  const found = problems.filter((problem) => problem.severity === severity);
  if (severity !== 'skipped') return found.length;
  // Several problems of one row skip it once.
  return new Set(found.map((problem) => problem.path.slice(0, 2).join('.'))).size;
}
