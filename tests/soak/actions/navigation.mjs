import { pressOneOf, PRESS_TIMEOUT } from '../random-user.mjs';
import { leaveOverlays } from './overlays.mjs';

/** @typedef {import('../actions.mjs').Action} Action */

/** @type {Action} */
export async function menu({ page }, random) {
  await leaveOverlays(page);
  const openMenu = page.getByRole('button', { name: 'Open the menu' });
  if (await openMenu.isVisible()) await openMenu.click({ timeout: PRESS_TIMEOUT });
  const nav = page.getByRole('navigation', { name: 'Main' });
  if (random.chance(0.2)) await pressOneOf(nav.getByRole('button'), random);
  return pressOneOf(nav.getByRole('link'), random);
}

/** @type {Action} */
export async function project({ page }, random) {
  await leaveOverlays(page);
  if (!(await pressOneOf(page.getByRole('button', { name: /switch the project/ }), random))) return false;
  const items = page.getByRole('menuitemradio');
  await items.first().waitFor({ timeout: PRESS_TIMEOUT });
  return pressOneOf(items, random);
}

/** Back, but not out of the app. @type {Action} */
export async function back(user) {
  if (user.isOffline) return false;
  await user.page.goBack({ timeout: 10_000 });
  if (!user.page.url().startsWith(user.environment.base)) await user.page.goForward({ timeout: 10_000 });
  return true;
}

/** @type {Action} */
export async function forward(user) {
  if (user.isOffline) return false;
  await user.page.goForward({ timeout: 10_000 });
  return true;
}

/** In the second tab only. @type {Action} */
export async function reload(user) {
  if (user.isOffline) return false;
  if (user.isInFirstTab) await user.changeTab();
  await user.page.reload({ timeout: 20_000 });
  return true;
}

/** @type {Action} */
export async function scroll({ page }, random) {
  await page.mouse.move(300 + random.below(80), 400);
  await page.mouse.wheel(0, random.chance(0.7) ? 900 : -900);
  return true;
}
