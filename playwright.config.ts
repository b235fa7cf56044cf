import { defineConfig } from '@playwright/test';

const remote = process.env['E2E_BASE_URL'];
const executablePath = process.env['CHROMIUM_PATH'];
const embeddedPort = 4193;

/** Browser tests on the production build (`npm run e2e`). They never try a failed test again: a flake is a fault. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: remote ?? `http://127.0.0.1:${embeddedPort}`,
    viewport: { width: 1440, height: 900 },
    // A trace costs a third of the time: E2E_TRACE=1 when a failure is to be looked at.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  ...(!remote && {
    webServer: {
      command: `node scripts/serve-dist.mjs --port ${embeddedPort}`,
      url: `http://127.0.0.1:${embeddedPort}/config.json`,
      reuseExistingServer: false,
    },
  }),
});
