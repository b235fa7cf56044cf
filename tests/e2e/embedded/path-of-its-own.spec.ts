import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test, topicCard } from './fixtures';

const PATH = '/signals';

/** A proxy that takes the path off and says so. */
async function startProxy(target: string): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(async ({ url = '', headers }, response) => {
    if (!url.startsWith(`${PATH}/`)) return void response.writeHead(404).end('of another product');
    const { accept = '*/*' } = headers;
    const answer = await fetch(target + url.slice(PATH.length), { headers: { accept, 'x-forwarded-prefix': PATH } });
    const { 'content-encoding': _packed, 'content-length': _length, ...kept } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, kept);
    return void (answer.body === null ? response.end() : Readable.fromWeb(answer.body as never).pipe(response));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test('the same build works below a path of its own', async ({ page, baseURL }) => {
  const { origin, close } = await startProxy(baseURL ?? '');
  const root = `${origin}${PATH}`;

  await test.step('home, the explorer, and Back', async () => {
    await page.goto(`${root}/`);
    await expect(page).toHaveURL(`${root}/homepage/1`);
    await expect(page.getByRole('heading', { name: 'Circular materials' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/\/signals\/data\/1/);
    await expect(page.getByRole('region', { name: /map/i }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${root}/homepage/1`);
  });

  await test.step('a shared address is opened again', async () => {
    await page.goto(`${root}/homepage/1?topic_id=4205`);
    const card = topicCard(page, 'Retail media');
    await card.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The URL has been copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${root}/homepage/1?topic_id=4205`);
  });

  await test.step('a brief, an experiment and its own data', async () => {
    await page.goto(`${root}/brief/1?topic=1105&topic=1101&from=selection`);
    await expect(page.locator('[data-brief] article')).toHaveCount(2);
    await page.goto(`${root}/sow/1/experiments/horizon-timeline`);
    await expect(page.locator('iframe')).toHaveAttribute('src', /^\/signals\/experiments\//);
  });
  close();
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
