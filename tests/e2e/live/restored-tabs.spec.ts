import { expect, test } from './fixtures';

/** On a provider that takes a second for each answer: the last one waits longer than a login may take. */
const TABS = 5;

// Half a minute of waiting, which is for the night.
test.skip(process.env['NIGHTLY'] === undefined);

test('tabs that are restored together on a slow provider stay signed in, or say why not', async ({
  context,
  staging,
}) => {
  await context.route(`${staging.config.auth.domain}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => {});
  });
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/homepage/1')));
  for (const tab of tabs) {
    const home = tab.getByRole('heading', { name: 'Shifts in your industry' });
    await expect(home.or(tab.getByRole('alert').getByText(/\w/)).first()).toBeVisible({ timeout: 60_000 });
  }
  const signedIn = await Promise.all(tabs.map((tab) => tab.getByText('Shifts in your industry').isVisible()));
  expect(signedIn.filter(Boolean).length).toBeGreaterThan(0);
  await Promise.all(tabs.map((tab) => tab.close()));
});
