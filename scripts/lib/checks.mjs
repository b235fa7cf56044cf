// What `npm run check` and `npm test` have in common. Each step counts as one test when it is not a test runner itself.
import { runNode, toolPath } from './run.mjs';

const STEPS = [
  ['types', toolPath('typescript', 'tsc'), '-p', 'tsconfig.json'],
  ['types of domain and application, without the DOM', toolPath('typescript', 'tsc'), '-p', 'tsconfig.core.json'],
  ['formatting', toolPath('oxfmt'), '--check', 'src', 'tests', 'scripts', 'vite.config.ts'],
  [
    'lint and layer rules',
    toolPath('oxlint'),
    '--type-aware',
    '--deny-warnings',
    'src',
    'tests',
    'scripts',
    'vite.config.ts',
  ],
];

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  const count = { passed: 0, failed: 0 };
  for (const [name, ...args] of STEPS) {
    const code = await runNode(args);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }
  const unit = await runVitest();
  return { passed: count.passed + unit.passed, failed: count.failed + unit.failed };
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
  // A runner that failed without a failed test (a file that does not load, an unhandled error) is a failure too.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
