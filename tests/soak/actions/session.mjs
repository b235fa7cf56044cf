import { pressOneOf, PRESS_TIMEOUT } from '../random-user.mjs';
import { leaveOverlays } from './overlays.mjs';

/**
 * @typedef {import('../actions.mjs').Action} Action
 * @typedef {import('../random-user.mjs').RandomUser} RandomUser
 * @typedef {import('playwright').Page} Page
 */

/** Logs out, and in again as any account. @type {Action} */
export async function login(user, random) {
  const { page, environment } = user;
  if (user.isOffline) return false;
  await leaveOverlays(page);
  const openMenu = page.getByRole('button', { name: 'Open the menu' });
  if (await openMenu.isVisible()) await openMenu.click({ timeout: PRESS_TIMEOUT });
  if (!(await pressOneOf(page.getByRole('button', { name: /^Log ?out$/ }), random))) return false;
  await page.waitForURL((url) => url.pathname === '/login', { timeout: 10_000 });
  const account = random.choose(environment.accounts);
  user.becomes(account);
  await environment.logIn(page, account);
  return `as ${account.name}`;
}

/**
 * Leads a tab that shows an error page, a login page or a page of the provider back into a project.
 * @param {RandomUser} user
 * @param {Page} page
 */
export async function returnToProject(user, page) {
  const { base } = user.environment;
  const nav = page.getByRole('banner').filter({ visible: true });
  for (let attempt = 0; attempt < 4; attempt++) {
    if (!page.url().startsWith(base)) await page.goto(base);
    const wayBack = page
      .getByRole('link', { name: 'Back to Home Page' })
      .or(page.getByRole('button', { name: /^(?:Back to Home Page|Try again)/ }));
    const logIn = page.getByRole('button', { name: 'Log In', exact: true });
    await nav.or(wayBack).or(logIn).first().waitFor({ timeout: 15_000 });
    if (await nav.isVisible()) return;
    // What is pressed may go away meanwhile, because the page has found a session or an answer by itself.
    const pressed = (await logIn.isVisible())
      ? user.environment.logIn(page, user.account)
      : wayBack.first().click({ timeout: PRESS_TIMEOUT });
    await pressed.catch(() => {});
    await nav.waitFor({ timeout: 5000 }).catch(() => {});
  }
  await page.goto(base);
  await nav.waitFor({ timeout: 15_000 });
}
