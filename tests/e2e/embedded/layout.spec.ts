import { expect, test } from './fixtures';
import { LAYOUT_STATES } from '../layout/states';
import { faultsOf, watchLayout, windowOf } from '../layout/watch';

/** What moves stands still in the second visit, too, which has a team and what was opened before. */
test.use({ sampleTeam: true });

/**
 * The usual window and a phone, light. By day every eighth state is looked at; the others, the other widths, the dark theme and
 * large text by night.
 */
const PARTS = {
  'a first look': (at: number) => at % 8 === 0,
  'all other states': (at: number) => at % 8 > 0,
};

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use(windowOf(width));
    for (const [name, isSeen] of Object.entries(PARTS))
      test(`nothing is cut, printed over other text or moves, ${name}`, async ({ page }) => {
        test.setTimeout(240_000);
        await watchLayout(page.context());
        const faults: string[] = [];
        const seen = LAYOUT_STATES.filter(({ from = 0, isSignedOut = false }) => from <= width && !isSignedOut);
        for (const [at, state] of seen.entries())
          if (isSeen(at)) await test.step(state.name, async () => void faults.push(...(await faultsOf(page, state))));
        expect(faults).toEqual([]);
      });
  });
