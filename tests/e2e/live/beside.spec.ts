import type { Page } from '@playwright/test';
import { expect, fillLogin, test } from './fixtures';
import type { MessengerCall } from './staging';

/** What this page has told the support chat; the environment's own list holds the calls of all pages. */
function toldTo(page: Page, widgetUrl: string): readonly Pick<MessengerCall, 'name' | 'args'>[] {
  const told: Pick<MessengerCall, 'name' | 'args'>[] = [];
  const address = new URL('/messenger', widgetUrl).href;
  page.on('request', (request) => {
    if (request.url() === address) told.push(request.postDataJSON() as MessengerCall);
  });
  return told;
}

test('the support chat hears who is there, of the login once, of pages, of the messenger, and of the end', async ({
  page,
  me,
  staging,
}) => {
  const told = toldTo(page, staging.config.supportChat.widgetUrl);
  const names = () => told.map(({ name, args }) => (name === 'trackEvent' ? args[0] : name));
  const tracked = (name: string) => told.filter(({ args }) => args[0] === name).map(({ args }) => args[1]);

  await page.goto('/homepage/1');
  await expect.poll(names).toContain('user_logged_in');
  expect(told[0]).toMatchObject({
    name: 'boot',
    args: [
      {
        app_id: 'staging',
        user_id: me.userId,
        email: me.email,
        name: me.nickname,
        user_hash: expect.stringMatching(/^[\da-f]{64}$/),
        company: { company_id: me.orgId, name: me.organisation },
      },
    ],
  });
  await page.getByRole('link', { name: 'Foresight Feed' }).click();
  await expect.poll(() => tracked('viewed_page')).toEqual([{ page: '/homepage/1' }, { page: '/foresight/1' }]);
  await page.getByRole('button', { name: 'Support chat' }).click();
  await expect.poll(names).toContain('messenger displayed');
  await page.reload();
  await expect.poll(() => tracked('viewed_page')).toHaveLength(3);
  expect(tracked('user_logged_in')).toEqual([
    {
      org_name: me.organisation,
      org_id: me.orgId,
      is_internal_user: me.internal,
      user_id: me.userId,
      project_name: 'Consumer Goods 2035',
      usage_count: me.loginCount,
    },
  ]);

  // Only the app is left; the session at the provider is shared with other tests, and stays.
  await page.route('**/v2/logout*', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(names).toContain('shutdown');
  // What the page has sent may still be on its way.
  const received = async () => (await staging.messenger()).map(({ name, args }) => JSON.stringify([name, args]));
  const expected = told.map(({ name, args }) => JSON.stringify([name, args]));
  await expect.poll(received).toEqual(expect.arrayContaining(expected));
});

test.describe('a crash', () => {
  test.use({ account: null, expectedErrors: /planted failure/ });

  test('is shown, and reported with the user, but without the values of the address and the code of the login', async ({
    page,
    me,
    staging,
  }) => {
    const since = Date.now() / 1000;
    const codes: string[] = [];
    page.on('framenavigated', (frame) => {
      const code = new URL(frame.url()).searchParams.get('code');
      if (code !== null) codes.push(code);
    });
    await page.route(/\/assets\/platforms\.screen-[\w-]{8}\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted failure")' }),
    );
    await page.goto('/platforms/1?note=keep-this-secret');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await fillLogin(page, me);
    await expect(page.getByRole('heading', { name: 'An Error Occurred' })).toBeVisible();
    await expect(page.getByText('planted failure')).toBeVisible();

    const own = async () =>
      (await staging.reports()).filter(({ user, timestamp }) => user?.id === me.userId && timestamp >= since);
    await expect.poll(async () => (await own()).length).toBeGreaterThan(0);
    const [report, ...more] = await own();
    expect(more).toEqual([]);
    expect(report?.exception?.values?.map(({ value }) => value)).toContain('planted failure');
    expect(report?.release).toMatch(/^dm-visualization-platform@\d+\.\d+\.\d+/);
    expect(report?.user).toMatchObject({ id: me.userId, org_id: me.orgId });
    expect(codes.length).toBeGreaterThan(0);
    for (const secret of [...codes, 'keep-this-secret', 'Bearer']) expect(JSON.stringify(report)).not.toContain(secret);
  });
});

test.describe('a planted inline script', () => {
  test.use({ expectedErrors: /Content Security Policy/, expectedViolations: /^script-src/ });

  test('is blocked by the security policy', async ({ page }) => {
    await page.goto('/homepage/1');
    const blocked = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
          const script = document.createElement('script');
          script.textContent = 'window.planted = 1';
          document.body.append(script);
        }),
    );
    expect(await blocked).toContain('script-src');
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});
