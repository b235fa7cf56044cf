import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../embedded/fixtures';
import { expectSeen, join, openProfile } from './member-profiles';

/** Growth and sizing of each topic of the portfolio by year, in percent; null: the data of that year does not have it. */
const PORTFOLIO: Readonly<Record<string, readonly (readonly [growth: number, sizing: number] | null)[]>> = {
  'Heat pumps': [
    [38, 30],
    [28, 55],
    [2, 60],
  ],
  'Grid batteries': [
    [36, 35],
    [26, 58],
    [26, 58],
  ],
  'Digital twins': [
    [34, 20],
    [30, 28],
    [24, 52],
  ],
  'Cell-cultured fat': [
    [32, 12],
    [27, 20],
    [27, 20],
  ],
  'Solid-state cells': [
    [30, 15],
    [25, 24],
    [25, 24],
  ],
  'Recycled aluminium': [
    [20, 62],
    [20, 62],
    [20, 62],
  ],
  'Sensor skins': [
    [18, 22],
    [18, 22],
    [18, 22],
  ],
  'Water reuse': [
    [14, 66],
    [14, 66],
    [14, 66],
  ],
  'Steel scrap': [
    [6, 70],
    [6, 70],
    [6, 70],
  ],
  'Paper bottles': [
    [5, 18],
    [5, 18],
    [5, 18],
  ],
  'Night trains': [
    [4, 25],
    [4, 25],
    [4, 25],
  ],
  'Virtual shops': [[3, 12], null, null],
};
const NAMES = Object.keys(PORTFOLIO);
const FIRST_YEAR = 2025;

function portfolio(year: number): string {
  const rowsOf = (then: number) =>
    Object.values(PORTFOLIO).flatMap((figures, index) => {
      const [growth, sizing] = figures[then - FIRST_YEAR] ?? [];
      if (growth === undefined || sizing === undefined) return [];
      const quadrant = sizing >= 50 ? (growth >= 10 ? 1 : 2) : growth >= 10 ? 3 : 4;
      return [
        {
          tid: index + 1,
          sow_id: 1,
          topic_name: NAMES[index],
          topic_growth: growth / 100,
          average_sizing: sizing / 100,
          quadrant,
        },
      ];
    });
  const date = `${year}-09-30`;
  return JSON.stringify({
    meta: { id: 'portfolio', title: 'Portfolio', figures: 'Growth and sizing are invented.' },
    sows: [{ id: 1, name: 'Portfolio', loadDate: date }],
    topics: rowsOf(year),
    versions: {
      1: [
        { version: 'Current Data', date },
        ...(year > FIRST_YEAR ? [{ version: 'Previous Data', date: `${year - 1}-09-30` }] : []),
      ],
    },
    ...(year > FIRST_YEAR && { previous: { 1: { topics: rowsOf(year - 1) } } }),
  });
}

/** The queue, which begins with the fastest growth: one key for each topic. @param first where they begin */
async function decide(page: Page, keys: string, first = 0): Promise<void> {
  await page.goto('/review/1');
  const sheet = page.getByRole('article');
  for (const [index, key] of [...keys].entries()) {
    await expect(sheet).toHaveAttribute('aria-label', NAMES[first + index] ?? '');
    await page.keyboard.press(key);
  }
}

const toConfirm = (page: Page): Locator => page.getByRole('group', { name: 'Decisions to confirm' });
const judged = (page: Page): Locator => page.getByRole('article', { name: 'How we judged' });

async function record(page: Page, words: RegExp): Promise<void> {
  await page.goto('/review/1?tab=team');
  await page.getByRole('button', { name: 'Record the decision' }).click();
  await expect(page.getByRole('group', { name: 'Recorded decision' }).getByRole('status')).toContainText(words);
}

/** Puts a file beside the decisions that the lead has recorded. */
async function addDecisionFile(page: Page, name: string, change: 'cut' | 'of another team'): Promise<void> {
  await page.evaluate(
    async ([file, how]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council');
      const decisions = await folder.getDirectoryHandle('decisions');
      let text = '';
      for await (const entry of decisions.values())
        if (entry.kind === 'file') text = await (await entry.getFile()).text();
      const stream = await (await decisions.getFileHandle(file, { create: true })).createWritable();
      await stream.write(
        how === 'cut' ? text.slice(0, text.length / 2) : text.replace(/"team":"[^"]+"/, '"team":"other"'),
      );
      await stream.close();
    },
    [name, change] as const,
  );
}

