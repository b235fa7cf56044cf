// The exact figures: bytes, requests, elements and layout shift are the same on every machine, so a test may hold them.
//   const figures = await measureExactly(browser, origin);
//   const checks = await checkExactly(figures);   // each says what it found, what is allowed, and whether that is met
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../scripts/lib/run.mjs';
import { SIGNED_IN } from './pages.mjs';
import * as sight from './selectors.mjs';
import { openFlashcard } from './steps.mjs';
import { Visit } from './lib/visit.mjs';

/** The most that is allowed; a kilobyte is 1,000 bytes, gzip. */
export const LIMITS = {
  login: { scriptKilobytes: 140, scriptRequests: 8, layoutShift: 0.01, elements: 200 },
  home: { scriptKilobytes: 200, layoutShift: 0.02, flashcardShift: 0.02, elements: 1000 },
};

/** Code that no first screen loads, known by words that its files hold and no others. */
export const FOREIGN_CODE = {
  charts: 'data-plane',
  luzmo: 'luzmo-embed',
  sentry: 'sentry_key',
  intercom: 'widget.intercom.io',
};

const SCREENS = {
  login: { address: '/login', ready: { seen: sight.LOGIN_BUTTON }, steps: [] },
  home: { address: '/homepage/1', ready: { seen: sight.CARDS }, storage: SIGNED_IN, steps: [openFlashcard] },
  explore: {
    address: '/data/1?tab=opportunityMap',
    ready: { seen: sight.TOPIC_MARKS },
    storage: SIGNED_IN,
    steps: [],
  },
};

/**
 * Visits each screen once, at the speed of the machine and of a slow line.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the built app in embedded mode
 * @returns {Promise<Record<string, ScreenFigures>>} by the name of the screen
 *
 * @typedef {Record<string, number> & { scriptPaths: string[] }} ScreenFigures
 */
export async function measureExactly(browser, origin) {
  const figures = {};
  for (const [name, { address, ready, storage, steps }] of Object.entries(SCREENS)) {
    const visit = await Visit.begin(browser, { origin, ready, storage, cpuSlowdown: 1 });
    const load = await visit.load(address);
    figures[name] = { ...load, scriptPaths: visit.scriptPaths() };
    for (const step of steps) Object.assign(figures[name], await step(visit));
    await visit.end();
  }
  return figures;
}

/**
 * @param {Record<string, ScreenFigures>} figures
 * @param {string} [distDir] the build that was visited
 * @returns {Promise<Check[]>}
 *
 * @typedef {object} Check
 * @property {string} what
 * @property {string} found
 * @property {string} allowed
 * @property {boolean} isMet
 */
export async function checkExactly(figures, distDir = path.join(projectDir, 'dist')) {
  const limits = Object.entries(LIMITS).flatMap(([screen, allowed]) =>
    Object.entries(allowed).map(([figure, most]) => limitCheck(screen, figure, figures[screen][figure], most)),
  );
  return [...limits, ...(await foreignChecks(figures, distDir))];
}

/** @returns {Check} */
function limitCheck(screen, figure, found, most) {
  // Bytes of one file more or less are told, not rounded away.
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(figure.endsWith('Shift') ? 4 : 1);
  return { what: `${screen}: ${figure}`, found: shown, allowed: `at most ${most}`, isMet: found <= most };
}

/** @returns {Promise<Check[]>} */
async function foreignChecks(figures, distDir) {
  const holders = await filesHolding(Object.values(FOREIGN_CODE), path.join(distDir, 'assets'));
  return Object.entries(FOREIGN_CODE).flatMap(([code, word]) => {
    const files = holders.get(word);
    // A word that no file holds would let everything pass.
    if (files.length === 0) {
      const found = `no file of the build holds "${word}": FOREIGN_CODE is out of date`;
      return [{ what: `build: ${code}`, found, allowed: 'a chunk of its own', isMet: false }];
    }
    return Object.keys(LIMITS).map((screen) => {
      const loaded = figures[screen].scriptPaths.filter((script) => files.includes(path.posix.basename(script)));
      const found = loaded.length === 0 ? 'none' : loaded.join(', ');
      return { what: `${screen}: code of ${code}`, found, allowed: 'none', isMet: loaded.length === 0 };
    });
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
