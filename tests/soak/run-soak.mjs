import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { translatePage } from '../setup/translate-page.mjs';
import { ACTIONS } from './actions.mjs';
import { returnToProject } from './actions/session.mjs';
import { leaveOverlays } from './actions/overlays.mjs';
import { DESKTOP } from './actions/window.mjs';
import { heapFault, heapGrowth, measureHeap, UNMEASURED } from './heap.mjs';
import { expectAlive, expectNoEndlessLoading, expectNoForeignData, untilAtRest } from './page-checks.mjs';
import { patiently } from './patience.mjs';
import { placeOf } from './places.mjs';
import { planOf } from './plan.mjs';
import { checkStatuses } from './quiet-point.mjs';
import { goInApp, RandomUser } from './random-user.mjs';
import { SoakFailure } from './soak-failure.mjs';
import { visitEverything, visitScreens } from './visit-screens.mjs';
import { watchErrors } from './watch-errors.mjs';

/** In milliseconds between two checks of the statuses, in a short run and in a long one. */
const QUIET_EVERY = { short: 20_000, long: 45_000 };
/** In milliseconds that a run may take longer, so that the heap is measured twice. */
const OVERTIME = 180_000;
/** Actions with a failing network, before it is back by itself. */
const OFFLINE_ACTIONS = 4;
const SHOWN_ACTIONS = 15;

/**
 * Lets a random user work with the product and checks after each action that it is as it should be.
 * @param {object} options
 * @param {import('playwright').Browser} options.browser
 * @param {import('./embedded-environment.mjs').Environment} options.environment
 * @param {number} options.seed
 * @param {number} options.minutes
 * @param {boolean} [options.isTranslated] whether the browser translates the pages
 * @param {string} options.resultsDir for a picture of a failure
 * @returns {Promise<SoakResult>}
 *
 * @typedef {object} SoakResult
 * @property {'embedded' | 'live'} mode
 * @property {number} seed
 * @property {number} actions
 * @property {number} waited actions that had to wait for what they need
 * @property {number} faultsPlanted
 * @property {readonly string[]} errors
 * @property {{ checks: number, checked: number }} statuses
 * @property {number | null} heapGrowth a share; null: not observed long enough
 * @property {readonly number[]} heap the measures, in bytes
 * @property {readonly string[]} lastActions
 */
export async function runSoak({ browser, environment, seed, minutes, isTranslated = false, resultsDir }) {
  const context = await browser.newContext({ baseURL: environment.base, viewport: DESKTOP });
  /** @type {string[]} */
  const errors = [];
  const newTab = async () => {
    const tab = await context.newPage();
    watchErrors(tab, errors);
    if (isTranslated) await translatePage(tab);
    return tab;
  };
  const tabs = [await newTab(), await newTab()];
  const user = new RandomUser(environment, context, tabs, newTab);
  /** @type {string[]} */
  const trail = [];
  /** @type {import('./heap.mjs').HeapMeasure[]} */
  const heap = [];
  /** The documents of the first tab in which everything was visited. @type {Set<number>} */
  const visited = new Set();
  const statuses = { checks: 0, checked: 0 };
  let [actions, waited, offlineFor] = [0, 0, 0];
  const end = Date.now() + minutes * 60_000;
  const quietEvery = minutes > 1 ? QUIET_EVERY.long : QUIET_EVERY.short;
  let nextQuiet = Date.now() + quietEvery;

  try {
    for (const tab of tabs) {
      await tab.goto(environment.base);
      await returnToProject(user, tab);
    }
    await user.page.bringToFront();
    for (const step of planOf(seed, environment.mode)) {
      const { page } = user;
      const start = Date.now();
      const { done, hasWaited } = await take(user, step);
      actions += 1;
      if (hasWaited) waited += 1;
      trail.push(
        `${step.number} ${step.action}: ${done === true ? 'done' : done}${hasWaited ? ' after a while' : ''} in tab ${tabs.indexOf(page) + 1} at ${page.url()} (${Date.now() - start} ms)`,
      );
      offlineFor = user.isOffline ? offlineFor + 1 : 0;
      if (offlineFor > OFFLINE_ACTIONS) await user.setOffline(false);
      await expectAlive(user.page);
      for (const tab of tabs) {
        await expectNoEndlessLoading(tab).catch(unlessLeaving);
        await expectNoForeignData(user, tab).catch(unlessLeaving);
      }
      if (errors.length > 0) throw new SoakFailure('Errors in the browser');
      const isOver = Date.now() > end;
      if (Date.now() > nextQuiet || isOver) {
        trail.push('(check of the statuses)');
        statuses.checked += (await checkStatuses(user)).checked;
        statuses.checks += 1;
        heap.push(await heapAtHome(user, visited));
        nextQuiet = Date.now() + quietEvery;
        if (errors.length > 0) throw new SoakFailure('Errors in the browser');
      } else if (!user.isOffline) await recover(user);
      // Goes on where the heap could not be compared yet, for some time.
      if (isOver && (heapFault(heap) !== UNMEASURED || Date.now() > end + OVERTIME)) break;
    }
    const grown = heapFault(heap);
    if (grown !== null) throw new SoakFailure(grown);
    if (isTranslated && (await user.page.locator('font').count()) === 0)
      throw new SoakFailure('Nothing was translated');
    if (statuses.checked === 0) throw new SoakFailure('No status was checked');
  } catch (error) {
    errors.unshift(error instanceof SoakFailure ? error.message : String(error instanceof Error ? error.stack : error));
    await mkdir(resultsDir, { recursive: true });
    for (const [index, tab] of tabs.entries()) {
      const file = `soak-${environment.mode}-${seed}-tab-${index + 1}.png`;
      await tab.screenshot({ path: path.join(resultsDir, file) }).catch(() => {});
    }
  }
  await context.close();
  return {
    mode: environment.mode,
    seed,
    actions,
    waited,
    faultsPlanted: user.planted,
    errors,
    statuses,
    heapGrowth: heapGrowth(heap)?.growth ?? null,
    heap: heap.map(({ bytes }) => bytes),
    lastActions: trail.slice(-SHOWN_ACTIONS),
  };
}

