/** In milliseconds, for a card whose address is already there. */
const OPENING = 1500;

/** Closes cards, menus and sheets with Escape. @param {import('playwright').Page} page */
export async function leaveOverlays(page) {
  const open = page.locator('[role="dialog"], [role="menu"], dialog[open]').filter({ visible: true });
  if (/[?&](?:topic|trend)_id=/.test(page.url())) {
    await open
      .first()
      .waitFor({ timeout: OPENING })
      .catch(() => {});
  }
  for (let attempt = 0; attempt < 4 && (await open.count()) > 0; attempt++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
}
