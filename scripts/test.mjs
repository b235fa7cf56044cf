// npm test: all checks, the production build, the browser tests and the random user. Ends with one line, `N passed, N failed`.
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { projectDir, runNode } from './lib/run.mjs';
import { runSoakTest } from './lib/soak-test.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';

const checks = await runChecks();
/** @type {{ passed: number, failed: number }[]} */
const results = [checks];
const built = await runNode([path.join(projectDir, 'scripts/build.mjs')]);
console.log(`${built === 0 ? 'ok' : 'FAILED'}: production build`);
results.push({ passed: built === 0 ? 1 : 0, failed: built === 0 ? 0 : 1 });
if (built === 0) {
  // The others run in `npm run nightly`.
  results.push(await runBrowserTests([], { E2E_BY_DAY: '1' }));
  results.push(await runSoakTest());
}

// Repeated at the end: of a long output often only the end is stored.
if (checks.report !== '') console.log(checks.report);

/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
