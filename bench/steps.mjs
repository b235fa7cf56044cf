// What is done on a page once it is ready. Each step returns its figures: milliseconds from the input to the frame
// that shows the result, and the longest event duration of the input. The same steps run on the product and on its
// floors.
import { drag, hoverOver, movePointer, pointAt } from './lib/pointer.mjs';
import * as elements from './selectors.mjs';

/**
 * @typedef {import('./lib/visit.mjs').Visit} Visit
 * @typedef {(visit: Visit) => Promise<Record<string, number>>} Step
 */

const TYPED_LETTER = 'v';

/** @param {Visit} visit */
export async function openFlashcard(visit) {
  await movePointer(visit);
  const press = await pointAt(visit, elements.FIRST_CARD);
  const { painted, longestEvent, layoutShift } = await visit.act(press, {
    panel: { visible: elements.FLASHCARD_PANEL },
    content: { visible: elements.FLASHCARD_CONTENT },
  });
  await visit.rest();
  await visit.act(() => visit.page.keyboard.press('Escape'), { closed: { hidden: elements.FLASHCARD_PANEL } });
  return {
    flashcardPanel: painted.panel,
    flashcardContent: painted.content,
    flashcardEvent: longestEvent,
    flashcardShift: layoutShift,
  };
}

/** From home to explore for the first time, back, and there again. @param {Visit} visit */
export async function switchRoutes(visit) {
  const first = await click(visit, elements.EXPLORE_LINK, { visible: elements.TREND_MARKS });
  await visit.rest();
  const home = await click(visit, elements.HOME_LINK, { visible: elements.CARDS });
  await visit.rest();
  const again = await click(visit, elements.EXPLORE_LINK, { visible: elements.TREND_MARKS });
  return {
    routeFirst: first.painted,
    routeFirstEvent: first.longestEvent,
    routeHome: home.painted,
    routeHomeEvent: home.longestEvent,
    routeAgain: again.painted,
    routeAgainEvent: again.longestEvent,
  };
}

/** To the trend map, and back to the topic map that was shown before. @param {Visit} visit */
export async function switchTabs(visit) {
  await movePointer(visit);
  await click(visit, elements.TREND_MAP_TAB, { visible: elements.TREND_MARKS });
  await visit.rest();
  const { longestEvent } = await click(visit, elements.TOPIC_MAP_TAB, { visible: elements.TOPIC_MARKS });
  await visit.rest();
  return { tabEvent: longestEvent };
}

/** Chooses one topic, until the count says so and the map shows it alone. @param {Visit} visit */
export async function chooseTopic(visit) {
  await click(visit, elements.TOPICS_FILTER, { visible: elements.OPTIONS });
  const { longestEvent } = await click(visit, elements.FIRST_OPTION, {
    visible: elements.COUNT_OF_ONE,
    hidden: elements.SECOND_MARK,
  });
  return { chooseEvent: longestEvent };
}

/** Draws the map with data that is loaded: from the table back to the map. @param {Visit} visit */
export async function drawMap(visit) {
  await movePointer(visit);
  await click(visit, elements.TABLE_TOGGLE, { visible: elements.TABLE });
  await visit.rest();
  const { painted } = await click(visit, elements.TABLE_TOGGLE, { visible: elements.ANY_MARKS });
  await visit.rest();
  return { mapDraw: painted };
}

/** The same on the bare chart, for the second time as well. @param {Visit} visit */
export async function drawBareChart(visit) {
  await click(visit, elements.DRAW_BUTTON, { visible: elements.ANY_MARKS });
  await click(visit, elements.DRAW_BUTTON, { hidden: elements.ANY_MARKS });
  const { painted } = await click(visit, elements.DRAW_BUTTON, { visible: elements.ANY_MARKS });
  return { mapDraw: painted };
}

/** @param {Visit} visit */
export async function hoverMap(visit) {
  return { hover: await hoverOver(visit, elements.MAP_PLANE) };
}

/** A whole map cannot be moved, so it is zoomed before it is panned. @param {Visit} visit */
export async function zoomMap(visit) {
  const press = await pointAt(visit, elements.ZOOM_IN);
  await press();
  await visit.rest();
  return {};
}

/** @param {Visit} visit */
export async function panMap(visit) {
  return { pan: await drag(visit, elements.MAP_PLANE) };
}

/**
 * Opens the topic filter, types one letter, and chooses the first name.
 * @param {number} total number of names
 * @param {import('./lib/probe.mjs').Elements} chosen what is visible then
 * @returns {Step}
 */
export function useFilter(total, chosen) {
  return async (visit) => {
    const open = await click(visit, elements.TOPICS_FILTER, { visible: elements.OPTIONS });
    await visit.rest();
    const typed = await visit.act(() => visit.page.keyboard.press(TYPED_LETTER), {
      narrowed: { visible: elements.fewerOptionsThan(total) },
    });
    const toggled = await click(visit, elements.FIRST_OPTION, { visible: chosen });
    return { filterOpen: open.painted, filterType: typed.painted.narrowed, filterChoose: toggled.painted };
  };
}

/** @param {Visit} visit */
export async function measureHeap(visit) {
  return { heap: await visit.heap() };
}

/**
 * One click, and the one condition that it leads to.
 * @param {Visit} visit
 * @param {string} target
 * @param {import('./lib/probe.mjs').Condition} condition
 */
async function click(visit, target, condition) {
  const press = await pointAt(visit, target);
  const { painted, longestEvent } = await visit.act(press, { reached: condition });
  return { painted: painted.reached, longestEvent };
}
