import { quantile } from './statistics.mjs';
import { pause } from './traffic.mjs';

/** A hand has been on its target for a moment before it presses. */
const HOVER_MS = 80;
const MOVES = 60;

/** Where nothing is that would answer to a pointer above it. */
const NOWHERE = { x: 1352, y: 420 };

/**
 * Moves the pointer once and lets the page do what it does then: whoever clicks has moved before.
 * @param {import('./visit.mjs').Visit} visit
 */
export async function wake(visit) {
  await visit.page.mouse.move(NOWHERE.x, NOWHERE.y);
  await visit.page.mouse.move(NOWHERE.x + 2, NOWHERE.y);
  await visit.rest();
}

/**
 * Goes to the target, and answers with the press itself, so that only that is measured.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} target a Playwright selector
 * @returns {Promise<() => Promise<void>>}
 */
export async function aim({ page }, target) {
  const locator = page.locator(target).first();
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await pause(HOVER_MS);
  // Both are sent at once: the way to the browser and back is no part of a click.
  return async () => void (await Promise.all([page.mouse.down(), page.mouse.up()]));
}

/**
 * Moves over an area as fast as the page answers.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} area a Playwright selector
 * @returns {Promise<{ perInput: number, work: number }>} milliseconds for each move: until it is handled, and of work
 */
export async function hover(visit, area) {
  const box = await boxOf(visit, area);
  await moveTo(visit, box, 0);
  const [start, workBefore] = [performance.now(), await visit.metric('TaskDuration')];
  for (let step = 1; step <= MOVES; step++) await moveTo(visit, box, step / MOVES);
  const [end, workAfter] = [performance.now(), await visit.metric('TaskDuration')];
  return { perInput: (end - start) / MOVES, work: ((workAfter - workBefore) * 1000) / MOVES };
}

/**
 * Drags an area to and fro.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} area a Playwright selector
 * @returns {Promise<number>} the 95th percentile of the time from frame to frame, by the wall clock
 */
export async function pan(visit, area) {
  const { page } = visit;
  const box = await boxOf(visit, area);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.evaluate(recordFrames);
  for (let step = 1; step <= MOVES; step++) {
    const turn = (step / MOVES) * 2 * Math.PI;
    await page.mouse.move(centre.x + Math.sin(turn) * 120, centre.y + Math.sin(turn) * 60);
  }
  const frames = await page.evaluate(() => window.__benchFrames());
  await page.mouse.up();
  return quantile(
    frames.sort((one, other) => one - other),
    0.95,
  );
}

async function boxOf({ page }, area) {
  return page.locator(area).first().boundingBox();
}

/** A zigzag over the middle of the area, where the bubbles are. */
async function moveTo({ page }, { x, y, width, height }, progress) {
  const across = 0.1 + 0.8 * progress;
  const down = 0.5 + 0.3 * Math.sin(progress * 6 * Math.PI);
  await page.mouse.move(x + width * across, y + height * down);
}

function recordFrames() {
  const frames = [];
  let last = performance.now();
  let isRecording = true;
  requestAnimationFrame(function note() {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (isRecording) requestAnimationFrame(note);
  });
  window.__benchFrames = () => {
    isRecording = false;
    return frames;
  };
}
