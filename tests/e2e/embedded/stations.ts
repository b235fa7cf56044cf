import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { TOPICS } from '../has';

/**
 * A state of a screen that axe looks at, and how it is reached, from the one before or by its address. Within: a selector
 * of what has changed since the one before.
 */
export type Station = readonly [name: string, reach: (page: Page) => Promise<void>, within?: string | undefined];

/** A screen with a text that is there when it has been rendered. */
const screen = (name: string, path: string, text: string): Station => [
  name,
  async (page) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  },
];

const errorPage = (path: string): Station => [
  `the page ${path}`,
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
];

export const TO_READ: readonly Station[] = [
  [
    'home',
    async (page) => {
      await page.goto('/homepage/1');
      await expect(page.getByText('Circular materials').first()).toBeVisible();
      // The banner's field comes after the rows, and fades in.
      await expect(page.getByRole('region', { name: 'Welcome' }).locator('dl')).toBeVisible();
    },
  ],
  [
    'the search, empty',
    async (page) => {
      await page.getByRole('combobox', { name: /search/i }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the search with results',
    async (page) => {
      await page.getByRole('combobox', { name: /search/i }).fill('pack');
      await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1);
    },
  ],
  screen('platforms', '/platforms/1', 'Zero-waste kitchen'),
  screen('no platforms', '/platforms/2', 'Groups of topics tailored to your company'),
  screen('weekly insights', '/foresight/1', 'Related Topics & Trend'),
  screen('no insights', '/foresight/2', 'Fresh insights are on the way.'),
  screen('discoveries', '/data-refresh/1', 'New Discoveries'),
  errorPage('/403'),
  errorPage('/404'),
  errorPage('/500'),
  errorPage('/maintenance'),
];

const tabsOf = (path: string, card: string, tabs: readonly string[]): readonly Station[] =>
  tabs.map((tab, index) => [
    `the ${tab} of ${card}`,
    async (page) => {
      if (index === 0) await page.goto(path);
      const dialog = page.getByRole('dialog', { name: card });
      await dialog.getByRole('tab', { name: tab }).click();
      await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible();
    },
    index === 0 ? undefined : '[role="dialog"]',
  ]);

export const OF_CARDS: readonly Station[] = [
  ...tabsOf('/homepage/1?topic_id=1203', 'Seaweed films', ['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive']),
  ...tabsOf('/homepage/1?trend_id=102', 'Next packaging materials', ['Related Topics', 'Metrics']),
  [
    'the relations of a card',
    async (page) => {
      await page.goto('/homepage/1?topic_id=2204');
      await page.getByRole('button', { name: /^In \d+ insight/ }).click();
      await expect(page.getByRole('region', { name: 'Platforms' })).toBeVisible();
    },
  ],
];

/** The bar of the assistant. */
const bar = (page: Page) => page.getByRole('combobox', { name: /type a part or a sentence/ });

export const OF_THE_ASSISTANT: readonly Station[] = [
  screen('the assistant', '/reneAI/1', 'New topics'),
  [
    'proposals at the cursor',
    async (page) => {
      await bar(page).pressSequentially('strong');
      await page.keyboard.press('Tab');
      await bar(page).pressSequentially('ind');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'a sentence with a word of negation that is no part',
    async (page) => {
      await bar(page).fill('that grow over 15 % and that nobody has decided, biggest for consumers first');
      await bar(page).press('Enter');
      await expect(page.getByRole('listbox', { name: /nobody/ })).toBeVisible();
    },
  ],
  [
    'an answer, and the form of a chip',
    async (page) => {
      await page.keyboard.press('Escape');
      await bar(page).fill('that grow over 15 %, in Food redesigned');
      await bar(page).press('Enter');
      await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
      await page.getByRole('button', { name: /^growth over 15 %/ }).click();
      await expect(page.getByRole('form', { name: 'Change growth' })).toBeVisible();
    },
  ],
  [
    'groups, one of them open',
    async (page) => {
      const query = { conditions: [{ kind: 'quadrant', codes: [1], not: false }], intent: 'share', group: 'shift' };
      await page.goto(`/reneAI/1?query=${encodeURIComponent(JSON.stringify(query))}`);
      await page.getByRole('table', { name: 'Results' }).getByRole('button').first().click();
      await expect(page.getByRole('table', { name: 'Results' }).getByRole('button', { expanded: true })).toBeVisible();
    },
  ],
];

export const OF_THE_EXPLORER: readonly Station[] = [
  ...['Trend map', 'Topic map', 'List view', 'Drivers & Impact'].map((tab): Station => [
    tab,
    async (page) => {
      if (tab === 'Trend map') await page.goto('/data/1');
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.getByText(/ of \d+ (trends|topics)/).first()).toBeVisible();
    },
  ]),
  [
    'a selection in the list, with what was done to it',
    async (page) => {
      await page.goto('/data/1?tab=trendList&show=topics');
      const row = page.getByRole('region', { name: 'Topic list' }).locator('[data-row="0"]');
      await row.hover();
      await row.getByRole('checkbox').click();
      const bar = page.getByRole('region', { name: 'Selected topics' });
      await bar.getByRole('button', { name: 'Set status' }).click();
      await page.keyboard.press('3');
      await expect(bar).toContainText('Set 1 of 1 to Important');
    },
  ],
  ...[/^Status/, /^Version/, /^Topics/, /^More filters/].map((filter): Station => [
    `the filter ${filter.source.slice(1)}`,
    async (page) => {
      if (filter.source === '^Status') await page.goto('/data/1?tab=opportunityMap&versions=all');
      else await page.keyboard.press('Escape');
      await expect(page.getByText(new RegExp(`\\d+ of ${TOPICS} topics`)).first()).toBeVisible();
      await page.getByRole('button', { name: filter }).first().click();
      await expect(page.locator('[role="option"]:visible, [role="dialog"]:visible').first()).toBeVisible();
    },
  ]),
];

const SIX = [1105, 1101, 1102, 1201, 1104, 1301].map((id) => `topic=${id}`).join('&');

export const TO_DECIDE: readonly Station[] = [
  [
    'the review',
    async (page) => {
      await page.goto('/review/1');
      await expect(page.getByRole('article')).toBeVisible();
    },
  ],
  [
    'the filter of the review',
    async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('button', { name: /^Shifts/ }).click();
    },
  ],
  [
    'a review without anything left',
    async (page) => {
      await page.goto('/review/1?status=3');
      await expect(page.getByRole('heading', { name: /^All \d+ topics are decided\.$/ })).toBeVisible();
    },
  ],
  [
    'the board',
    async (page) => {
      await page.goto('/review/1?tab=board');
      await expect(page.getByRole('region').first()).toBeVisible();
    },
  ],
  [
    'the coverage',
    async (page) => {
      await page.getByRole('tab', { name: 'Coverage' }).click();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  ],
  [
    'how one judged',
    async (page) => {
      await page.getByRole('tab', { name: 'How we judged' }).click();
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    },
  ],
  [
    'a recorded decision',
    async (page) => {
      await page.getByRole('button', { name: 'Record the decision' }).click();
      await page.getByRole('button', { name: /^Decision of/ }).click();
      await expect(page.getByRole('article', { name: /^Decision of/ })).toBeVisible();
    },
  ],
  [
    'the ranking',
    async (page) => {
      await page.getByRole('tab', { name: 'Ranking' }).click();
      await expect(page.getByRole('heading', { name: /comes first$/ })).toBeVisible();
    },
  ],
  screen(
    'a comparison',
    '/compare/1?topic=1105&topic=1101&topic=1104',
    'Oversized parcels became a popular complaint.',
  ),
  [
    'a brief',
    async (page) => {
      await page.goto(`/brief/1?${SIX}&from=selection`);
      await expect(page.locator('[data-brief] article').getByText('Imagine if…')).toHaveCount(6);
    },
  ],
  [
    'the library, with a star',
    async (page) => {
      await page.goto('/library/1?topic_id=1101');
      await page.getByRole('dialog').getByRole('button', { name: 'Star' }).click();
      await page.getByRole('dialog').press('Escape');
      await expect(page.getByRole('link', { name: 'New brief' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'My library' })).toBeVisible();
    },
  ],
  [
    "'Imagine if' of a brief, with its notes",
    async (page) => {
      await page.goto('/brief/1?topic=1101&from=selection&part=imagine');
      await expect(page.getByRole('dialog', { name: /^Slides: / }).getByText('1 of 3')).toBeVisible();
      await expect(page.getByRole('dialog').getByText('Imagine if…')).toBeVisible();
      await page.keyboard.press('n');
    },
  ],
];
