import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../embedded/fixtures';

/**
 * A browser profile of its own that shares one real directory with the others: that of the origin, whose handles are those
 * of the File System Access API. Databases, channels and the local storage have names of the profile.
 */
async function openProfile(context: BrowserContext, profile: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((own) => {
    const named = (name: unknown): string => `${own} ${String(name)}`;
    const { open, deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      return open.call(this, named(name), version);
    };
    IDBFactory.prototype.deleteDatabase = function (name) {
      return deleteDatabase.call(this, named(name));
    };
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(named(name));
      }
    };
    const { getItem, setItem, removeItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, named(key));
    };
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, named(key), value);
    };
    Storage.prototype.removeItem = function (key) {
      removeItem.call(this, named(key));
    };
    localStorage.setItem('embedded-session', 'embedded|maya');
    localStorage.setItem('left-sample-team:embedded|maya', '1');
    Object.assign(globalThis, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council', { create: true }),
    });
  }, profile);
  await page.goto('/review/1?tab=team');
  return page;
}

async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose the shared folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  await dialog.getByRole('button', { name: /^(Start|Join) this team$/ }).click();
  await expect(dialog).toBeHidden();
}

const cell = (page: Page, member: string, words: RegExp): Locator =>
  page
    .getByRole('row', { name: /Retail media/ })
    .getByRole('button', { name: new RegExp(`^${member}: ${words.source}`) });

/** Something of another member, which is seen at the latest 25 s later: the files are read when the page is shown again. */
async function expectSeen(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(locator).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 25_000 });
}

async function decide(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: 'Retail media' }).focus();
  await page.keyboard.press(key);
}

test('five members in one real directory decide, comment, vote, leave and come back', async ({ context }) => {
  test.slow();
  const names = ['Maya', 'Anna', 'Jonas', 'Priya', 'Tom'] as const;
  const pages: Page[] = [];
  for (const name of names) {
    const page = await openProfile(context, name);
    await join(page, name);
    pages.push(page);
  }
  const [maya, anna, ...others] = pages as [Page, Page, Page, Page, Page];
  const [jonas] = others;

  await test.step('a decision is seen by all, and splits the team', async () => {
    await decide(anna, '3');
    await expect(cell(anna, 'Anna', /Important/)).toBeVisible();
    await expectSeen(maya, cell(maya, 'Anna', /Important/));
    await decide(maya, '4');
    await expectSeen(jonas, cell(jonas, 'Maya', /Disregard/));
    await expect(jonas.getByRole('heading', { name: /splits the team: Retail media/ })).toBeVisible();
  });

  await test.step('a comment is seen on the card', async () => {
    await anna.goto('/review/1?tab=team&topic_id=4205&card_tab=Team');
    await anna.getByRole('textbox', { name: 'Write to the team' }).fill('Thursday?');
    await anna.keyboard.press('Enter');
    await maya.goto('/review/1?tab=team&topic_id=4205&card_tab=Team');
    await expectSeen(maya, maya.getByRole('dialog').getByText('Thursday?'));
  });

  await test.step('a round hides decisions until its end', async () => {
    await maya.goto('/review/1?tab=team&team=disagree');
    await maya.getByRole('button', { name: 'Start a round' }).click();
    await maya.getByRole('button', { name: 'Start the round' }).click();
    const strip = jonas.getByRole('list', { name: 'Independent rounds' });
    await expectSeen(jonas, strip.getByText('0 of 1 topic decided by you'));
    await expect(cell(jonas, 'Anna', /Hidden by a round/)).toBeVisible();
    await strip.getByRole('button', { name: 'Decide' }).click();
    await jonas.keyboard.press('2');
    await maya.getByRole('button', { name: 'Decide' }).click();
    const progress = maya.getByRole('list', { name: 'Progress' });
    await expectSeen(maya, progress.getByRole('listitem').filter({ hasText: /Jonas.*done/ }));
    await maya.getByRole('button', { name: 'End it now' }).click();
    await expectSeen(jonas, jonas.getByRole('heading', { name: /You agree|No member/ }));
  });

  await test.step('who leaves takes the file along, and comes back as the same member', async () => {
    await anna.goto('/review/1?tab=team');
    await anna.getByRole('button', { name: /^Members: 4 colleagues/ }).click();
    await anna.getByRole('button', { name: 'Leave this team' }).click();
    await anna.getByRole('button', { name: 'Leave and delete my file' }).click();
    await jonas.goto('/review/1?tab=team');
    await expectSeen(jonas, jonas.getByRole('button', { name: /^Members: 3 colleagues/ }));
    await join(anna, 'Anna');
    await expect(cell(anna, 'Anna', /Important/)).toBeVisible();
    await expectSeen(jonas, jonas.getByRole('button', { name: /^Members: 4 colleagues/ }));
  });
});
