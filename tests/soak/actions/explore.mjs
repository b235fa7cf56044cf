import { pressOneOf, PRESS_TIMEOUT } from '../random-user.mjs';
import { leaveOverlays } from './overlays.mjs';

/**
 * @typedef {import('../actions.mjs').Action} Action
 * @typedef {import('playwright').Page} Page
 */

/** @param {Page} page @param {import('../random.mjs').SeededRandom} random */
async function isAtCharts(page, random) {
  await leaveOverlays(page);
  if (new URL(page.url()).pathname.startsWith('/data/')) return true;
  await pressOneOf(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data Explorer' }), random);
  return new URL(page.url()).pathname.startsWith('/data/');
}

/** @type {Action} */
export async function exploreTab({ page }, random) {
  return (await isAtCharts(page, random)) && pressOneOf(page.getByRole('main').getByRole('tab'), random);
}

/** A filter of the bar or the sheet: one or two options, or 'Clear all'. @type {Action} */
export async function filter({ page }, random) {
  if (!(await isAtCharts(page, random))) return false;
  await pressOneOf(page.getByRole('button', { name: /^Filters/ }), random);
  if (random.chance(0.25))
    return pressOneOf(page.getByRole('button', { name: /^(?:Clear all|Restore|Remove)/ }), random);
  const dropdowns = page.getByRole('button', { name: /^(?:Status|Maturity|Version|Topics|Trends)/ });
  if (!(await pressOneOf(dropdowns, random))) return false;
  const options = page.getByRole('option');
  for (let picks = 1 + random.below(2); picks > 0; picks--) {
    await options.first().waitFor({ timeout: PRESS_TIMEOUT });
    await pressOneOf(options, random);
    if ((await options.count()) === 0) return true;
  }
  await page.keyboard.press('Escape');
  return true;
}

/** @type {Action} */
export async function table({ page }, random) {
  if (!(await isAtCharts(page, random))) return false;
  return pressOneOf(
    page.getByRole('group', { name: /^Tools of the/ }).getByRole('button', { name: /^(?:Table|Movement)$/ }),
    random,
  );
}

/** @type {Action} */
export async function sort({ page }, random) {
  if (!(await isAtCharts(page, random))) return false;
  return pressOneOf(page.getByRole('columnheader').getByRole('button'), random);
}

/** With the buttons, the keys or the wheel. @type {Action} */
export async function zoom({ page }, random) {
  if (!(await isAtCharts(page, random))) return false;
  if (random.chance(0.6)) return pressOneOf(page.getByRole('group', { name: 'Zoom' }).getByRole('button'), random);
  const plane = await planeOf(page);
  if (plane === null) return false;
  await page.mouse.move(plane.x + plane.width * random.next(), plane.y + plane.height * random.next());
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, random.chance(0.7) ? -240 : 240);
  await page.keyboard.up('Control');
  return true;
}

/** With the mouse, and with the keys from bubble to bubble. @type {Action} */
export async function pan({ page }, random) {
  if (!(await isAtCharts(page, random))) return false;
  const plane = await planeOf(page);
  if (plane === null) return false;
  const [x, y] = [plane.x + plane.width * random.next(), plane.y + plane.height * random.next()];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120 * (random.next() - 0.5), y + 120 * (random.next() - 0.5), { steps: 4 });
  await page.mouse.up();
  for (let keys = random.below(4); keys > 0; keys--) {
    await page.keyboard.press(random.choose(['ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft']));
  }
  return true;
}

/** @param {Page} page */
async function planeOf(page) {
  const planes = page.getByRole('application').filter({ visible: true });
  return (await planes.count()) === 0 ? null : planes.first().boundingBox({ timeout: PRESS_TIMEOUT });
}
