import type { Page } from '@playwright/test';
import { layoutFaults } from './faults';

/** What opens a menu, a list or a dialog. Names of controls that say what is chosen differ in their figures alone. */
const OPENERS = '[aria-haspopup]:enabled';
/** Milliseconds until what was opened stands still, and until it is gone. */
const OPENED = 500;

/**
 * Opens by the keyboard all that the page has an opener for, and says what is wrong: its layout, a focus that does not go into
 * it, Escape that does not close it, a focus that does not come back.
 */
export async function faultsOfOpeners(page: Page, path: string): Promise<readonly string[]> {
  await goTo(page, path);
  const faults: string[] = [];
  const seen = new Set<string>();
  const count = await page.locator(OPENERS).count();
  for (let at = 0; at < count; at += 1) {
    const opener = page.locator(OPENERS).nth(at);
    if (!(await opener.isVisible())) continue;
    const { name, kind, isField } = await opener.evaluate((element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
      kind: element.getAttribute('aria-haspopup') ?? '',
      isField: element instanceof HTMLInputElement,
    }));
    const form = kind + name.replaceAll(/\d+|:.*$/g, '');
    // A field opens its list when one types; fields have tests of their own.
    if (isField || seen.has(form)) continue;
    seen.add(form);
    await opener.focus();
    // What is behind an open card cannot be reached.
    if (!(await opener.evaluate((element) => element === document.activeElement))) continue;
    await page.keyboard.press('Enter');
    await page.waitForTimeout(OPENED);
    const found = [...(await page.evaluate(layoutFaults))];
    if (!(await page.evaluate(isFocusInside))) found.push('the focus is not in what was opened');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(OPENED);
    if ((await opener.getAttribute('aria-expanded')) === 'true') found.push('Escape does not close it');
    if (!(await opener.evaluate((element) => element === document.activeElement)))
      found.push('the focus does not come back');
    faults.push(...found.map((fault) => `${path}, ‘${name}’: ${fault}`));
    if (found.length > 0) await goTo(page, path);
  }
  return faults;
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(OPENED);
}

/** Runs in the page. A list with a field above it keeps the focus in the field. */
function isFocusInside(): boolean {
  const focused = document.activeElement;
  const parts = [
    ...document.querySelectorAll('dialog[open], [role=dialog], [role=menu], [role=listbox], [data-radix-menu-content]'),
  ];
  return parts.some(
    (part) =>
      part.contains(focused) ||
      (focused?.getAttribute('aria-controls') ?? '').split(' ').includes(part.id) ||
      (part.parentElement !== document.body && (part.parentElement?.contains(focused) ?? false)),
  );
}
