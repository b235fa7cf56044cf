// npm run validate -- FILE: checks a workspace file with the app's own reader and says, line by line, what is wrong.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import { runnerImport } from 'vite';
import { fail, projectDir } from './lib/run.mjs';

const WORDS = { fatal: 'cannot open', skipped: 'row skipped', unknown: 'field ignored', note: 'note' };
const MAX_LINES = 200;

const file = process.argv[2];
if (file === undefined) fail('Usage: npm run validate -- FILE');
const text = await readFile(path.resolve(file), 'utf8').catch(() => fail(`There is no readable file ${file}.`));

const lineStarts = [0];
for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);

const syntaxFaults = [];
const tree = parseTree(text, syntaxFaults, { disallowComments: true });
if (syntaxFaults.length > 0) {
  for (const { error, offset } of syntaxFaults.slice(0, MAX_LINES)) {
    console.log(`${file}:${lineAt(offset)}: not valid JSON: ${printParseErrorCode(error)}`);
  }
  process.exit(1);
}

const { module } = await runnerImport(path.join(projectDir, 'src/infrastructure/in-memory/check-workspace.ts'), {
  configFile: false,
  logLevel: 'error',
});
const problems = module.checkWorkspace(JSON.parse(text));
for (const { path: where, message, severity } of problems.slice(0, MAX_LINES)) {
  console.log(`${file}:${lineOf(where)}: ${WORDS[severity]}: ${where.join('.')} ${message}`);
}
if (problems.length > MAX_LINES) console.log(`... and ${problems.length - MAX_LINES} more`);

// Several faults of one row skip it once.
const count = (severity) => {
  const found = problems.filter((problem) => problem.severity === severity);
  return severity === 'skipped'
    ? new Set(found.map((problem) => problem.path.slice(0, 2).join('.'))).size
    : found.length;
};
console.log(
  problems.length === 0
    ? `${file}: nothing is wrong with it.`
    : `${file}: ${count('fatal')} fatal, ${count('skipped')} rows skipped, ${count('unknown')} fields ignored, ${count('note')} notes.`,
);
process.exit(count('fatal') > 0 ? 1 : 0);

/** The line of the deepest part of the path that stands in the file: what is missing has no line of its own. */
function lineOf(where) {
  for (let depth = where.length; depth >= 0; depth--) {
    const node = findNodeAtLocation(
      tree,
      where.slice(0, depth).map((part) => (/^\d+$/.test(part) && isList(where, part) ? Number(part) : part)),
    );
    if (node !== undefined) return lineAt(node.offset);
  }
  return 1;
}

// A number in a path is an index where the document has a list, and a key where it has an object ("deepdives.1001").
function isList(where, part) {
  const parent = findNodeAtLocation(tree, where.slice(0, where.indexOf(part)));
  return parent?.type === 'array';
}

function lineAt(offset) {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
