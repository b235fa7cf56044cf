import path from 'node:path';
import { checkScreen } from '../../../bench/check-screen.mjs';
import { measureScreen } from '../../../bench/measure-screen.mjs';
import { SCREENS } from '../../../bench/screens.mjs';
import { expect, test } from '../embedded/fixtures';

/** Exact figures only, the same on every machine; their limits stand in bench/limits.mjs. */
const dist = path.resolve(import.meta.dirname, '../../..', process.env['E2E_DIST'] ?? 'dist');

for (const screen of SCREENS) {
  test(`${screen.name}: loads no more code, draws no more elements and moves no more than it may`, async ({
    browser,
    baseURL,
  }) => {
    const measured = await measureScreen(browser, baseURL ?? '', screen);
    const missed = (await checkScreen(screen.name, measured, dist)).filter(({ isMet }) => !isMet);
    expect(missed).toEqual([]);
  });
}
