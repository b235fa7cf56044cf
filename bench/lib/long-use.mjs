import * as sight from '../selectors.mjs';
import { aim, wake } from './hand.mjs';
import { Visit } from './visit.mjs';

const FEW = { cards: 5, tabs: 5, routes: 2 };
const MANY = { cards: 45, tabs: 45, routes: 18 };

/**
 * Uses the product for a while, and says what of it stays in memory.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the product
 * @param {Record<string, string>} storage
 * @returns {Promise<{ heapBefore: number, heapAfter: number }>} megabytes after a little use, and after much
 */
export async function useForLong(browser, origin, storage) {
  const visit = await Visit.begin(browser, { origin, storage, ready: { seen: sight.CARDS }, cpuSlowdown: 1 });
  try {
    await visit.load('/homepage/1');
    await wake(visit);
    await exercise(visit, FEW);
    const heapBefore = await visit.heap();
    await exercise(visit, MANY);
    return { heapBefore, heapAfter: await visit.heap() };
  } finally {
    await visit.end();
  }
}

/** From home back to home: opens flashcards, changes tabs on explore, and goes to and fro between the two. */
async function exercise(visit, { cards, tabs, routes }) {
  for (let card = 0; card < cards; card++) {
    await click(visit, sight.FIRST_CARD, { seen: sight.FLASHCARD_CONTENT });
    await visit.act(() => visit.page.keyboard.press('Escape'), { closed: { gone: sight.FLASHCARD_PANEL } });
  }
  await click(visit, sight.EXPLORE_LINK, { seen: sight.TREND_MARKS });
  for (let tab = 0; tab < tabs; tab++) {
    if (tab % 2 === 0) await click(visit, sight.TOPIC_MAP_TAB, { seen: sight.TOPIC_MARKS });
    else await click(visit, sight.TREND_MAP_TAB, { seen: sight.TREND_MARKS });
  }
  for (let route = 0; route < routes / 2; route++) {
    await click(visit, sight.HOME_LINK, { seen: sight.CARDS });
    await click(visit, sight.EXPLORE_LINK, { seen: sight.TREND_MARKS });
  }
  await click(visit, sight.HOME_LINK, { seen: sight.CARDS });
  await visit.rest();
}

async function click(visit, target, moment) {
  await visit.act(await aim(visit, target), { reached: moment });
}
