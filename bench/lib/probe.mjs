/**
 * @typedef {object} Elements that must be visible in the viewport
 * @property {string} selector of CSS
 * @property {string} [text] that each of them must contain
 * @property {number} [least] how many must be visible; 1 by default
 *
 * @typedef {object} Condition
 * @property {Elements} [visible]
 * @property {Elements} [hidden] none of them is visible, or fewer than `least`
 *
 * @typedef {object} Probe what the page measures; times are milliseconds of its own clock
 * @property {() => Promise<unknown>} whenReady
 * @property {() => Promise<LoadFigures>} load of the page's load, to be called after it has settled
 * @property {(conditions: readonly Condition[]) => void} arm from here on, times count from the next input
 * @property {() => Promise<number[]>} outcome for each condition, the time from the input to the frame that shows it
 * @property {() => { longestEvent: number, layoutShift: number }} aftermath of the input; shifts right after it
 *   included
 *
 * @typedef {{ ready: number, layoutShift: number, elements: number }} LoadFigures
 */

/**
 * Installs `window.__bench` in a page, before its own scripts. The function is sent as text, so it uses nothing
 * outside itself.
 * @param {Condition} ready when the page counts as ready
 */
export function installProbe(ready) {
  if (window !== window.top) return;
  const GIVE_UP_AFTER_MS = 60_000;
  /** @type {{ value: number, hadRecentInput: boolean }[]} */
  let shifts = [];
  /** @type {number[]} */
  let events = [];
  /** @type {number | null} */
  let inputAt = null;
  let isArmed = false;
  /** @type {Promise<number[]>} */
  let armed = Promise.resolve([]);

  /** @type {(type: string, note: (entry: any) => void, options?: object) => void} */
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('layout-shift', ({ value, hadRecentInput }) => shifts.push({ value, hadRecentInput }));
  observe('event', ({ interactionId, duration }) => interactionId > 0 && events.push(duration), {
    durationThreshold: 16,
  });
  for (const type of ['pointerdown', 'keydown']) {
    // The browser's own time stamp of the input, not the time when a handler ran.
    const note = (/** @type {Event} */ { timeStamp }) => void (isArmed && (inputAt ??= timeStamp));
    window.addEventListener(type, note, { capture: true, passive: true });
  }

  const isVisible = (/** @type {Element} */ element) => {
    // First, because measuring an element that the browser skips (content-visibility) would lay it out.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right - left < 1 || bottom - top < 1) return false;
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const areVisible = (/** @type {Elements} */ { selector, text = '', least = 1 }) => {
    let count = 0;
    for (const element of document.querySelectorAll(selector)) {
      if (element.textContent.includes(text) && isVisible(element) && ++count >= least) return true;
    }
    return false;
  };
  const holds = (/** @type {Condition} */ { visible, hidden }) =>
    (!visible || areVisible(visible)) && (!hidden || !areVisible(hidden));

  /** @type {(condition: Condition, isUnderWay?: () => boolean) => Promise<{ seen: number, painted: number }>} */
  const until = (condition, isUnderWay = () => true) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const look = () => {
        const now = performance.now();
        if (now - start > GIVE_UP_AFTER_MS) reject(new Error(`never came: ${JSON.stringify(condition)}`));
        else if (!isUnderWay() || !holds(condition)) requestAnimationFrame(look);
        // One frame later it has been painted.
        else requestAnimationFrame(() => setTimeout(() => resolve({ seen: now, painted: performance.now() })));
      };
      requestAnimationFrame(look);
    });

  const whenReady = until(ready);
  /** @type {Probe} */
  const probe = {
    whenReady: () => whenReady,
    async load() {
      const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
      return {
        ready: (await whenReady).seen,
        layoutShift: unexpected.reduce((sum, { value }) => sum + value, 0),
        elements: document.getElementsByTagName('*').length,
      };
    },
    arm(conditions) {
      [isArmed, inputAt, shifts, events] = [true, null, [], []];
      armed = Promise.all(
        conditions.map(async (condition) => {
          const { painted } = await until(condition, () => inputAt !== null);
          return painted - (inputAt ?? Number.NaN);
        }),
      );
      // outcome() reports a failure; until then it must not count as unhandled.
      armed.catch(() => {});
    },
    async outcome() {
      const times = await armed;
      isArmed = false;
      return times;
    },
    aftermath: () => ({
      longestEvent: Math.max(0, ...events),
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    }),
  };
  Object.assign(window, { __bench: probe });
}
