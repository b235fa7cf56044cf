// What the benchmark looks for and clicks on. The floors wear the same roles and names as the product, so that one
// table serves both. What is seen is named in CSS, because the page itself looks for it; what is clicked by role.

/** @typedef {import('./lib/probe.mjs').Sight} Sight */

/** @type {Sight} */
export const LOGIN_BUTTON = { selector: 'main button', text: 'Log In' };

/** The first row of cards. @type {Sight} */
export const CARDS = { selector: '[aria-labelledby="shifts-title"] li button', least: 2 };
export const FIRST_CARD = '[aria-labelledby="shifts-title"] li button';

/** What the other screens show first. @type {Sight} */
export const MAIN_CARDS = { selector: 'main li button', least: 2 };
/** @type {Sight} */
export const ROWS = { selector: 'main [role="row"]', least: 3 };
/** @type {Sight} */
export const ARTICLE = { selector: 'main article' };
/** @type {Sight} */
export const QUESTION = { selector: 'main :is(textarea, input)' };
/** @type {Sight} */
export const FRAME = { selector: 'main iframe' };

/** @type {Sight} */
export const FLASHCARD_PANEL = { selector: '[role="dialog"][aria-modal="true"]' };
/** Its tabs come with its content. @type {Sight} */
export const FLASHCARD_CONTENT = { selector: '[role="dialog"] [role="tab"]' };

export const MAP_PLANE = '[data-plane]';
/** Bubbles are circles, or painted on one canvas. @type {Sight} */
export const ANY_MARKS = { selector: '[data-plane] circle, [data-plane] canvas' };
/** @type {Sight} */
export const TREND_MARKS = marksOf('Trend map');
/** @type {Sight} */
export const TOPIC_MARKS = marksOf('Topic map');
/** @type {Sight} */
export const SECOND_MARK = { selector: '[data-plane][aria-label="Topic map"] circle', least: 2 };

export const TREND_MAP_TAB = 'role=tab[name="Trend map"]';
export const TOPIC_MAP_TAB = 'role=tab[name="Topic map"]';
export const TABLE_TOGGLE = 'role=button[name="Table"]';
/** @type {Sight} */
export const TABLE = { selector: '[role="grid"], [role="table"], table' };
export const ZOOM_IN = 'role=button[name="Zoom in"]';
export const DRAW_BUTTON = 'role=button[name="Draw"]';

export const TOPICS_FILTER = 'role=button[name=/^Topics/]';
export const FIRST_OPTION = 'role=option >> nth=0';
/** @type {Sight} */
export const OPTIONS = { selector: '[role="option"]', least: 5 };
/** @type {Sight} */
export const SELECTED_OPTION = { selector: '[role="option"][aria-selected="true"]' };
/** @type {Sight} */
export const UNSELECTED_OPTION = { selector: '[role="option"][aria-selected="false"]' };
/** @type {Sight} */
export const COUNT_OF_ONE = { selector: '[role="status"]', text: '1 of ' };

export const HOME_LINK = 'role=link[name="Home"]';
export const EXPLORE_LINK = 'role=link[name="Data Explorer"]';

/**
 * Options of a list that has been narrowed from so many.
 * @param {number} total
 * @returns {Sight}
 */
export function fewerOptionsThan(total) {
  return { selector: `[role="option"][aria-setsize]:not([aria-setsize="${total}"])` };
}

/** @returns {Sight} */
function marksOf(map) {
  return { selector: ['circle', 'canvas'].map((mark) => `[data-plane][aria-label="${map}"] ${mark}`).join(', ') };
}
