import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Station } from './stations';

const OWN_FILE = [
  'Signal,Description,Growth p.a.,Size,Owner',
  'Cargo bikes,Freight by bike.,31.7 %,40 %,Team 7',
  'Night trains,Sleeping through borders.,4 %,20 %,Team 8',
  'Depot robots,They load at night.,12 %,65 %,Team 7',
].join('\n');

async function choose(page: Page, content: string, name = 'signals.csv'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open your own data' }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('File with your own data').setInputFiles(file);
}

const VALUES_FILE = [
  'Signal,Status,Growth,Size',
  'Cargo bikes,Parked,31.7 %,40 %',
  'Night trains,Watch closely,4 %,20 %',
].join('\n');

const RADAR_FILE = [
  'name,ring,quadrant,isNew,description',
  'Cargo bikes,Adopt,Vehicles,TRUE,Freight by bike.',
  'Night trains,Trial,Vehicles,FALSE,Sleeping through borders.',
  'Depot robots,Hold,Depots,FALSE,They load at night.',
].join('\n');

export const OF_A_VISITOR: readonly Station[] = [
  [
    'login',
    async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
      // The drawing comes after the button, and fades in.
      await expect(page.getByText('Growth', { exact: true })).toBeVisible();
    },
  ],
  [
    'the choice of a file',
    async (page) => {
      await page.getByRole('button', { name: 'Open your own data' }).click();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    },
  ],
  [
    'a file that cannot be opened',
    async (page) => {
      await choose(page, '<html></html>', 'page.xlsx');
      await expect(page.getByText(/^This cannot be read as a table\./)).toBeVisible();
    },
  ],
  [
    'the mapping of a file',
    async (page) => {
      await choose(page, OWN_FILE);
      await expect(page.getByRole('button', { name: 'Open 3 topics' })).toBeEnabled();
    },
  ],
  [
    'the question for a unit',
    async (page) => {
      await choose(page, 'Signal,Growth,Size\nCargo bikes,1.4,0.4\nNight trains,0.7,0.2\n');
      await expect(page.getByRole('region', { name: '1 to check' })).toBeVisible();
    },
  ],
  [
    'the faults of a file',
    async (page) => {
      await choose(page, `${OWN_FILE}\n,Without a name.,1 %,1 %,\nLate trams,A text instead of a number.,many,30 %,`);
      await expect(page.getByRole('region', { name: 'Faults of the file' })).toBeVisible();
    },
  ],
  [
    'the words of a file for statuses',
    async (page) => {
      await choose(page, VALUES_FILE);
      await expect(page.getByRole('columnheader', { name: /^Column B, Status:/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open 2 topics' })).toBeEnabled();
    },
  ],
  [
    'the rings of a radar',
    async (page) => {
      await choose(page, RADAR_FILE, 'radar.csv');
      await page.getByRole('button', { name: 'Open 3 topics' }).click();
      await expect(page.getByRole('group', { name: 'Topics by ring and sector' })).toBeVisible();
    },
  ],
];
