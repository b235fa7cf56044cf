// npm run soak: a random user works with the last build, in embedded mode and in live mode against the staging
// environment; with --translated in pages that a browser translates. The same seed gives the same actions. Ends with one
// line of JSON and one line of text.
import path from 'node:path';
import { embeddedEnvironment } from '../tests/soak/embedded-environment.mjs';
import { liveEnvironment } from '../tests/soak/live-environment.mjs';
import { runSoak } from '../tests/soak/run-soak.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { fail, options, projectDir } from './lib/run.mjs';

const { value, flag } = options();
const minutes = Number(value('minutes') ?? 1);
const seed = Number(value('seed') ?? Date.now() % 1_000_000);
const mode = value('mode');
const isTranslated = flag('translated');
if (!(minutes > 0)) fail('--minutes must be a number above 0.');
if (!Number.isInteger(seed)) fail('--seed must be a whole number.');
if (mode !== undefined && mode !== 'embedded' && mode !== 'live') fail('--mode must be embedded or live.');

const installed = await findBrowser();
if (installed.fault !== undefined) fail(installed.fault);
const { chromium } = await import('playwright');
const browser = await chromium.launch({
  ...(installed.path && { executablePath: installed.path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const distDir = path.join(projectDir, 'dist');
const starts = [...(mode === 'live' ? [] : [embeddedEnvironment]), ...(mode === 'embedded' ? [] : [liveEnvironment])];
const results = [];
for (const start of starts) {
  console.log(`seed ${seed}, ${minutes} minutes`);
  const environment = await start(distDir);
  results.push(
    await runSoak({
      browser,
      environment,
      seed,
      minutes,
      isTranslated,
      resultsDir: path.join(projectDir, 'test-results'),
    }),
  );
  await environment.close();
}
await browser.close();

const failed = results.filter(({ errors }) => errors.length > 0);
for (const { mode, seed, actions, errors, lastActions } of failed) {
  console.log(`FAILED: ${mode}, seed ${seed}, action ${actions}`);
  for (const error of errors.slice(0, 5)) console.log(`  ${error}`);
  console.log(['last actions:', ...lastActions].join('\n  '));
}
console.log(JSON.stringify(results.map(({ lastActions: _trail, ...result }) => result)));
console.log(results.map(inWords).join(' '));
process.exit(failed.length === 0 ? 0 : 1);

/** @param {import('../tests/soak/run-soak.mjs').SoakResult} result */
function inWords({ mode, actions, waited, faultsPlanted, errors, statuses, heapGrowth }) {
  const growth = heapGrowth === null ? 'not observed' : `${(heapGrowth * 100).toFixed(1)} %`;
  return (
    `${mode}: ${actions} actions, ${waited} after a wait, ${faultsPlanted} faults planted, ${errors.length} errors, ` +
    `${statuses.checked} statuses checked, heap growth ${growth}.`
  );
}
