import { checkScreen } from '../check-screen.mjs';
import { measureScreen } from '../measure-screen.mjs';
import { SCREENS } from '../screens.mjs';
import { launchBrowser } from './browser.mjs';

/**
 * Counts bytes, requests, elements and layout shift of all screens, and compares them with their limits.
 * @param {readonly import('./sites.mjs').Site[]} sites of the product
 * @param {Record<string, string>} origins of the sites
 */
export async function measureScreens([site], origins) {
  if (site === undefined) throw new Error('There is no site of the product.');
  const browser = await launchBrowser();
  try {
    /** @type {[name: string, figures: import('../measure-screen.mjs').ScreenFigures][]} */
    const screens = [];
    const checks = [];
    for (const screen of SCREENS) {
      const measured = await measureScreen(browser, origins[site.name] ?? '', screen);
      screens.push([screen.name, measured.figures]);
      checks.push(...(await checkScreen(screen.name, measured, site.distDir)));
    }
    return { screens, checks };
  } finally {
    await browser.close();
  }
}
