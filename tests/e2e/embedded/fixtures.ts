import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

interface Options {
  /** Whether the bundled user is signed in before the first page. */
  readonly signedIn: boolean;
  /** Patterns of console errors that a test provokes on purpose. */
  readonly expectedErrors: readonly RegExp[];
}

/** Every test fails on a console error, an uncaught exception or a violation of the content security policy. */
export const test = base.extend<Options>({
  signedIn: [true, { option: true }],
  expectedErrors: [[], { option: true }],
  page: async ({ page, signedIn, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    if (signedIn) await signIn(page);
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };

/** Signs the bundled user in, as an earlier 'Log In' would have. Frames of other origins have no storage. */
async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('embedded-session', 'embedded|maya');
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
  /** Only what another theme changes. */
  readonly coloursOnly?: boolean;
  /** Also what stands in sandboxed frames; takes twice the time. */
  readonly frames?: boolean;
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page, { coloursOnly, frames = false }: AxeScope = {}): Promise<void> {
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
  // Without its own requests for style sheets, which a sandboxed frame may not make and reports as errors.
  const axe = new AxeBuilder({ page }).options({ preload: false }).setLegacyMode(!frames);
  const { violations } = await (coloursOnly ? axe.withRules(COLOUR_RULES) : axe).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} (${node.failureSummary})`),
  );
  expect(found).toEqual([]);
}

const OTHER_SIZES = [
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
];

/** axe finds nothing on the page as it stands, nor after the window has become a phone's and a large one. */
export async function expectAccessibleAtEachSize(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleAtOtherSizes(page);
}

async function expectAccessibleAtOtherSizes(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const other of OTHER_SIZES) {
    await page.setViewportSize(other);
    // What follows the size has been rendered after two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expectAccessible(page);
  }
  if (size !== null) await page.setViewportSize(size);
}

/**
 * axe finds nothing on the page in the light theme, at three sizes, and nothing against its colours in the dark one.
 * The theme is the system's, because that can change without another load of the page.
 * @param reach brings the page to where it is to be looked at
 */
export async function expectAccessibleInBothThemes(page: Page, path: string, reach: () => Promise<void>) {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('theme', 'system');
  });
  await page.goto(path);
  await reach();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expectAccessible(page, { coloursOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass('dark');
  await expectAccessibleAtOtherSizes(page);
}

export const topicCard = (page: Page, name: string) => page.getByRole('dialog', { name });
