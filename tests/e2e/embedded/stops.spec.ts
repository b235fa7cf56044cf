import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What a page has begun and not ended: observed elements, listeners of what outlives a screen, intervals, channels. */
interface Running {
  /** Elements outside the document that an observer still holds. */
  readonly lost: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    running(): Running;
  }
}

/** Counts from the first script on. The browser itself has no such list. */
async function countRunning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = new Map<string, number>();
    const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);

    const observed = new Set<Map<Node, string>>();
    for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
      const { prototype } = window[name] as unknown as {
        prototype: { observe(...values: unknown[]): void; unobserve?(target: Node): void; disconnect(): void };
      };
      const targets = new WeakMap<object, Map<Node, string>>();
      const { observe, unobserve, disconnect } = prototype;
      prototype.observe = function (...values) {
        const own = targets.get(this) ?? new Map<Node, string>();
        targets.set(this, own);
        observed.add(own);
        const target = values[0] as Node;
        own.set(target, `${name}: ${target instanceof Element ? target.outerHTML.slice(0, 120) : target.nodeName}`);
        observe.apply(this, values);
      };
      if (unobserve !== undefined) {
        prototype.unobserve = function (target) {
          targets.get(this)?.delete(target);
          unobserve.call(this, target);
        };
      }
      prototype.disconnect = function () {
        targets.get(this)?.clear();
        disconnect.call(this);
      };
    }

    // Objects that outlive each screen. The same listener is added once, however often it is asked for.
    const listening = new WeakMap<EventTarget, Set<string>>();
    const names = new WeakMap<object, number>();
    let named = 0;
    const nameOf = (listener: object): number => {
      const name = names.get(listener) ?? (named += 1);
      names.set(listener, name);
      return name;
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const placeOf = (target: EventTarget): string | null => {
      if (target === window) return 'window';
      if (target === document) return 'document';
      if (target === document.documentElement || target === document.body) return 'root';
      if (target === window.visualViewport) return 'viewport';
      if (target instanceof MediaQueryList) return 'media query';
      return null;
    };
    const captures = (options: unknown): boolean =>
      typeof options === 'object' && options !== null
        ? Boolean((options as { capture?: boolean }).capture)
        : Boolean(options);
    const follow = (target: EventTarget, type: string, listener: object, options: unknown, isAdded: boolean): void => {
      const place = placeOf(target);
      if (place === null) return;
      const all = listening.get(target) ?? new Set<string>();
      listening.set(target, all);
      const key = `${type} ${captures(options)} ${nameOf(listener)}`;
      if (all.has(key) === isAdded) return;
      if (isAdded) all.add(key);
      else all.delete(key);
      count(`${place} ${type}`, isAdded ? 1 : -1);
    };
    EventTarget.prototype.addEventListener = function (
      type: string,
      listener: never,
      options?: AddEventListenerOptions | boolean,
    ) {
      const target = this ?? window;
      if (listener !== null) {
        follow(target, type, listener, options, true);
        const { signal, once } = typeof options === 'object' ? options : {};
        const ended = () => follow(target, type, listener, options, false);
        if (signal) addEventListener.call(signal, 'abort', ended);
        if (once) addEventListener.call(target, type, ended, { once: true, capture: captures(options) });
      }
      return addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (
      type: string,
      listener: never,
      options?: EventListenerOptions | boolean,
    ) {
      const target = this ?? window;
      if (listener !== null) follow(target, type, listener, options, false);
      return removeEventListener.call(target, type, listener, options);
    };

    const { setInterval, clearInterval } = window;
    const intervals = new Set<number>();
    window.setInterval = ((...values: Parameters<typeof setInterval>) => {
      const id = setInterval(...values);
      intervals.add(id);
      return id;
    }) as typeof setInterval;
    window.clearInterval = (id) => {
      intervals.delete(id as number);
      clearInterval(id);
    };

    const { close } = BroadcastChannel.prototype;
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        count(`channel ${name}`, 1);
      }
    };
    BroadcastChannel.prototype.close = function () {
      count(`channel ${this.name}`, -1);
      close.call(this);
    };

    window.running = () => ({
      lost: [...observed].flatMap((own) => [...own].filter(([node]) => !node.isConnected).map(([, text]) => text)),
      counts: Object.fromEntries(
        [...counts, ['intervals', intervals.size] as const].filter(([, number]) => number !== 0),
      ),
    });
  });
}

/** A walk within the page: an address that the product follows without a load. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await page.waitForURL(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What is more after each visit than after the one before. What begins late, once, is more after one of them alone. */
function growing(visits: readonly Running[]): readonly string[] {
  const names = new Set(visits.flatMap(({ counts }) => Object.keys(counts)));
  return [...names].flatMap((name) => {
    const numbers = visits.map(({ counts }) => counts[name] ?? 0);
    return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
      ? [`${name}: ${numbers.join(', ')}`]
      : [];
  });
}

const VISITS = 3;

const ADDRESSES = [
  '/data/1?tab=opportunityMap',
  '/data/1?tab=trendMap',
  '/data/1?tab=trendList',
  '/data/1?tab=drivers',
  '/review/1',
  '/review/1?tab=board',
  '/review/1?tab=coverage',
  '/compare/1?topic=1105&topic=1101&topic=1104',
  '/platforms/1',
  '/foresight/1',
  '/data-refresh/1',
  '/reneAI/1',
  '/library/1',
  '/brief/1?topic=1105&topic=1101&from=selection',
  '/homepage/1?topic_id=1203',
  '/homepage/1?trend_id=102',
] as const;

test('whatever a screen begins to observe, to hear or to repeat ends with it', async ({ page }) => {
  await countRunning(page);
  await page.goto('/homepage/1');
  await expect(page.getByText('Circular materials').first()).toBeVisible();
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      const visits: Running[] = [];
      for (let count = 0; count < VISITS; count += 1) {
        await go(page, address);
        await go(page, '/homepage/1');
        visits.push(await page.evaluate(() => window.running()));
      }
      expect(growing(visits)).toEqual([]);
      // What a screen was still waiting for may end a moment after it.
      await expect.poll(async () => (await page.evaluate(() => window.running())).lost).toEqual([]);
    });
  }
});
