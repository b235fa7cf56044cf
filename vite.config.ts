import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundledWorkspace } from './scripts/lib/bundled-workspace.mjs';

export default defineConfig({
  plugins: [react(), bundledWorkspace()],
  build: {
    target: 'es2022',
    // Small pictures stay files of their own: the content security policy of an operator may forbid data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 260,
  },
  define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
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
