import { expect, test } from 'vitest';
import { compareStatuses } from './compare-statuses.mjs';

test('statuses that are shown as stored are only counted', () => {
  const shown = new Map([
    [1, 0],
    [2, 3],
  ]);
  expect(compareStatuses(shown, new Map([...shown, [3, 4]]))).toEqual({ checked: 2, different: [], lost: [] });
});

test('a status that is shown otherwise than stored is named', () => {
  const { different, lost } = compareStatuses(new Map([[7, 2]]), new Map([[7, 1]]));
  expect(different).toEqual(['topic 7 shows status 2, stored is 1']);
  expect(lost).toEqual([]);
});

test('a status that was confirmed and is not stored is lost, even where the page shows the old one', () => {
  const { different, lost } = compareStatuses(new Map([[7, 0]]), new Map([[7, 0]]), new Map([[7, 4]]));
  expect(different).toEqual([]);
  expect(lost).toEqual(['topic 7 was saved as 4, stored is 0']);
});
