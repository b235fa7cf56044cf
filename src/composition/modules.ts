import { ask } from './modules/ask';
import { assistant } from './modules/assistant';
import { brief } from './modules/brief';
import { compare } from './modules/compare';
import { decisions } from './modules/decisions';
import { discoveries } from './modules/discoveries';
import { experiments } from './modules/experiments';
import { explore } from './modules/explore';
import { flashcards } from './modules/flashcards';
import { foresight } from './modules/foresight';
import { home } from './modules/home';
import { keep } from './modules/keep';
import { library } from './modules/library';
import { ownData } from './modules/own-data';
import { personal } from './modules/personal';
import { platforms } from './modules/platforms';
import { ranking } from './modules/ranking';
import { review } from './modules/review';
import { search } from './modules/search';
import { selection } from './modules/selection';
import { session } from './modules/session';
import { share } from './modules/share';
import { shell } from './modules/shell';
import { support } from './modules/support';
import { team } from './modules/team';
import { theYear } from './modules/the-year';
import { tracking } from './modules/tracking';
import { worklist } from './modules/worklist';
import { workspace } from './modules/workspace';
import { MODULE_NAMES, type SwitchedOff } from '../domain/shared/modules';
import type { ModuleManifest } from './module-manifest';

/**
 * All that the product is made of: the only place that knows it. The order is that of the menu, of the list of keys, of the
 * tools of a selection, and of the tasks in the background. A module that is taken out of the list leaves nothing behind.
 */
export const modules: readonly ModuleManifest[] = [
  keep,
  session,
  workspace,
  decisions,
  personal,
  tracking,
  shell,
  search,
  home,
  explore,
  flashcards,
  worklist,
  discoveries,
  review,
  compare,
  brief,
  platforms,
  foresight,
  assistant,
  ask,
  library,
  experiments,
  team,
  theYear,
  ranking,
  ownData,
  share,
  selection,
  support,
];

/** Functions of which this build has no module: the product behaves as if they were switched off. */
export const missingModules: SwitchedOff = new Set(
  MODULE_NAMES.filter((name) => !modules.some(({ provides = [] }) => provides.includes(name))),
);
