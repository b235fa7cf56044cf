import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Fault, Staging } from './staging';

const addressOf = (screen: 'brief' | 'compare', ids: readonly number[]): string =>
  `/${screen}/1?${ids.map((id) => `topic=${id}`).join('&')}`;
const sections = (page: Page) => page.locator('[data-brief] article');

/** Bodies of answers that the app cannot use, or that hold far more than it uses. */
const HTML = '<!doctype html><title>Sign in to the hotel</title>';
const WRONG = { wrong: true };
const MISTYPED = { evolution: WRONG, datapoints: WRONG, provocations: WRONG, topic_sources: WRONG };
const HUGE = {
  evolution: [],
  manifestations: [],
  datapoints: [{ datapoint_value: '60', datapoint_description: 'A huge answer.' }],
  provocations: [],
  topic_sources: [],
  padding: 'x'.repeat(4_000_000),
};

/** That are sent once, and that end at once. */
const QUICK: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  '404': { status: 404 },
  HTML: { status: 200, body: HTML },
  'wrong types': { status: 200, body: MISTYPED },
  empty: { status: 200, body: '' },
  huge: { status: 200, body: HUGE },
};
/** The others of the fourteen but 401, which ends the session: for the night, because they wait for further tries. */
const SLOW: typeof QUICK = {
  '400': { status: 400 },
  '403': { status: 403 },
  '417': { status: 417 },
  '429': { status: 429 },
  '500': { status: 500 },
  '503': { status: 503 },
  'dropped socket': { drop: true },
  silence: { delayMs: 60_000 },
};
const FAULTS = process.env['NIGHTLY'] === undefined ? QUICK : { ...QUICK, ...SLOW };
const NAMES = Object.keys(FAULTS);
const FAULTY = [2101, 2103, 2104, 2105, 2202, 2203, 2204, 2205, 4302, 4304, 4402, 4403, 5301];
/** One topic for each fault, and one without any. Other tests open none of their cards. */
const IDS = [...FAULTY.slice(0, NAMES.length), 5302];

/** Ends silent requests after 2 s instead of 30 s. */
async function shortenTimeout(context: BrowserContext, { config }: Staging): Promise<void> {
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, api: { ...config.api, timeoutMs: 2000 } } }),
  );
}

interface DetailRequests {
  readonly paths: readonly string[];
  /** The most of them under way at one time. */
  readonly most: number;
}

/** Counts requests of deepdives and sources in the page: the events of Playwright arrive later than the answers. */
async function countDetailRequests(page: Page): Promise<() => Promise<DetailRequests>> {
  await page.addInitScript(() => {
    const found = { paths: [] as string[], most: 0 };
    Object.assign(window, { detailRequests: found });
    let running = 0;
    const { prototype } = XMLHttpRequest;
    const open = prototype.open;
    prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL): void {
      const path = /topics\/\d+\/(?:deepdive|sources)\/$/.exec(String(url))?.[0];
      if (path !== undefined) {
        running += 1;
        found.paths.push(path);
        found.most = Math.max(found.most, running);
        // Before the listeners of the product, which may send the next request.
        this.addEventListener('loadend', () => (running -= 1));
      }
      open.call(this, method, url, true);
    };
  });
  return () => page.evaluate(() => (window as unknown as { detailRequests: DetailRequests }).detailRequests);
}

/** Each deepdive and each source list once, in alphabetical order. */
const detailsOf = (ids: readonly number[]): readonly string[] =>
  ids.flatMap((id) => [`topics/${id}/deepdive/`, `topics/${id}/sources/`]).toSorted();

/** The embedded app of the same test run. */
async function embedded(page: Page, { project }: TestInfo, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    localStorage.setItem('embedded-session', 'embedded|maya');
    // The sample team, which comes late, is only there.
    localStorage.setItem('left-sample-team:embedded|maya', '1');
  });
  const url = new URL(address, project.use.baseURL);
  url.port = String(Number(url.port) - 1);
  await other.goto(url.href);
  return other;
}

/** Without what only the embedded data has, the previous figures, and without what differs by user. */
async function briefTexts(page: Page): Promise<readonly string[]> {
  await expect(sections(page).getByText('Imagine if…')).toHaveCount(6);
  const own = '[class*=status], [class*=note], [class*=team]';
  return sections(page).evaluateAll(
    (articles, left) =>
      articles.map((article) => {
        const copy = article.cloneNode(true) as HTMLElement;
        for (const each of copy.querySelectorAll(left)) each.remove();
        for (const each of copy.querySelectorAll('p')) if (each.textContent.startsWith('Since ')) each.remove();
        return copy.textContent.replaceAll(/\s+/g, ' ').trim();
      }),
    own,
  );
}

async function tableTexts(page: Page): Promise<readonly (readonly string[])[]> {
  const table = page.getByRole('table', { name: '3 topics side by side' });
  await expect(table.getByText('Oversized parcels became a popular complaint.')).toBeVisible();
  // The last row comes when the details of all topics have.
  await expect(table.getByRole('rowheader', { name: 'Shared sources' })).toBeVisible();
  return table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
}

