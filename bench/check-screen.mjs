import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { limitsOf, RESTRICTED_CODE } from './limits.mjs';

/**
 * @typedef {import('./measure-screen.mjs').ScreenFigures} ScreenFigures
 *
 * @typedef {object} Check
 * @property {string} what
 * @property {string} found
 * @property {string} allowed
 * @property {boolean} isMet
 */

/**
 * Compares the figures of a screen with its limits, and looks for code that it must not load.
 * @param {string} name of the screen
 * @param {{ figures: ScreenFigures, scriptPaths: readonly string[] }} measured
 * @param {string} distDir the build that was visited
 * @returns {Promise<Check[]>}
 */
export async function checkScreen(name, { figures, scriptPaths }, distDir) {
  const limits = /** @type {[keyof ScreenFigures, number][]} */ (Object.entries(limitsOf(name)));
  return [
    ...limits.map(([figure, most]) => limitCheck(`${name}: ${figure}`, figures[figure] ?? Number.NaN, most)),
    ...(await codeChecks(name, scriptPaths, path.join(distDir, 'assets'))),
  ];
}

/**
 * @param {string} what
 * @param {number} found
 * @param {number} most
 * @returns {Check}
 */
function limitCheck(what, found, most) {
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(what.endsWith('Shift') ? 4 : 1);
  return { what, found: shown, allowed: `at most ${most}`, isMet: found <= most };
}

/**
 * @param {string} screen
 * @param {readonly string[]} scriptPaths
 * @param {string} dir
 * @returns {Promise<Check[]>}
 */
async function codeChecks(screen, scriptPaths, dir) {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(dir, name), 'utf8') })),
  );
  const restricted = RESTRICTED_CODE.filter(({ screens }) => !screens.includes(screen));
  return restricted.map(({ code, word }) => {
    const what = `${screen}: code of ${code}`;
    const holders = files.filter(({ text }) => text.includes(word)).map(({ name }) => name);
    // A word that no file contains would let every screen pass.
    if (holders.length === 0)
      return { what, found: `no file contains "${word}"`, allowed: 'a file of its own', isMet: false };
    const loaded = scriptPaths.filter((script) => holders.includes(path.posix.basename(script)));
    return { what, found: loaded.join(', ') || 'none', allowed: 'none', isMet: loaded.length === 0 };
  });
}
