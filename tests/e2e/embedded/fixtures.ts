import axe from 'axe-core';
import { expect, test as base, type Frame, type Page } from '@playwright/test';
import { translatePage } from '../../setup/translate-page.mjs';

interface Options {
  /** Whether the bundled user is signed in before the first page. */
  readonly signedIn: boolean;
  /** Whether the sample team is there. */
  readonly sampleTeam: boolean;
  /** Whether the browser translates the page. */
  readonly translated: boolean;
  /** Patterns of console errors that a test provokes on purpose. */
  readonly expectedErrors: readonly RegExp[];
}

/** Every test fails on a console error, an uncaught exception or a violation of the content security policy. */
export const test = base.extend<Options>({
  signedIn: [true, { option: true }],
  sampleTeam: [false, { option: true }],
  translated: [Boolean(process.env['E2E_TRANSLATED']), { option: true }],
  expectedErrors: [[], { option: true }],
  page: async ({ page, signedIn, sampleTeam, translated, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    if (signedIn) await signIn(page);
    if (!sampleTeam) await leaveSampleTeam(page);
    if (translated) await translatePage(page);
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };

/** Signs the bundled user in, as an earlier 'Log In' would have. Frames of other origins have no storage. */
export async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('embedded-session', 'embedded|maya');
  });
}

/** As an earlier 'Leave the sample' would have. */
async function leaveSampleTeam(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('left-sample-team:embedded|maya', '1');
  });
}

export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((choice) => {
    if (window.top === window) localStorage.setItem('theme', choice);
  }, theme);
}

/** What axe says about colours, the one thing that another theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeScope {
  /** 'only': what another theme changes. 'not': what another width changes. */
  readonly colours?: 'only' | 'not';
  /** Also what stands in frames. */
  readonly frames?: boolean;
  /** A selector: axe takes seconds for thousands of elements that are alike. */
  readonly within?: string;
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page, scope: AxeScope = {}): Promise<void> {
  // A fade that is under way has a contrast of its own. What comes late, while axe looks, appears without one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(
      (animation) =>
        animation.playState !== 'running' ||
        // Moved by scrolling, it has no end in time.
        animation.timeline !== document.timeline ||
        animation.effect?.getComputedTiming().iterations === Infinity,
    ),
  );
  const looked = scope.frames ? page.frames() : [page.mainFrame()];
  const findings = await Promise.all(looked.map((frame) => findingsIn(frame, scope)));
  await page.emulateMedia({ reducedMotion: null });
  expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
  // axe has looked at something.
  expect(findings.filter(({ looked }) => looked === 0)).toEqual([]);
}

interface Findings {
  readonly violations: readonly string[];
  /** The number of rules that something on the page was looked at for; not all can be decided, such as colours over a shade. */
  readonly looked: number;
}

async function findingsIn(frame: Frame, { colours, within }: AxeScope): Promise<Findings> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(
    async ([scope, rules, part]) => {
      const { violations, passes, incomplete } = await axe.run(part ?? document, {
        // Its own requests for style sheets would be refused to a sandboxed frame, and reported as errors.
        preload: false,
        resultTypes: ['violations'],
        ...(scope === 'only' && { runOnly: { type: 'rule', values: [...rules] } }),
        ...(scope === 'not' && { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) }),
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`),
      );
      return { violations: found, looked: passes.length + incomplete.length };
    },
    [colours, COLOUR_RULES, within] as const,
  );
}

const PHONE = { width: 390, height: 844 };
/** At night the large window, too, which has the same elements as the usual one. */
const OTHER_SIZES = process.env['NIGHTLY'] ? [PHONE, { width: 1920, height: 1080 }] : [PHONE];

/** In px between two buttons. */
const LEAST_GAP = 4;

/**
 * Buttons that are drawn as boxes do not touch: what stands behind another element or out of view is left out. A button
 * and the menu of its other choices are one control.
 */
async function expectButtonsApart(page: Page): Promise<void> {
  const touching = await page.evaluate((least) => {
    const isClear = (colour: string) => /^transparent$|, 0\)$|\/ 0\)$/.test(colour);
    const ground = (element: Element | null): string => {
      const colour = element === null ? 'rgb(255, 255, 255)' : getComputedStyle(element).backgroundColor;
      return isClear(colour) && element !== null ? ground(element.parentElement) : colour;
    };
    const isBox = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const isFramed = (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]),
      );
      return isFramed || ground(element) !== ground(element.parentElement);
    };
    const boxes = [...document.querySelectorAll('button:not([role]), a[href]')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isBox(element),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      });
    const isSplit = (one: Element, other: Element): boolean =>
      other.getAttribute('aria-haspopup') === 'menu' &&
      (one.nextElementSibling === other || one.nextElementSibling === other.parentElement);
    const gap = (one: DOMRect, other: DOMRect): number =>
      Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !isSplit(element, other.element) &&
            !element.contains(other.element) &&
            !other.element.contains(element) &&
            gap(box, other.box) < least,
        )
        .map((other) => `${element.outerHTML} touches ${other.element.outerHTML}`),
    );
  }, LEAST_GAP);
  expect(touching).toEqual([]);
}

const part = (within: string | undefined): AxeScope => (within === undefined ? {} : { within });

/** axe finds nothing on the page as it stands, nor after the window has become a phone's. */
export async function expectAccessibleAtEachSize(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, part(within));
  await expectButtonsApart(page);
  await expectAccessibleAtOtherSizes(page, part(within));
}

async function expectAccessibleAtOtherSizes(page: Page, scope: AxeScope): Promise<void> {
  const size = page.viewportSize();
  for (const other of OTHER_SIZES) {
    await page.setViewportSize(other);
    // What follows the size has been rendered after two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // The same colours, but for what only a phone shows.
    await expectAccessible(page, other === PHONE ? scope : { ...scope, colours: 'not' });
    await expectButtonsApart(page);
  }
  if (size !== null) await page.setViewportSize(size);
}

/**
 * axe finds nothing on the page in the light theme, at each size; at night also nothing against its colours in the dark one.
 * The page has the theme of the system.
 */
export async function expectAccessibleInThemes(page: Page, within?: string): Promise<void> {
  await expectAccessibleAtEachSize(page, within);
  if (!process.env['NIGHTLY']) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expectAccessible(page, { ...part(within), colours: 'only' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass('dark');
}

export const topicCard = (page: Page, name: string) => page.getByRole('dialog', { name });
