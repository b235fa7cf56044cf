import { hasModule } from '../has';
import { expect, test } from './fixtures';

/** Screens with what is chosen on them: the address of the new project says none of it. */
const PLACES = [
  '/data/1?tab=opportunityMap',
  '/data/1?tab=drivers',
  '/data/1?tab=trendList',
  '/data/1?trends=New%20proteins',
  '/data/1?tab=opportunityMap&status=2&version=Previous%20Data&growth=10..',
  '/homepage/1',
  '/platforms/1',
  '/foresight/1',
  '/data-refresh/1',
  ...(hasModule('review') ? ['/review/1?tab=board&status=0'] : []),
];

test('no request names the old project after another one was chosen', async ({ page }) => {
  for (const place of PLACES) {
    await test.step(place, async () => {
      await page.goto(place);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('Loading ...').filter({ visible: true })).toHaveCount(0);
      await page.getByRole('button', { name: /switch the project/ }).click();
      const asked: string[] = [];
      let isChosen = false;
      const listen = (request: { method(): string; url(): string; postData(): string | null }): void => {
        const { pathname } = new URL(request.url());
        const body = request.postData() ?? '';
        // The event of the choice is sent before the address changes.
        if (pathname.endsWith('/track_event/')) isChosen ||= body.includes('clicked_on_project');
        else if (isChosen) asked.push(`${request.method()} ${pathname} ${body}`);
      };
      page.on('request', listen);
      await page.getByRole('menuitemradio', { name: 'Mobility 2035' }).click();
      await expect(page).toHaveURL(/\/2$/);
      await expect.poll(() => asked.filter((line) => line.includes('/api/sows/2/ ')).length).toBe(1);
      await expect(page.getByText('Loading ...').filter({ visible: true })).toHaveCount(0);
      expect(asked.filter((line) => /\/(?:sows|permissions|foresight)\/1\/|"sow_id":"1"/.test(line))).toEqual([]);
      page.off('request', listen);
    });
  }
});
