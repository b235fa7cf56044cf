import { expect, test, topicCard } from './fixtures';

// What the browser says of a header that is for https, and of files that it loads in idle time when the test is over.
test.use({ expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored|ERR_NAME_NOT_RESOLVED|ERR_FAILED/] });

/** A host on a company network: no secure context, as it is neither https nor this machine. */
const HOST = 'http://signals.example.org';

test('over plain http links and briefs are copied, and the team is told what https is for', async ({
  page,
  baseURL,
}) => {
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // A page that is left ends its requests.
    const response = await route.fetch({ url: `${baseURL}${pathname}${search}` }).catch(() => null);
    await (response === null ? route.abort() : route.fulfill({ response })).catch(() => {});
  });
  const search = page.getByRole('combobox', { name: 'Search this project' });

  await test.step('the link of an open card', async () => {
    await page.goto(`${HOST}/homepage/1?topic_id=4205`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const card = topicCard(page, 'Retail media');
    const share = card.getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.getByText('The URL has been copied.')).toBeVisible();
    await expect(share).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await search.focus();
    await page.keyboard.press('Control+v');
    await expect(search).toHaveValue(/^http:\/\/signals\.example\.org\/homepage\/1\?topic_id=4205/);
  });

  await test.step('a brief as Markdown', async () => {
    await page.goto(`${HOST}/brief/1?topic=1105&topic=1101&from=selection`);
    await expect(page.locator('[data-brief] article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
    await expect(page.locator('[data-toasts]')).toContainText(/copied/);
    await search.focus();
    await page.keyboard.press('Control+v');
    await expect(search).toHaveValue(/^# /);
  });

  await test.step('folders of a team', async () => {
    await page.goto(`${HOST}/review/1?tab=team`);
    await expect(page.getByText(/only for pages over https/)).toBeVisible();
    await page.getByRole('button', { name: 'Exchange files instead' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
