import { expect, test } from './fixtures';
import { TRENDS } from '../has';

test.describe('what cannot be used', () => {
  test.use({ expectedErrors: [/./] });

  test('is named on a plain page', async ({ page }) => {
    const alert = page.getByRole('alert');

    await test.step('a configuration with a fault, or none', async () => {
      await page.route('**/config.json', (route) => route.fulfill({ json: { mode: 'embedded' } }));
      await page.goto('/homepage/1');
      await expect(alert).toContainText('workspaceUrl: is missing');
      await page.unroute('**/config.json');
      await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'down' }));
      await page.goto('/login');
      await expect(alert).toContainText('HTTP status 503');
      await page.unroute('**/config.json');
    });

    for (const [name, body, fault] of [
      ['broken JSON', '{\n"sows": [}', 'line 2'],
      ['wrong lists', '{"sows": [{"id":1,"name":"x"}], "topics": {}}', 'topics: must be a list'],
    ] as const) {
      await test.step(`a workspace file with ${name}`, async () => {
        await page.route('**/workspace.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
        await page.goto('/homepage/1');
        await expect(alert).toContainText(fault);
        await page.unroute('**/workspace.json');
      });
    }
  });
});

test.describe('a workspace file that is out of reach at the start', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|503|Failed to (?:get|fetch)/] });

  test('is named with since when, and asked again by itself; the address stays', async ({ page }) => {
    const place = page.getByRole('heading', { name: 'The workspace file does not answer' });
    for (const [address, answer, seen] of [
      ['/review/1?tab=board', null, page.getByRole('region', { name: /^Important, / })],
      ['/data/1?status=3', 503, page.getByRole('application', { name: 'Trend map' })],
      ['/', null, page.getByRole('heading', { name: 'Shifts in your industry' })],
    ] as const) {
      let asked = 0;
      await page.route('**/workspace.json', (route) => {
        asked += 1;
        return answer === null ? route.abort() : route.fulfill({ status: answer, body: 'down' });
      });
      await page.goto(address);
      await expect(place).toBeVisible();
      await expect(page.getByText(/^No answer from \/workspace\.json since .*\d:\d\d:\d\d/)).toBeInViewport();
      await expect(page.getByText('No projects available.')).toHaveCount(0);
      const before = asked;
      await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(before);
      if (address !== '/') await expect(page).toHaveURL(address);
      await page.unroute('**/workspace.json');
      await expect(seen).toBeVisible({ timeout: 30_000 });
      await expect(page).toHaveURL(address === '/' ? '/homepage/1' : address);
    }
  });
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/^Failed to (?:get sow|fetch topic|fetch data)/] });

  test('leads to the page that says so, an unknown project to one that is there', async ({ page }) => {
    await page.goto('/sow/1/experiments/nothing');
    await expect(page).toHaveURL('/404');
    await page.goto('/homepage/99');
    await expect(page).toHaveURL('/homepage/1');
    await page.goto('/data/own-12345678?tab=opportunityMap');
    await expect(page.getByText(/^The project of this link is not in this browser\./)).toBeVisible();
    await expect(page).toHaveURL('/homepage/1');
  });
});

