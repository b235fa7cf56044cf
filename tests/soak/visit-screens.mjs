import { goInApp, PRESS_TIMEOUT } from './random-user.mjs';

/** In milliseconds, for a screen to be drawn. */
const LOOK = 500;
const SCREENS = ['data', 'review', 'platforms', 'foresight', 'data-refresh', 'homepage'];

/**
 * Visits the screens of the projects with a card and a search in each, without a new document. Before a measure of the heap: what the
 * product loads once and then caches is in all measures.
 * @param {import('playwright').Page} page
 * @param {readonly import('./workspace-facts.mjs').Project[]} projects
 */
export async function visitScreens(page, projects) {
  for (const { id, picked } of projects) {
    const card = picked[0] === undefined ? '' : `?topic_id=${picked[0].id}`;
    for (const path of [...SCREENS.map((screen) => `/${screen}/${id}`), `/homepage/${id}${card}`, `/homepage/${id}`]) {
      await goInApp(page, path);
      await page.waitForTimeout(LOOK);
    }
    // The index of the search is built when the field is first used.
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Search this project' }).fill('a', { timeout: PRESS_TIMEOUT });
    await page.waitForTimeout(LOOK);
    await page.getByRole('combobox', { name: 'Search this project' }).fill('', { timeout: PRESS_TIMEOUT });
    await page.keyboard.press('Escape');
  }
}
