// Chunk groups of the build that follow from the imports of a few modules, so that no list of files has to be maintained.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './run.mjs';
import { listModules, listScreens } from './screen-list.mjs';

/** What every screen of a project needs. */
const PROJECT = [...['add-project', 'modules/shell/layout'].map(moduleOf), ...partsOfModules('project')];
/** Those of one of them are loaded. */
const EMBEDDED = [moduleOf('embedded.module'), ...partsOfModules('embedded')];
const LIVE = [moduleOf('live.module'), ...partsOfModules('live')];
/** Its lazy imports draw the built-in charts, which the explorer begins with. */
const CHARTS = moduleOf('modules/explore/charts');
/** The one of them that other screens draw, too. */
const LIST_CHART = path.join(projectDir, 'src/ui/charts/builtin-list.tsx');
/** Draws the pictures on the cards of home page, platforms and insights once they are seen. */
const CARD_PICTURES = path.join(projectDir, 'src/ui/home/map-window.tsx');
const HOME = 'homepage';
const EXPLORER = 'data';

/** @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext */

/**
 * Groups of modules, for the options of the build. A group holds what the same screens need, so that a screen loads
 * little that it does not need. It also takes what its modules import, unless a group of higher priority does.
 * - `project`: what every screen of a project needs, what a mode shares with anything else or both have, and what home page and
 *   explorer have in common. In another group, a module of a mode would add the code of that group to every screen.
 * - `embedded`, `live`: what only that mode needs.
 * - `home`: what the home page shares with other screens, and with `pictures`: in that group it would make all of it first files.
 * - `map`, `controls`, `common`: what the explorer shares with others: with the drawing of maps, with Radix, the rest.
 * - `charts`: what the explorer shares with code that others load late, such as the drawing of lists. `explore`: what only the
 *   explorer needs.
 * - `pictures`: what draws the pictures on cards, in one file, although previews and slides draw a part of it, too.
 */
export function chunkGroups() {
  /** @type {Map<string, string> | undefined} by id */
  let groups;
  /** @param {'project' | 'embedded' | 'live' | 'home' | 'controls' | 'map' | 'common' | 'charts' | 'explore' | 'pictures'} group */
  const named = (group) => ({
    debugName: group,
    /**
     * @param {string} id
     * @param {ChunkingContext} context
     */
    name: (id, context) => ((groups ??= readGroups(context)).get(id) === group ? group : null),
  });
  return {
    project: named('project'),
    embedded: named('embedded'),
    live: named('live'),
    home: named('home'),
    controls: named('controls'),
    map: named('map'),
    common: named('common'),
    charts: named('charts'),
    explore: named('explore'),
    pictures: named('pictures'),
  };
}

/**
 * @param {ChunkingContext} context
 * @returns {Map<string, string>}
 */
function readGroups(context) {
  /** @param {readonly string[]} ids */
  const all = (ids) => closure(ids, context);
  const [embedded, live] = [all(EMBEDDED), all(LIVE)];
  const modes = new Set([...embedded, ...live]);
  const shared = [...modes].filter(
    (id) =>
      (embedded.has(id) && live.has(id)) || context.getModuleInfo(id)?.importers.some((other) => !modes.has(other)),
  );
  const charts = context.getModuleInfo(CHARTS)?.dynamicallyImportedIds ?? [];
  const screens = listScreens().map(({ name, module }) => {
    const id = path.join(projectDir, `${module}.ts`);
    return { name, modules: all(name === EXPLORER ? [id, ...charts] : [id]) };
  });
  /** @param {string} wanted */
  const modulesOf = (wanted) => screens.find(({ name }) => name === wanted)?.modules ?? new Set();
  const [home, explorer] = [modulesOf(HOME), modulesOf(EXPLORER)];
  const others = screens.flatMap(({ name, modules }) => (name === EXPLORER ? [] : [...modules]));
  const lists = all([LIST_CHART]);
  const pictures = all([CARD_PICTURES]);
  const elsewhere = withLate(others, charts, context);
  const project = all([...PROJECT, ...shared, ...[...home].filter((id) => explorer.has(id))]);
  /** @param {string} id */
  const groupOf = (id) => {
    if (project.has(id)) return 'project';
    if (modes.has(id)) return live.has(id) ? 'live' : 'embedded';
    const users = screens.filter(({ modules }) => modules.has(id)).length;
    if (home.has(id)) return users > 1 || pictures.has(id) ? 'home' : '';
    if (pictures.has(id) && !explorer.has(id)) return 'pictures';
    if (!elsewhere.has(id)) return lists.has(id) ? 'charts' : 'explore';
    if (users === 1) return 'charts';
    // Styles go with the code that they are for.
    const used = [...all(id.endsWith('.scss') ? (context.getModuleInfo(id)?.importers ?? []) : [id])];
    if (used.some((other) => other.includes('/plane/'))) return 'map';
    return used.some((other) => other.includes('/@radix-ui/')) ? 'controls' : 'common';
  };
  return new Map([...project, ...modes, ...home, ...explorer, ...pictures].map((id) => [id, groupOf(id)]));
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

/**
 * The modules with all that they import, at once or late.
 * @param {readonly string[]} ids
 * @param {readonly string[]} without late modules that are left out
 * @param {ChunkingContext} context
 */
function withLate(ids, without, context) {
  const found = closure(ids, context);
  for (const id of found) {
    const late = context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    for (const other of closure(
      late.filter((to) => !without.includes(to)),
      context,
    ))
      found.add(other);
  }
  return found;
}

/** @param {string} part such as 'project', for src/composition/modules/review/review.project.ts */
function partsOfModules(part) {
  return listModules()
    .map((manifest) =>
      path.join(projectDir, manifest.replace(/\.ts$/, ''), `${path.basename(manifest, '.ts')}.${part}.ts`),
    )
    .filter((file) => existsSync(file));
}

/** @param {string} name */
function moduleOf(name) {
  return path.join(projectDir, 'src/composition', `${name}.ts`);
}
