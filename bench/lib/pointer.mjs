import { setTimeout } from 'node:timers/promises';
import { quantile } from './statistics.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

/** The pointer rests on its target before it presses, in ms. */
const HOVER_MS = 80;
const MOVES = 60;

/** A position where nothing reacts to the pointer. */
const EMPTY_POSITION = { x: 1352, y: 420 };

/**
 * Moves the pointer once and waits for what the page loads on the first interaction.
 * @param {Visit} visit
 */
export async function movePointer(visit) {
  await visit.page.mouse.move(EMPTY_POSITION.x, EMPTY_POSITION.y);
  await visit.page.mouse.move(EMPTY_POSITION.x + 2, EMPTY_POSITION.y);
  await visit.rest();
}

/**
 * Moves the pointer onto the target and returns the press, so that only the press is measured.
 * @param {Visit} visit
 * @param {string} target a Playwright selector
 * @returns {Promise<() => Promise<void>>}
 */
export async function pointAt({ page }, target) {
  await page.locator(target).first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(page, target);
  await page.mouse.move(x + width / 2, y + height / 2);
  await setTimeout(HOVER_MS);
  // Both are sent at once: a click does not include the way to the browser and back.
  return async () => void (await Promise.all([page.mouse.down(), page.mouse.up()]));
}

/**
 * Moves the pointer over an area as fast as the page answers.
 * @param {Visit} visit
 * @param {string} area a Playwright selector
 * @returns {Promise<number>} milliseconds until a move is handled, on average
 */
export async function hoverOver({ page }, area) {
  const { x, y, width, height } = await boxOf(page, area);
  /** @param {number} progress along a zigzag over the middle of the area, where the bubbles are */
  const moveTo = (progress) =>
    page.mouse.move(x + width * (0.1 + 0.8 * progress), y + height * (0.5 + 0.3 * Math.sin(progress * 6 * Math.PI)));
  await moveTo(0);
  const start = performance.now();
  for (let step = 1; step <= MOVES; step++) await moveTo(step / MOVES);
  return (performance.now() - start) / MOVES;
}

/**
 * Drags an area back and forth.
 * @param {Visit} visit
 * @param {string} area a Playwright selector
 * @param {{ reach?: number, share?: number }} [options] pixels to either side, half of it up and down; which quantile
 * @returns {Promise<number>} the 95th percentile of the time from frame to frame, or another one, in ms
 */
export async function drag({ page }, area, { reach = 120, share = 0.95 } = {}) {
  const { x, y, width, height } = await boxOf(page, area);
  const centre = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.evaluate(recordFrames);
  for (let step = 1; step <= MOVES; step++) {
    const turn = Math.sin((step / MOVES) * 2 * Math.PI);
    await page.mouse.move(centre.x + turn * reach, centre.y + (turn * reach) / 2);
  }
  const frames = await page.evaluate(() => window.__benchFrames());
  await page.mouse.up();
  frames.sort((one, other) => one - other);
  return quantile(frames, share);
}

/**
 * @param {import('playwright').Page} page
 * @param {string} area a Playwright selector
 */
async function boxOf(page, area) {
  const box = await page.locator(area).first().boundingBox();
  if (box === null) throw new Error(`${area} is not visible`);
  return box;
}

/** Runs in the page. */
function recordFrames() {
  /** @type {number[]} */
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
