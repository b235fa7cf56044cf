import { chooseTheme, expect, test } from '../embedded/fixtures';
import { faultsOfOpeners } from '../layout/openers';
import { LAYOUT_STATES } from '../layout/states';
import { windowOf } from '../layout/watch';

/** The screens and their tabs; cards and error pages have no opener of their own. */
const PATHS = [
  ...new Set(
    LAYOUT_STATES.filter(({ open, isSignedOut = false }) => open === undefined && !isSignedOut).map(({ path }) => path),
  ),
];

test.describe('all that can be opened is whole, takes the focus, closes with Escape and gives the focus back', () => {
  test.setTimeout(900_000);
  for (const [width, theme] of [
    [390, 'light'],
    [768, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)
    test.describe(`at ${width} px, ${theme}`, () => {
      test.use({ ...windowOf(width), sampleTeam: true });
      for (const path of PATHS)
        test(path, async ({ page }) => {
          await chooseTheme(page, theme);
          expect(await faultsOfOpeners(page, path)).toEqual([]);
        });
    });
});
