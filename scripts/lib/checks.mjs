import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectDir, runNode, toolPath } from './run.mjs';

/** The same as in the scripts `lint` and `format` of package.json. */
const CODE = ['src', 'tests', 'bench', 'scripts', 'vite.config.ts', 'playwright.config.ts', 'stylelint.config.mjs'];

const STEPS = [
  { name: 'types', args: [toolPath('typescript', 'tsc'), '-p', 'tsconfig.json'] },
  {
    name: 'types of domain and application, without the DOM',
    args: [toolPath('typescript', 'tsc'), '-p', 'tsconfig.core.json'],
  },
  { name: 'formatting', args: [toolPath('oxfmt'), '--check', ...CODE] },
  { name: 'lint and layer rules', args: [toolPath('oxlint'), '--type-aware', '--deny-warnings', ...CODE] },
  { name: 'style sheets', args: [toolPath('stylelint'), 'src/**/*.scss'] },
  { name: 'unused files, exports and dependencies', args: [toolPath('knip')] },
];

const UNIT_REPORT = path.join(projectDir, 'test-results', 'unit.json');
/** Characters of what failed in the unit tests. */
const REPORTED = 4000;

/**
 * What `npm run check` and `npm test` have in common. A step that is not a test runner counts as one test.
 * @returns {Promise<{ passed: number, failed: number, report: string }>} report: what failed in the unit tests
 */
export async function runChecks() {
  const count = { passed: 0, failed: 0 };
  const steps = [...STEPS];
  const runSteps = async () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      const { name, args } = step;
      const code = await runNode(args);
      console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
      count[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  // Two at once: most steps use one core.
  await Promise.all([runSteps(), runSteps()]);
  const unit = await runUnitTests();
  return { passed: count.passed + unit.passed, failed: count.failed + unit.failed, report: unit.report };
}

/**
 * @param {string[]} [args] passed on to Vitest
 * @param {Record<string, string>} [env]
 */
export async function runUnitTests(args = [], env = {}) {
  let output = '';
  await rm(UNIT_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const code = await runNode([toolPath('vitest'), 'run', ...reporters, ...args], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    onOutput: (text) => (output += text),
  });
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(await readFile(UNIT_REPORT, 'utf8').catch(() => '{}'));
  const report = code === 0 ? '' : output.slice(output.search(/^⎯+ (?:Failed|Unhandled)/m)).slice(0, REPORTED);
  return { ...countOfRun({ code, passed: numPassedTests, failed: numFailedTests }), report };
}

/**
 * What a test runner's result counts as. A run can fail without a failed test: a file that cannot be loaded, an unhandled
 * error, no test at all.
 * @param {{ code: number, passed: number, failed: number }} run
 * @returns {{ passed: number, failed: number }}
 */
export function countOfRun({ code, passed, failed }) {
  const isFaulty = code !== 0 || passed + failed === 0;
  return { passed, failed: isFaulty && failed === 0 ? 1 : failed };
}
