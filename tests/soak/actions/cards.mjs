import { goInApp, pressOneOf, PRESS_TIMEOUT } from '../random-user.mjs';
import { leaveOverlays } from './overlays.mjs';

/** @typedef {import('../actions.mjs').Action} Action */

/** @param {import('playwright').Page} page */
export const cardIn = (page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });

/** A signal in a carousel, a table or the open card; or, by its address, one whose status is picked. @type {Action} */
export async function openCard(user, random) {
  const { page, project } = user;
  const inCard = cardIn(page).getByRole('tabpanel').getByRole('button');
  if (random.chance(0.3) && (await pressOneOf(inCard, random))) return true;
  if (random.chance(0.5)) {
    await leaveOverlays(page);
    const inPage = page.getByRole('main').getByRole('listitem').getByRole('button');
    const inTable = page.getByRole('rowheader').getByRole('button');
    if (await pressOneOf(random.chance(0.5) ? inPage : inTable, random)) return true;
  }
  if (project === undefined) return false;
  await goInApp(page, `${new URL(page.url()).pathname}?topic_id=${random.choose(project.picked).id}`);
  return true;
}

/** @type {Action} */
export async function closeCard({ page }, random) {
  if (random.chance(0.5)) return pressOneOf(cardIn(page).getByRole('button', { name: 'Close' }), random);
  await page.keyboard.press('Escape');
  return true;
}

/** @type {Action} */
export async function cardTab({ page }, random) {
  return pressOneOf(cardIn(page).getByRole('tab'), random);
}

/** @type {Action} */
export async function search({ page, project }, random) {
  if (project === undefined) return false;
  await leaveOverlays(page);
  const field = page.getByRole('combobox', { name: 'Search this project' });
  if (!(await field.isVisible())) {
    if (!(await pressOneOf(page.getByRole('button', { name: 'Search', exact: true }), random))) return false;
  }
  const words = random.choose(project.names).split(' ');
  await field.click({ timeout: PRESS_TIMEOUT });
  await field.fill(random.chance(0.1) ? '' : random.choose(words), { timeout: PRESS_TIMEOUT });
  const hits = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await hits.first().waitFor({ timeout: PRESS_TIMEOUT });
  if (random.chance(0.7)) return pressOneOf(hits, random);
  for (let down = random.below(4); down > 0; down--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return true;
}
