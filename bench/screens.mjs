import * as elements from './selectors.mjs';
import { openFlashcard } from './steps.mjs';

/**
 * @typedef {object} Screen
 * @property {string} address
 * @property {import('./lib/probe.mjs').Elements} visible when it counts as ready
 * @property {Record<string, string>} [storage] of a signed-in user, unless another is given
 * @property {number} [topics] a generated workspace of so many, instead of the product's own
 * @property {import('./steps.mjs').Step} [step] done once it is ready
 */

/**
 * The product's screens, by the names that limits.mjs uses.
 * @type {Record<keyof typeof import('./limits.mjs').LIMITS, Screen>}
 */
export const SCREENS = {
  login: { address: '/login', visible: elements.LOGIN_BUTTON, storage: {} },
  home: { address: '/homepage/1', visible: elements.CARDS, step: openFlashcard },
  explore: { address: '/data/1', visible: elements.TREND_MARKS },
  'explore, lists': { address: '/data/1?tab=trendList', visible: elements.ROWS },
  'explore, 6,000 topics': { address: '/data/1?tab=opportunityMap', visible: elements.TOPIC_MARKS, topics: 6000 },
  'new discoveries': { address: '/data-refresh/1', visible: elements.MAIN_CARDS },
  platforms: { address: '/platforms/1', visible: elements.MAIN_CARDS },
  insights: { address: '/foresight/1', visible: elements.ARTICLE },
  assistant: { address: '/reneAI/1', visible: elements.QUESTION },
  experiment: { address: '/sow/1/experiments/horizon-timeline', visible: elements.FRAME },
};

export const SCREEN_NAMES = /** @type {(keyof typeof SCREENS)[]} */ (Object.keys(SCREENS));

/** @typedef {keyof typeof SCREENS} ScreenName */
