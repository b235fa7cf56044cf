import type { Page } from '@playwright/test';

/** In px around the focused element: rings lie outside it. */
const ROOM = 8;
/** Pixels that a ring changes at least: the outline of a control of 16 px, one px wide. */
const LEAST_PIXELS = 48;
/** How far a channel has to change to be seen, of 255. */
const SEEN = 24;

interface Stop {
  /** What has the focus, in words. */
  readonly name: string;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * Goes through the page by Tab and photographs each stop with the focus and without it.
 * @param most stops that are looked at
 * @returns the stops that look the same with the focus and without it
 */
export async function unseenStops(
  page: Page,
  most: number,
): Promise<{ readonly unseen: string[]; readonly stops: number }> {
  // The mark in a text field comes and goes by itself; what moves stands.
  await addStyles(page, '* { caret-color: transparent !important; transition: none !important; }');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A pointer in the corner of the page would hold a collapsed sidebar open.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.mouse.move(width - 1, height - 1);
  const judge = await page.context().newPage();
  const unseen: string[] = [];
  let stops = 0;
  await page.bringToFront();
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === null) break;
    const { clip } = stop;
    const focused = await page.screenshot({ clip });
    await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      window.keptFocus = element;
      element.blur();
    });
    const plain = await page.screenshot({ clip });
    // By script after a key, so that it is a focus that shows.
    await page.evaluate(() => window.keptFocus?.focus({ preventScroll: true }));
    if (focused.equals(plain) || (await changedPixels(judge, focused, plain)) < LEAST_PIXELS) unseen.push(stop.name);
  }
  await judge.close();
  return { unseen, stops };
}

/** Rules of a test: the policy of the page refuses a style element. */
export function addStyles(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

declare global {
  interface Window {
    keptFocus?: HTMLElement;
  }
}

/** What has the focus; null: nothing on the page. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate((room) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - room), Math.max(0, box.top - room)];
    const right = Math.min(window.innerWidth, box.right + room);
    const bottom = Math.min(window.innerHeight, box.bottom + room);
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return {
      name: `${element.tagName.toLowerCase()} '${words}'`,
      clip: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
    };
  }, ROOM);
}

/** How many pixels of two pictures differ so that it can be seen. */
function changedPixels(judge: Page, one: Buffer, other: Buffer): Promise<number> {
  return judge.evaluate(
    async ([pictures, seen]) => {
      const pixels = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          if (context === null) throw new Error('no canvas');
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      const [first, second] = pixels;
      if (first === undefined || second === undefined || first.length !== second.length) return Infinity;
      let changed = 0;
      for (let at = 0; at < first.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > seen))
          changed += 1;
      return changed;
    },
    [[one.toString('base64'), other.toString('base64')], SEEN] as const,
  );
}

/** Screens whose stops are all kinds of controls of the product. */
export const FOCUS_SCREENS = [
  '/homepage/1',
  '/data/1?tab=opportunityMap',
  '/data/1?tab=trendList',
  '/data/1?tab=drivers',
  '/data-refresh/1',
  '/review/1',
  '/review/1?tab=board',
  '/review/1?tab=coverage',
  '/review/1?tab=team',
  '/compare/1?topic=1105&topic=1101&topic=1104',
  '/brief/1?topic=1105&topic=1101&topic=1104',
  '/platforms/1',
  '/foresight/1',
  '/reneAI/1',
  '/library/1',
  '/homepage/1?topic_id=1203',
  '/homepage/1?trend_id=102',
  '/nowhere',
] as const;
