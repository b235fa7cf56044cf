// The goals of the benchmark, one for each row of its table. Times are judged by the ratio to a floor that was
// measured in the same round; bytes, requests, layout shift and heap by the figure itself.
import { LIMITS } from './limits.mjs';

/**
 * @typedef {object} Goal
 * @property {string} about
 * @property {string} what
 * @property {string} page
 * @property {string} figure of that page
 * @property {{ page: string, figure: string }} [floor] the row is judged by the ratio to it
 * @property {'ms' | 'kB' | 'MB' | 'count' | 'shift'} unit of the figure
 * @property {number} most
 */

const APP_HOME = 'app floor, home';
const APP_EXPLORE = 'app floor, explore';
const EXPLORE = 'explore, 200 topics';
const EXPLORE_2000 = 'explore, 2000 topics';
const EXPLORE_6000 = 'explore, 6000 topics';
const OWN = 'own data, 5000 topics';
const TEAM = 'team of 40';
const EXPLORE_2413 = 'explore, 2413 topics';

/** @type {readonly Goal[]} */
export const GOALS = [
  ratio('Login', 'ready', ['login', 'ready'], ['stack floor'], 1.3),
  figure('Login', 'JavaScript until ready', ['login', 'scriptKilobytes'], 'kB', 150),
  figure('Login', 'layout shift', ['login', 'layoutShift'], 'shift', LIMITS.login.layoutShift),
  ratio('Home', 'ready', ['home', 'ready'], ['stack floor'], 1.9),
  figure('Home', 'JavaScript until ready', ['home', 'scriptKilobytes'], 'kB', 215),
  figure('Home', 'requests', ['home', 'requests'], 'count', LIMITS.homepage.requests),
  figure('Home', 'layout shift', ['home', 'layoutShift'], 'shift', LIMITS.homepage.layoutShift),
  ratio('Explore, map of 200', 'ready', [EXPLORE, 'ready'], ['stack floor'], 2),
  figure('Explore, map of 200', 'JavaScript', [EXPLORE, 'scriptKilobytes'], 'kB', 275),
  figure('Explore, map of 200', 'requests', [EXPLORE, 'requests'], 'count', 30),
  ratio('Review, queue', 'ready', ['review', 'ready'], ['stack floor'], 2),

  ratio('Route switch', 'home to explore, first time', ['home', 'routeFirst'], [APP_HOME], 1.8),
  ratio('Route switch', 'back to home', ['home', 'routeHome'], [APP_HOME], 3),
  ratio('Route switch', 'to explore again', ['home', 'routeAgain'], [APP_HOME], 3),
  ratio('Flashcard', 'panel, ÷ content of floor', ['home', 'flashcardPanel'], [APP_HOME, 'flashcardContent'], 1.3),
  ratio('Flashcard', 'content', ['home', 'flashcardContent'], [APP_HOME], 2.5),
  ratio('Filter of 6,000', 'open', [EXPLORE_6000, 'filterOpen'], ['bare list, 6000 names'], 4),
  ratio('Filter of 6,000', 'type one letter', [EXPLORE_6000, 'filterType'], ['bare list, 6000 names'], 2),
  ratio('Filter of 6,000', 'choose one', [EXPLORE_6000, 'filterChoose'], ['bare list, 6000 names'], 4),
  ratio('Map', 'drawn, 200 topics', [EXPLORE, 'mapDraw'], ['bare svg chart, 200 points'], 3),
  ratio('Map', 'drawn, 2,000 topics', [EXPLORE_2000, 'mapDraw'], ['bare canvas chart, 2000 points'], 2.5),
  ratio('Map', 'drawn, 6,000 topics', [EXPLORE_6000, 'mapDraw'], ['bare canvas chart, 6000 points'], 2.5),
  ratio('Map', 'hover at 2,000, each move', [EXPLORE_2000, 'hover'], ['bare canvas chart, 2000 points'], 1.5),
  ratio('Map', 'pan at 2,000, 95 % of frames', [EXPLORE_2000, 'pan'], ['bare svg chart, 2000 points'], 1.3),
  figure('Ask, 6,000 topics', 'task of a key, 95 % of keys', ['ask, 6000 topics', 'askKey'], 'ms', 16),
  figure('Ask, 6,000 topics', 'longest task, 77 keys without a pause', ['ask, 6000 topics', 'askSentence'], 'ms', 50),
  figure('Own file of 5,000 rows', 'longest task while it opens', [OWN, 'ownDataTask'], 'ms', 200),
  figure('Team of 40', 'all 2,000 decisions of each changed', [TEAM, 'teamRefresh'], 'ms', 400),
  figure('Team of 40', 'longest task of it', [TEAM, 'teamRefreshTask'], 'ms', 50),
  figure('Team of 40', 'those of one changed', [TEAM, 'teamRefreshOne'], 'ms', 150),
  figure('Team of 40', 'longest task of it', [TEAM, 'teamRefreshOneTask'], 'ms', 50),

  {
    ...ratio('Long use', 'heap, much ÷ little', ['long use', 'heapAfterMuch'], ['long use', 'heapAfterLittle'], 1.15),
    unit: 'MB',
  },
  figure('Long use', 'heap on explore, 2,413 topics', [EXPLORE_2413, 'heap'], 'MB', 20),

  ratio('Longest event', 'flashcard opened', ['home', 'flashcardEvent'], [APP_HOME], 4),
  ratio('Longest event', 'home to explore, first time', ['home', 'routeFirstEvent'], [APP_HOME], 4),
  ratio('Longest event', 'back to home', ['home', 'routeHomeEvent'], [APP_HOME], 4),
  ratio('Longest event', 'to explore again', ['home', 'routeAgainEvent'], [APP_HOME], 4),
  ratio('Longest event', 'tab switched', [EXPLORE, 'tabEvent'], [APP_EXPLORE], 4),
  ratio('Longest event', 'topic chosen in a filter', [EXPLORE, 'chooseEvent'], [APP_EXPLORE], 4),
];

/**
 * @param {string} about
 * @param {string} what
 * @param {[page: string, figure: string]} of
 * @param {[page: string, figure?: string]} floor the same figure, unless another is given
 * @param {number} most
 * @returns {Goal}
 */
function ratio(about, what, [page, name], [floorPage, floorName = name], most) {
  return { about, what, page, figure: name, floor: { page: floorPage, figure: floorName }, unit: 'ms', most };
}

/**
 * @param {string} about
 * @param {string} what
 * @param {[page: string, figure: string]} of
 * @param {Goal['unit']} unit
 * @param {number} most
 * @returns {Goal}
 */
function figure(about, what, [page, name], unit, most) {
  return { about, what, page, figure: name, unit, most };
}
