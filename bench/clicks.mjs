// Forty named actions of the screens, at a quarter of the speed of the machine: the longest event that the browser reports
// of each. `npm run bench -- --only clicks` measures them and writes their table into docs/performance.md.
import { CONTENT, CARDS, COMPARED, QUEUED, ROWS, TOPIC_MARKS, TREND_MARKS, ASK_BAR } from './selectors.mjs';

/** The longest event that a click or key may take, in ms. */
export const LONGEST_EVENT = 100;

/**
 * @typedef {object} Action
 * @property {string} name
 * @property {string} [press] a Playwright selector of what is pressed
 * @property {string} [key] a key that is pressed instead
 * @property {true} [isStep] only leads to the next action
 *
 * @typedef {object} Walk actions on one screen, one after the other
 * @property {string} screen
 * @property {string} address
 * @property {import('./lib/probe.mjs').Elements} visible when the screen counts as ready
 * @property {readonly Action[]} actions
 */

/** @param {string} role @param {string | RegExp} name */
const by = (role, name) =>
  `role=${role}[name=${typeof name === 'string' ? JSON.stringify(name) : name}] >> visible=true`;

/** @type {readonly Walk[]} */
export const WALKS = [
  {
    screen: 'Home',
    address: '/homepage/1',
    visible: CARDS,
    actions: [
      { name: 'show the next cards', press: by('button', /^Next: Circular/) },
      { name: 'open a card', press: by('button', /^Plastic rules/) },
      { name: 'close the card', key: 'Escape' },
      { name: 'open the list of projects', press: by('button', /switch the project/) },
      { name: 'close the list', key: 'Escape' },
      { name: 'open the account', press: by('button', /^Account of/) },
      { name: 'close the account', key: 'Escape', isStep: true },
      { name: 'go to the search', key: '/' },
      { name: 'type a letter into the search', key: 'p' },
      { name: 'leave the search', key: 'Escape', isStep: true },
      { name: 'switch to the dark theme', press: by('button', 'Switch to dark theme') },
    ],
  },
  {
    screen: 'Topic map',
    address: '/data/1?tab=opportunityMap',
    visible: TOPIC_MARKS,
    actions: [
      { name: 'open a filter of statuses', press: by('button', /^Status:/) },
      { name: 'choose a status', press: 'role=option >> nth=1' },
      { name: 'close the filter', key: 'Escape' },
      { name: 'open all filters', press: by('button', /^More filters/) },
      { name: 'close all filters', key: 'Escape' },
      { name: 'choose a quadrant', press: by('button', /^Strong Signal/) },
      { name: 'zoom in', press: by('button', 'Zoom in') },
      { name: 'show the whole map', press: by('button', 'Show the whole map') },
      { name: 'open the movement', press: by('button', 'Movement') },
      { name: 'show the table', press: by('button', 'Table') },
    ],
  },
  {
    screen: 'Trend map',
    address: '/data/1',
    visible: TREND_MARKS,
    actions: [
      { name: 'go to the topic map', press: by('tab', 'Topic map') },
      { name: 'go to the drivers', press: by('tab', 'Drivers & Impact') },
      { name: 'go to the list', press: by('tab', 'List view') },
    ],
  },
  {
    screen: 'List',
    address: '/data/1?tab=trendList',
    visible: ROWS,
    actions: [
      { name: 'sort by growth', press: by('button', 'Growth') },
      { name: 'fold all trends', press: by('button', 'Fold all trends') },
      { name: 'unfold all trends', press: by('button', /^Unfold all/) },
      { name: 'select a topic', press: 'role=checkbox[name=/^Select /] >> nth=1' },
      { name: 'open a status', press: by('button', /^Status: Undefined/) },
      { name: 'choose it', press: by('menuitemradio', /Monitor/) },
    ],
  },
  {
    screen: 'Review',
    address: '/review/1',
    visible: QUEUED,
    actions: [
      { name: 'go on to the next topic', press: by('button', 'Next') },
      { name: 'decide by a key', key: '2' },
      { name: 'take it back', key: 'z' },
      { name: 'go to the board', press: by('tab', 'Board') },
      { name: 'go to the coverage', press: by('tab', 'Coverage') },
      { name: 'go to the ranking', press: by('tab', 'Ranking') },
      { name: 'go to the team', press: by('tab', 'Team') },
    ],
  },
  {
    screen: 'Compare',
    address: '/compare/1?topic=1105&topic=1101&topic=1104',
    visible: COMPARED,
    actions: [
      { name: 'open the list of topics to add', press: by('button', 'Add a topic') },
      { name: 'close the list', key: 'Escape', isStep: true },
      { name: 'remove a topic', press: by('button', /^Remove /) },
    ],
  },
  {
    screen: 'Ask',
    address: '/reneAI/1',
    visible: ASK_BAR,
    actions: [
      { name: 'go to the bar', press: by('combobox', /^Ask about/), isStep: true },
      { name: 'type a letter', key: 's' },
      { name: 'take the first proposal', key: 'Tab' },
      { name: 'show the answer', key: 'Enter' },
    ],
  },
  {
    screen: 'What changed',
    address: '/data-refresh/1',
    visible: CONTENT,
    actions: [{ name: 'sort by growth', press: by('button', 'Growth') }],
  },
];
