import { goInApp, pressOneOf, PRESS_TIMEOUT } from '../random-user.mjs';
import { cardIn } from './cards.mjs';

/**
 * @typedef {import('../actions.mjs').Action} Action
 * @typedef {import('../random-user.mjs').RandomUser} RandomUser
 */

/** In milliseconds, for a card to be shown and for an answer to a pick. */
const PATIENCE = 6000;

/** One of five times the user does not wait for the answer. @type {Action} */
export async function pickStatus(user, random) {
  const topic = await openPickedTopic(user, random);
  if (topic === null) return false;
  const { page } = user;
  const select = cardIn(page).getByRole('combobox', { name: 'Your status' });
  const next = random.below(5);
  user.confirmed.delete(topic.id);
  if (await select.isVisible()) await select.selectOption(String(next), { timeout: PRESS_TIMEOUT });
  else await cardIn(page).getByRole('radio').nth(next).click({ timeout: PRESS_TIMEOUT });
  if (random.chance(0.8)) await noteOutcome(user, topic);
  return true;
}

/** @type {Action} */
export async function pickStatusByKey(user, random) {
  const topic = await openPickedTopic(user, random);
  const checked = cardIn(user.page).getByRole('radio', { checked: true });
  if (topic === null || !(await checked.isVisible())) return false;
  user.confirmed.delete(topic.id);
  await checked.focus({ timeout: PRESS_TIMEOUT });
  for (let steps = 1 + random.below(3); steps > 0; steps--) {
    await user.page.keyboard.press(random.chance(0.7) ? 'ArrowRight' : 'ArrowLeft');
    await user.page.waitForTimeout(60);
  }
  await user.page.keyboard.press(random.choose(['Space', 'Enter', 'Tab']));
  if (random.chance(0.8)) await noteOutcome(user, topic);
  return true;
}

/** The same topic in both tabs at once; which of them is stored last is not known. @type {Action} */
export async function pickInBothTabs(user, random) {
  const topic = await openPickedTopic(user, random);
  if (topic === null || user.isOffline || user.isPhone) return false;
  user.confirmed.delete(topic.id);
  const radios = [];
  for (const page of user.tabs) {
    await goInApp(page, `/homepage/${topic.sow}?topic_id=${topic.id}`);
    const radio = cardIn(page).getByRole('radio');
    await radio.first().waitFor({ timeout: PATIENCE });
    radios.push(radio);
  }
  await Promise.all(radios.map((radio) => radio.nth(random.below(5)).click({ timeout: PRESS_TIMEOUT })));
  return true;
}

/** In the second tab, because the first one is never reloaded. @type {Action} */
export async function reloadDuringSave(user, random) {
  if (user.isOffline || user.isPhone) return false;
  if (user.isInFirstTab) await user.changeTab();
  const topic = await openPickedTopic(user, random);
  if (topic === null) return false;
  user.confirmed.delete(topic.id);
  const { page } = user;
  await cardIn(page).getByRole('radio').nth(random.below(5)).click({ timeout: PRESS_TIMEOUT });
  // The product warns that a status is not saved yet.
  const leave = (/** @type {import('playwright').Dialog} */ dialog) => void dialog.accept().catch(() => {});
  page.once('dialog', leave);
  await page.reload({ timeout: 20_000 });
  page.off('dialog', leave);
  return true;
}

/** Undo, 'Was: …' or, after a failure, 'Try again'. @type {Action} */
export async function undo(user, random) {
  const { page } = user;
  const toast = page.locator('[data-toasts]').getByRole('button', { name: /^(?:Undo|Try again)$/ });
  const was = cardIn(page).getByRole('button', { name: /^Was: / });
  // Of which topic the toast tells is not known here.
  user.confirmed.clear();
  return (await pressOneOf(toast, random)) || pressOneOf(was, random);
}

/**
 * A card of one of the few topics that are picked.
 * @param {RandomUser} user
 * @param {import('../random.mjs').SeededRandom} random
 */
export async function openPickedTopic(user, random) {
  const { page, project } = user;
  if (project === undefined) return null;
  const open = Number(new URL(page.url()).searchParams.get('topic_id'));
  const topic = project.topics.find(({ id }) => id === open) ?? random.choose(project.picked);
  if (topic.id !== open) await goInApp(page, `${new URL(page.url()).pathname}?topic_id=${topic.id}`);
  const picker = cardIn(page).getByLabel('Your status');
  if (topic.status < 0) return null;
  await picker.waitFor({ timeout: PATIENCE });
  user.touched.set(topic.id, topic);
  return topic;
}

/**
 * Remembers a pick of which the product has said that it is saved.
 * @param {RandomUser} user
 * @param {import('../workspace-facts.mjs').Topic} topic
 */
async function noteOutcome(user, topic) {
  const picker = cardIn(user.page).getByLabel('Your status').and(user.page.locator('[aria-busy="false"]'));
  await picker.waitFor({ timeout: PATIENCE });
  const isSaved = await user.page.locator('[data-toasts]').getByText('Status has been updated.').isVisible();
  const status = await shownStatus(user.page);
  if (isSaved && status !== null && !user.isOffline) user.confirmed.set(topic.id, status);
}

/**
 * The status in the open card.
 * @param {import('playwright').Page} page
 * @returns {Promise<number | null>} null: no card with a picker is open
 */
export async function shownStatus(page) {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const select = dialog?.querySelector('select');
    if (select) return Number(select.value);
    const radios = [...(dialog?.querySelectorAll('[role="radio"]') ?? [])];
    const at = radios.findIndex((radio) => radio.getAttribute('aria-checked') === 'true');
    return at < 0 ? null : at;
  });
}
