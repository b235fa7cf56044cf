// npm run e2e: the browser tests on the production build, or, with E2E_BASE_URL, the portable part against a remote one.
import path from 'node:path';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { projectDir, runNode } from './lib/run.mjs';

if (!process.env.E2E_BASE_URL && !process.argv.includes('--no-build')) {
  const code = await runNode([path.join(projectDir, 'scripts/build.mjs')]);
  if (code !== 0) process.exit(code);
}
const { passed, failed } = await runBrowserTests(process.argv.slice(2).filter((word) => word !== '--no-build'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
