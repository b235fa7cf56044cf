// The pages that are timed, round by round: the product's, and the floors that they are compared with.
import { useForLong } from './lib/long-use.mjs';
import { openOwnData } from './open-own-data.mjs';
import { refreshTeam } from './refresh-team.mjs';
import * as elements from './selectors.mjs';
import * as steps from './steps.mjs';
import { typeIntoAsk } from './type-into-ask.mjs';

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} site a name of lib/sites.mjs
 * @property {string} address
 * @property {import('./lib/probe.mjs').Condition} ready
 * @property {Record<string, string>} [storage]
 * @property {boolean} [isSlow] false: at the full speed of the machine, for figures that are not times
 * @property {number} [rounds] at most so many visits, for figures that differ little from visit to visit
 * @property {readonly steps.Step[]} [steps]
 */

export const SIGNED_IN = { 'embedded-session': 'embedded|maya' };

/** @param {number} topics */
const topicMap = (topics) => ({
  name: `explore, ${topics} topics`,
  site: `product, ${topics} topics`,
  address: '/data/1?tab=opportunityMap',
  ready: { visible: elements.TOPIC_MARKS },
  storage: SIGNED_IN,
});

const home = {
  site: 'product, 200 topics',
  address: '/homepage/1',
  ready: { visible: elements.CARDS },
  storage: SIGNED_IN,
};

/**
 * @param {'svg' | 'canvas'} kind
 * @param {number} points
 * @param {readonly steps.Step[]} own
 */
const bareChart = (kind, points, own) => ({
  name: `bare ${kind} chart, ${points} points`,
  site: 'chart floor',
  address: `/?kind=${kind}&count=${points}`,
  ready: { visible: { selector: '#draw' } },
  steps: [steps.drawBareChart, ...own],
});

/** @type {readonly Page[]} */
export const PAGES = [
  { name: 'stack floor', site: 'stack floor', address: '/', ready: { visible: elements.LOGIN_BUTTON } },
  { name: 'login', site: 'product', address: '/login', ready: { visible: elements.LOGIN_BUTTON } },
  {
    name: 'app floor, home',
    site: 'app floor',
    address: '/',
    ready: { visible: elements.CARDS },
    steps: [steps.openFlashcard, steps.switchRoutes],
  },
  { name: 'home', ...home, steps: [steps.openFlashcard, steps.switchRoutes] },
  {
    name: 'app floor, explore',
    site: 'app floor',
    address: '/data?tab=topics',
    ready: { visible: elements.TOPIC_MARKS },
    steps: [steps.switchTabs, steps.chooseTopic],
  },
  {
    name: 'review',
    site: 'product, 200 topics',
    address: '/review/1',
    ready: { visible: elements.QUEUED },
    storage: SIGNED_IN,
  },
  { ...topicMap(200), steps: [steps.switchTabs, steps.drawMap, steps.chooseTopic] },
  { ...topicMap(2000), steps: [steps.drawMap, steps.hoverMap, steps.zoomMap, steps.panMap] },
  { ...topicMap(6000), steps: [steps.drawMap, steps.useFilter(6000, elements.UNSELECTED_OPTION)] },
  bareChart('svg', 200, []),
  bareChart('svg', 2000, [steps.panMap]),
  bareChart('canvas', 2000, [steps.hoverMap]),
  bareChart('canvas', 6000, []),
  {
    name: 'bare list, 6000 names',
    site: 'list floor',
    address: '/?count=6000',
    ready: { visible: { selector: 'button', text: 'Topics' } },
    steps: [steps.useFilter(6000, elements.SELECTED_OPTION)],
  },
  { ...topicMap(2413), isSlow: false, rounds: 3, steps: [steps.measureHeap] },
  { ...home, name: 'own data, 5000 topics', isSlow: false, rounds: 3, steps: [openOwnData] },
  {
    name: 'team of 40',
    site: 'product, 2000 topics',
    address: '/review/1?tab=team',
    ready: { visible: elements.CHOOSE_FOLDER },
    storage: { ...SIGNED_IN, 'left-sample-team:embedded|maya': '1' },
    isSlow: false,
    rounds: 3,
    steps: [refreshTeam],
  },
  {
    name: 'ask, 6000 topics',
    site: 'product, 6000 topics',
    address: '/reneAI/1',
    ready: { visible: elements.ASK_BAR },
    storage: SIGNED_IN,
    isSlow: false,
    rounds: 3,
    steps: [typeIntoAsk],
  },
  { name: 'long use', ...home, isSlow: false, rounds: 3, steps: [useForLong] },
];
