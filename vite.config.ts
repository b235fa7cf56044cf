import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundledWorkspace } from './scripts/lib/bundled-workspace.mjs';
import { firstFiles } from './scripts/lib/first-files.mjs';
import { lightIcons } from './scripts/lib/light-icons.mjs';

/** What every screen of a project starts with, and the first of them: one file, because each costs a request. */
const PROJECT = [
  'ui/shell/main-layout.',
  'ui/home/home-screen.',
  'composition/prepare-features.',
  'composition/builtin-charts.module.',
  'ui/charts/chart-abilities.',
  'ui/charts/builtin-chart-frame.',
  'ui/charts/builtin-chart.',
  'ui/charts/drawing-code.',
  'ui/charts/surface-views.',
  'ui/charts/highlight.store.',
  'infrastructure/wire/',
  'infrastructure/in-memory/logging-error-reporter.',
  'infrastructure/in-memory/recording-support-chat.',
  // Small, and of use to others as well, which would make a file of each.
  'domain/shared/name-order.',
  'domain/shared/first-of-each.',
  'domain/topic/growth.',
  'lucide-react/dist/esm/icons/arrow-up.',
  'ui/kit/controls/tabs.module.',
  'ui/charts/mount/chart-panel.module.',
  'ui/charts/mount/chart-container.module.',
];

/** What explore, its charts and the flashcards share, with the libraries that it brings. */
const SIGNALS = [
  'ui/kit/controls/tabs.',
  'ui/charts/mount/chart-panel.',
  'ui/flashcards/status/status-icon.',
  '@tanstack/',
  '@radix-ui/react-presence/',
  'd3-array/',
];

/** Files by the ends of their paths, or folders. */
function anyOf(names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => `[\\\\/]${name.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}`).join('|'));
}

export default defineConfig({
  plugins: [react(), bundledWorkspace(), firstFiles(), lightIcons()],
  build: {
    target: 'es2022',
    // Small pictures stay files of their own: the content security policy of an operator may forbid data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The libraries that every page starts with stay the same from one release to the next, and so do their files: two
            // of like size, because a browser reads and compiles each in a thread of its own.
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown.runtime/,
              priority: 26,
            },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 25 },
            // What every page starts with is one file, and small pieces that screens share are few: a request costs
            // a round trip, and the first screens may not take many.
            { name: 'start', tags: ['$initial'], priority: 20 },
            { name: 'project', test: anyOf(PROJECT), priority: 15 },
            { name: 'signals', test: anyOf(SIGNALS), priority: 14 },
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
    // By default one core is left alone, which on a small machine is half of it.
    maxWorkers: '100%',
    // A page and a set of modules for each file cost more than the tests. Modules keep nothing but caches, and the setup
    // leaves nothing on the page, so that files may follow each other in the same one.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: [
            'tests/{domain,application,infrastructure,architecture}/**/*.test.ts',
            'tests/ui/charts/{geometry,items,comparison}/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/strict.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/{ui,composition}/**/*.test.{ts,tsx}'],
          exclude: ['tests/ui/charts/{geometry,items,comparison}/**'],
          setupFiles: ['tests/setup/strict.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
});
