import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { translatePage } from '../setup/translate-page.mjs';
import { ACTIONS } from './actions.mjs';
import { returnToProject } from './actions/session.mjs';
import { DESKTOP } from './actions/window.mjs';
import { heapFault, heapGrowth, measureHeap, UNMEASURED } from './heap.mjs';
import { expectAlive, expectNoEndlessLoading, expectNoForeignData } from './page-checks.mjs';
import { planOf } from './plan.mjs';
import { checkStatuses } from './quiet-point.mjs';
import { goInApp, RandomUser } from './random-user.mjs';
import { SoakFailure } from './soak-failure.mjs';
import { visitScreens } from './visit-screens.mjs';
import { watchErrors } from './watch-errors.mjs';

/** In milliseconds between two checks of the statuses, in a short run and in a long one. */
const QUIET_EVERY = { short: 20_000, long: 45_000 };
/** The share of a run before the first measure of the heap that counts: code is loaded and compiled in this time. */
const WARM_UP = 0.2;
/** In milliseconds that a run may take longer. */
const OVERTIME = 120_000;
/** Actions with a failing network, before it is back by itself. */
const OFFLINE_ACTIONS = 4;
/** The largest share of actions that were not possible: beyond it the random user no longer does what it is for. */
const MOST_MISSED = 0.3;
/** Fewer actions say nothing about that share: a slow machine does only some in a minute. */
const ENOUGH_ACTIONS = 30;
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
 * @property {number} missed actions that were not possible
 * @property {number} faultsPlanted
 * @property {readonly string[]} errors
 * @property {{ checks: number, checked: number }} statuses
 * @property {number | null} heapGrowth a share; null: not observed long enough
 * @property {readonly number[]} heap the measures, in bytes
 * @property {readonly string[]} lastActions
 */
export async function runSoak({ browser, environment, seed, minutes, isTranslated = false, resultsDir }) {
  const context = await browser.newContext({ baseURL: environment.base, viewport: DESKTOP });
  const tabs = [await context.newPage(), await context.newPage()];
  /** @type {string[]} */
  const errors = [];
  for (const tab of tabs) watchErrors(tab, errors);
  if (isTranslated) for (const tab of tabs) await translatePage(tab);
  const user = new RandomUser(environment, context, tabs);
  /** @type {string[]} */
  const trail = [];
  /** @type {import('./heap.mjs').HeapMeasure[]} */
  const heap = [];
  const statuses = { checks: 0, checked: 0 };
  let [actions, missed, offlineFor] = [0, 0, 0];
  const end = Date.now() + minutes * 60_000;
  const quietEvery = minutes > 1 ? QUIET_EVERY.long : QUIET_EVERY.short;
  const warmUp = minutes * 60_000 * WARM_UP;
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
      const done = await take(user, step);
      actions += 1;
      if (done === false) missed += 1;
      trail.push(
        `${step.number} ${step.action}: ${done === true ? 'done' : done || 'not possible'} in tab ${tabs.indexOf(page) + 1} at ${page.url()} (${Date.now() - start} ms)`,
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
        heap.push(await heapAtHome(user));
        nextQuiet = Date.now() + quietEvery;
        if (errors.length > 0) throw new SoakFailure('Errors in the browser');
      } else if (!user.isOffline) await recover(user);
      // Goes on where the heap could not be compared yet, for some time.
      if (isOver && (heapFault(heap, warmUp) !== UNMEASURED || Date.now() > end + OVERTIME)) break;
    }
    const grown = heapFault(heap, warmUp);
    if (grown !== null) throw new SoakFailure(grown);
    if (actions >= ENOUGH_ACTIONS && missed > MOST_MISSED * actions)
      throw new SoakFailure(`${missed} of ${actions} actions were not possible`);
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
    missed,
    faultsPlanted: user.planted,
    errors,
    statuses,
    heapGrowth: heapGrowth(heap, warmUp)?.growth ?? null,
    heap: heap.map(({ bytes }) => bytes),
    lastActions: trail.slice(-SHOWN_ACTIONS),
  };
}

/**
 * Takes a step; an element that is covered or goes away meanwhile is no fault.
 * @param {RandomUser} user
 * @param {import('./plan.mjs').Step} step
 */
async function take(user, { action, random }) {
  try {
    return (await ACTIONS[action]?.(user, random)) ?? false;
  } catch (error) {
    // Anything else is a fault of the action itself.
    if (error instanceof Error && HINDERED.test(`${error.name}: ${error.message}`)) return false;
    throw error;
  }
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

/** @param {RandomUser} user */
async function heapAtHome({ tabs: [first], account, environment }) {
  const page = /** @type {import('playwright').Page} */ (first);
  await page.bringToFront();
  const own = environment.projects.filter(({ id }) => account.projects.includes(id));
  await visitScreens(page, own);
  await goInApp(page, `/homepage/${account.projects[0]}`);
  return measureHeap(page);
}

/** A page that is being left cannot be asked. @param {unknown} error */
function unlessLeaving(error) {
  if (error instanceof SoakFailure) throw error;
}
