// npm test: all checks, the production build, and the unit and browser tests of the day. Ends with one line, `N passed, N failed`.
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { projectDir, runNode } from './lib/run.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';

// The others run in `npm run nightly`, as does the random user.
process.env['BY_DAY'] = '1';
const checks = await runChecks();
/** @type {{ passed: number, failed: number }[]} */
const results = [checks];
const built = await runNode([path.join(projectDir, 'scripts/build.mjs')]);
console.log(`${built === 0 ? 'ok' : 'FAILED'}: production build`);
results.push({ passed: built === 0 ? 1 : 0, failed: built === 0 ? 0 : 1 });
if (built === 0) results.push(await runBrowserTests());

// Repeated at the end: of a long output often only the end is stored.
if (checks.report !== '') console.log(checks.report);

/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
