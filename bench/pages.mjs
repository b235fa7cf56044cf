// The pages of the benchmark: where each is, when it counts as ready, and what is done on it.
import * as sight from './selectors.mjs';
import * as steps from './steps.mjs';

export const SIGNED_IN = { 'embedded-session': 'embedded|maya' };

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} site one of lib/sites.mjs
 * @property {string} address
 * @property {import('./lib/probe.mjs').Moment} ready
 * @property {Record<string, string>} [storage]
 * @property {boolean} [again] is loaded again with a filled cache
 * @property {((visit: import('./lib/visit.mjs').Visit) => Promise<Record<string, number>>)[]} [steps]
 */

const topicMap = (topics) => ({
  site: `app-${topics}`,
  address: '/data/1?tab=opportunityMap',
  ready: { seen: sight.TOPIC_MARKS },
  storage: SIGNED_IN,
});

const bareChart = (kind, points) => ({
  name: `bare ${kind} chart, ${points}`,
  site: 'chart-floor',
  address: `/?kind=${kind}&count=${points}`,
  ready: { seen: { selector: '#draw' } },
  steps: [steps.drawBareChart, steps.hoverMap, steps.panMap],
});

/** @type {readonly Page[]} */
export const PAGES = [
  { name: 'stack floor', site: 'stack-floor', address: '/', ready: { seen: sight.LOGIN_BUTTON }, again: true },
  { name: 'login', site: 'app', address: '/login', ready: { seen: sight.LOGIN_BUTTON } },
  {
    name: 'app floor',
    site: 'app-floor',
    address: '/',
    ready: { seen: sight.CARDS },
    again: true,
    steps: [steps.openFlashcard, steps.switchRoutes],
  },
  {
    name: 'home',
    site: 'app-200',
    address: '/homepage/1',
    ready: { seen: sight.CARDS },
    storage: SIGNED_IN,
    again: true,
    steps: [steps.openFlashcard, steps.switchRoutes],
  },
  { name: 'home, own content', site: 'app', address: '/homepage/1', ready: { seen: sight.CARDS }, storage: SIGNED_IN },
  {
    name: 'explore floor',
    site: 'app-floor',
    address: '/data?tab=topics',
    ready: { seen: sight.TOPIC_MARKS },
    steps: [steps.switchTabs, steps.changeFilter],
  },
  {
    name: 'explore',
    ...topicMap(200),
    steps: [steps.switchTabs, steps.drawMap, steps.hoverMap, steps.zoomMap, steps.panMap, steps.changeFilter],
  },
  { name: 'explore, 2000', ...topicMap(2000), steps: [steps.drawMap, steps.hoverMap, steps.zoomMap, steps.panMap] },
  {
    name: 'explore, 6000',
    ...topicMap(6000),
    steps: [
      steps.drawMap,
      steps.hoverMap,
      steps.zoomMap,
      steps.panMap,
      steps.useFilterOf(6000, sight.UNSELECTED_OPTION),
    ],
  },
  bareChart('svg', 200),
  bareChart('svg', 2000),
  bareChart('canvas', 2000),
  bareChart('canvas', 6000),
  {
    name: 'bare list, 6000',
    site: 'list-floor',
    address: '/?count=6000',
    ready: { seen: { selector: 'button', text: 'Topics' } },
    steps: [steps.useFilterOf(6000, sight.SELECTED_OPTION)],
  },
];
