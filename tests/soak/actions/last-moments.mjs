import { PRESS_TIMEOUT } from '../random-user.mjs';
import { cardIn } from './cards.mjs';
import { openPickedTopic } from './statuses.mjs';

/**
 * What ends or refuses in the middle of a decision: a page, a session, the storage. What the product has said to be saved is
 * compared at the next quiet point.
 *
 * @typedef {import('../actions.mjs').Action} Action
 * @typedef {import('../random-user.mjs').RandomUser} RandomUser
 */

/** In milliseconds, for the login page, and for what is said after the log-in. */
const PATIENCE = 15_000;

/**
 * One that the topic does not have.
 * @param {import('playwright').Locator} radios
 * @param {import('../random.mjs').SeededRandom} random
 */
async function anotherStatus(radios, random) {
  const status = random.below(5);
  return (await radios.nth(status).isChecked()) ? (status + 1) % 5 : status;
}

/** The second tab is closed at a random moment after a pick, and opened anew. @type {Action} */
export async function closePage(user, random) {
  if (user.isOffline || user.isPhone) return false;
  if (user.isInFirstTab) await user.changeTab();
  const topic = await openPickedTopic(user, random);
  if (topic === null) return false;
  const { page } = user;
  const address = page.url();
  user.confirmed.delete(topic.id);
  await cardIn(page).getByRole('radio').nth(random.below(5)).click({ timeout: PRESS_TIMEOUT });
  await page.waitForTimeout(random.below(300));
  await page.close();
  await user.openTab(address);
  return true;
}

/**
 * The session ends by itself with the save of a decision, and the same user logs in again: it is saved then, and said.
 * @type {Action}
 */
export async function endSession(user, random) {
  const { environment } = user;
  if (environment.endSession === undefined || user.isOffline || user.isPhone) return false;
  await environment.clearFaults();
  const topic = await openPickedTopic(user, random);
  if (topic === null) return false;
  const { page } = user;
  const radios = cardIn(page).getByRole('radio');
  const status = await anotherStatus(radios, random);
  user.confirmed.delete(topic.id);
  const goOn = await environment.endSession(user.context, topic.id);
  try {
    await radios.nth(status).click({ timeout: PRESS_TIMEOUT });
    await page.waitForURL((url) => url.pathname === '/login', { timeout: PATIENCE });
  } finally {
    await goOn();
  }
  await environment.logIn(page, user.account);
  const isSaid = page.getByText(/^\d+ decisions? that had not been saved (?:is|are) saved now\.$/);
  await isSaid.first().waitFor({ timeout: PATIENCE });
  user.confirmed.set(topic.id, status);
  return `as ${user.account.name}`;
}

/**
 * The storage takes nothing more while a decision is picked: it is said to be not saved, and saved once there is room.
 * @type {Action}
 */
export async function fullStorage(user, random) {
  const { page, environment } = user;
  if (environment.mode === 'live' || user.isPhone) return false;
  const topic = await openPickedTopic(user, random);
  if (topic === null) return false;
  const radios = cardIn(page).getByRole('radio');
  const status = await anotherStatus(radios, random);
  user.confirmed.delete(topic.id);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });
  try {
    await radios.nth(status).click({ timeout: PRESS_TIMEOUT });
    await page.getByText(/not saved: the storage of this browser is full\./).waitFor({ timeout: PATIENCE });
  } finally {
    await page.evaluate('makeRoom()');
  }
  await page
    .getByText(/not saved: the storage of this browser is full\./)
    .waitFor({ state: 'detached', timeout: PATIENCE });
  user.confirmed.set(topic.id, status);
  return true;
}
