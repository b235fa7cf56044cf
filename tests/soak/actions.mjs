import { cardTab, closeCard, openCard, search } from './actions/cards.mjs';
import { exploreTab, filter, pan, sort, table, zoom } from './actions/explore.mjs';
import { back, forward, menu, project, reload, scroll } from './actions/navigation.mjs';
import { brief, review } from './actions/review.mjs';
import { login } from './actions/session.mjs';
import { pickInBothTabs, pickStatus, pickStatusByKey, reloadDuringSave, undo } from './actions/statuses.mjs';
import { closePage, endSession, fullStorage } from './actions/last-moments.mjs';
import { fault, offline, otherTab, press, resize, theme } from './actions/window.mjs';

/**
 * What the random user can do, by the names of the plan (plan.mjs).
 * @type {Readonly<Record<string, Action>>}
 *
 * @typedef {(user: import('./random-user.mjs').RandomUser, random: import('./random.mjs').SeededRandom) =>
 *   Promise<boolean | string>} Action
 *   false: not possible where the user is; a text: what was done
 */
export const ACTIONS = {
  menu,
  project,
  search,
  openCard,
  closeCard,
  cardTab,
  pickStatus,
  pickStatusByKey,
  pickInBothTabs,
  reloadDuringSave,
  undo,
  review,
  brief,
  exploreTab,
  filter,
  table,
  sort,
  zoom,
  pan,
  press,
  scroll,
  theme,
  resize,
  back,
  forward,
  reload,
  otherTab,
  login,
  offline,
  closePage,
  endSession,
  fullStorage,
  fault,
};
