import { defineConfig, type Project } from '@playwright/test';
import { nightPatterns } from './tests/e2e/night';

/** A deployment to be tested from outside: only the portable part is run, and nothing is started here. */
const remote = process.env['E2E_BASE_URL'];
const executablePath = process.env['CHROMIUM_PATH'];
/** The first of six ports in a row: the embedded app, then the staging environment with its five. */
const port = Number(process.env['E2E_PORT'] ?? 4193);
/** Another build than the one in dist/. */
const dist = process.env['E2E_DIST'] ?? 'dist';
/** The tests' own data: who writes content for the bundled workspace breaks none of them. */
const workspace = 'tests/fixtures/workspace.json';
const embeddedUrl = `http://127.0.0.1:${port}`;
const stagingUrl = `http://127.0.0.1:${port + 1}`;
/** A journey in live mode is a walk through the product: login, several screens, several services. */
const JOURNEY = 120_000;
/** Generous, too: both servers start at once. */
const START = 300_000;

const portable = (baseURL: string): Project => ({
  name: 'portable',
  testDir: 'tests/e2e/portable',
  timeout: JOURNEY,
  use: { baseURL },
});

/** Too long, or about figures that a release is judged by and not a commit. */
const nightly: Project = {
  name: 'nightly',
  testDir: 'tests/e2e/nightly',
  timeout: JOURNEY,
  use: { baseURL: embeddedUrl },
};

/**
 * Browser tests on the production build (`npm run e2e`). A failed test is tried once more, because a machine that is
 * busy with other work can hold up one step. One that passes only then is named at the end of `npm test`.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  ...(process.env['BY_DAY'] && { grepInvert: nightPatterns() }),
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a busy machine is no fault of the product, and what hangs is found anyway.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    // Inside `toPass`, a press that cannot be made ends and is tried again.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // A trace costs a third of the time: E2E_TRACE=1 when a failure is to be looked at.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: remote
    ? [portable(remote)]
    : [
        { name: 'embedded', testDir: 'tests/e2e/embedded', use: { baseURL: embeddedUrl } },
        { name: 'live', testDir: 'tests/e2e/live', timeout: JOURNEY, use: { baseURL: stagingUrl } },
        portable(stagingUrl),
        ...(process.env['NIGHTLY'] ? [nightly] : []),
      ],
  ...(!remote && {
    webServer: [
      server(`node scripts/start.mjs --port ${port} --dist "${dist}" --workspace ${workspace}`, embeddedUrl),
      server(`node scripts/staging.mjs --port ${port + 1} --dist "${dist}" --workspace ${workspace}`, stagingUrl),
    ],
  }),
});

function server(command: string, url: string) {
  // A server that is asked to end removes its copy of the build.
  const gracefulShutdown = { signal: 'SIGTERM', timeout: 5000 } as const;
  return { command, url: `${url}/config.json`, timeout: START, reuseExistingServer: false, gracefulShutdown };
}
