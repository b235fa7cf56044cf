import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../embedded/fixtures';
import { expectSeen, join, openProfile } from './member-profiles';

/** The setting of the team, of whom this member is the owner. */
async function decideFirst(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/review/1?tab=team');
  await page.getByRole('button', { name: /^Members: / }).click();
  await page.getByRole('checkbox', { name: /^Decide first/ }).setChecked(isOn);
  await page.keyboard.press('Escape');
}

const cell = (page: Page, member: string, words: RegExp): Locator =>
  page
    .getByRole('row', { name: /Retail media/ })
    .getByRole('button', { name: new RegExp(`^${member}: ${words.source}`) });

async function decide(page: Page, key: string, topic = 'Retail media'): Promise<void> {
  await page.getByRole('button', { name: topic }).focus();
  await page.keyboard.press(key);
}

test('five members in one real directory decide, comment, hide, leave and come back', async ({ context }) => {
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
  await decideFirst(maya, false);

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

  await test.step('Decide first hides decisions until one has decided', async () => {
    await decideFirst(maya, true);
    await anna.goto('/review/1?tab=team');
    await decide(anna, '3', 'Seaweed films');
    const hidden = jonas
      .getByRole('row', { name: /Seaweed films/ })
      .getByRole('button', { name: 'Anna: Hidden until you decide' });
    await expectSeen(jonas, hidden);
    await decide(jonas, '2', 'Seaweed films');
    await expect(
      jonas.getByRole('row', { name: /Seaweed films/ }).getByRole('button', { name: /^Anna: Important/ }),
    ).toBeVisible();
    await decideFirst(maya, false);
  });

  await test.step('what the lead records is confirmed by a member, and says what changed since', async () => {
    const recorded = (page: Page): Locator =>
      page.getByRole('group', { name: 'Recorded decision' }).getByRole('status');
    await maya.goto('/review/1?tab=team');
    await maya.getByRole('button', { name: 'Record the decision' }).click();
    await expect(recorded(maya)).toContainText(/^Recorded on .+ by Maya: \d+ topics?\. Confirmed by 1 of 5 /);
    await expect(recorded(maya)).toContainText('Nothing has changed since.');
    await jonas.goto('/review/1?tab=team');
    await jonas.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectSeen(maya, recorded(maya).filter({ hasText: 'Confirmed by 2 of 5' }));
    await decide(jonas, '1', 'Seaweed films');
    await expectSeen(maya, recorded(maya).filter({ hasText: 'Changed since: Seaweed films.' }));
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

/** What lies in the folder: read, and changed as a synchroniser does it. */
class SharedFolder {
  constructor(private readonly page: Page) {}

  /** The part that holds what the member has decided. */
  async nameOf(member: string): Promise<string> {
    const names = await this.page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council');
      const found: string[] = [];
      for await (const name of (await folder.getDirectoryHandle('members')).keys()) found.push(name);
      return found;
    });
    return `${names.find((name) => name.startsWith(member.toLowerCase())) ?? `no folder of ${member}`}/1.json`;
  }

  read(name: string): Promise<string> {
    return this.page.evaluate(async (file) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council');
      const [own = '', part] = file.split('/');
      const members = await folder.getDirectoryHandle('members');
      const place = part === undefined ? members : await members.getDirectoryHandle(own);
      return (await (await place.getFileHandle(part ?? own)).getFile()).text();
    }, name);
  }

  /** @param text null: the file is removed */
  async put(name: string, text: string | null): Promise<void> {
    await this.page.evaluate(
      async ([file, content]) => {
        const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Packaging council');
        const [own = '', part] = file.split('/');
        const members = await folder.getDirectoryHandle('members');
        const place = part === undefined ? members : await members.getDirectoryHandle(own);
        if (content === null) return place.removeEntry(part ?? own);
        const stream = await (await place.getFileHandle(part ?? own, { create: true })).createWritable();
        await stream.write(content);
        await stream.close();
      },
      [name, text] as const,
    );
  }
}

/** The own decisions of a member, as the file has them: topics by their last status. */
async function decisionsIn(folder: SharedFolder, member: string): Promise<Readonly<Record<string, string>>> {
  const { decisions } = JSON.parse(await folder.read(await folder.nameOf(member))) as {
    decisions: Record<string, { readonly name: string; readonly log: readonly { readonly s: string }[] }>;
  };
  return Object.fromEntries(Object.values(decisions).map(({ name, log }) => [name, log.at(-1)?.s ?? '']));
}

test('a spoilt or copied file of a member, and one under another name, takes nothing from the others', async ({
  context,
}) => {
  test.slow();
  const maya = await openProfile(context, 'Maya');
  await join(maya, 'Maya');
  await decideFirst(maya, false);
  const anna = await openProfile(context, 'Anna');
  await join(anna, 'Anna');
  await decide(anna, '3');
  const folder = new SharedFolder(maya);
  // The file is not there at once.
  await expect.poll(() => decisionsIn(folder, 'Anna').catch(() => null)).toMatchObject({ 'Retail media': 'important' });
  await expectSeen(maya, cell(maya, 'Anna', /Important/));
  // Her browser would write the whole file again.
  await anna.close();
  const name = await folder.nameOf('Anna');
  const whole = await folder.read(name);
  const members = maya.getByRole('button', { name: /^Members: 1 colleague/ });
  const fault = maya.getByRole('dialog').getByText('cannot be read: it is cut or damaged');

  for (const [how, text] of [
    ['cut in the middle', whole.slice(0, whole.length / 2)],
    ['emptied', ''],
  ] as const) {
    await test.step(how, async () => {
      await folder.put(name, text);
      await members.click();
      await expectSeen(maya, fault);
      await folder.put(name, whole);
      await expect(async () => {
        await maya.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(fault).toBeHidden({ timeout: 1000 });
      }).toPass({ timeout: 25_000 });
      await maya.keyboard.press('Escape');
      await expect(cell(maya, 'Anna', /Important/)).toBeVisible();
    });
  }

  await test.step('under another name', async () => {
    // As it was signed: a changed one is named for the change.
    await folder.put('Copy of a file.json', whole);
    await members.click();
    await expectSeen(maya, maya.getByRole('dialog').getByText('is named after a member other than the one in it'));
    await maya.keyboard.press('Escape');
    await expect(cell(maya, 'Anna', /Important/)).toBeVisible();
    await folder.put('Copy of a file.json', null);
  });

  await test.step('a copy that another has changed says nothing in the name of its author', async () => {
    await folder.put(name.replace('.json', ' (2).json'), whole.replaceAll('important', 'monitor'));
    await members.click();
    await expectSeen(maya, maya.getByRole('dialog').getByText('was changed by someone other than its author'));
    await maya.keyboard.press('Escape');
    await expect(cell(maya, 'Anna', /Important/)).toBeVisible();
  });
});

test('a clock that is two hours ahead and a second window lose nothing', async ({ context }) => {
  test.slow();
  const maya = await openProfile(context, 'Maya');
  await join(maya, 'Maya');
  await decideFirst(maya, false);
  const folder = new SharedFolder(maya);

  await test.step('a member whose clock is two hours ahead', async () => {
    const tom = await openProfile(context, 'Tom', { at: new Date(Date.now() + 2 * 60 * 60 * 1000) });
    await join(tom, 'Tom');
    await decide(tom, '3');
    await expectSeen(maya, cell(maya, 'Tom', /Important/));
    await decide(maya, '2');
    await expectSeen(tom, cell(tom, 'Maya', /Monitor/));
    await decide(tom, '4');
    await expectSeen(maya, cell(maya, 'Tom', /Disregard/));
    await expect(maya.getByText('time uncertain')).toHaveCount(0);
  });

  await test.step('two windows of one member', async () => {
    const second = await openProfile(context, 'Maya');
    await expect(cell(second, 'Maya', /Monitor/)).toBeVisible();
    await decide(second, '3');
    await expectSeen(maya, cell(maya, 'Maya', /Important/));
    await decide(maya, '1', 'Seaweed films');
    await expect(async () => {
      const decided = await decisionsIn(folder, 'Maya');
      expect(decided).toMatchObject({ 'Retail media': 'important', 'Seaweed films': 'analyze' });
    }).toPass({ timeout: 25_000 });
    await expectSeen(second, second.getByRole('button', { name: /^Members: 1 colleague/ }));
  });
});
