import { expect, it } from 'vitest';
import { isOnlyOfRadar, shownValuesOf } from '../../../src/domain/topic/radar-values';
import { QUADRANTS, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';

it('a topic of a radar shows its ring and movement before the columns of its file', () => {
  const values = shownValuesOf({ ring: 'Adopt', ringMove: 'in', own: { Owner: 'Ann' } });
  expect(Object.entries(values ?? {})).toEqual([
    ['Ring', 'Adopt'],
    ['Moved', 'moved inwards'],
    ['Owner', 'Ann'],
  ]);
  expect(shownValuesOf({})).toBeUndefined();
});

it('a ring stands in the place of a quadrant, where there is none', () => {
  expect(isOnlyOfRadar({ quadrant: UNCLASSIFIED, ring: 'Adopt' })).toBe(true);
  expect(isOnlyOfRadar({ quadrant: QUADRANTS[1], ring: 'Adopt' })).toBe(false);
  expect(isOnlyOfRadar({ quadrant: UNCLASSIFIED })).toBe(false);
});
