/** @typedef {import('playwright').Page} Page */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */

/**
 * The longest task of the page's thread in each of some steps, in ms of processor time.
 * @param {Page} page
 * @param {Record<string, () => Promise<void>>} steps
 * @returns {Promise<Record<string, number>>}
 */
export async function longestTaskIn(page, steps) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const [name, step] of Object.entries(steps)) {
    const session = await page.context().newCDPSession(page);
    /** @type {TraceEvent[]} */
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {never[]} */ (value)));
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
    });
    await step();
    await session.send('Tracing.end');
    await done;
    await session.detach();
    const main = events.filter((event) => event.ph === 'M' && event.args.name === 'CrRendererMain');
    const ofPage = events.filter(
      ({ ph, pid, tid, tdur }) =>
        ph === 'X' && tdur !== undefined && main.some((own) => own.pid === pid && own.tid === tid),
    );
    found[name] = ofPage.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
  }
  return found;
}
