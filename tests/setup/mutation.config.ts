import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Where a day read in the zone of the user is often not the day in UTC.
process.env['TZ'] = 'Pacific/Auckland';

const plan = process.env['MUTATION_PLAN'] ?? '';
const { code } = JSON.parse(readFileSync(plan, 'utf8')) as { code: Record<string, string> };

/**
 * The tests that `npm run mutation` runs against each change: those of its module in the domain and the application. What only
 * tests of another module would notice counts as not noticed: a module is proved by its own.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      // The files of the module as the instrumenter wrote them: all changes are in them, and none is active.
      name: 'changes-of-the-code',
      enforce: 'pre',
      load: (id) => code[id.split('?')[0] ?? id] ?? null,
    },
  ],
  test: {
    environment: 'node',
    include: [process.env['MUTATION_TESTS'] ?? ''],
    // An endless wait is noticed as a test that does not end, once for each change that causes one.
    testTimeout: 20_000,
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    runner: './tests/setup/mutation-runner.ts',
    setupFiles: ['tests/setup/strict.ts', 'tests/setup/first-failure.ts'],
    reporters: [],
  },
});
