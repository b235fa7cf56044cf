import { returnToProject } from './actions/session.mjs';
import { leaveOverlays } from './actions/overlays.mjs';
import { shownStatus } from './actions/statuses.mjs';
import { DESKTOP } from './actions/window.mjs';
import { compareStatuses } from './compare-statuses.mjs';
import { changeFromOutside } from './change-from-outside.mjs';
import { goInApp } from './random-user.mjs';
import { SoakFailure } from './soak-failure.mjs';

/**
 * @typedef {import('./random-user.mjs').RandomUser} RandomUser
 * @typedef {import('playwright').Page} Page
 */

/** In milliseconds, until saves and fresh answers have come. */
const SETTLE = 30_000;
const STATUS_NAMES = ['Undefined', 'Analyze', 'Monitor', 'Important', 'Disregard'];
/** Cards of so many topics are opened in each tab. */
const CARDS = 5;

/**
 * With the line back and no faults, the statuses that both tabs show are the stored ones, and none was lost.
 * @param {RandomUser} user
 * @returns {Promise<{ checked: number, lost: number }>} rejects with a SoakFailure when they differ for good
 */
export async function checkStatuses(user) {
  await user.setOffline(false);
  await user.environment.clearFaults();
  let checked = 0;
  for (const page of user.tabs) {
    await page.bringToFront();
    await page.setViewportSize(DESKTOP);
    await returnToProject(user, page);
    await leaveOverlays(page);
  }
  await changeFromOutside(user, (page) => checkBoard(user, page, Date.now() + SETTLE));
  for (const page of user.tabs) {
    await page.bringToFront();
    checked += await checkTab(user, page);
  }
  user.isPhone = false;
  await user.page.bringToFront();
  return { checked, lost: 0 };
}

/**
 * @param {RandomUser} user
 * @param {Page} page
 */
async function checkTab(user, page) {
  const end = Date.now() + SETTLE;
  // Before a card asks for its topic: what another tab has stored shows without it.
  await checkBoard(user, page, end);
  for (;;) {
    const shown = new Map([...(await statusesInTable(user, page)), ...(await statusesInCards(user, page))]);
    const { checked, different, lost } = compareStatuses(shown, await storedStatuses(user, page), user.confirmed);
    if (different.length + lost.length === 0) return checked;
    if (Date.now() > end) {
      const tab = user.tabs.indexOf(page) + 1;
      throw new SoakFailure(`Statuses of ${user.account.name} in tab ${tab}: ${[...lost, ...different].join('; ')}`);
    }
  }
}

/**
 * How many topics of the first project the columns of the board count.
 * @param {RandomUser} user
 * @param {Page} page
 * @param {number} end
 */
async function checkBoard(user, page, end) {
  const [sow] = user.account.projects;
  const own = user.environment.projects.find(({ id }) => id === sow)?.topics ?? [];
  await goInApp(page, `/review/${sow}?tab=board`);
  const columns = page.getByRole('region', {
    name: /^(?:Undefined|Analyze|Monitor|Important|Disregard), [\d,]+ topics?$/,
  });
  await columns.first().waitFor({ timeout: SETTLE });
  for (;;) {
    const shown = await columns.evaluateAll((elements) => elements.map((each) => each.getAttribute('aria-label')));
    const stored = await storedStatuses(user, page);
    const counts = STATUS_NAMES.map((name, status) => {
      const count = own.filter((topic) => topic.status >= 0 && stored.get(topic.id) === status).length;
      return `${name}, ${count} ${count === 1 ? 'topic' : 'topics'}`;
    });
    if (String(shown) === String(counts)) return;
    if (Date.now() > end) {
      const tab = user.tabs.indexOf(page) + 1;
      throw new SoakFailure(
        `Board of ${user.account.name} in tab ${tab}: ${shown.join('; ')}. Stored: ${counts.join('; ')}`,
      );
    }
    await page.waitForTimeout(250);
  }
}

/**
 * @param {RandomUser} user
 * @param {Page} page
 * @returns {Promise<Map<number, number>>}
 */
async function statusesInCards(user, page) {
  const shown = new Map();
  for (const { id, sow } of [...user.touched.values()].slice(-CARDS)) {
    await goInApp(page, `/homepage/${sow}?topic_id=${id}`);
    const picker = page.getByRole('dialog').getByLabel('Your status');
    await picker.waitFor({ timeout: SETTLE }).catch(() => {
      throw new SoakFailure(`The card of topic ${id} is not shown at ${page.url()}`);
    });
    shown.set(id, await shownStatus(page));
    await leaveOverlays(page);
  }
  return shown;
}

/**
 * The rows of the topic list that are rendered, where the built-in charts are.
 * @param {RandomUser} user
 * @param {Page} page
 * @returns {Promise<Map<number, number>>}
 */
async function statusesInTable({ environment, account }, page) {
  const project = environment.projects.find(({ id }) => id === account.projects[0]);
  if (environment.mode === 'live' || project === undefined) return new Map();
  await goInApp(page, `/data/${project.id}?tab=trendList&show=topics`);
  const table = page.getByRole('region', { name: 'Topic list' }).getByRole('table');
  await table.getByRole('rowheader').first().waitFor({ timeout: SETTLE });
  const rows = await table
    .getByRole('row')
    .evaluateAll((elements) =>
      elements.map((row) => [
        row.querySelector('[data-column="name"] button')?.textContent,
        row.querySelector('[data-column="status"]')?.textContent,
      ]),
    );
  const ids = new Map(project.topics.map(({ name, id }) => [name, id]));
  return new Map(
    rows.flatMap(([name, status]) => {
      const id = ids.get(name ?? '');
      const code = STATUS_NAMES.indexOf(status?.trim() ?? '');
      return id === undefined || code < 0 ? [] : [[id, code]];
    }),
  );
}

/**
 * The picked statuses, laid over those of the workspace file.
 * @param {RandomUser} user
 * @param {Page} page
 */
async function storedStatuses({ environment, account }, page) {
  const own = environment.projects.filter(({ id }) => account.projects.includes(id)).flatMap(({ topics }) => topics);
  const picked = await environment.storedStatuses(page, account);
  return new Map([...own.map(({ id, status }) => /** @type {const} */ ([id, status])), ...picked]);
}
