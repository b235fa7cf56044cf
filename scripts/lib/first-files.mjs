// What index.html begins with. It names the files that each screen of a project begins with, so that boot.js can ask for
// them together with the start itself: left to the code, they would be asked for only after the start has come and has
// run. It has boot.js and boot.css under names that hold their hash, because the page waits for both. And it tells the
// browser that the start runs as soon as it is there.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';
import { projectDir } from './run.mjs';

/** Run and painted before anything else: no modules, and not merged with anything. */
const BOOT = ['boot.js', 'boot.css'];
const BOOT_FOLDER = 'src/ui/app';

/** What every screen of a project stands on. */
const ALWAYS = ['src/ui/shell/main-layout.tsx', 'src/composition/prepare-features.ts'];
/** By the first part of the address. */
const SCREENS = {
  homepage: ['src/ui/home/home-screen.tsx'],
  data: ['src/ui/explore/explore-screen.tsx'],
  'data-refresh': ['src/ui/discoveries/discoveries-screen.tsx'],
  platforms: ['src/ui/platforms/platforms-screen.tsx'],
  foresight: ['src/ui/foresight/foresight-screen.tsx'],
  reneAI: ['src/ui/assistant/assistant-screen.tsx'],
  sow: ['src/ui/experiments/experiment-screen.tsx'],
};
/** By the mode of the configuration. */
const MODES = {
  embedded: ['src/composition/embedded.module.ts'],
  live: [
    'src/infrastructure/auth0/auth0-session.ts',
    '@auth0/auth0-spa-js/dist/auth0-spa-js.production.esm.js',
    'src/composition/live.module.ts',
    'axios/lib/axios.js',
  ],
};

/** Come after the screen that they stand on. */
const CHARTS = 'src/ui/charts/chart-drawing.tsx';
/** Of the libraries the one of which most runs at once. */
const RENDERER = 'node_modules/react-dom/';

/**
 * On the first line of a file: all of it is compiled as it comes, beside the page's own thread, and not piece by piece
 * on that thread as each is first called. Browsers that do not know it read a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** @returns {import('vite').Plugin} */
export function firstFiles() {
  return {
    name: 'first-files',
    apply: 'build',
    async buildStart() {
      for (const name of BOOT) {
        const source = await readFile(path.join(projectDir, BOOT_FOLDER, name), 'utf8');
        this.emitFile({ type: 'asset', name, source: name.endsWith('.js') ? await shorter(name, source) : source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = firstFilesOf(bundle);
        // Before boot.js, which reads it.
        return BOOT.reduce(
          (page, name) => page.replace(`/${BOOT_FOLDER}/${name}`, `/${assetOf(bundle, name)}`),
          html.replace('<script ', `${meta(files)}\n    $&`),
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of filesToCompile(bundle)) file.code = `${COMPILE_AT_ONCE}${file.code}`;
      },
    },
  };
}

/** What boot.js reads: without what comes with the start, or with all screens. */
function firstFilesOf(bundle) {
  const chunks = chunksOf(bundle);
  const filesOf = (modules) =>
    closure(
      bundle,
      modules.map((module) => chunkOf(chunks, module)),
    );
  const start = closure(bundle, [entryOf(chunks)]);
  const ofEach = (groups, before) =>
    Object.fromEntries(Object.entries(groups).map(([name, modules]) => [name, addresses(filesOf(modules), before)]));
  const always = filesOf(ALWAYS);
  return {
    always: addresses(always, [start]),
    screens: ofEach(SCREENS, [start, always]),
    modes: ofEach(MODES, [start, always]),
  };
}

/** What of ours the screens begin with, and what renders them. The other libraries run in small parts. */
function filesToCompile(bundle) {
  const chunks = chunksOf(bundle);
  const screens = [...ALWAYS, ...Object.values(SCREENS).flat(), ...Object.values(MODES).flat(), CHARTS];
  const first = closure(bundle, [entryOf(chunks), ...screens.map((module) => chunkOf(chunks, module))]);
  const isMarked = (id) => !id.includes('node_modules') || id.includes(RENDERER);
  return chunks.filter(({ fileName, moduleIds }) => first.has(fileName) && moduleIds.some(isMarked));
}

const chunksOf = (bundle) => Object.values(bundle).filter(({ type }) => type === 'chunk');
const entryOf = (chunks) => chunks.find(({ isEntry }) => isEntry);

/** Without what has been asked for before. */
function addresses(files, before) {
  return [...files].filter((file) => !before.some((other) => other.has(file))).map((file) => `/${file}`);
}

function assetOf(bundle, name) {
  return Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name)).fileName;
}

async function shorter(name, source) {
  const { code, errors } = await minify(name, source, { compress: { target: 'es2015' }, mangle: true });
  if (errors.length > 0) throw new Error(`first-files: ${name} cannot be read: ${errors[0].message}`);
  return code;
}

function chunkOf(chunks, module) {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)));
  if (found === undefined) throw new Error(`first-files: no file of the build holds ${module}`);
  return found;
}

/** The names of the chunks, of all that they import, and of their style sheets. */
function closure(bundle, chunks) {
  const names = new Set();
  const add = (chunk) => {
    if (chunk?.type !== 'chunk' || names.has(chunk.fileName)) return;
    names.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) names.add(sheet);
    for (const name of chunk.imports) add(bundle[name]);
  };
  for (const chunk of chunks) add(chunk);
  return names;
}

function meta(files) {
  const content = JSON.stringify(files).replaceAll('"', '&quot;');
  return `<meta name="first-files" content="${content}" />`;
}
