import { untilAtRest } from './page-checks.mjs';
import { everyPlace } from './places.mjs';
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
    // The index of the search is built when the field is first used, however long that takes.
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Search this project' }).fill('a', { timeout: PRESS_TIMEOUT });
    await page.getByRole('option').first().waitFor({ timeout: FIRST_SHOWN });
    await page.waitForTimeout(LOOK);
    await page.getByRole('combobox', { name: 'Search this project' }).fill('', { timeout: PRESS_TIMEOUT });
    await page.keyboard.press('Escape');
  }
}

/**
 * Visits every screen and tab of a project and every tab of a card once, each until it is at rest, however slow the machine
 * is. Only after it all code of the product is loaded, and the heap of a document can be compared.
 * @param {import('playwright').Page} page
 * @param {import('./workspace-facts.mjs').Project} project
 */
export async function visitEverything(page, project) {
  for (const path of everyPlace(project)) {
    await goInApp(page, path);
    await untilAtRest(page);
  }
  const tabs = page.getByRole('dialog').getByRole('tab');
  await tabs.first().waitFor({ timeout: FIRST_SHOWN });
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click({ timeout: FIRST_SHOWN });
    await untilAtRest(page);
  }
  await page.keyboard.press('Escape');
}

/** In milliseconds, for the code and the data of what is first shown. */
const FIRST_SHOWN = 30_000;
