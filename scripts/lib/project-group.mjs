// A chunk group of the build, as one file: what every screen of a project needs, what both modes have in common, and the
// home page. Which modules these are follows from their imports, so that no list of files has to be maintained.
import path from 'node:path';
import { projectDir } from './run.mjs';
import { listScreens } from './screen-list.mjs';

/** What every screen of a project needs. */
const PROJECT = ['src/composition/features/add-features.ts', 'src/composition/screens/layout.ts'];
/** One of them is loaded. */
const MODES = ['src/composition/embedded.module.ts', 'src/composition/live.module.ts'];

/** @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext */

/**
 * The name function of the group.
 * @returns {(id: string, context: ChunkingContext) => string | null}
 */
export function projectGroup() {
  /** @type {Set<string> | undefined} */
  let modules;
  return (id, context) => {
    modules ??= projectModules(context);
    return modules.has(id) ? 'project' : null;
  };
}

/**
 * @param {ChunkingContext} context
 * @returns {Set<string>} ids
 */
function projectModules(context) {
  const [home] = listScreens();
  const [one, other] = MODES.map((file) => closure([absolute(file)], context));
  const common = [...(one ?? [])].filter((id) => other?.has(id));
  return closure([...PROJECT, `${home?.module}.ts`].map(absolute).concat(common), context);
}

/**
 * The modules with all that they import, without what they import lazily.
 * @param {readonly string[]} ids
 * @param {ChunkingContext} context
 */
function closure(ids, context) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} id */
  const add = (id) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return found;
}

/** @param {string} file */
function absolute(file) {
  return path.join(projectDir, file);
}
