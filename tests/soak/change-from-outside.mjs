import { cardIn } from './actions/cards.mjs';
import { leaveOverlays } from './actions/overlays.mjs';
import { goInApp } from './random-user.mjs';

/** @typedef {import('playwright').Page} Page */

/** In milliseconds that a save takes while the page is reloaded: the answer of the new page is older than the save. */
const SLOW_SAVE = 2500;
/** In milliseconds: a slow machine costs time alone. */
const LONGEST_WAIT = 60_000;

/**
 * Changes statuses in the three ways that a tab does not see by itself, and checks the board after each, before a card or a
 * load of the page asks for what is stored.
 * @param {import('./random-user.mjs').RandomUser} user with the network back and no faults, both tabs in a project
 * @param {(page: Page) => Promise<void>} checkBoard rejects when the board does not show what is stored
 */
export async function changeFromOutside(user, checkBoard) {
  const [first, second] = user.tabs;
  const [sow] = user.account.projects;
  const topic = user.environment.projects.find(({ id }) => id === sow)?.picked[0];
  if (first === undefined || second === undefined || topic === undefined) return;
  for (const page of user.tabs) await checkBoard(page);
  const stored = (await user.environment.storedStatuses(first, user.account)).get(topic.id) ?? topic.status;
  const status = (/** @type {number} */ step) => (stored + step) % 5;
  user.confirmed.delete(topic.id);

  // A pick in the other tab.
  await pick(second, topic, status(1));
  await checkBoard(first);

  // Another device, then a return to the tab: the statuses are asked for without being announced.
  await user.environment.saveElsewhere(first, user.account, topic.id, status(2));
  for (const page of user.tabs) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await checkBoard(page);
  }

  // A reload while a save is under way.
  await user.environment.slowSave(SLOW_SAVE);
  await pick(second, topic, status(3), false);
  const leave = (/** @type {import('playwright').Dialog} */ dialog) => void dialog.accept().catch(() => {});
  second.once('dialog', leave);
  await second.reload();
  second.off('dialog', leave);
  await second.waitForTimeout(SLOW_SAVE);
  await checkBoard(second);
}

/**
 * @param {Page} page
 * @param {import('./workspace-facts.mjs').Topic} topic
 * @param {number} status
 * @param {boolean} [isAwaited] until it is saved
 */
async function pick(page, topic, status, isAwaited = true) {
  await page.bringToFront();
  await goInApp(page, `${new URL(page.url()).pathname}?topic_id=${topic.id}`);
  const card = cardIn(page);
  await card.getByRole('radio').nth(status).click({ timeout: LONGEST_WAIT });
  if (!isAwaited) return;
  await card.getByLabel('Your status').and(page.locator('[aria-busy="false"]')).waitFor();
  await leaveOverlays(page);
}
