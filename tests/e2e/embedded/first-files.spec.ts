import { expect, test } from './fixtures';

test('a screen shows the mark and asks for its own code before the start has come', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const screenCode = page.waitForRequest(/\/assets\/explore-[\w-]{8}\.js$/);
  await page.goto('/data/1', { waitUntil: 'commit' });
  await screenCode;
  await expect(page.locator('.boot-mark')).toBeVisible();
  release();
  await expect(page.getByRole('application', { name: 'Trend map' })).toBeVisible();
});

test('all that the page waits for before its first paint may be kept for ever: its name holds a hash', async ({
  request,
}) => {
  const page = await (await request.get('/')).text();
  const awaited = [...page.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );
  expect(awaited.length).toBeGreaterThanOrEqual(3);
  for (const address of awaited) {
    expect(address).toMatch(/^\/assets\/.+-[\w-]{8}\.(?:js|css)$/);
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
  }
});

test('what a screen begins with says that it runs at once, in the first line of its files', async ({ page }) => {
  const saysSo = new Map<string, boolean>();
  page.on('response', async (response) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(response.url()) ?? [];
    if (name === undefined) return;
    // A file may still be on its way when the test is over.
    const text = await response.text().catch(() => null);
    if (text !== null) saysSo.set(name, text.startsWith('//# allFunctionsCalledOnLoad\n'));
  });
  await page.goto('/data/1');
  await expect(page.getByRole('application', { name: 'Trend map' })).toBeVisible();
  await expect
    .poll(() => ['index', 'react', 'libraries', 'explore'].map((name) => saysSo.get(name)))
    .toEqual([true, true, false, true]);
});
