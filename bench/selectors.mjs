// What the benchmark waits for and clicks. The floors have the same roles and names as the product, so one list
// serves both. Elements to wait for are CSS selectors, because the page itself looks for them; elements to click are
// Playwright selectors.

/** @typedef {import('./lib/probe.mjs').Elements} Elements */

/** @type {Elements} */
export const LOGIN_BUTTON = { selector: 'main button', text: 'Log In' };

export const FIRST_CARD = '[aria-labelledby="shifts-title"] li button';
/** The first row of cards on home. @type {Elements} */
export const CARDS = { selector: FIRST_CARD, least: 2 };

/** Content of any screen: a card, an insight, the assistant's question, an experiment. @type {Elements} */
export const CONTENT = { selector: 'main :is(li button, article, textarea, input, iframe)' };
/** A screen that has no content yet. @type {Elements} */
export const START = { selector: 'main section button' };
/** What to do on a screen that collects nothing yet. @type {Elements} */
export const ACTIONS = { selector: 'main :is(a, button)' };
/** @type {Elements} */
export const COMPARED = { selector: 'main table td' };
/** The topic to be decided. @type {Elements} */
export const QUEUED = { selector: 'main article h2' };
/** @type {Elements} */
/** @type {Elements} */
export const ROWS = { selector: 'main [data-row]', least: 3 };

/** @type {Elements} */
export const FLASHCARD_PANEL = { selector: '[role="dialog"][aria-modal="true"]' };
/** The tabs appear together with the content. @type {Elements} */
export const FLASHCARD_CONTENT = { selector: '[role="dialog"] [role="tab"]' };

export const MAP_PLANE = '[data-plane]';
/** Bubbles are circles, or painted on one canvas. @type {Elements} */
export const ANY_MARKS = { selector: '[data-plane] circle, [data-plane] canvas' };
export const TREND_MARKS = marksOf('Trend map');
export const TOPIC_MARKS = marksOf('Topic map');
/** @type {Elements} */
export const SECOND_MARK = { selector: '[data-plane][aria-label="Topic map"] circle', least: 2 };

export const TREND_MAP_TAB = 'role=tab[name="Trend map"]';
export const TOPIC_MAP_TAB = 'role=tab[name="Topic map"]';
export const TABLE_TOGGLE = 'role=button[name="Table"]';
/** @type {Elements} */
export const TABLE = { selector: '[role="grid"], [role="table"], table' };
export const ZOOM_IN = 'role=button[name="Zoom in"]';
export const DRAW_BUTTON = 'role=button[name="Draw"]';

export const TOPICS_FILTER = 'role=button[name=/^Topics/]';
export const FIRST_OPTION = 'role=option >> nth=0';
/** @type {Elements} */
export const OPTIONS = { selector: '[role="option"]', least: 5 };
/** @type {Elements} */
export const SELECTED_OPTION = { selector: '[role="option"][aria-selected="true"]' };
/** @type {Elements} */
export const UNSELECTED_OPTION = { selector: '[role="option"][aria-selected="false"]' };
/** @type {Elements} */
export const COUNT_OF_ONE = { selector: '[role="status"]', text: '1 of ' };

export const PROJECT_SWITCHER = 'role=button[name=/switch the project/]';
export const OPEN_OWN_DATA = 'role=menuitem[name="Open your own data"]';
export const CHOOSE_FILE = 'role=button[name="Choose a file"]';
export const OPEN_TOPICS = 'role=button[name=/^Open .* topics$/]';
/** The mapping has been worked out. @type {Elements} */
export const READY_TO_OPEN = { selector: 'dialog button:enabled', text: ' topics' };

/** @type {Elements} */
export const CHOOSE_FOLDER = { selector: 'button', text: 'Choose the shared folder' };
export const ASK_BAR = { selector: '[data-bar] input' };

export const HOME_LINK = 'role=link[name="Home"]';
export const EXPLORE_LINK = 'role=link[name="Data Explorer"]';

/**
 * Options of a list that a search has made shorter.
 * @param {number} total number of options without the search
 * @returns {Elements}
 */
export function fewerOptionsThan(total) {
  return { selector: `[role="option"][aria-setsize]:not([aria-setsize="${total}"])` };
}

/**
 * @param {string} map
 * @returns {Elements}
 */
function marksOf(map) {
  return { selector: ['circle', 'canvas'].map((mark) => `[data-plane][aria-label="${map}"] ${mark}`).join(', ') };
}
