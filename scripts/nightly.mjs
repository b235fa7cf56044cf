// npm run nightly: what is too long for `npm test`. Each part may be asked for alone: --only PART.
//   unit      all unit tests, those too that `npm test` leaves out
//   faults    each call of the API with each fault
//   property all tests of random cases, with three seeds of this night and ten times as many cases
//   browser   all browser tests, with those that are too long: weights of each screen, all faults of the live brief
//   large     the longest task of the page with large files of a user
//   soak      the random user for 30 minutes in each mode (--minutes N)
//   modules   the product without each module that can be deleted, and without all of them
//   core      the browser tests of the specification on the product without what the specification does not have
//   mutation  one change of the code at a time, which a test has to notice: a seventh of the modules each night
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runUnitTests } from './lib/checks.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { FOLDERS } from './lib/module-folders.mjs';
import { fail, options, projectDir, runNode } from './lib/run.mjs';
import { runSoakTest } from './lib/soak-test.mjs';

const { value } = options();
const minutes = Number(value('minutes') ?? 30);
if (!(minutes > 0)) fail('--minutes must be a number above 0.');

/** What the product adds to the specification. */
const FURTHER_MODULES = ['ask', 'brief', 'compare', 'library', 'own-data', 'ranking', 'review', 'team', 'the-year'];

/** The browser tests that say what the specification says. */
const CORE_TESTS = [
  'tests/e2e/portable',
  ...['flashcards', 'home', 'explore', 'session', 'shell'].map((name) => `tests/e2e/embedded/${name}.spec.ts`),
  ...['charts', 'organisations', 'screens', 'session', 'statuses', 'switch-project'].map(
    (name) => `tests/e2e/live/${name}.spec.ts`,
  ),
  'tests/e2e/nightly/specification.spec.ts',
];

/** @type {Record<string, () => Promise<{ passed: number, failed: number }>>} */
const PARTS = {
  unit: () => runUnitTests(),
  faults: () => runUnitTests(['tests/ui/live'], { WHOLE_FAULT_MATRIX: '1' }),
  property: runProperties,
  browser: () => runBrowserTests([], { NIGHTLY: '1' }),
  large: async () => oneTest(await runNode([path.join(projectDir, 'bench/large-inputs.mjs')])),
  // Other actions each night; the seed is printed.
  soak: () => runSoakTest({ minutes, seed: Date.now() % 1_000_000 }),
  modules: runWithoutModules,
  core: runOnCore,
  mutation: async () => oneTest(await runNode([path.join(projectDir, 'scripts/mutation.mjs'), '--night'])),
};

const only = value('only');
if (only !== undefined && PARTS[only] === undefined) fail(`--only must be one of: ${Object.keys(PARTS).join(', ')}.`);
const results = [oneTest(await runNode([path.join(projectDir, 'scripts/build.mjs')]))];
for (const [name, run] of Object.entries(PARTS)) {
  if (only === undefined || only === name) results.push(await run());
}

/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** Types, lint, unit tests and build, each in a copy of the project. */
async function runWithoutModules() {
  const names = Object.keys(FOLDERS);
  const count = { passed: 0, failed: 0 };
  for (const gone of [...names.map((name) => [name]), names]) {
    const { passed, failed } = oneTest(await runNode([path.join(projectDir, 'scripts/without.mjs'), ...gone]));
    count.passed += passed;
    count.failed += failed;
  }
  return count;
}

async function runOnCore() {
  const copy = await mkdtemp(path.join(tmpdir(), 'core-'));
  const without = path.join(projectDir, 'scripts/without.mjs');
  const built = oneTest(await runNode([without, ...FURTHER_MODULES, '--quick', '--keep', copy]));
  // Playwright counts them; here they are one test.
  const e2e = path.join(copy, 'scripts/e2e.mjs');
  const seen =
    built.failed > 0
      ? { passed: 0, failed: 0 }
      : oneTest(await runNode([e2e, '--no-build', ...CORE_TESTS], { env: { NIGHTLY: '1' } }));
  await rm(copy, { recursive: true, force: true });
  return { passed: built.passed + seen.passed, failed: built.failed + seen.failed };
}

/** Each seed is printed: `PROPERTY_SEED=N npm run unit` draws the same cases. */
async function runProperties() {
  const files = await filesWith('fast-check');
  const count = { passed: 0, failed: 0 };
  for (let round = 0, seed = Date.now() % 1_000_000; round < 3; round += 1, seed += 1) {
    console.log(`Random cases of the seed ${seed}`);
    const { passed, failed } = await runUnitTests(files, { PROPERTY_SEED: String(seed), PROPERTY_RUNS: '300' });
    count.passed += passed;
    count.failed += failed;
  }
  return count;
}

/**
 * @param {string} word
 * @returns {Promise<string[]>} the unit tests in which it stands
 */
async function filesWith(word) {
  const files = await readdir(path.join(projectDir, 'tests'), { recursive: true });
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => path.join('tests', file));
  const texts = await Promise.all(tests.map((file) => readFile(path.join(projectDir, file), 'utf8')));
  return tests.filter((_, index) => texts[index]?.includes(word));
}

/** @param {number} code */
function oneTest(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}
