// Build plug-in for the start of a page. It writes into index.html which files each screen and each mode begins with, so
// that boot.js can preload them beside the start. It puts a hash into the names of boot.js and boot.css, because the page
// waits for both. And it marks the product's own code to be compiled at once. No file is listed by hand: screens come
// from the registry, modes from the names of lazy modules.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';
import { convertPxToRem } from './px-to-rem.mjs';
import { projectDir } from './run.mjs';
import { listScreens } from './screen-list.mjs';

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {Record<string, readonly string[]>} FilesByName */

/** Run and painted before anything else: no modules, and not merged with other files. */
const BOOT_FOLDER = 'src/ui/app';
const BOOT = ['boot.js', 'boot.css'];

/** What every screen of a project needs. */
const PROJECT = /\/src\/composition\/(?:add-project|modules\/(?:shell\/layout|[^/]+\/[^/]+\.project))\.ts$/;
/** The lazy modules of a mode are named after it, such as composition/live.module.ts and composition/modules/ask/ask.live.ts. */
const MODE = /\/src\/composition\/(?:modules\/[^/]+\/[^/]+\.)?(embedded|live)\.[^/]+$/;
/** Its lazy imports draw the built-in charts, which the explorer begins with. */
const CHARTS = /\/src\/composition\/modules\/explore\/charts\.ts$/;

/** First line of a file: all functions are compiled while it arrives, off the main thread. Elsewhere a comment. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** @returns {import('vite').Plugin} */
export function firstFiles() {
  /** @type {string[]} */
  const chartModules = [];
  let isBuild = false;
  return {
    name: 'first-files',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      for (const name of BOOT) this.emitFile({ type: 'asset', name, source: await bootSource(name) });
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const lazy = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        if (CHARTS.test(id)) chartModules.push(...lazy);
      }
    },
    generateBundle: {
      // Vite writes its own first line before.
      order: 'post',
      handler(_, bundle) {
        for (const [name, modules] of superfluousModules(
          bundle,
          chartModules,
          (id) => this.getModuleInfo(id)?.importedIds,
        ))
          this.error(`The first files of ${name} have code that none of its imports needs: ${modules.join(', ')}`);
        for (const chunk of chunksOf(bundle)) {
          const isMarked = chunk.moduleIds.some((id) => !id.includes('node_modules') || id.includes('/react-dom/'));
          if (isMarked) chunk.code = `${COMPILE_AT_ONCE}${chunk.code}`;
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = filesToPreload(bundle, chartModules);
        const content = JSON.stringify(files).replaceAll('"', '&quot;');
        const page = html.replace('<script ', `<meta name="first-files" content="${content}" />\n    $&`);
        return BOOT.reduce((text, name) => text.replace(`${BOOT_FOLDER}/${name}`, assetOf(bundle, name)), page);
      },
    },
  };
}

/** @param {string} name */
async function bootSource(name) {
  const source = await readFile(path.join(projectDir, BOOT_FOLDER, name), 'utf8');
  if (name.endsWith('.css')) return await convertPxToRem(source);
  const { code, errors } = await minify(name, source, { compress: { target: 'es2015' }, mangle: true });
  if (errors[0] !== undefined) throw new Error(`first-files: ${name} cannot be read: ${errors[0].message}`);
  return code;
}

/**
 * What boot.js reads.
 * @param {Bundle | undefined} bundle undefined in development: there the names of the screens are all that is known
 * @param {readonly string[]} chartModules
 * @returns {{ screens: FilesByName, modes: FilesByName, charts: readonly string[] }} addresses, without those that index.html asks for itself
 */
