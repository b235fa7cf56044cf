import { linkParameters } from '../domain/shared/link-parameters';
import type { SwitchedOff } from '../domain/shared/modules';
import type { ScreenEntry } from './module-manifest';
import { modules } from './modules';

/**
 * The screens of all modules, in the order of the menu. Routes, sidebar, titles, page views, search, project switch and
 * preloading are derived from them; the build and the benchmark read paths and imports from the text of the manifests
 * (scripts/lib/screen-list.mjs).
 */
export const screens: readonly ScreenEntry[] = modules.flatMap(({ screens = [] }) => screens);

/**
 * The screens of a product without these functions: their addresses lead nowhere, and their code is never asked for. Of two
 * modules with one address the first has it.
 */
export function screensWithout(off: SwitchedOff): readonly ScreenEntry[] {
  const there = screens.filter(({ module }) => module === undefined || !off.has(module));
  return there.filter(({ path }, at) => there.findIndex((other) => other.path === path) === at);
}

/** What the parameters of addresses hold, of all modules. */
export const knownParameters = linkParameters(modules.map(({ links = {} }) => links));
