import { listScreens } from '../scripts/lib/screen-list.mjs';
import { SIGNED_IN } from './pages.mjs';
import * as elements from './selectors.mjs';
import { openFlashcard } from './steps.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name also in limits.mjs
 * @property {string} address
 * @property {import('./lib/probe.mjs').Elements} visible when it counts as ready
 * @property {Record<string, string>} [storage]
 * @property {number} [topics] a generated workspace of so many, instead of the product's own
 * @property {import('./steps.mjs').Step} [step] done once it is ready
 */

/** @type {Record<string, string>} */
const PARAMETERS = { ':sowId': '1', ':experimentId': 'horizon-timeline' };

/** What a screen shows first, unless it is content of any kind. @type {Record<string, import('./lib/probe.mjs').Elements>} */
const FIRST_CONTENT = {
  homepage: elements.CARDS,
  data: elements.TREND_MARKS,
  compare: elements.COMPARED,
  brief: elements.START,
  library: elements.ACTIONS,
};

/** What a screen shows something of. @type {Record<string, string>} */
const QUERIES = { compare: '?topic=1105&topic=1101&topic=1104' };

/** @type {Record<string, import('./steps.mjs').Step>} */
const STEPS = { homepage: openFlashcard };

/** One for each address: of two modules with the same, a product has one. */
const listed = new Map(listScreens().map((screen) => [screen.path, screen]));

const screensOfProject = [...listed.values()].map(({ name, path }) => ({
  name,
  address: path.replaceAll(/:\w+/g, (parameter) => PARAMETERS[parameter] ?? '1') + (QUERIES[name] ?? ''),
  visible: FIRST_CONTENT[name] ?? elements.CONTENT,
  storage: SIGNED_IN,
  ...(STEPS[name] && { step: STEPS[name] }),
}));

/** The login page, every screen of the registry, and other states of explore. @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'login', address: '/login', visible: elements.LOGIN_BUTTON },
  ...screensOfProject,
  { name: 'data, lists', address: '/data/1?tab=trendList', visible: elements.ROWS, storage: SIGNED_IN },
  {
    name: 'data, 6,000 topics',
    address: '/data/1?tab=opportunityMap',
    visible: elements.TOPIC_MARKS,
    storage: SIGNED_IN,
    topics: 6000,
  },
];