test.describe('a link that was damaged on the way', () => {
  test.use({ expectedErrors: [/^Failed to (?:read the address|fetch (?:topic|trend|data))/] });

  test('is read where it is clear, otherwise one line says what was left out', async ({ page }) => {
    const card = page.getByRole('dialog', { name: 'Seaweed films' });
    for (const damaged of [
      '/review/1?topic_id=1203.',
      '/review/1?topic_id=1203%E2%80%8B',
      '/review/1?tab=board&amp;topic_id=1203',
      '/review/1.?topic_id=3D1203',
      '/homepage/1?topic_id=12=03',
    ]) {
      await page.goto(damaged);
      await expect(card).toBeInViewport();
      await expect(page).toHaveURL(/^[^?]*\/(?:review|homepage)\/1\?(?:tab=board&)?topic_id=1203(?:&|$)/);
    }
    await page.goto('/data/1?status=3,&tab=opportunityMap%26status=2');
    await expect(page).toHaveURL('/data/1?status=3&tab=opportunityMap&status=2');
    await expect(page.getByRole('tab', { name: 'Topic map' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/data/1?topic_id=abc&status=9');
    await expect(
      page.getByText('Not all of this link could be used: ‘topic_id=abc’, ‘status=9’ were left out.'),
    ).toBeInViewport();
    await expect(page).toHaveURL('/data/1');
    await page.goto('/compare/1?topic=1203&topic=999999');
    await expect(page.getByText('No longer in the data: 1 topic of this link.')).toBeInViewport();
  });

  test('to a topic that is gone opens the screen, and says so with what is known of it', async ({ page }) => {
    await page.goto('/review/1?topic_id=999999');
    const gone = page.getByRole('dialog', { name: 'This topic is no longer in the data' });
    await expect(gone).toBeInViewport();
    await expect(gone.getByText('The link may be older than the data, or from another project.')).toBeVisible();
    await expect(page).toHaveURL('/review/1?topic_id=999999');
    await page.keyboard.press('Escape');
    await expect(gone).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Board' })).toBeVisible();
    await page.goto('/homepage/1?trend_id=999999');
    await expect(page.getByRole('dialog', { name: 'This trend is no longer in the data' })).toBeInViewport();
  });

  test('names a topic that was in the previous data', async ({ page }) => {
    await page.route('**/workspace.json', async (route) => {
      const file = (await (await route.fetch()).json()) as {
        topics: { tid: number }[];
        versions: Record<string, unknown>;
        previous: Record<string, unknown>;
      };
      const old = file.topics.find(({ tid }) => tid === 1203);
      file.topics = file.topics.filter((topic) => topic !== old);
      file.versions['1'] = [
        { version: 'Current Data', date: '2026-09-30' },
        { version: 'Previous Data', date: '2025-09-30' },
      ];
      file.previous['1'] = { topics: [old], trends: [] };
      await route.fulfill({ json: file });
    });
    await page.goto('/data/1?topic_id=1203');
    const gone = page.getByRole('dialog', { name: 'This topic is no longer in the data' });
    await expect(gone.getByText(/^Seaweed films: Its last data is from Sep 30, 2025\.$/)).toBeInViewport();
  });
});

test.describe('a crash of the page', () => {
  test.use({ expectedErrors: [/./] });

  test("shows 'An Error Occurred' and the error text", async ({ page }) => {
    await page.route(/\/assets\/platforms\.screen-[\w-]{8}\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted failure")' }),
    );
    await page.goto('/platforms/1');
    await expect(page.getByRole('heading', { name: 'An Error Occurred' })).toBeVisible();
    await expect(page.getByText('planted failure')).toBeVisible();
  });
});

test.describe('code that cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('is named where it should be, and comes with another try', async ({ page }) => {
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    const tryAgain = alert.getByRole('button', { name: 'Try again' });

    for (const [what, file] of [
      ['the frame of all screens', /\/assets\/project-[\w-]{8}\.js$/],
      ['the screen', /\/assets\/explore-[\w-]{8}\.js$/],
    ] as const) {
      await test.step(`where ${what} should be`, async () => {
        await page.route(file, (route) => route.abort('connectionfailed'));
        await page.goto('/data/1');
        await expect(alert).toBeVisible();
        await page.unroute(file);
        await tryAgain.click();
        await expect(page.getByRole('application', { name: 'Trend map' })).toBeVisible();
      });
    }

    await test.step('and leaves the rest of the page as it is', async () => {
      await page.route('**/assets/board-tab-*.js', (route) => route.abort('connectionfailed'));
      await page.goto('/review/1');
      await page.getByRole('tab', { name: 'Board' }).click();
      await expect(alert).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Coverage' })).toBeVisible();
      await page.unroute('**/assets/board-tab-*.js');
      await tryAgain.click();
      await expect(page.getByRole('region', { name: /^Important, / })).toBeVisible();
    });
  });
});

