import { foreignNames } from './workspace-facts.mjs';
import { projectIn } from './random-user.mjs';
import { SoakFailure } from './soak-failure.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./random-user.mjs').RandomUser} RandomUser
 */

/** In milliseconds. */
const DEAD_AFTER = 10_000;
const LOADING_AT_MOST = 30_000;
/** For what slides away and for the old project after a switch. */
const LEAVING = 1500;

/** The page has a main landmark with content and a heading. @param {Page} page */
export async function expectAlive(page) {
  await page
    .waitForFunction(
      () => {
        // Slides cover the page as a modal dialog.
        const main =
          document.querySelector('[role="dialog"][aria-label^="Slides: "]') ?? document.querySelector('main');
        const hasContent =
          main?.textContent?.trim() ||
          main?.querySelector('[role="status"], svg, canvas, iframe') ||
          // The chat of the chart service.
          [...(main?.querySelectorAll('*') ?? [])].some(({ shadowRoot }) => shadowRoot !== null);
        return Boolean(hasContent) && document.querySelector('h1, h2, h3, [role="heading"]') !== null;
      },
      undefined,
      { timeout: DEAD_AFTER, polling: 100 },
    )
    .catch(() => {
      throw new SoakFailure(`A dead page: no main landmark with content and a heading at ${page.url()}`);
    });
}

/** No spinner or skeleton is older than 30 s. @param {Page} page */
export async function expectNoEndlessLoading(page) {
  const oldest = await page.evaluate(() => {
    const memory = /** @type {{ soakLoading?: Map<Element, number> }} */ (/** @type {unknown} */ (window));
    const before = memory.soakLoading ?? new Map();
    const animated = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => /** @type {KeyframeEffect} */ (effect).target);
    const loading = [...animated, ...document.querySelectorAll('[aria-busy="true"]')].flatMap((element) =>
      element?.checkVisibility() ? [element] : [],
    );
    const now = performance.now();
    const since = new Map(loading.map((element) => [element, before.get(element) ?? now]));
    memory.soakLoading = since;
    return [...since]
      .map(([element, start]) => ({ age: now - start, html: element.outerHTML.slice(0, 200) }))
      .sort((a, b) => b.age - a.age)[0];
  });
  if (oldest !== undefined && oldest.age > LOADING_AT_MOST) {
    throw new SoakFailure(`Still loading after ${Math.round(oldest.age / 1000)} s at ${page.url()}: ${oldest.html}`);
  }
}

/**
 * The page shows names of its own project only, to the user that is logged in only.
 * @param {RandomUser} user
 * @param {Page} page
 */
export async function expectNoForeignData(user, page) {
  const found = await foreignTexts(user, page);
  if (found.length === 0) return;
  await page.waitForTimeout(LEAVING);
  const lasting = await foreignTexts(user, page);
  if (lasting.length > 0) throw new SoakFailure(`Foreign data at ${page.url()}: ${lasting.slice(0, 5).join(' | ')}`);
}

/**
 * @param {RandomUser} user
 * @param {Page} page
 * @returns {Promise<readonly string[]>}
 */
async function foreignTexts({ environment, account }, page) {
  const { base, projects, accounts } = environment;
  if (!page.url().startsWith(base)) return [];
  const project = projects.find(({ id }) => id === projectIn(page.url()));
  const names = project === undefined ? projects.flatMap((each) => each.names) : foreignNames(projects, project);
  // The library holds what the user keeps of all own projects, and names them.
  const isLibrary = new URL(page.url()).pathname.startsWith('/library/');
  const text = await page.evaluate((isWithoutMain) => {
    const whole = document.body.innerText;
    const main = isWithoutMain ? document.querySelector('main')?.innerText : undefined;
    return main === undefined || main === '' ? whole : whole.replace(main, '');
  }, isLibrary);
  const greeted = await page
    .getByRole('button', { name: /^Account of / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replaceAll(/^Account of |, [^,]*$/g, '') ?? ''),
    );
  return [
    ...names.filter((name) => text.includes(name)),
    ...greeted.filter((name) => name !== account.name && accounts.some((each) => each.name === name)),
  ];
}

/** In milliseconds for which nothing is being loaded. */
const REST = 300;

/** Waits until the page shows its content and nothing on it is being loaded. Rejects with a SoakFailure. @param {Page} page */
export async function untilAtRest(page) {
  const end = Date.now() + LOADING_AT_MOST;
  for (let calmSince = 0; ;) {
    await expectAlive(page);
    const isLoading = await page.evaluate(() => {
      const animated = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map(({ effect }) => /** @type {KeyframeEffect} */ (effect).target);
      return [...animated, ...document.querySelectorAll('main [aria-busy="true"]')].some(
        (element) => element?.checkVisibility() === true,
      );
    });
    const now = Date.now();
    if (isLoading) calmSince = 0;
    else calmSince ||= now;
    if (calmSince > 0 && now - calmSince >= REST) return;
    if (now > end) throw new SoakFailure(`Not at rest after ${LOADING_AT_MOST / 1000} s at ${page.url()}`);
    await page.waitForTimeout(100);
  }
}
