// What is held against what, and how far is good enough: the goals of the project, must and stretch. Times are judged
// as ratios to a floor of the same run, or in milliseconds of a machine slowed down four times.
import { LIMITS } from './exact.mjs';

/**
 * @typedef {object} Goal
 * @property {string} about
 * @property {string} what
 * @property {string} page
 * @property {string} figure
 * @property {{ page: string, figure: string }} [floor] the figure is divided by this one of the same round
 * @property {'ratio' | 'ms' | 'kB' | 'MB' | 'count' | 'shift'} unit
 * @property {number} [must] at most; without it the row is for information
 * @property {number} [stretch]
 */

const STACK = 'stack floor';

/** @returns {Goal} */
function ratio(about, what, [page, figure], [floorPage, floorFigure = figure], [must, stretch] = []) {
  return { about, what, page, figure, floor: { page: floorPage, figure: floorFigure }, unit: 'ratio', must, stretch };
}

/** @returns {Goal} */
function plain(about, what, [page, figure], unit, [must, stretch] = []) {
  return { about, what, page, figure, unit, must, stretch };
}

const mapGoals = (page, points, kind) => [
  ratio(
    'Map',
    `drawn anew, ${points} points ÷ bare ${kind} chart`,
    [page, 'mapDraw'],
    [`bare ${kind} chart, ${points}`],
    [1.5, 1.2],
  ),
];

/** @type {readonly Goal[]} */
export const GOALS = [
  ratio('Login', 'ready ÷ stack floor', ['login', 'ready'], [STACK], [1.3, 1.1]),
  ratio('Login', 'first paint ÷ stack floor', ['login', 'firstPaint'], [STACK], [0.6, 0.45]),
  plain('Login', 'JavaScript', ['login', 'scriptKilobytes'], 'kB', [LIMITS.login.scriptKilobytes, 120]),
  plain('Login', 'requests for JavaScript', ['login', 'scriptRequests'], 'count', [LIMITS.login.scriptRequests, 5]),
  plain('Login', 'layout shift', ['login', 'layoutShift'], 'shift', [LIMITS.login.layoutShift, 0]),

  ratio('Home', 'ready ÷ stack floor', ['home', 'ready'], [STACK], [2, 1.6]),
  ratio('Home', 'ready ÷ home floor', ['home', 'ready'], ['home floor']),
  ratio('Home', 'ready, own content ÷ stack floor', ['home, own content', 'ready'], [STACK]),
  ratio('Home', 'block ÷ stack floor', ['home', 'block'], [STACK], [2.5, 1.5]),
  ratio('Home', 'ready again, cached ÷ stack floor, cached', ['home', 'readyAgain'], [STACK], [2, 1.65]),
  plain('Home', 'JavaScript', ['home', 'scriptKilobytes'], 'kB', [LIMITS.home.scriptKilobytes, 150]),
  plain('Home', 'layout shift', ['home', 'layoutShift'], 'shift', [LIMITS.home.layoutShift, 0]),
  plain('Home', 'elements', ['home', 'elements'], 'count', [LIMITS.home.elements]),

  ratio('Explore', '200 topics: ready ÷ stack floor', ['explore', 'ready'], [STACK], [2, 1.65]),
  ratio('Explore', '200 topics: ready ÷ explore floor', ['explore', 'ready'], ['explore floor']),
  plain('Explore', 'JavaScript', ['explore', 'scriptKilobytes'], 'kB'),
  ratio('Explore', 'tab switch ÷ explore floor', ['explore', 'tabSwitch'], ['explore floor']),
  ratio('Explore', 'filter change ÷ explore floor', ['explore', 'filterChange'], ['explore floor']),
  plain('Explore', 'filter change: INP', ['explore', 'filterInp'], 'ms'),

  ...mapGoals('explore', 200, 'svg'),
  ...mapGoals('explore, 2000', 2000, 'svg'),
  ...mapGoals('explore, 6000', 6000, 'canvas'),
  plain('Map', 'hover, 200 points: for each input', ['explore', 'hoverPerInput'], 'ms', [20, 17]),
  plain('Map', 'hover, 2000 points: for each input', ['explore, 2000', 'hoverPerInput'], 'ms', [20, 17]),
  plain('Map', 'hover, 6000 points: for each input', ['explore, 6000', 'hoverPerInput'], 'ms', [33, 18]),
  ratio('Map', 'hover, 2000 points: work ÷ bare svg chart', ['explore, 2000', 'hoverWork'], ['bare svg chart, 2000']),
  plain('Map', 'pan, 2000 points: 95th percentile of frames', ['explore, 2000', 'panFrame'], 'ms', [30, 22]),
  plain('Map', 'pan, 6000 points: 95th percentile of frames', ['explore, 6000', 'panFrame'], 'ms'),

  ratio('Route switch', 'first time ÷ app floor', ['home', 'routeFirst'], ['home floor'], [1.4, 1]),
  ratio('Route switch', 'again ÷ app floor', ['home', 'routeAgain'], ['home floor'], [2, 1.4]),

  plain('Flashcard', 'panel', ['home', 'flashcardPanel'], 'ms', [100, 60]),
  ratio('Flashcard', 'content ÷ app floor', ['home', 'flashcardContent'], ['home floor'], [1.5, 1.15]),
  plain('Flashcard', 'INP', ['home', 'flashcardInp'], 'ms', [100, 50]),
  plain('Flashcard', 'layout shift', ['home', 'flashcardShift'], 'shift', [LIMITS.home.flashcardShift, 0]),

  ratio('Filter of 6000', 'open ÷ bare windowed list', ['explore, 6000', 'filterOpen'], ['bare list, 6000'], [2, 1.3]),
  plain('Filter of 6000', 'type a letter', ['explore, 6000', 'filterType'], 'ms', [80, 40]),
  plain('Filter of 6000', 'type a letter: INP', ['explore, 6000', 'filterTypeInp'], 'ms', [50, 24]),
  plain('Filter of 6000', 'choose one: INP', ['explore, 6000', 'filterToggleInp'], 'ms', [50, 24]),

  ratio('Memory', 'home ÷ stack floor', ['home', 'heap'], [STACK], [2, 1.6]),
  ratio('Memory', 'explore ÷ stack floor', ['explore', 'heap'], [STACK], [2.5, 1.8]),
  ratio(
    'Memory',
    'after 50 tab switches, 50 flashcards, 20 routes ÷ after 5, 5, 2',
    ['long use', 'heapAfter'],
    ['long use', 'heapBefore'],
    [1.15, 1.05],
  ),
];
