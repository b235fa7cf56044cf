import * as elements from '../selectors.mjs';
import { movePointer, pointAt } from './pointer.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

/**
 * Uses the product for a while, beginning on home.
 * @param {Visit} visit
 * @returns {Promise<{ heapAfterLittle: number, heapAfterMuch: number }>} megabytes: after 5 flashcards, 2 route
 *   switches and 10 tab switches, and after 50, 20 and 50
 */
export async function useForLong(visit) {
  await movePointer(visit);
  await cardsAndRoutes(visit, { cards: 5, exploreVisits: 1, tabSwitches: 10 });
  const heapAfterLittle = await visit.heap();
  await cardsAndRoutes(visit, { cards: 45, exploreVisits: 9, tabSwitches: 40 });
  return { heapAfterLittle, heapAfterMuch: await visit.heap() };
}

/**
 * From home back to home: opens flashcards, goes to explore and back, and switches tabs on the last visit of explore.
 * @param {Visit} visit
 * @param {{ cards: number, exploreVisits: number, tabSwitches: number }} amount tabSwitches is even, so that the tab
 *   at the end is the one of the beginning
 */
async function cardsAndRoutes(visit, { cards, exploreVisits, tabSwitches }) {
  for (let card = 0; card < cards; card++) {
    await click(visit, elements.FIRST_CARD, { visible: elements.FLASHCARD_CONTENT });
    await visit.act(() => visit.page.keyboard.press('Escape'), { closed: { hidden: elements.FLASHCARD_PANEL } });
  }
  for (let left = exploreVisits; left > 0; left--) {
    await click(visit, elements.EXPLORE_LINK, { visible: elements.TREND_MARKS });
    for (let tab = left > 1 ? tabSwitches : 0; tab < tabSwitches; tab += 2) {
      await click(visit, elements.TOPIC_MAP_TAB, { visible: elements.TOPIC_MARKS });
      await click(visit, elements.TREND_MAP_TAB, { visible: elements.TREND_MARKS });
    }
    await click(visit, elements.HOME_LINK, { visible: elements.CARDS });
  }
  await visit.rest();
}

/**
 * @param {Visit} visit
 * @param {string} target
 * @param {import('./probe.mjs').Condition} reached
 */
async function click(visit, target, reached) {
  await visit.act(await pointAt(visit, target), { reached });
}