function filesToPreload(bundle, chartModules) {
  const screens = listScreens();
  const names = [...new Set(screens.map(({ name }) => name))];
  if (bundle === undefined)
    return { screens: Object.fromEntries(names.map((name) => [name, []])), modes: {}, charts: [] };
  const chunks = chunksOf(bundle);
  const start = closure(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  /** @param {(id: string) => boolean} isWanted */
  const filesWith = (isWanted) => {
    const files = closure(
      bundle,
      chunks.filter(({ moduleIds }) => moduleIds.some(isWanted)),
    );
    return [...files].filter((file) => !start.has(file)).map((file) => `/${file}`);
  };
  const modes = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => MODE.exec(id)?.[1] ?? [])));
  return {
    screens: Object.fromEntries(
      names.map((name) => {
        const modules = screens.filter((screen) => screen.name === name).map(({ module }) => `/${module}.ts`);
        return [name, filesWith((id) => PROJECT.test(id) || modules.some((module) => id.endsWith(module)))];
      }),
    ),
    charts: filesWith((id) => chartModules.includes(id)),
    modes: Object.fromEntries([...modes].map((mode) => [mode, filesWith((id) => MODE.exec(id)?.[1] === mode)])),
  };
}

/** The screens that most users open first: a group of files may add nothing to them. */
const OPENED_FIRST = ['homepage', 'data'];
/** What groups may add to each of the others, in characters before minifying: about 8 kB of what is sent. */
const ALLOWED = 64_000;
/** In characters before minifying: so small a module, such as of the bundler itself, is worth no file of its own. */
const SMALL = 2000;

/**
 * Modules that come with the first files of a screen although nothing that the screen imports needs them.
 * @param {Bundle} bundle
 * @param {readonly string[]} chartModules
 * @param {(id: string) => readonly string[] | undefined} importsOf
 * @returns {[screen: string, modules: string[]][]} without screens that have none
 */
function superfluousModules(bundle, chartModules, importsOf) {
  const chunks = chunksOf(bundle);
  return listScreens()
    .map(({ name, module }) => {
      /** @param {string} id */
      const isBegun = (id) =>
        PROJECT.test(id) ||
        id.endsWith(`/${module}.ts`) ||
        MODE.exec(id)?.[1] === 'embedded' ||
        (name === 'data' && chartModules.includes(id));
      const begun = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(isBegun));
      /** @type {Set<string>} */
      const needed = new Set();
      /** @param {string} id */
      const need = (id) => {
        if (needed.has(id)) return;
        needed.add(id);
        importsOf(id)?.forEach(need);
      };
      for (const { isEntry, moduleIds } of begun) moduleIds.filter((id) => isEntry || isBegun(id)).forEach(need);
      const files = closure(bundle, begun);
      const loaded = chunks
        .filter(({ fileName }) => files.has(fileName))
        .flatMap(({ modules }) => Object.entries(modules));
      const superfluous = loaded.filter(([id, { code }]) => !needed.has(id) && (code?.length ?? 0) > SMALL);
      const size = superfluous.reduce((sum, [, { code }]) => sum + (code?.length ?? 0), 0);
      const isAllowed = !OPENED_FIRST.includes(name) && size <= ALLOWED;
      return /** @type {[string, string[]]} */ ([name, isAllowed ? [] : superfluous.map(([id]) => id)]);
    })
    .filter(([, modules]) => modules.length > 0);
}

/**
 * @param {Bundle} bundle
 * @returns {Chunk[]}
 */
function chunksOf(bundle) {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/**
 * The chunks, all that they import, and their style sheets.
 * @param {Bundle} bundle
 * @param {readonly Chunk[]} chunks
 */
function closure(bundle, chunks) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {Bundle[string] | undefined} file */
  const add = (file) => {
    if (file?.type !== 'chunk' || names.has(file.fileName)) return;
    names.add(file.fileName);
    for (const sheet of file.viteMetadata?.importedCss ?? []) names.add(sheet);
    for (const name of file.imports) add(bundle[name]);
  };
  chunks.forEach(add);
  return names;
}

/**
 * @param {Bundle | undefined} bundle
 * @param {string} name
 */
function assetOf(bundle, name) {
  const asset = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(name));
  return asset?.fileName ?? `${BOOT_FOLDER}/${name}`;
}
