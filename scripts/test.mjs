// npm test: the production build, all checks beside the random user, and the browser tests. Ends with one line, `N passed, N failed`.
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { projectDir, runNode } from './lib/run.mjs';
import { runSoakTest } from './lib/soak-test.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';

const code = await runNode([path.join(projectDir, 'scripts/build.mjs')]);
const isBuilt = code === 0;
console.log(`${isBuilt ? 'ok' : 'FAILED'}: production build`);
// The random user waits for pages most of its minute.
const [checks, ...others] = await Promise.all([runChecks(), ...(isBuilt ? [runSoakTest()] : [])]);
/** @type {{ passed: number, failed: number }[]} */
const results = [{ passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1 }, checks, ...others];
if (isBuilt) results.push(await runBrowserTests());

// Repeated at the end: of a long output often only the end is stored.
if (checks.report !== '') console.log(checks.report);

/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
