// npm run without -- NAME...: proves that modules can be deleted. In a copy of the project, it deletes their folders in all
// layers, their manifests, their lines in src/composition/modules.ts and their tests, and runs types, lint, the build and
// the remaining unit tests there: those that the list of modules reaches, and those of the architecture. Others import the
// same files as before. Where other files import what goes, it names them and stops.
//   --quick     without the unit tests
//   --keep DIR  leaves the copy there
// A test or a tool that imports what goes is one of the module, wherever it is. A test that sees several modules on one screen
// names them in tests/fakes/is-without.ts's isWithout, and is skipped.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILES, FOLDERS } from './lib/module-folders.mjs';
import { fail, options, projectDir, toolPath } from './lib/run.mjs';

const LAYERS = ['domain', 'application', 'infrastructure', 'ui'];
const LIST = 'src/composition/modules.ts';
const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+|mock\s*\(\s*)'(\.[^']+)'/g;
/** They compare documents, which are the whole product's, with its files. */
const OF_DOCUMENTS = ['accessibility-report', 'documents', 'specification-table', 'usage-events'].map(
  (name) => `tests/architecture/${name}.test.ts`,
);

const { flag, value } = options();
const names = process.argv.slice(2).filter((each, at, all) => !each.startsWith('--') && all[at - 1] !== '--keep');
if (names.length === 0) fail(`Which modules? ${Object.keys(FOLDERS).join(', ')}`);
for (const name of names) {
  if (FOLDERS[name] === undefined)
    fail(`${name} is no module that can be deleted: ${Object.keys(FOLDERS).join(', ')} are.`);
}

const files = git(['ls-files', '--cached', '--others', '--exclude-standard']).filter((file) =>
  existsSync(path.join(projectDir, file)),
);
const gone = new Set(files.filter((file) => names.some((name) => isOf(name, file))));
const source = files.filter((file) => /^(?:src|tests|bench|scripts)\/.*\.(?:tsx?|mjs)$/.test(file));
const held = source.filter((file) => file.startsWith('src/') && file !== LIST && !gone.has(file) && importsGone(file));
if (held.length > 0) {
  const lines = held.flatMap((file) => goneImportsOf(file).map((target) => `  ${file} imports ${target}`));
  fail(`${names.join(' and ')} cannot be deleted:\n${lines.join('\n')}`);
}
const tests = source.filter((file) => !file.startsWith('src/'));
for (let before = -1; before !== gone.size;) {
  before = gone.size;
  for (const file of tests) if (!gone.has(file) && importsGone(file)) gone.add(file);
}
const NEEDED = ['tests/fakes/test-platform.ts', 'scripts/build.mjs'];
for (const file of NEEDED) if (gone.has(file)) fail(`${file} needs ${names.join(' or ')}.`);

const copy = value('keep') ?? mkdtempSync(path.join(tmpdir(), 'without-'));
for (const file of files) if (!gone.has(file)) cpSync(path.join(projectDir, file), path.join(copy, file));
symlinkSync(path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
writeFileSync(path.join(copy, LIST), listWithout());
console.log(`${gone.size} files deleted, ${files.length - gone.size} are left`);

const ofArchitecture = tests.filter(
  (file) => /^tests\/architecture\/.*\.test\.ts$/.test(file) && !gone.has(file) && !OF_DOCUMENTS.includes(file),
);
const vitest = ['related', LIST, ...ofArchitecture, '--run', ...OF_DOCUMENTS.flatMap((file) => ['--exclude', file])];
const CHECKS = /** @type {const} */ ([
  ['types', toolPath('typescript', 'tsc'), ['-p', 'tsconfig.json', '--tsBuildInfoFile', `${copy}/app.tsbuildinfo`]],
  ['lint', toolPath('oxlint'), ['--deny-warnings', 'src', 'tests', 'bench', 'scripts']],
  ['build', path.join(copy, 'scripts/build.mjs'), []],
  ...(flag('quick') ? [] : [/** @type {const} */ (['unit tests', toolPath('vitest'), vitest])]),
]);
const failed = CHECKS.filter(([, tool, args]) => {
  const { status } = spawnSync(process.execPath, [tool, ...args], { cwd: copy, stdio: 'inherit' });
  return status !== 0;
}).map(([check]) => check);
if (value('keep') === undefined) rmSync(copy, { recursive: true, force: true });
if (failed.length > 0) fail(`Without ${names.join(', ')}: ${failed.join(', ')} failed`);
console.log(`Without ${names.join(', ')}: ${CHECKS.map(([check]) => check).join(', ')} passed`);

/**
 * @param {string} name
 * @param {string} file
 */
function isOf(name, file) {
  const folders = [name, ...(FOLDERS[name] ?? [])];
  return (
    (FILES[name] ?? []).includes(file) ||
    file === `src/composition/modules/${name}.ts` ||
    file.startsWith(`src/composition/modules/${name}/`) ||
    ['src', 'tests'].some((root) =>
      LAYERS.some((layer) => folders.some((folder) => file.startsWith(`${root}/${layer}/${folder}/`))),
    )
  );
}

/** @param {string} file */
function importsGone(file) {
  return goneImportsOf(file).length > 0;
}

/** @param {string} file */
function goneImportsOf(file) {
  return [...readFileSync(path.join(projectDir, file), 'utf8').matchAll(IMPORT)]
    .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
    .flatMap((to) => ['', '.ts', '.tsx'].map((end) => to + end).filter((target) => gone.has(target)));
}

function listWithout() {
  const text = readFileSync(path.join(projectDir, LIST), 'utf8');
  return names.reduce((left, name) => {
    const line = new RegExp(`^import \\{ (\\w+) \\} from './modules/${name}';\\n`, 'm');
    const identifier = line.exec(left)?.[1];
    if (identifier === undefined) fail(`${LIST} has no line for ${name}.`);
    return left.replace(line, '').replace(new RegExp(`^  ${identifier},\\n`, 'm'), '');
  }, text);
}

/** @param {string[]} args */
function git(args) {
  return spawnSync('git', args, { cwd: projectDir, encoding: 'utf8', maxBuffer: 1 << 26 })
    .stdout.split('\n')
    .filter(Boolean);
}
