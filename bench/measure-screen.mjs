import { generateWorkspace } from './generate-workspace.mjs';
import { Visit } from './lib/visit.mjs';

/**
 * @typedef {Awaited<ReturnType<Visit['load']>> & { flashcardShift?: number }} ScreenFigures
 */

/**
 * Visits a screen once, at full speed, and counts bytes, requests, elements and layout shift.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the built app in embedded mode
 * @param {import('./screens.mjs').Screen} screen
 * @returns {Promise<{ figures: ScreenFigures, scriptPaths: string[] }>} scriptPaths: of all that was asked for until
 *   it was ready
 */
export async function measureScreen(browser, origin, { address, visible, storage = {}, topics, step }) {
  const visit = await Visit.begin(browser, { origin, ready: { visible }, storage, isSlow: false });
  try {
    if (topics !== undefined) await visit.answer('/workspace.json', generateWorkspace({ topics }));
    const figures = await visit.load(address);
    const scriptPaths = visit.scriptPaths(figures.ready);
    return { figures: { ...figures, ...(await step?.(visit)) }, scriptPaths };
  } finally {
    await visit.end();
  }
}
