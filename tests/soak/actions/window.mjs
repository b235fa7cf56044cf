import { pressOneOf } from '../random-user.mjs';
import { leaveOverlays } from './overlays.mjs';

/** @typedef {import('../actions.mjs').Action} Action */

export const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Any button or link of the page itself, but none that leads out of the app. @type {Action} */
export async function press({ page }, random) {
  const main = page.getByRole('main');
  const buttons = main.getByRole('button').and(page.locator(':not([aria-label^="Export"])'));
  return pressOneOf(random.chance(0.6) ? buttons : main.locator('a[href^="/"]'), random);
}

/** @type {Action} */
export async function theme({ page }, random) {
  await leaveOverlays(page);
  return pressOneOf(page.getByRole('button', { name: /^Switch to (?:light|dark) theme$/ }), random);
}

/** To the size of a phone, and back. @type {Action} */
export async function resize(user) {
  user.isPhone = !user.isPhone;
  await user.page.setViewportSize(user.isPhone ? PHONE : DESKTOP);
  return true;
}

/** @type {Action} */
export async function otherTab(user) {
  await user.changeTab();
  return true;
}

/** Off, and on again at the next time or at the next check of the statuses. @type {Action} */
export async function offline(user) {
  await user.setOffline(!user.isOffline);
  return true;
}

/** @type {Action} */
export async function fault(user, random) {
  const name = await user.environment.plantFault(random);
  user.planted += 1;
  return name;
}
