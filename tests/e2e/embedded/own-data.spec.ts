import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const NAMES = 'Sodium,Solid,Kerbside,Depot,Second,Cargo,Quiet,Shared,Night,Slow'.split(',');
const ROWS = Array.from({ length: 30 }, (_, index) => [
  `${NAMES[index % 10]} signal ${index + 1}`,
  `What number ${index + 1} is about.`,
  `${((index * 7) % 30) - 5},${index % 10}`,
  `0,${10 + ((index * 13) % 80)}`,
]);
const CSV = [['Signal', 'Description', 'Growth p.a.', 'Size'], ...ROWS].map((row) => row.join(';')).join('\n');

const topicMap = (page: Page) => page.getByRole('application', { name: 'Topic map' });
const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /switch the project/ });

function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  return page.getByLabel('File with your own data').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

test.describe('a visitor with a spreadsheet', () => {
  test.use({ signedIn: false });

  test('has a labelled map after at most five clicks, also after a reload', async ({ page }) => {
    let clicks = 0;
    const click = async (name: string | RegExp): Promise<void> => {
      clicks += 1;
      await page.getByRole('button', { name }).click();
    };
    await page.goto('/login');
    await click('Open your own data');
    const picker = page.waitForEvent('filechooser');
    await click('Choose a file');
    await (await picker).setFiles({ name: 'mobility.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await expect(page.getByRole('heading', { name: 'mobility.csv' })).toBeVisible();
    await click('Open 30 topics');
    await expect(topicMap(page)).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(4);
    await expect(page.getByText('30 of 30 topics')).toBeVisible();
    await page.reload();
    await expect(topicMap(page)).toBeVisible();
    await expect(switcher(page)).toHaveText(/^Mobility \(/);
  });
});

test('files are opened, replaced and removed', async ({ page }) => {
  await test.step('a broken file says what is wrong, and leaves the open project as it is', async () => {
    await page.goto('/data/1?tab=opportunityMap');
    await expect(topicMap(page)).toBeVisible();
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, 'broken.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2]));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/data/1?tab=opportunityMap');
    await expect(switcher(page)).toHaveText(/^Consumer Goods 2035/);
  });

  await test.step('a workspace file becomes a project that can be removed and brought back', async () => {
    const topics = [
      { tid: 1203, sow_id: 1, topic_name: 'My own topic', topic_growth: 0.1, average_sizing: 0.4, quadrant: 1 },
    ];
    await page.goto('/homepage/1');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, 'mine.json', JSON.stringify({ sows: [{ id: 1, name: 'My signals' }], topics }));
    await expect(topicMap(page)).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const share = page.getByRole('dialog', { name: 'Share ‘My signals’' });
    await share.getByRole('button', { name: 'File without my work' }).click();
    await expect(share.getByText('Saved as my-signals.json.')).toBeVisible();
    await share.getByRole('button', { name: 'Close' }).click();
    await switcher(page).click();
    await expect(page.getByRole('menuitemradio', { name: 'My signals yours' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Manage your projects' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('‘My signals’ is back.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('‘My signals’ is removed when you close this list.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/homepage/1');
    await switcher(page).click();
    await expect(page.getByRole('menuitemradio', { name: /^Consumer Goods 2035/ })).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: /My signals/ })).toHaveCount(0);
  });

  await test.step('a newer file makes the earlier rows the previous data, and statuses stay with their topics', async () => {
    const file = (growth: number) => `Name,Growth,Size\nCargo bikes,${growth} %,40 %\nNight trains,4 %,20 %\n`;
    await page.goto('/homepage/1');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, 'signals.csv', file(10));
    await page.getByRole('button', { name: 'Open 2 topics' }).click();
    await expect(topicMap(page)).toBeVisible();
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('rowheader').getByRole('button', { name: 'Cargo bikes' }).click();
    const card = page.getByRole('dialog', { name: 'Cargo bikes' });
    await card.getByRole('radio', { name: 'Monitor' }).click();
    await expect(card.getByRole('radio', { name: 'Monitor', checked: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Manage your projects' }).click();
    await page.getByRole('button', { name: 'Replace with a newer file' }).click();
    await choose(page, 'signals.csv', file(12));
    await page.getByRole('button', { name: 'Open as the next version' }).click();
    await expect(page.getByText('‘Signals’ has its newer data.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Version/ }).click();
    await expect(page.getByRole('option', { name: 'Previous Data' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('rowheader').getByRole('button', { name: 'Cargo bikes' }).click();
    await expect(card.getByRole('radio', { name: 'Monitor', checked: true })).toBeVisible();
    await expect(card.getByText('12.00 %').first()).toBeVisible();
  });

  await test.step('a newer version of a file opens in two clicks, as the earlier one was opened', async () => {
    const file = (size: number): string =>
      ['Name,Growth,Reach', `Cargo bikes,0.1,${size}`, 'Night trains,0.2,2'].join('\n');
    await page.goto('/homepage/1');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, 'mobility-2026-Q1.csv', file(310));
    // A correction: the last row is left out, and undone.
    await page.getByRole('rowheader', { name: /^Row 3/ }).click();
    await page.getByRole('button', { name: /^Leave this row out/ }).click();
    await expect(page.getByRole('button', { name: 'Open 1 topic', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Open 2 topics' }).click();
    await expect(topicMap(page)).toBeVisible();
    const address = page.url();
    await page.goto('/homepage/1');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, 'mobility-2026-Q2.csv', file(355));
    await expect(page.getByText(/^It becomes the newer data of ‘Mobility 2026 Q1’/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open as a project of its own' })).toBeVisible();
    await page.getByRole('button', { name: 'Open as the next version' }).click();
    await expect(topicMap(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: /Cargo bikes/ })).toContainText(/100(\.00)? %/);
  });
});

test('a team opens its file again each year', async ({ page }) => {
  const file = (rows: readonly string[]) => ['Name,Growth,Size', ...rows].join('\n');
  const open = async (name: string, content: string) => {
    await page.goto('/homepage/1');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, name, content);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  const topics = (count: number) => page.getByText(`${count} of ${count} topics`);

  await test.step('the file of the first year says when its data are from', async () => {
    await open('Portfolio 2023.csv', file(['Cargo bikes,10 %,40 %', 'Night trains,4 %,20 %', 'Ferries,7 %,30 %']));
    await expect(page.getByText('2023, taken from the name of the file')).toBeVisible();
    await page.getByRole('button', { name: 'Open 3 topics' }).click();
    await expect(topics(3)).toBeVisible();
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('rowheader').getByRole('button', { name: 'Ferries' }).click();
    const card = page.getByRole('dialog', { name: 'Ferries' });
    await card.getByRole('radio', { name: 'Monitor' }).click();
    await expect(card.getByRole('radio', { name: 'Monitor', checked: true })).toBeVisible();
    await card.getByRole('button', { name: 'Add a note' }).click();
    await card.getByRole('textbox', { name: 'Your note' }).fill('Ask Anna');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('that of the second gives the project its name, and a topic is gone since then', async () => {
    await open('Portfolio 2024.csv', file(['Cargo bikes,12 %,40 %', 'Night trains,4 %,20 %', 'Trams,2 %,60 %']));
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Portfolio 2024');
    await page.getByRole('button', { name: 'Open as the next version' }).click();
    await expect(page.getByText('‘Portfolio 2024’ has its newer data. 1 earlier topic is gone.')).toBeVisible();
    await expect(topics(3)).toBeVisible();
    await expect(switcher(page)).toHaveText(/^Portfolio 2024 \(/);
    await page.goto(page.url().replace(/\/data\/([^?]*).*/, '/data-refresh/$1'));
    await expect(page.getByText('compared with 2023')).toBeVisible();
    const gone = page.getByRole('region', { name: 'Gone' });
    await expect(gone.getByText('growth +7 %, sizing 30 %')).toBeVisible();
    await gone.getByRole('button', { name: 'Ferries' }).click();
    const card = page.getByRole('dialog', { name: 'Ferries' });
    await expect(card.getByText('Gone since 2024.')).toBeVisible();
    await expect(card.getByText('Its last figures are from 2023')).toBeVisible();
    await expect(card.getByText('Monitor')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask Anna');
  });

  await test.step('that of the third keeps the first two, and each can be compared', async () => {
    await open('Portfolio 2025.csv', file(['Cargo bikes,15 %,45 %', 'Trams,3 %,60 %']));
    await page.getByRole('button', { name: 'Open as the next version' }).click();
    await expect(topics(2)).toBeVisible();
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('rowheader').getByRole('button', { name: 'Cargo bikes' }).click();
    const history = page.getByRole('dialog', { name: 'Cargo bikes' }).getByRole('region', { name: 'History' });
    await expect(history.getByRole('row')).toHaveText([
      /^Data of/,
      /^2025\+15\.00 %/,
      /^2024\+12\.00 %/,
      /^2023\+10\.00 %/,
    ]);
    await page.keyboard.press('Escape');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Manage your projects' }).click();
    await page.getByRole('button', { name: 'Data and dates' }).click();
    const versions = page.getByRole('list', { name: 'Data of Portfolio 2025' }).getByRole('listitem');
    await expect(versions).toHaveText([/Now · 2 topics/, /Before · 3 topics/, /Before · 3 topics/]);
    await page.getByRole('button', { name: 'Compare with the earlier data of 2023' }).click();
    await expect(page).toHaveURL(/\/data-refresh\/[^?]+\?since=2023-01-01$/);
    await expect(page.getByRole('button', { name: 'since 2023' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Gone' }).getByRole('listitem')).toHaveCount(2);
  });
});

test('which two loads of own data are compared in Ask is in its address, and is read from it', async ({ page }) => {
  const years = [
    ['2023', ['Cargo bikes,10 %,40 %', 'Night trains,4 %,20 %']],
    ['2024', ['Cargo bikes,12 %,40 %', 'Night trains,4 %,20 %', 'Trams,2 %,60 %']],
    ['2025', ['Cargo bikes,15 %,45 %', 'Trams,3 %,60 %']],
  ] as const;
  for (const [at, [year, rows]] of years.entries()) {
    await page.goto('/homepage/1');
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(page, `Portfolio ${year}.csv`, ['Name,Growth,Size', ...rows].join('\n'));
    await page.getByRole('button', { name: at === 0 ? 'Open 2 topics' : 'Open as the next version' }).click();
    await expect(topicMap(page)).toBeVisible();
  }
  await page.goto(page.url().replace(/\/data\/([^?]*).*/, '/reneAI/$1'));
  const bar = page.getByRole('combobox', { name: /type a part/ });
  await bar.fill('topics whose growth rose');
  await bar.press('Enter');
  const headline = page.getByRole('heading', { level: 2 }).first();
  await expect(headline).toHaveText('Two topics rose in growth');
  const compared = page.getByRole('button', { name: /^Compared data/ });
  const compare = async (group: string, day: string): Promise<void> => {
    await compared.click();
    await page.getByRole('group', { name: group }).getByRole('menuitemradio', { name: day }).click();
  };
  await compare('From the data of', '2023');
  await expect(headline).toHaveText('One topic rose in growth');
  await expect(page).toHaveURL(/[?&]since=2023-01-01/);
  await compare('To the data of', '2024');
  await expect(page).toHaveURL(/[?&]until=2024-01-01/);
  await expect(compared).toHaveText(/2023 to 2024/);
  await page.reload();
  // The load just before the end is the usual beginning, which an address does not say.
  await expect(page).toHaveURL(/[?&]until=2024-01-01/);
  await expect(compared).toHaveText(/2023 to 2024/);
  await expect(page.getByRole('row', { name: /Cargo bikes/ })).toContainText('+10 % → +12 %');
});

test('an exported project brings its statuses and notes to another browser', async ({ page, browser }) => {
  const open = async (at: Page, name: string, content: string | Buffer): Promise<void> => {
    await at.goto('/homepage/1');
    await switcher(at).click();
    await at.getByRole('menuitem', { name: 'Open your own data' }).click();
    await choose(at, name, content);
    await expect(topicMap(at)).toBeVisible();
  };
  const rows = [{ tid: 12, sow_id: 1, topic_name: 'Cargo bikes', topic_growth: 0.1, average_sizing: 0.4 }];
  await open(page, 'mine.json', JSON.stringify({ sows: [{ id: 1, name: 'My signals' }], topics: rows }));
  const sow = /own-\d{8}/.exec(page.url())?.[0] ?? '';
  const cardAddress = `/homepage/${sow}?topic_id=7${sow.slice(4)}0000012`;
  await page.goto(cardAddress);
  const card = page.getByRole('dialog');
  await card.getByRole('radio', { name: 'Important' }).click();
  await expect(page.getByText('Status has been updated.')).toBeVisible();
  await card.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Ask the depot');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Manage your projects' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as project file' }).click(),
  ]);
  const content = await readFile(await download.path());

  const other = await (await browser.newContext()).newPage();
  await other.addInitScript(() => localStorage.setItem('embedded-session', 'embedded|maya'));
  await open(other, 'exported.json', content);
  expect(other.url()).toContain(sow);
  await other.goto(cardAddress);
  await expect(other.getByRole('dialog').getByRole('radio', { name: 'Important' })).toBeChecked();
  await expect(other.getByRole('dialog').getByText('Ask the depot')).toBeVisible();
  await other.context().close();
});