test('a team of three decides a portfolio in 2025, 2026 and 2027, and sees how it judged', async ({ context }) => {
  test.slow();
  let year = FIRST_YEAR;
  await context.route('**/workspace.json', (route) =>
    route.fulfill({ body: portfolio(year), contentType: 'application/json' }),
  );
  const day = (): Date => new Date(`${year}-10-06T09:00:00Z`);
  const names = ['Maya', 'Anna', 'Jonas'] as const;
  const pages: Page[] = [];
  for (const name of names) {
    const page = await openProfile(context, name, { at: day() });
    await join(page, name);
    pages.push(page);
  }
  const [maya, anna, jonas] = pages as [Page, Page, Page];
  async function openYear(next: number): Promise<void> {
    year = next;
    for (const page of pages) await page.clock.setFixedTime(day());
  }

  await test.step('2025: all decide without seeing each other, and the lead records it', async () => {
    await decide(anna, '3');
    await decide(jonas, '4');
    await decide(maya, '2');
    await maya.getByRole('button', { name: /Why\?$/ }).click();
    await maya.getByRole('textbox', { name: 'Your reason for Heat pumps' }).fill('Too small for our plants.');
    await maya.keyboard.press('Enter');
    await maya.getByRole('button', { name: /^Again when/ }).click();
    const again = maya.getByRole('dialog', { name: 'Decide again when' });
    await again.getByRole('button', { name: 'It leaves Potential Disruptor' }).click();
    await again.getByRole('button', { name: 'Set the condition' }).click();
    await expect(maya.getByRole('button', { name: 'Again when: quadrant not Potential Disruptor' })).toBeVisible();
    // The other topics, from the second on.
    await decide(maya, '21213421324', 1);
    await maya.goto('/review/1?tab=judged');
    await expect(maya.getByRole('heading', { name: 'The first comparison comes with the next data' })).toBeVisible();
    await record(maya, /^Recorded on .+ by Maya: 12 topics\./);
  });

  await test.step('2026: what has moved is confirmed or decided anew, and one sees how one judged', async () => {
    await openYear(2026);
    await maya.goto('/review/1');
    const line = toConfirm(maya);
    await expect(line.getByRole('status')).toHaveText(
      '3 decisions to confirm: 1 changed quadrant, 1 met your condition, 1 is no longer in the data.',
    );
    await line.getByRole('button', { name: 'Look at them' }).click();
    await expect(maya.getByText('‘Too small for our plants.’')).toBeVisible();
    await maya.keyboard.press('3');
    await expect(line.getByRole('status')).toContainText('2 decisions to confirm');
    await maya.keyboard.press('y');
    await expect(line.getByRole('status')).toContainText('1 decision to confirm');
    await line.getByRole('button', { name: 'Noted: Virtual shops is no longer in the data' }).click();
    await expect(line.getByRole('status')).toHaveText('Nothing is left to confirm.');

    await maya.goto('/review/1?tab=judged');
    await expect(judged(maya).getByRole('heading', { level: 2 })).toHaveText(
      'Five of eleven topics decided on data up to Sep 2025 have moved, all towards larger and slower, and none of them was called Important',
    );
    await expect(judged(maya)).toContainText('1 topic is no longer in the data.');
    await expect(judged(maya)).toContainText('Growth and sizing are invented.');
    await expectSeen(
      maya,
      maya.getByText('Heat pumps: Anna called it Important first; Jonas disregarded it. It is Strong Signal now.'),
    );
    await record(maya, /^Recorded on .+ by Maya: 11 topics\./);
  });

  await test.step('2026: a colleague sees when the decision was to be made again, beside its reason', async () => {
    await anna.goto('/review/1?topic_id=1&card_tab=Team');
    await expectSeen(anna, anna.getByRole('dialog').getByText('again when quadrant not Potential Disruptor'));
  });

  await test.step('2026: who has decided one topic sees no shares, and the decision of the team', async () => {
    await anna.goto('/review/1?tab=judged');
    await expect(judged(anna).getByRole('heading', { level: 2 })).toHaveText(
      'One topic decided on data up to Sep 2025 has moved, and it was called Important',
    );
    await expect(judged(anna)).toContainText('These are too few for shares.');
  });

  await test.step('2027: files that are damaged or of others change nothing', async () => {
    await openYear(2027);
    await addDecisionFile(maya, '2027-01-01.json', 'cut');
    await addDecisionFile(maya, '2027-01-02.json', 'of another team');
    await maya.goto('/review/1?tab=judged');
    await expect(maya.getByRole('region', { name: 'Decisions of the year' }).getByRole('listitem')).toHaveCount(2);
    await expect(judged(maya).getByRole('heading', { level: 2 })).toHaveText(
      'Four of eleven topics decided on data up to Sep 2026 have moved, all towards larger and slower, and one of them was called Important',
    );
  });

  await test.step('2027: the decision of 2025 is read beside the data of now, and on the card', async () => {
    await maya.getByRole('button', { name: /^Decision of .*2025/ }).click();
    const then = maya.getByRole('article', { name: /^Decision of .*2025/ });
    await expect(then).toContainText('Recorded by Maya.');
    await expect(then).toContainText(/Since then, .*changed quadrant/);
    await maya.goto('/review/1?topic_id=1');
    await expect(maya.getByRole('dialog').getByText('2026: Important, at +28.00 %; now +2.00 %')).toBeVisible();
    await expect(jonas.getByRole('tab', { name: 'How we judged' })).toBeVisible();
  });
});
