import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundledWorkspace } from './scripts/lib/bundled-workspace.mjs';

export default defineConfig({
  plugins: [react(), bundledWorkspace()],
  build: {
    target: 'es2022',
    // Small pictures stay files of their own: the content security policy of an operator may forbid data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with is one file, and small pieces that screens share are few: a request costs
            // a round trip, and the first screens may not take many.
            { name: 'start', tags: ['$initial'], priority: 20 },
            // The pages before the login stand on this alone.
            {
              name: 'base',
              test: /[\\/]src[\\/](?:domain[\\/]topic[\\/]quadrant|ui[\\/](?:kit[\\/](?:button|icon-button|quadrant-hue)|art[\\/]logo|shell[\\/]theme-toggle|session[\\/]login-failure))|icons[\\/](?:sun|moon|arrow-right)\./,
              priority: 15,
            },
            // The drawing on the login page and in the banner.
            { name: 'field', test: /[\\/]src[\\/]ui[\\/]art[\\/](?:field|random|svg-path)/, priority: 12 },
            // Of ours only: a library that is merged into a neighbour is loaded by screens that do not use it.
            {
              name: 'shared',
              test: /[\\/]src[\\/]|lucide/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8000,
              priority: 10,
            },
          ],
        },
      },
    },
  },
  define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    // Generous, because a lazy part is transformed when a test first asks for it, and machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['tests/{domain,application,infrastructure,architecture}/**/*.test.ts'],
          setupFiles: ['tests/setup/strict.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/strict.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
});
