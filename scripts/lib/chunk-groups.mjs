// Chunk groups of the build that follow from the imports of a few modules, so that no list of files has to be maintained.
import path from 'node:path';
import { projectDir } from './run.mjs';
import { listScreens } from './screen-list.mjs';

/** What every screen of a project needs. */
const PROJECT = ['features/add-features', 'screens/layout'].map(moduleOf);
/** One of them is loaded. */
const MODES = ['embedded.module', 'live.module'].map(moduleOf);
/** Its lazy imports draw the built-in charts, which the explorer begins with. */
const CHARTS = moduleOf('features/builtin-charts.module');

/** @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext */
/** @typedef {Record<'project' | 'home' | 'common', Set<string>>} Modules ids */

/**
 * The names of groups, for the options of the build.
 * - `project`: what every screen of a project needs, what a mode shares with anything else, and what home page and
 *   explorer have in common. In another group, a module of a mode would add the code of that group to every screen.
 * - `home`: what the home page begins with. `common`: what the explorer begins with.
 */
export function chunkGroups() {
  /** @type {Modules | undefined} */
  let modules;
  /**
   * @param {keyof Modules} name
   * @returns {(id: string, context: ChunkingContext) => string | null}
   */
  const group = (name) => (id, context) => ((modules ??= readModules(context))[name].has(id) ? name : null);
  return { project: group('project'), home: group('home'), common: group('common') };
}

/**
 * @param {ChunkingContext} context
 * @returns {Modules}
 */
function readModules(context) {
  /** @param {readonly string[]} ids */
  const all = (ids) => closure(ids, context);
  const modes = all(MODES);
  const shared = [...modes].filter((id) => context.getModuleInfo(id)?.importers.some((other) => !modes.has(other)));
  const charts = context.getModuleInfo(CHARTS)?.dynamicallyImportedIds ?? [];
  const home = all([screenOf('homepage')]);
  const explorer = all([screenOf('data'), ...charts]);
  const both = [...home].filter((id) => explorer.has(id));
  return { project: all([...PROJECT, ...shared, ...both]), home, common: explorer };
}

/**
 * The modules with all that they import, without what they import lazily, and without the index of all icons, of which
 * the build takes those that are used.
 * @param {readonly string[]} ids
 * @param {ChunkingContext} context
 */
function closure(ids, context) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} id */
  const add = (id) => {
    if (found.has(id) || id.includes('/lucide-react/')) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return found;
}

/** @param {string} name */
function screenOf(name) {
  return path.join(projectDir, `${listScreens().find((screen) => screen.name === name)?.module}.ts`);
}

/** @param {string} name */
function moduleOf(name) {
  return path.join(projectDir, 'src/composition', `${name}.ts`);
}
