/** @typedef {import('playwright').Page} Page */

/** Notes the long tasks of the page's thread from now on. @param {Page} page */
export async function watchLongTasks(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const durations = [];
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => durations.push(duration)),
    );
    observer.observe({ type: 'longtask' });
    window.__benchLongestTask = () => Math.max(0, ...durations);
  });
}

/**
 * @param {Page} page
 * @returns {Promise<number>} the longest since then, in ms; 0: none has taken 50 ms
 */
export function longestTask(page) {
  return page.evaluate(() => window.__benchLongestTask());
}