/**
 * Takes a step; where it is not possible, waits for what it needs.
 * @param {RandomUser} user
 * @param {import('./plan.mjs').Step} step
 */
function take(user, step) {
  const where = () => `${step.action} in tab ${user.tabs.indexOf(user.page) + 1} at ${user.page.url()}`;
  const work = { where, attempt: () => attempt(user, step), prepare: () => prepare(user, step).catch(unlessHindered) };
  return patiently(work, { now: Date.now, wait: (milliseconds) => user.page.waitForTimeout(milliseconds) });
}

/**
 * With the network back, no faults and the window of a desktop, at the place for the action, with everything there loaded.
 * @param {RandomUser} user
 * @param {import('./plan.mjs').Step} step
 */
async function prepare(user, { action, random }) {
  const { page, account, environment } = user;
  await user.setOffline(false);
  await environment.clearFaults();
  user.isPhone = false;
  await page.setViewportSize(DESKTOP);
  await returnToProject(user, page);
  await leaveOverlays(page);
  const project = user.project ?? environment.projects.find(({ id }) => id === account.projects[0]);
  if (project === undefined) return;
  await goInApp(page, placeOf(action, project));
  await untilAtRest(page);
  // There is nothing to take back before something was done.
  if (action === 'undo') await ACTIONS['pickStatus']?.(user, random);
}

/**
 * An element that is covered or goes away meanwhile is no fault by itself.
 * @param {RandomUser} user
 * @param {import('./plan.mjs').Step} step
 * @returns {Promise<string | true | false>} false: not possible where the user is
 */
async function attempt(user, { action, random }) {
  try {
    return (await ACTIONS[action]?.(user, random)) ?? false;
  } catch (error) {
    unlessHindered(error);
    return false;
  }
}

/** Anything else is a fault of the action itself. @param {unknown} error */
function unlessHindered(error) {
  if (!(error instanceof Error && HINDERED.test(`${error.name}: ${error.message}`))) throw error;
}

/** What Playwright says of an element that did not become ready, and of a page that was left meanwhile. */
const HINDERED =
  /^TimeoutError|Execution context was destroyed|[Ff]rame was detached|is interrupted by another navigation|^Error: page\.\w+: net::ERR/;

/** Error pages and the login page lead back to a project, at once: most actions need one. @param {RandomUser} user */
async function recover(user) {
  const { pathname, origin } = new URL(user.page.url());
  const hasCrashed = await user.page.getByRole('heading', { name: 'An Error Occurred' }).isVisible();
  if (!hasCrashed && origin === user.environment.base && !/^\/(?:\d+|maintenance|login|logout|router|)$/.test(pathname))
    return;
  await returnToProject(user, user.page);
}

/**
 * @param {RandomUser} user
 * @param {Set<number>} visited is added to
 */
async function heapAtHome({ tabs: [first], account, environment }, visited) {
  const page = /** @type {import('playwright').Page} */ (first);
  await page.bringToFront();
  const own = environment.projects.filter(({ id }) => account.projects.includes(id));
  const document = await page.evaluate(() => performance.timeOrigin);
  if (!visited.has(document)) for (const project of own.slice(0, 1)) await visitEverything(page, project);
  visited.add(document);
  await visitScreens(page, own);
  await goInApp(page, `/homepage/${account.projects[0]}`);
  return measureHeap(page);
}

/** A page that is being left cannot be asked. @param {unknown} error */
function unlessLeaving(error) {
  if (error instanceof SoakFailure) throw error;
}
