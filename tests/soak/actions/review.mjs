import { goInApp, pressOneOf } from '../random-user.mjs';
import { leaveOverlays } from './overlays.mjs';

/** @typedef {import('../actions.mjs').Action} Action */

/** Another tab of the review, or decisions by keys in the queue. @type {Action} */
export async function review(user, random) {
  const { page, project } = user;
  if (project === undefined) return false;
  await leaveOverlays(page);
  if (!new URL(page.url()).pathname.startsWith('/review/')) await goInApp(page, `/review/${project.id}`);
  if (random.chance(0.4)) return pressOneOf(page.getByRole('main').getByRole('tab'), random);
  await goInApp(page, `/review/${project.id}`);
  // Which topics are decided is not known here.
  user.confirmed.clear();
  for (let keys = 1 + random.below(4); keys > 0; keys--) {
    await page.keyboard.press(random.choose(['1', '2', '3', '4', 'z', 'j', 'k']));
    await page.waitForTimeout(100);
  }
  return true;
}

/** A brief of picked topics is opened, or a button of the open one is pressed. @type {Action} */
export async function brief({ page, project }, random) {
  if (project === undefined) return false;
  await leaveOverlays(page);
  if (!new URL(page.url()).pathname.startsWith('/brief/')) {
    const topics = project.picked.slice(0, 2 + random.below(4)).map(({ id }) => `topic=${id}`);
    await goInApp(page, `/brief/${project.id}?${topics.join('&')}`);
  }
  const main = page.getByRole('main');
  if (random.chance(0.3)) return pressOneOf(main.getByRole('button', { name: /^(?:Undo|Redo)$/ }), random);
  if (!(await pressOneOf(main.getByRole('list', { name: 'Topics of the brief' }).getByRole('button'), random)))
    return false;
  return pressOneOf(page.getByRole('menuitem'), random);
}
