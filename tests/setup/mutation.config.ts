import { defineConfig } from 'vitest/config';

// Where a day read in the zone of the user is often not the day in UTC.
process.env['TZ'] = 'Pacific/Auckland';

/** The tests that `npm run mutation` plays against each changed line: those of the domain and the application only. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: ['tests/{domain,application}/**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: ['tests/setup/strict.ts'],
  },
});