test('a brief and a comparison say what the embedded ones say, and request what they show, four at once', async ({
  page,
}, info) => {
  const requests = await countDetailRequests(page);
  const expectRequests = async (ids: readonly number[]): Promise<void> => {
    const { paths, most } = await requests();
    expect(paths.toSorted()).toEqual(detailsOf(ids));
    expect(most).toBe(4);
  };
  const six = [1105, 1101, 1102, 1201, 1104, 1301];
  await page.goto(addressOf('brief', six));
  const live = await briefTexts(page);
  await expect(page.locator('[data-brief]').getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expectRequests(six);
  const embeddedBrief = await embedded(page, info, addressOf('brief', six));
  expect(live).toEqual(await briefTexts(embeddedBrief));
  await embeddedBrief.close();

  const three = [1105, 1101, 1104];
  await page.goto(addressOf('compare', three));
  const compared = await tableTexts(page);
  await expectRequests(three);
  const embeddedTable = await embedded(page, info, addressOf('compare', three));
  const isShared = ([label = '']: readonly string[]): boolean => !/^(Since|Status)/.test(label);
  expect(compared.filter(isShared)).toEqual((await tableTexts(embeddedTable)).filter(isShared));
  await embeddedTable.close();
});

test.describe('a fault of each kind', () => {
  // One after the other, because they plant their faults on the same topics.
  test.describe.configure({ mode: 'default' });
  test.use({ expectedErrors: /status of [45]\d\d|ERR_EMPTY_RESPONSE|ERR_CONNECTION|^Failed to fetch data:/ });

  for (const part of ['deepdive', 'sources'] as const) {
    // An object without the fields of a deepdive is one without content.
    const shown = part === 'deepdive' ? ['wrong types', 'huge'] : ['huge'];

    test(`in ${part} leaves a brief that says what is missing, until 'Try again'`, async ({ page, staging }) => {
      await shortenTimeout(page.context(), staging);
      const heal = await plantAll(staging, part);
      await page.goto(addressOf('brief', IDS));
      const missing = sections(page).filter({ hasText: 'could not be loaded.' });
      await expect(missing).toHaveCount(NAMES.length - shown.length, { timeout: 40_000 });
      for (const name of shown) await expect(sections(page).nth(NAMES.indexOf(name))).not.toContainText('could not');
      await expect(page.locator('[data-brief] [class*=waiting]')).toHaveCount(0);
      await expect(sections(page)).toHaveCount(IDS.length);
      await expect(page).toHaveURL(/\/brief\/1\?/);
      await heal();
      const again = missing.getByRole('button', { name: 'Try again' });
      // The time-out of this test is short: a busy machine may need another press.
      await expect(async () => {
        await pressEach(again);
        await expect(missing).toHaveCount(0);
      }).toPass();
      await expect(sections(page).last()).toContainText('Imagine if…');
    });

    test(`in ${part} leaves a comparison that says what is missing, until 'Try again'`, async ({
      page,
      context,
      staging,
    }) => {
      await shortenTimeout(context, staging);
      const heal = await plantAll(staging, part);
      const againOn = (tab: Page) => tab.getByRole('button', { name: `Try again: ${part} of` });
      // Four at a time; the last one stands beside the topic without a fault. Side by side, because each waits for its time-outs.
      const compare = async (tab: Page, from: number): Promise<void> => {
        await tab.goto(addressOf('compare', IDS.slice(from, from + 4)));
        const failed = NAMES.slice(from, from + 4).filter((name) => !shown.includes(name));
        await expect(againOn(tab)).toHaveCount(failed.length, { timeout: 40_000 });
        await expect(tab.locator('td [class*=pending]')).toHaveCount(0);
        await expect(tab.getByRole('row', { name: /^Growth/ })).toBeVisible();
      };
      const starts = IDS.map((_, index) => index).filter((index) => index > 0 && index % 4 === 0);
      const others = await Promise.all(starts.map(async (from) => [await context.newPage(), from] as const));
      await Promise.all([compare(page, 0), ...others.map(([tab, from]) => compare(tab, from))]);
      await Promise.all(others.map(([tab]) => tab.close()));
      await expect(againOn(page)).not.toHaveCount(0);
      await heal();
      await expect(async () => {
        await pressEach(againOn(page));
        await expect(page.getByText(/[Cc]ould not be loaded/)).toHaveCount(0);
      }).toPass();
      await expect(page.locator('td [class*=pending]')).toHaveCount(0);
    });
  }

  test('that ends the session returns to the brief after the login', async ({ page, staging }) => {
    // It is sent again with a new token before the session ends.
    await staging.plant({ path: `/api/topics/${IDS[0]}/deepdive/`, status: 401, times: 2 });
    await page.goto(addressOf('brief', IDS.slice(0, 2)));
    await expect(page.getByRole('alert')).toContainText('Your login was not accepted.');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL(/\/brief\/1\?topic=/);
    await expect(sections(page).getByText('Imagine if…')).toHaveCount(2);
  });
});

/** Presses those that are there: a button leaves once its part is asked for again. */
async function pressEach(buttons: Locator): Promise<void> {
  await buttons.evaluateAll((found) => {
    for (const button of found) (button as HTMLElement).click();
  });
}

/** Plants each fault on a topic of its own. @returns ends them */
async function plantAll(staging: Staging, part: string): Promise<() => Promise<void>> {
  const faults = Object.values(FAULTS).map((fault, index) => ({
    ...fault,
    path: `/api/topics/${IDS[index]}/${part}/`,
  }));
  for (const fault of faults) await staging.plant(fault);
  return async () => {
    for (const { path } of faults) await staging.heal(path);
  };
}
