import { defineConfig } from 'vitest/config';

// Where a day read in the zone of the user is often not the day in UTC.
process.env['TZ'] = 'Pacific/Auckland';

const module = process.env['MUTATION_MODULE'] ?? '*';

/**
 * The tests that `npm run mutation` plays against each changed line: those of its module in the domain and the application. What
 * only tests of another module would notice counts as not noticed: a module is proved by its own.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    environment: 'node',
    include: [`tests/{domain,application}/${module}/**/*.test.ts`],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: ['tests/setup/strict.ts'],
  },
});
