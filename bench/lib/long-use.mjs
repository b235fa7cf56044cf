import * as sight from '../selectors.mjs';
import { aim, wake } from './hand.mjs';
import { Visit } from './visit.mjs';

const TABS = [
  [sight.TOPIC_MAP_TAB, sight.TOPIC_MARKS],
  [sight.TREND_MAP_TAB, sight.TREND_MARKS],
];

/**
 * Uses the product for a while, and says what of it stays in memory.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the product
 * @param {Record<string, string>} storage
 * @returns {Promise<Record<'cardsFew' | 'cardsMany' | 'tabsFew' | 'tabsMany', number>>} megabytes: after 5 flashcards and
 *   2 changes of the screen, and after 50 and 20; after 10 changes of explore's tab, and after 100
 */
export async function useForLong(browser, origin, storage) {
  return {
    ...(await useOne(browser, { origin, storage, address: '/homepage/1', ready: sight.CARDS }, async (visit) => {
      await cardsAndRoutes(visit, 5, 2);
      const cardsFew = await visit.heap();
      await cardsAndRoutes(visit, 45, 18);
      return { cardsFew, cardsMany: await visit.heap() };
    })),
    ...(await useOne(browser, { origin, storage, address: '/data/1', ready: sight.TREND_MARKS }, async (visit) => {
      // Even numbers, so that the same tab is open both times.
      await tabs(visit, 10);
      const tabsFew = await visit.heap();
      await tabs(visit, 90);
      return { tabsFew, tabsMany: await visit.heap() };
    })),
  };
}

async function useOne(browser, { origin, storage, address, ready }, use) {
  const visit = await Visit.begin(browser, { origin, storage, ready: { seen: ready }, isSlow: false });
  try {
    await visit.load(address);
    await wake(visit);
    return await use(visit);
  } finally {
    await visit.end();
  }
}

/** From home back to home: opens flashcards one after another, and goes to explore and back. */
async function cardsAndRoutes(visit, cards, routes) {
  for (let card = 0; card < cards; card++) {
    await click(visit, sight.FIRST_CARD, { seen: sight.FLASHCARD_CONTENT });
    await visit.act(() => visit.page.keyboard.press('Escape'), { closed: { gone: sight.FLASHCARD_PANEL } });
  }
  for (let route = 0; route < routes; route += 2) {
    await click(visit, sight.EXPLORE_LINK, { seen: sight.TREND_MARKS });
    await click(visit, sight.HOME_LINK, { seen: sight.CARDS });
  }
  await visit.rest();
}

async function tabs(visit, switches) {
  for (let turn = 0; turn < switches; turn++) {
    const [tab, marks] = TABS[turn % 2];
    await click(visit, tab, { seen: marks });
  }
  await visit.rest();
}

async function click(visit, target, moment) {
  await visit.act(await aim(visit, target), { reached: moment });
}
