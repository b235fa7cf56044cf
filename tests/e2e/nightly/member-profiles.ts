import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../embedded/fixtures';

interface Options {
  /** What its clock says, and goes on to say; absent: the time. */
  readonly at?: Date;
}

/**
 * A browser profile of its own that shares one real directory with the others: that of the origin, whose handles are those
 * of the File System Access API. Databases, channels and the local storage have names of the profile.
 */
export async function openProfile(context: BrowserContext, profile: string, { at }: Options = {}): Promise<Page> {
  const page = await context.newPage();
  if (at !== undefined) await page.clock.setFixedTime(at);
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
    // What a page left in a journal is found by the names of all keys.
    const { key } = Storage.prototype;
    const { get: lengthOf } = Object.getOwnPropertyDescriptor(Storage.prototype, 'length') ?? {};
    const ownKeys = (storage: Storage): readonly string[] => {
      const all = Array.from({ length: Number(lengthOf?.call(storage)) }, (_, at) => key.call(storage, at) ?? '');
      return all.filter((each) => each.startsWith(named(''))).map((each) => each.slice(named('').length));
    };
    Storage.prototype.key = function (at) {
      return ownKeys(this)[at] ?? null;
    };
    Object.defineProperty(Storage.prototype, 'length', {
      get(this: Storage) {
        return ownKeys(this).length;
      },
    });
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

export async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose the shared folder' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Your name' });
  await field.fill(name);
  // The name of the account may be proposed after the dialog has opened.
  await expect(field).toHaveValue(name);
  await dialog.getByRole('button', { name: /^(Start|Join) this team$/ }).click();
  await expect(dialog).toBeHidden();
}

/** Something of another member, which is seen at the latest 25 s later: the files are read when the page is shown again. */
export async function expectSeen(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(locator).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 25_000 });
}
