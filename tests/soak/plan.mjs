import { SeededRandom } from './random.mjs';

/**
 * How often each action is taken, relative to the others.
 * @type {Readonly<Record<string, number>>}
 */
export const WEIGHTS = {
  menu: 10,
  project: 3,
  search: 6,
  openCard: 10,
  closeCard: 5,
  cardTab: 8,
  pickStatus: 12,
  pickStatusByKey: 6,
  pickInBothTabs: 3,
  reloadDuringSave: 1,
  undo: 5,
  review: 5,
  brief: 4,
  exploreTab: 5,
  filter: 7,
  table: 3,
  sort: 3,
  zoom: 3,
  pan: 3,
  press: 5,
  scroll: 3,
  theme: 2,
  resize: 2,
  back: 5,
  forward: 3,
  reload: 1,
  otherTab: 3,
  login: 0.7,
  offline: 0.8,
  closePage: 1.5,
  endSession: 0,
  fullStorage: 1,
  fault: 0,
};

/**
 * In live mode faults are planted as well, the session ends more often, also by itself, and a service stores the statuses. The
 * charts are those of the external service, which have no tools of ours.
 * @type {typeof WEIGHTS}
 */
const LIVE = { fault: 8, login: 1, endSession: 1.5, fullStorage: 0, table: 0, sort: 0, zoom: 0, pan: 0 };

/** Keeps the generators of the steps apart for neighbouring seeds. */
const SEED_STEP = 7919;

/**
 * The actions of a random user, in order and without end; the same for the same seed and mode.
 * @param {number} seed
 * @param {'embedded' | 'live'} mode
 * @returns {Generator<Step, never>}
 *
 * @typedef {object} Step
 * @property {number} number from 1
 * @property {string} action a key of WEIGHTS
 * @property {SeededRandom} random of this step alone: what one step draws does not change the next
 */
export function* planOf(seed, mode) {
  const weights = Object.entries(mode === 'live' ? { ...WEIGHTS, ...LIVE } : WEIGHTS);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const random = new SeededRandom(seed);
  for (let number = 1; ; number++) {
    let rest = random.next() * total;
    const [action = 'menu'] = weights.find(([, weight]) => (rest -= weight) < 0) ?? [];
    yield { number, action, random: new SeededRandom(seed * SEED_STEP + number) };
  }
}
