import { runNode, toolPath } from './run.mjs';

/** The same as in the scripts `lint` and `format` of package.json. */
const CODE = ['src', 'tests', 'bench', 'scripts', 'vite.config.ts', 'playwright.config.ts'];

const STEPS = [
  { name: 'types', args: [toolPath('typescript', 'tsc'), '-p', 'tsconfig.json'] },
  {
    name: 'types of domain and application, without the DOM',
    args: [toolPath('typescript', 'tsc'), '-p', 'tsconfig.core.json'],
  },
  { name: 'formatting', args: [toolPath('oxfmt'), '--check', ...CODE] },
  { name: 'lint and layer rules', args: [toolPath('oxlint'), '--type-aware', '--deny-warnings', ...CODE] },
  { name: 'unused files, exports and dependencies', args: [toolPath('knip')] },
];

/** Characters of what failed in the unit tests. */
const REPORTED = 4000;

/**
 * What `npm run check` and `npm test` have in common. A step that is not a test runner counts as one test.
 * @returns {Promise<{ passed: number, failed: number, report: string }>} report: what failed in the unit tests
 */
export async function runChecks() {
  const count = { passed: 0, failed: 0 };
  for (const { name, args } of STEPS) {
    const code = await runNode(args);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }
  const unit = await runVitest();
  return { passed: count.passed + unit.passed, failed: count.failed + unit.failed, report: unit.report };
}

async function runVitest() {
  let output = '';
  const code = await runNode([toolPath('vitest'), 'run'], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    onOutput: (text) => (output += text),
  });
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? '';
  const passed = Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
  const failed = Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  // A run can fail without a failed test: a file that cannot be loaded, an unhandled error.
  const report = code === 0 ? '' : output.slice(output.search(/^⎯+ (?:Failed|Unhandled)/m)).slice(0, REPORTED);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, report };
}
