import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedAt, comparedNames, versionKeys } from '../../../src/domain/workspace/compared-version';

const dates = fc.array(fc.constantFrom(null, '2025', '2025-01-01', '2025-03', '2026-03-12', '2026-03-12T09:00:00Z'));
const NOT_SAID = { since: null, until: null };

it('names each of the earlier data by its day, and finds it by its name, whatever their dates are', () => {
  fc.assert(
    fc.property(dates, (all) => {
      const keys = versionKeys(all);
      expect(new Set(keys).size).toBe(all.length);
      expect(keys.map((since) => comparedAt(all, { since, until: null }).since)).toEqual(all.map((_, at) => at));
    }),
  );
});

it('finds any two loads again by the names that choose them', () => {
  fc.assert(
    fc.property(dates, fc.nat(), fc.nat(), (all, one, other) => {
      fc.pre(all.length > 0);
      const since = one % all.length;
      const until = (other % (since + 1)) - 1;
      const found = comparedAt(all, comparedNames(all, since, until));
      expect([found.since, found.until ?? -1]).toEqual([since, until]);
    }),
  );
});

it('begins before it ends, whatever names an address says', () => {
  const names = fc.constantFrom(null, '2025-01-01', '2025-01-01.2', '2026-03-12', '1999-01-01', 'undated');
  fc.assert(
    fc.property(dates, names, names, (all, since, until) => {
      const found = comparedAt(all, { since, until });
      expect(found.since).toBeGreaterThan(found.until ?? -1);
      expect(found.since).toBeLessThan(Math.max(1, all.length));
    }),
  );
});

it('takes the newest where none is named, or one that is not there', () => {
  expect(versionKeys(['2026-03-12', '2026-03-12T09:00:00Z', null])).toEqual(['2026-03-12', '2026-03-12.2', 'undated']);
  const newest = { since: 0, until: null };
  expect(comparedAt(['2026', '2025'], NOT_SAID)).toEqual(newest);
  expect(comparedAt(['2026', '2025'], { since: '1999-01-01', until: '1998-01-01' })).toEqual(newest);
  expect(comparedNames(['2026', '2025'], 0, -1)).toEqual(NOT_SAID);
});
