import { listScreens } from '../../scripts/lib/screen-list.mjs';

/** In milliseconds; an element that cannot be pressed by then is no fault: a user finds another one. */
export const PRESS_TIMEOUT = 2000;
/** In milliseconds, for an element to appear after the action before. */
const APPEAR_TIMEOUT = 500;

/**
 * The state of the random user: two tabs of one browser, the account, and the statuses picked so far.
 *
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 * @typedef {import('./embedded-environment.mjs').Environment} Environment
 * @typedef {import('./workspace-facts.mjs').Topic} Topic
 */
export class RandomUser {
  isOffline = false;
  isPhone = false;
  planted = 0;
  /** Topics whose statuses were touched since the last login. @type {Map<number, Topic>} */
  touched = new Map();
  /** The last picks of which the product said that they are saved. @type {Map<number, number>} */
  confirmed = new Map();
  #active = 0;

  /**
   * @param {Environment} environment
   * @param {import('playwright').BrowserContext} context
   * @param {Page[]} tabs
   * @param {() => Promise<Page>} newTab opens a tab that is watched as the others are
   */
  constructor(environment, context, tabs, newTab) {
    this.newTab = newTab;
    this.environment = environment;
    this.context = context;
    this.tabs = tabs;
    this.account = /** @type {Environment['accounts'][number]} */ (environment.accounts[0]);
  }

  get page() {
    return /** @type {Page} */ (this.tabs[this.#active]);
  }

  /** The first tab is never reloaded, so that what it collects in memory shows. */
  get isInFirstTab() {
    return this.#active === 0;
  }

  async changeTab() {
    this.#active = (this.#active + 1) % this.tabs.length;
    await this.page.bringToFront();
  }

  /** In the place of the present tab, which is closed. @param {string} address */
  async openTab(address) {
    const page = await this.newTab();
    this.tabs[this.#active] = page;
    await page.goto(address);
    await page.bringToFront();
  }

  /** The project in the address, or undefined on other pages. */
  get project() {
    const id = projectIn(this.page.url());
    return this.environment.projects.find((project) => project.id === id);
  }

  /** A new user has statuses of their own. @param {Environment['accounts'][number]} account */
  becomes(account) {
    this.account = account;
    this.touched.clear();
    this.confirmed.clear();
  }

  /** @param {boolean} offline */
  async setOffline(offline) {
    this.isOffline = offline;
    await this.context.setOffline(offline);
  }
}

const SCREENS_OF_PROJECTS = new Set(
  listScreens().flatMap(({ name, path }) => (path.startsWith(`/${name}/:sowId`) ? [name] : [])),
);

/** @param {string} address @returns {string | undefined} the id of the project in it */
export function projectIn(address) {
  const [, screen = '', project] = new URL(address).pathname.split('/');
  return SCREENS_OF_PROJECTS.has(screen) ? project : undefined;
}

/**
 * Goes to an address of the app without a new document.
 * @param {Page} page
 * @param {string} path
 */
export async function goInApp(page, path) {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/**
 * Presses one of the elements that are visible.
 * @param {Locator} locator
 * @param {import('./random.mjs').SeededRandom} random
 * @returns {Promise<boolean>} false: there is none
 */
export async function pressOneOf(locator, random) {
  const visible = locator.filter({ visible: true });
  await visible
    .first()
    .waitFor({ timeout: APPEAR_TIMEOUT })
    .catch(() => {});
  const count = await visible.count();
  if (count === 0) return false;
  await visible.nth(random.below(count)).click({ timeout: PRESS_TIMEOUT });
  return true;
}
