import { expect, type Locator, type Page } from '@playwright/test';

/** The windows in which what the specification says is seen has to be seen: the usual one, a small laptop, a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

export type Window = (typeof WINDOWS)[number];

/** Does the same in each window, and comes back to the first. */
export async function inEachWindow(page: Page, run: (window: Window) => Promise<void>): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await run(window);
  }
  await page.setViewportSize(WINDOWS[0]);
}

/** In px. What is smaller is there for screen readers only. */
const READABLE = 8;

/**
 * A user sees it, scrolling to it where the page or a part of it scrolls: it is drawn, has a size that can be read, and its
 * middle is neither cut off by what it stands in, nor out of the window, nor behind something else.
 */
export async function expectSeen(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  // What it stands in may be drawn anew meanwhile.
  await expect(async () => {
    await element.scrollIntoViewIfNeeded({ timeout: 2000 });
    expect(await element.evaluate(whyUnseen, READABLE)).toBeNull();
  }).toPass({ timeout: 20_000 });
}

/** Runs in the page. @returns null: it is seen */
function whyUnseen(element: Element, readable: number): string | null {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'not drawn';
  const box = element.getBoundingClientRect();
  if (box.width < readable || box.height < readable) return `${box.width} x ${box.height} px`;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return `out of the window, at ${x}, ${y}`;
  const root = element.getRootNode() as Document | ShadowRoot;
  const top = root.elementFromPoint(x, y);
  if (top === null) return 'nothing is drawn there';
  return element.contains(top) || top.contains(element) || top.matches('[data-shield]')
    ? null
    : `behind ${top.outerHTML}`;
}
