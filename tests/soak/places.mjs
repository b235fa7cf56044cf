import { listScreens } from '../../scripts/lib/screen-list.mjs';

/**
 * Where in a project each action is possible, and where all of its code is.
 *
 * @typedef {import('./workspace-facts.mjs').Project} Project
 */

const EXPLORE_TABS = ['trendMap', 'opportunityMap', 'trendList', 'drivers'];
const REVIEW_TABS = ['board', 'coverage', 'team'];

/** @param {Project} project @param {number} count */
const topicsOf = ({ picked }, count) =>
  picked
    .slice(0, count)
    .map(({ id }) => `topic=${id}`)
    .join('&');

/** @param {Project} project */
const cardOf = ({ id, picked }) => `/homepage/${id}?topic_id=${picked[0]?.id ?? ''}`;

/**
 * The addresses of all screens and tabs of a project; the card is the last one.
 * @param {Project} project
 * @returns {readonly string[]}
 */
export function everyPlace(project) {
  const { id } = project;
  const screens = listScreens().filter(({ path }) => path === `/${path.split('/')[1]}/:sowId`);
  return [
    ...screens.map(({ name }) => `/${name}/${id}`),
    ...EXPLORE_TABS.map((tab) => `/data/${id}?tab=${tab}`),
    ...REVIEW_TABS.map((tab) => `/review/${id}?tab=${tab}`),
    `/compare/${id}?${topicsOf(project, 3)}`,
    `/brief/${id}?${topicsOf(project, 3)}`,
    cardOf(project),
  ];
}

/** @type {Readonly<Record<string, (project: Project) => string>>} */
const PLACES = {
  closeCard: cardOf,
  cardTab: cardOf,
  pickStatus: cardOf,
  pickStatusByKey: cardOf,
  pickInBothTabs: cardOf,
  reloadDuringSave: cardOf,
  closePage: cardOf,
  endSession: cardOf,
  fullStorage: cardOf,
  undo: cardOf,
  review: ({ id }) => `/review/${id}`,
  brief: (project) => `/brief/${project.id}?${topicsOf(project, 3)}`,
  exploreTab: ({ id }) => `/data/${id}?tab=trendMap`,
  filter: ({ id }) => `/data/${id}?tab=trendMap`,
  table: ({ id }) => `/data/${id}?tab=trendMap`,
  zoom: ({ id }) => `/data/${id}?tab=trendMap`,
  pan: ({ id }) => `/data/${id}?tab=trendMap`,
  sort: ({ id }) => `/data/${id}?tab=trendList`,
};

/**
 * An address where an action is possible once the page is at rest.
 * @param {string} action @param {Project} project
 */
export function placeOf(action, project) {
  return (PLACES[action] ?? (({ id }) => `/homepage/${id}`))(project);
}
