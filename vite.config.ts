import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { accessibilityPage } from './scripts/lib/accessibility-page.mjs';
import { bundledWorkspace } from './scripts/lib/bundled-workspace.mjs';
import { chunkGroups } from './scripts/lib/chunk-groups.mjs';
import { experimentFonts } from './scripts/lib/experiment-fonts.mjs';
import { firstFiles } from './scripts/lib/first-files.mjs';
import { hoverWithPointer } from './scripts/lib/hover-with-pointer.mjs';
import { pxToRem } from './scripts/lib/px-to-rem.mjs';
import { releaseName } from './scripts/lib/release-name.mjs';
import { NOTICES_FILE, thirdPartyNotices } from './scripts/lib/third-party-notices.mjs';
import { isWithoutLuzmo, withoutLuzmo } from './scripts/lib/without-luzmo.mjs';

const OF_THE_HISTORY = 'tests/ui/kit/dialog-history.test.tsx';
const groups = chunkGroups();
const notices = thirdPartyNotices();

export default defineConfig({
  plugins: [
    react(),
    bundledWorkspace(),
    accessibilityPage(),
    firstFiles(),
    experimentFonts(),
    notices.ofApp(),
    isWithoutLuzmo && withoutLuzmo(),
  ],
  worker: { plugins: () => [notices.ofWorker()] },
  // Addresses of files in scripts and styles start from the file itself, so that one build works under any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    target: 'es2022',
    // Small pictures stay files of their own: the content security policy of an operator may forbid data: addresses.
    assetsInlineLimit: 0,
    // Browsers that lack it load the same files a little later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 450,
    license: { fileName: NOTICES_FILE },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with: two files of libraries of like size, which a browser compiles in threads of
            // their own and which stay the same from one release to the next, and one of the product.
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 11,
            },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 10 },
            { name: 'start', tags: ['$initial'], priority: 9 },
            // What screens share, see scripts/lib/chunk-groups.mjs.
            { ...groups.project, priority: 8 },
            { ...groups.embedded, priority: 8 },
            { ...groups.live, priority: 8 },
            { ...groups.home, priority: 7 },
            { ...groups.map, priority: 6 },
            { ...groups.common, priority: 5 },
            { ...groups.controls, priority: 4 },
            { name: 'icons', test: /lucide/, minShareCount: 2, priority: 3 },
            { ...groups.charts, priority: 2 },
            { ...groups.explore, priority: 1 },
            { ...groups.pictures, priority: 1 },
            {
              name: 'shared',
              test: /[\\/]src[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 700,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_TRACING__: 'false',
    __WITHOUT_LUZMO__: String(isWithoutLuzmo),
    __RELEASE__: JSON.stringify(releaseName()),
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    postcss: { plugins: [...pxToRem, hoverWithPointer] },
    preprocessorOptions: {
      scss: {
        loadPaths: ['src/ui/styles'],
        // The sheet of each component has the mixins without a line of its own.
        additionalData: (sheet: string, file: string) =>
          // Unit tests hand over empty sheets: compiling the mixins for each of them takes seconds.
          file.endsWith('.module.scss') && sheet !== '' ? `@use 'mixins' as *;\n${sheet}` : sheet,
      },
    },
  },
  test: {
    // Generous, because a lazy part is transformed when a test first asks for it, and machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default one core is left alone, which on a small machine is half of it. More than cores is slower.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          // Files share their modules: loading them anew for each takes more than a minute on two cores.
          isolate: false,
          environment: 'node',
          include: [
            'tests/{domain,application,infrastructure,architecture,soak}/**/*.test.ts',
            'tests/ui/charts/{items,comparison}/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/strict.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          // A page and the modules of a screen for each file take 90 s more on two cores. The setup cleans the page instead.
          isolate: false,
          include: ['tests/{ui,composition}/**/*.test.{ts,tsx}'],
          exclude: ['tests/ui/charts/{items,comparison}/**', OF_THE_HISTORY],
          setupFiles: ['tests/setup/strict.ts', 'tests/setup/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'history',
          environment: 'jsdom',
          // A step through the history that another file left under way, or its timers, would stop these walks.
          isolate: true,
          include: [OF_THE_HISTORY],
          setupFiles: ['tests/setup/strict.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
});
