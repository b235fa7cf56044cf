// What is done on a page once it is ready. Each answers with its figures, in milliseconds from the input to the frame
// that shows what was asked for; the same steps run on the product and on its floors.
import { aim, hover, pan, wake } from './lib/hand.mjs';
import * as sight from './selectors.mjs';

/** @typedef {import('./lib/visit.mjs').Visit} Visit */

const TYPED_LETTER = 'v';

/** @param {Visit} visit */
export async function openFlashcard(visit) {
  await wake(visit);
  const press = await aim(visit, sight.FIRST_CARD);
  const { painted, inp, layoutShift } = await visit.act(press, {
    panel: { seen: sight.FLASHCARD_PANEL },
    content: { seen: sight.FLASHCARD_CONTENT },
  });
  await visit.rest();
  await visit.act(() => visit.page.keyboard.press('Escape'), { closed: { gone: sight.FLASHCARD_PANEL } });
  return {
    flashcardPanel: painted.panel,
    flashcardContent: painted.content,
    flashcardInp: inp,
    flashcardShift: layoutShift,
  };
}

/** From home to explore for the first time, back, and there again. @param {Visit} visit */
export async function switchRoutes(visit) {
  const first = await click(visit, sight.EXPLORE_LINK, { seen: sight.TREND_MARKS });
  await visit.rest();
  const home = await click(visit, sight.HOME_LINK, { seen: sight.CARDS });
  await visit.rest();
  const again = await click(visit, sight.EXPLORE_LINK, { seen: sight.TREND_MARKS });
  return { routeFirst: first.painted, routeHome: home.painted, routeAgain: again.painted, routeInp: again.inp };
}

/** To the trend map and back: both have been drawn before. @param {Visit} visit */
export async function switchTabs(visit) {
  await wake(visit);
  await click(visit, sight.TREND_MAP_TAB, { seen: sight.TREND_MARKS });
  await visit.rest();
  const { painted, inp } = await click(visit, sight.TOPIC_MAP_TAB, { seen: sight.TOPIC_MARKS });
  await visit.rest();
  return { tabSwitch: painted, tabInp: inp };
}

/** Chooses one topic: the count says so, and the map has drawn it alone. @param {Visit} visit */
export async function changeFilter(visit) {
  await click(visit, sight.TOPICS_FILTER, { seen: sight.OPTIONS });
  const { painted, inp } = await click(visit, sight.FIRST_OPTION, {
    seen: sight.COUNT_OF_ONE,
    gone: sight.SECOND_MARK,
  });
  return { filterChange: painted, filterInp: inp };
}

/** Draws the map anew, with everything held: from the table back to the map. @param {Visit} visit */
export async function drawMap(visit) {
  await wake(visit);
  await click(visit, sight.TABLE_TOGGLE, { seen: sight.TABLE });
  await visit.rest();
  const { painted, inp } = await click(visit, sight.TABLE_TOGGLE, { seen: sight.ANY_MARKS });
  await visit.rest();
  return { mapDraw: painted, mapDrawInp: inp };
}

/** The same on the bare chart, which has been drawn before as well. @param {Visit} visit */
export async function drawBareChart(visit) {
  await click(visit, sight.DRAW_BUTTON, { seen: sight.ANY_MARKS });
  await click(visit, sight.DRAW_BUTTON, { gone: sight.ANY_MARKS });
  const { painted, inp } = await click(visit, sight.DRAW_BUTTON, { seen: sight.ANY_MARKS });
  return { mapDraw: painted, mapDrawInp: inp };
}

/** @param {Visit} visit */
export async function hoverMap(visit) {
  const { perInput, work } = await hover(visit, sight.MAP_PLANE);
  return { hoverPerInput: perInput, hoverWork: work };
}

/** A map that is seen whole has nowhere to go: it is zoomed into first, as who wants to pan does. @param {Visit} visit */
export async function zoomMap(visit) {
  const press = await aim(visit, sight.ZOOM_IN);
  await press();
  await visit.rest();
  return {};
}

/** @param {Visit} visit */
export async function panMap(visit) {
  return { panFrame: await pan(visit, sight.MAP_PLANE) };
}

/**
 * Opens a filter with so many names, types one letter, and chooses the first name.
 * @param {number} total
 * @param {import('./lib/probe.mjs').Sight} chosen what is to be seen then
 * @returns {(visit: Visit) => Promise<Record<string, number>>}
 */
export function useFilterOf(total, chosen) {
  return async (visit) => {
    const open = await click(visit, sight.TOPICS_FILTER, { seen: sight.OPTIONS });
    await visit.rest();
    const typed = await visit.act(() => visit.page.keyboard.press(TYPED_LETTER), {
      narrowed: { seen: sight.fewerOptionsThan(total) },
    });
    const toggled = await click(visit, sight.FIRST_OPTION, { seen: chosen });
    return {
      filterOpen: open.painted,
      filterOpenInp: open.inp,
      filterType: typed.painted.narrowed,
      filterTypeInp: typed.inp,
      filterToggle: toggled.painted,
      filterToggleInp: toggled.inp,
    };
  };
}

/** One click, and the one moment that it leads to. */
async function click(visit, target, moment) {
  const press = await aim(visit, target);
  const { painted, inp } = await visit.act(press, { reached: moment });
  return { painted: painted.reached, inp };
}