const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** A small workspace with everything that real files are full of. */
function messyWorkspace(): unknown {
  const names = ['א'.repeat(60), 'Very '.repeat(50), hostile, 'Twice', 'Twice', '漢字かな交じり文', '😀 emoji'];
  return {
    meta: { title: 'Messy' },
    sows: [{ id: 1, name: `${hostile} project`, newDiscoveries: null }, { id: null }],
    shifts: [{ id: 1, sow_id: 1, name: 'A shift', description: `**bold** <b>html</b> ${hostile}` }],
    trends: names.map((trend_name, index) => ({
      ssid: 100 + index,
      sow_id: 1,
      shift_name: 'A shift',
      trend_name,
      quadrant: null,
    })),
    topics: Array.from({ length: 400 }, (_, index) => ({
      tid: 1000 + index,
      sow_id: 1,
      trend: 100,
      topic_name: `${names[index % names.length] ?? ''} ${index}`,
      topic_description: hostile,
    })),
    sources: { 1000: { topic_sources: [{ title: 'Bad link', url: 'javascript:window.hacked=1' }] } },
  };
}

test('a messy workspace is shown, and nothing in it is executed', async ({ page }) => {
  await page.route('**/workspace.json', (route) => route.fulfill({ json: messyWorkspace() }));
  await page.goto('/homepage/1');
  await expect(page.getByRole('heading', { name: 'A shift' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.goto('/homepage/1?trend_id=100');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/homepage/1?topic_id=1000');
  const card = page.getByRole('dialog');
  await card.getByRole('tab', { name: 'Sources' }).click();
  await expect(card.getByText('Bad link')).toBeVisible();
  await expect(card.getByRole('link', { name: /Read/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('the code that draws covers', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('is not missed where it does not come: a place keeps its tint', async ({ page }) => {
    await page.route('**/drawing.worker*', (route) => route.abort());
    const asked = page.waitForRequest('**/drawing.worker*');
    await page.goto('/homepage/1');
    await asked;
    const shift = page.getByRole('region', { name: 'Circular materials' });
    await expect(shift.getByRole('button', { name: /Less and reused packaging/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Welcome' }).locator('dl')).toBeVisible();
    await expect(page.locator('[data-cover] svg, img[src^="blob:"]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the content security policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('blocks a planted inline script', async ({ page }) => {
    await page.goto('/login');
    const blocked = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
          const script = document.createElement('script');
          script.textContent = 'window.planted = 1';
          document.body.append(script);
        }),
    );
    expect(await blocked).toContain('script-src');
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

test('a page that is reloaded leaves nothing behind that ends a timer of the new one', async ({ page, context }) => {
  // A clearTimeout that runs late, in the page that is gone, would meet one of these.
  await context.addInitScript(() => {
    if (window.opener === null || sessionStorage.getItem('reloaded') === null) return;
    const counted = Object.assign(window, { waiting: 50 });
    for (let each = 0; each < 50; each++) setTimeout(() => (counted.waiting -= 1), 2000);
  });
  await page.goto('/maintenance');
  await page.evaluate(() => localStorage.setItem('embedded-session', 'embedded|maya'));
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void Object.assign(window, { popup: window.open('/data/1') })),
  ]);
  await expect(popup.getByText(`${TRENDS} of ${TRENDS} trends`).first()).toBeVisible();
  await popup.evaluate(() => sessionStorage.setItem('reloaded', ''));
  // Held, it outlives its page; what it has dropped is collected all the same, and rejects the calls that wait for it.
  await page.evaluate(() => {
    const { popup: other } = window as unknown as { popup: Window };
    Object.assign(window, { held: other.document });
  });
  await popup.reload();
  const browser = await context.newCDPSession(page);
  for (let round = 0; round < 3; round++) await browser.send('HeapProfiler.collectGarbage');
  const waiting = () => popup.evaluate(() => (window as unknown as { waiting: number }).waiting);
  await expect.poll(waiting).toBe(0);
});
