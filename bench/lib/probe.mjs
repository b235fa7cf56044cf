/**
 * @typedef {object} Sight what somebody sees
 * @property {string} selector of CSS
 * @property {string} [text] that must stand in it
 * @property {number} [least] how many must be in sight; one, if nothing is said
 *
 * @typedef {object} Moment when a page is as far as is asked
 * @property {Sight} [seen] is in sight
 * @property {Sight} [gone] is not, or no longer as many
 */

/**
 * Goes into a page before its own scripts and notes when what happens. It is sent as text: whatever it needs stands in
 * it. Times are milliseconds of the page's own clock.
 * @param {Moment} ready when the page counts as ready
 */
export function installProbe(ready) {
  if (window !== window.top) return;
  const state = { firstPaint: null, shifts: [], longTasks: [], events: [], inputAt: null, isArmed: false };

  const watch = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') state.firstPaint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => state.shifts.push({ value, hadRecentInput }));
  watch('longtask', ({ startTime, duration }) => state.longTasks.push({ startTime, duration }));
  watch('event', ({ interactionId, duration }) => interactionId > 0 && state.events.push(duration), {
    durationThreshold: 16,
  });
  for (const type of ['pointerdown', 'keydown']) {
    // The browser's own time stamp of the input, and not when a handler came to run.
    const note = ({ timeStamp }) => state.isArmed && (state.inputAt ??= timeStamp);
    window.addEventListener(type, note, { capture: true, passive: true });
  }

  const isVisible = (element) => {
    // First: measuring what the browser has skipped would have it laid out, for the probe alone.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right - left < 1 || bottom - top < 1) return false;
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const isInSight = ({ selector, text, least = 1 }) => {
    let count = 0;
    for (const element of document.querySelectorAll(selector)) {
      if (text !== undefined && !element.textContent.includes(text)) continue;
      if (isVisible(element) && ++count >= least) return true;
    }
    return false;
  };
  const holds = ({ seen, gone }) => (!seen || isInSight(seen)) && (!gone || !isInSight(gone));

  const GIVE_UP_AFTER = 60_000;
  const until = (moment, isUnderWay = () => true) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const look = () => {
        const now = performance.now();
        if (now - start > GIVE_UP_AFTER) reject(new Error(`never came: ${JSON.stringify(moment)}`));
        else if (!isUnderWay() || !holds(moment)) requestAnimationFrame(look);
        // One frame later what was seen has been painted.
        else requestAnimationFrame(() => setTimeout(() => resolve({ seen: now, painted: performance.now() })));
      };
      requestAnimationFrame(look);
    });

  const blockedBetween = (from, to) =>
    state.longTasks
      .filter(({ startTime, duration }) => startTime + duration > from && startTime <= to)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

  const whenReady = until(ready);
  window.__bench = {
    whenReady: () => whenReady,
    /** Of the load; asked for after it has settled. */
    async load() {
      const { seen } = await whenReady;
      const unexpected = state.shifts.filter(({ hadRecentInput }) => !hadRecentInput);
      return {
        firstPaint: state.firstPaint,
        ready: seen,
        block: blockedBetween(0, seen),
        layoutShift: unexpected.reduce((sum, { value }) => sum + value, 0),
        elements: document.getElementsByTagName('*').length,
      };
    },
    /** From here on the next input counts, and the moments after it. */
    arm(moments) {
      Object.assign(state, { isArmed: true, inputAt: null, shifts: [], events: [] });
      const waiting = moments.map((moment) => until(moment, () => state.inputAt !== null));
      // Whoever asks for the outcome is told; until then nobody may miss it.
      state.waiting = Promise.all(waiting);
      state.waiting.catch(() => {});
    },
    async outcome() {
      const reached = await state.waiting;
      state.isArmed = false;
      return {
        painted: reached.map(({ painted }) => painted - state.inputAt),
        block: blockedBetween(state.inputAt, Math.max(...reached.map(({ painted }) => painted))),
      };
    },
    /** What the browser tells a moment later. Shifts right after an input count here: the input was ours. */
    aftermath: () => ({
      longestEvent: Math.max(0, ...state.events),
      layoutShift: state.shifts.reduce((sum, { value }) => sum + value, 0),
    }),
  };
}
