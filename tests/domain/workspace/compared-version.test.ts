import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedAt, versionKeys } from '../../../src/domain/workspace/compared-version';

const dates = fc.array(fc.constantFrom(null, '2025', '2025-01-01', '2025-03', '2026-03-12', '2026-03-12T09:00:00Z'));

it('names each of the earlier data by its day, and finds it by its name, whatever their dates are', () => {
  fc.assert(
    fc.property(dates, (all) => {
      const keys = versionKeys(all);
      expect(new Set(keys).size).toBe(all.length);
      expect(keys.map((key) => comparedAt(all, key))).toEqual(all.map((_, at) => at));
    }),
  );
});

it('takes the newest where none is named, or one that is not there', () => {
  expect(versionKeys(['2026-03-12', '2026-03-12T09:00:00Z', null])).toEqual(['2026-03-12', '2026-03-12.2', 'undated']);
  expect([comparedAt(['2026', '2025'], null), comparedAt(['2026', '2025'], '1999-01-01')]).toEqual([0, 0]);
});
