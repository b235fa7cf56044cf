import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { embeddedConfig } from '../../../scripts/lib/bundled-workspace.mjs';
import { serveApp } from '../../../scripts/lib/serve-app.mjs';
import { expect, signIn, test } from '../embedded/fixtures';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'test-results', 'releases');
const published = path.join(folder, 'published');
const workspaceFile = path.join(root, 'tests/fixtures/workspace.json');

async function build(release: string): Promise<string> {
  const out = path.join(folder, release);
  const env = { ...process.env, DMV_RELEASE: release };
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--out', out], { cwd: root, env });
  return out;
}

/** As docs/deployment.md says: assets first, and none is deleted; the shell last. */
async function publish(dist: string): Promise<void> {
  await mkdir(published, { recursive: true });
  await cp(path.join(dist, 'assets'), path.join(published, 'assets'), { recursive: true });
  await cp(dist, published, { recursive: true });
}

async function decide(page: Page): Promise<void> {
  const progress = page.getByText(/^\d+ of \d+ decided$/);
  const before = await decidedIn(page);
  await page.keyboard.press('3');
  await expect(progress).toHaveText(new RegExp(`^${before + 1} of`));
}

async function decidedIn(page: Page): Promise<number> {
  await expect(page.getByRole('article')).toBeVisible();
  return Number(((await page.getByText(/^\d+ of \d+ decided$/).textContent()) ?? '').match(/\d+/)?.[0]);
}

test('a release is rolled out while a tab is open, and back: all data is there', async ({ browser }) => {
  test.setTimeout(600_000);
  await rm(folder, { recursive: true, force: true });
  const [older, newer] = [await build('older'), await build('newer')];
  const names = async (dist: string) => new Set(await readdir(path.join(dist, 'assets')));
  expect(await names(older)).not.toEqual(await names(newer));

  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page);
  let served = { url: '', close: async () => {} };
  const put = async (dist: string): Promise<void> => {
    await served.close();
    await publish(dist);
    const port = served.url === '' ? 0 : Number(new URL(served.url).port);
    served = await serveApp({ distDir: published, config: embeddedConfig, port, workspaceFile });
  };

  await put(older);
  await page.goto(`${served.url}/review/1`);
  const first = await decidedIn(page);
  await decide(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Asked in the older release');
  await page.keyboard.press('Escape');
  const noted = await page.getByRole('article').getByRole('heading').first().textContent();

  await put(newer);
  // The open tab goes on, also to screens whose code it has not loaded.
  await decide(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data Explorer' }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  const fresh = await context.newPage();
  await signIn(fresh);
  await fresh.goto(`${served.url}/review/1`);
  expect(await decidedIn(fresh)).toBe(first + 2);
  await decide(fresh);

  await put(older);
  await page.goto(`${served.url}/review/1`);
  expect(await decidedIn(page)).toBe(first + 3);
  await page.goto(`${served.url}/library/1`);
  await expect(page.getByText('Asked in the older release')).toBeVisible();
  await expect(page.getByText(noted ?? 'none').first()).toBeVisible();
  await served.close();
  await context.close();
});
