// The exact figures: bytes, requests, elements and layout shift are the same on every machine, so a test may hold them.
//   const figures = await measureScreen(browser, origin, 'home');
//   const checks = await checkScreen('home', figures);   // each says what it found, what is allowed, and whether that is met
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateWorkspace } from './generate-workspace.mjs';
import { Visit } from './lib/visit.mjs';
import { FOREIGN_CODE, LIMITS, NATIVE_CODE } from './limits.mjs';
import { SIGNED_IN } from './pages.mjs';
import * as sight from './selectors.mjs';
import { openFlashcard } from './steps.mjs';

const LARGE = 6000;

/** @type {Record<keyof typeof LIMITS, { address: string, seen: import('./lib/probe.mjs').Sight, [key: string]: unknown }>} */
const SCREENS = {
  login: { address: '/login', seen: sight.LOGIN_BUTTON, storage: {} },
  home: { address: '/homepage/1', seen: sight.CARDS, step: openFlashcard },
  explore: { address: '/data/1', seen: sight.TREND_MARKS },
  'explore, lists': { address: '/data/1?tab=trendList', seen: sight.ROWS },
  'explore, 6,000 topics': { address: '/data/1?tab=opportunityMap', seen: sight.TOPIC_MARKS, topics: LARGE },
  'new discoveries': { address: '/data-refresh/1', seen: sight.MAIN_CARDS },
  platforms: { address: '/platforms/1', seen: sight.MAIN_CARDS },
  insights: { address: '/foresight/1', seen: sight.ARTICLE },
  assistant: { address: '/reneAI/1', seen: sight.QUESTION },
  experiment: { address: '/sow/1/experiments/horizon-timeline', seen: sight.FRAME },
};

/** @type {readonly string[]} */
export const SCREEN_NAMES = Object.keys(SCREENS);

/**
 * Visits a screen once, at the full speed of machine and line.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the built app in embedded mode
 * @param {string} name one of SCREEN_NAMES
 * @returns {Promise<ScreenFigures>}
 *
 * @typedef {Record<string, number> & { scriptPaths: string[] }} ScreenFigures
 */
export async function measureScreen(browser, origin, name) {
  const { address, seen, topics, step, storage = SIGNED_IN } = SCREENS[name];
  const visit = await Visit.begin(browser, { origin, ready: { seen }, storage, isSlow: false });
  try {
    if (topics !== undefined) await visit.answer('/workspace.json', generateWorkspace({ topics }));
    const figures = await visit.load(address);
    const scriptPaths = visit.scriptPaths(figures.ready);
    return { ...figures, ...(await step?.(visit)), scriptPaths };
  } finally {
    await visit.end();
  }
}

/**
 * @param {string} name one of SCREEN_NAMES
 * @param {ScreenFigures} figures
 * @param {string} distDir the build that was visited
 * @returns {Promise<Check[]>}
 *
 * @typedef {object} Check
 * @property {string} what
 * @property {string} found
 * @property {string} allowed
 * @property {boolean} isMet
 */
export async function checkScreen(name, figures, distDir) {
  const limits = Object.entries(LIMITS[name]).map(([figure, most]) => limitCheck(name, figure, figures[figure], most));
  return [...limits, ...(await foreignChecks(name, figures.scriptPaths, distDir))];
}

/** @returns {Check} */
function limitCheck(screen, figure, found, most) {
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(figure.endsWith('Shift') ? 4 : 1);
  return { what: `${screen}: ${figure}`, found: shown, allowed: `at most ${most}`, isMet: found <= most };
}

/** @returns {Promise<Check[]>} */
async function foreignChecks(screen, scriptPaths, distDir) {
  const holders = await filesHolding(Object.values(FOREIGN_CODE), path.join(distDir, 'assets'));
  const foreign = Object.entries(FOREIGN_CODE).filter(([code]) => !NATIVE_CODE[code]?.includes(screen));
  return foreign.map(([code, word]) => {
    const files = holders.get(word);
    const what = `${screen}: code of ${code}`;
    // A word that no file holds would let everything pass.
    if (files.length === 0)
      return { what, found: `no file holds "${word}"`, allowed: 'a file of its own', isMet: false };
    const loaded = scriptPaths.filter((script) => files.includes(path.posix.basename(script)));
    return { what, found: loaded.join(', ') || 'none', allowed: 'none', isMet: loaded.length === 0 };
  });
}

/** @returns {Promise<Map<string, string[]>>} the names of the scripts that hold each word */
async function filesHolding(words, dir) {
  const scripts = (await readdir(dir)).filter((name) => name.endsWith('.js'));
  const holders = new Map(words.map((word) => [word, []]));
  for (const name of scripts) {
    const text = await readFile(path.join(dir, name), 'utf8');
    for (const word of words) if (text.includes(word)) holders.get(word).push(name);
  }
  return holders;
}
