import { expectSeen, inEachWindow } from '../seen';
import { expect, test, topicCard } from './fixtures';
import { hasModule } from '../has';

const SEAWEED = '/homepage/1?topic_id=1203';

// What cannot be read of an address is told to developers, too.
test.use({ expectedErrors: [/^Failed to read the address: topic_id=12a$/] });

test('the card of a topic, from its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SEAWEED);
  const card = topicCard(page, 'Seaweed films');
  await test.step('a topic opens by its address: 700 px wide at the right, with breadcrumb, badge and metrics', async () => {
    await expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeVisible();
    await expect.poll(async () => (await card.boundingBox())?.x).toBeCloseTo(740, 1);
    expect((await card.boundingBox())?.width).toBeCloseTo(700, 1);
    await expect(card.getByText('Circular materials')).toBeVisible();
    await expect(card.getByText('Potential Disruptor').first()).toBeVisible();
    await expect(card.getByRole('tab', { name: 'Metrics' })).toHaveAttribute('aria-selected', 'true');
    await expect(card.getByText('+33.80 %')).toBeVisible();
  });

  await test.step('the breadcrumb names shift, trend and topic in full, in each window, also when the card is scrolled', async () => {
    await inEachWindow(page, async () => {
      const crumbs = card.getByRole('navigation', { name: 'Breadcrumb' });
      const names = ['Circular materials', 'Next packaging materials', 'Seaweed films'];
      await expect(crumbs.getByRole('listitem')).toHaveText(names);
      const scroller = card.locator('[data-print="flow"]').first();
      for (const top of [0, 400]) {
        await scroller.evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top);
        for (const name of names) {
          const part = crumbs.getByText(name, { exact: true });
          await expectSeen(part);
          expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        }
        await expectSeen(card.getByRole('button', { name: 'Share' }));
      }
      await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    });
  });

  await test.step('Tab leads through all of a card, past what explains itself on focus, and round again', async () => {
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('tab', { name: 'Metrics' })).toBeVisible();
    await expect(panel).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    /** null between the last stop and the first, where a browser with a window has its own controls. */
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element, body } = document;
        if (element === null || element === body || element.getAttribute('role') === 'dialog') return null;
        if (element.closest('[role="dialog"], [data-toasts]') === null) return 'outside';
        return element.getAttribute('aria-label') ?? element.textContent;
      });
    const walk = async (key: string): Promise<readonly string[]> => {
      const stops: string[] = [];
      for (let press = 0; press < 60 && !(stops.length > 1 && stops.at(-1) === stops[0]); press += 1) {
        await page.keyboard.press(key);
        // The tooltip of the last stop goes meanwhile.
        await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
        const stop = await focused();
        if (stop !== null) stops.push(stop);
      }
      return stops.slice(0, -1);
    };
    const forwards = await walk('Tab');
    const asked = hasModule('ask') ? ['Ask about this'] : [];
    for (const stop of ['Close', 'Read more', ...asked, 'Metrics']) expect(forwards).toContain(stop);
    expect(forwards).not.toContain('outside');
    const backwards = await walk('Shift+Tab');
    expect([...backwards].sort()).toEqual([...forwards].sort());
    await panel.getByRole('radio', { name: 'Analyze' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await walk('Tab')).toContain('Undo');
  });

  await test.step('a status is shown at once, survives a reload, and can be undone', async () => {
    await card.getByRole('radio', { name: 'Important' }).click();
    await expect(card.getByRole('radio', { name: 'Important' })).toBeChecked();
    await expect(page.getByText('Status has been updated.')).toBeVisible();
    await page.reload();
    await expect(card.getByRole('radio', { name: 'Important' })).toBeChecked();
    await card.getByRole('radio', { name: 'Monitor' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('radio', { name: 'Important' })).toBeChecked();
  });

  await test.step('share copies the address and says so', async () => {
    await card.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The URL has been copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('the impacting drivers are drawn 800 px tall and 1296 wide at most', async () => {
    await card.getByRole('tab', { name: 'Impacting Drivers' }).click();
    const place = page.getByRole('region', { name: 'Impacting drivers', exact: true });
    await expect(place).toBeVisible();
    expect((await place.boundingBox())?.height).toBeCloseTo(800, 1);
    await expect(place).toHaveCSS('max-width', '1296px');
  });

  await test.step('sources are curated, dated, and open in a new tab; without any a warning shows', async () => {
    await card.getByRole('tab', { name: 'Sources' }).click();
    await expect(card.getByText(/Curated sources updated/)).toBeVisible();
    const read = card.getByRole('link', { name: /Read/ }).first();
    await expect(read).toHaveAttribute('target', '_blank');
    await expect(read).toHaveAttribute('rel', 'noopener noreferrer');
    await page.goto('/homepage/1?topic_id=1304');
    const bare = topicCard(page, 'Waste-export limits');
    await bare.getByRole('tab', { name: 'Sources' }).click();
    await expect(bare.getByText('No sources available yet.')).toBeVisible();
    await expect(bare.getByText('Try again later.')).toBeVisible();
  });

  await test.step('the deepdive has evolution, manifestations, provocations and data points; without any a warning shows', async () => {
    await page.goto(SEAWEED);
    await card.getByRole('tab', { name: 'Deepdive' }).click();
    for (const section of ['Topic evolution', 'Manifestations', 'Provocations']) {
      await expect(card.getByRole('heading', { name: section })).toBeVisible();
    }
    await card
      .getByRole('button', { name: /See all details/ })
      .first()
      .click();
    await expect(page.getByText('Series', { exact: false }).or(page.getByText('Product')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeVisible();
    await page.goto('/homepage/1?topic_id=3104');
    const bare = topicCard(page, 'Smart toilets');
    await bare.getByRole('tab', { name: 'Deepdive' }).click();
    await expect(bare.getByText('No topic deepdive information available yet.')).toBeVisible();
    await expect(bare.getByText('Try again later.')).toBeVisible();
  });

  await test.step('a topic that is not trackable has no picker; missing figures are dashes', async () => {
    await page.goto('/homepage/1?topic_id=5204');
    await expect(topicCard(page, 'Micro-factories').getByRole('tab', { name: 'Metrics' })).toBeVisible();
    await expect(topicCard(page, 'Micro-factories').getByRole('radio')).toHaveCount(0);
    await page.goto('/homepage/1?topic_id=5203');
    await expect(topicCard(page, 'Printed food').getByText('–').first()).toBeVisible();
    await expect(topicCard(page, 'Printed food').getByText('Unclassified').first()).toBeVisible();
  });

  await test.step('only digits open a flashcard', async () => {
    await page.goto('/homepage/1?topic_id=12a');
    await expect(page.getByRole('heading', { name: 'Shifts in your industry' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('topic and trend exclude each other; closing drops the parameter', async () => {
    await page.goto(SEAWEED);
    await card
      .getByRole('link', { name: 'Next packaging materials' })
      .or(card.getByRole('button', { name: 'Next packaging materials' }))
      .click();
    await expect(page).toHaveURL('/homepage/1?trend_id=102');
    const trend = topicCard(page, 'Next packaging materials');
    await expect(trend.getByRole('tab', { name: 'Related Topics' })).toHaveAttribute('aria-selected', 'true');
    expect((await trend.boundingBox())?.width).toBeCloseTo(700, 1);
    await trend.getByRole('button', { name: /Barrier paper/ }).click();
    await expect(page).toHaveURL('/homepage/1?topic_id=1201');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/homepage/1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('cards over the home page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/homepage/1');

  await test.step('a click on the backdrop closes the card; the page does not scroll while it is open', async () => {
    await page.getByRole('button', { name: /Plastic rules/ }).click();
    await expect(page.getByRole('dialog', { name: 'Plastic rules' })).toBeVisible();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const veil = page.getByTestId('flashcard-backdrop');
    await expect(veil).toBeVisible();
    expect(await veil.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(20, 22, 27, 0.44)');
    await page.mouse.click(200, 500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Plastic rules/ })).toBeFocused();
  });

  await test.step('with the keyboard alone: reach a card, open it, change the status, undo, share, close', async () => {
    await expect(page.getByRole('button', { name: /Plastic rules/ })).toBeVisible();
    await page.getByRole('button', { name: /Plastic rules/ }).focus();
    await page.keyboard.press('Enter');
    const trend = page.getByRole('dialog', { name: 'Plastic rules' });
    await expect(trend).toBeVisible();
    await trend.getByRole('button', { name: /Plastics treaty/ }).focus();
    await page.keyboard.press('Enter');
    const card = topicCard(page, 'Plastics treaty');
    await expect(card.getByRole('radiogroup')).toBeVisible();
    const checked = card.getByRole('radio', { checked: true });
    await checked.focus();
    await page.keyboard.press('ArrowRight');
    // The focus moves a moment after the key, which may be up again by then: a person looks before the next key.
    await expect(card.getByRole('radio', { name: 'Analyze' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Status has been updated.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The URL has been copied.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a card begins at its top, also when it is opened once more after it was scrolled', async () => {
    const panel = page.getByRole('dialog');
    const card = page.getByRole('button', { name: /^Next packaging materials/ });
    // Of what scrolls, and not of the page behind it.
    const scrolled = () =>
      panel.evaluate((dialog) => Math.max(...[...dialog.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)));
    await card.click();
    await panel.getByRole('tab', { name: 'Related Topics' }).hover();
    await page.mouse.wheel(0, 600);
    // Without what functions add to it, the card is hardly longer than the window.
    await expect.poll(scrolled).toBeGreaterThan(hasModule('library') && hasModule('team') ? 100 : 20);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await card.click();
    await expect(panel.getByRole('tab', { name: 'Metrics' })).toBeVisible();
    expect(await scrolled()).toBe(0);
  });

  await test.step('the toast hides after 5 seconds', async () => {
    await page.goto(SEAWEED);
    await expect(topicCard(page, 'Seaweed films').getByRole('radio', { name: 'Analyze' })).toBeVisible();
    await page.clock.install();
    await topicCard(page, 'Seaweed films').getByRole('radio', { name: 'Analyze' }).click();
    await expect(page.getByText('Status has been updated.')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4000);
    await expect(page.getByText('Status has been updated.')).toBeVisible();
    await page.clock.runFor(1100);
    await expect(page.getByText('Status has been updated.')).toBeHidden();
  });
});
