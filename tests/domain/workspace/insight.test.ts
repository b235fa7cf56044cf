import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestFirst } from '../../../src/domain/workspace/insight';
import { anInsight } from '../../builders/insight-mother';

it('insights come newest first, those without a time last, and equal ones as they came', () => {
  const times = fc.constantFrom(null, '2026-09-05T10:00:00Z', '2026-09-05T11:00:00Z', '2026-01-05', '2025-12-31');
  fc.assert(
    fc.property(fc.array(times), (all) => {
      const sorted = newestFirst(all.map((createdAt, index) => anInsight({ title: String(index), createdAt })));
      expect(sorted).toHaveLength(all.length);
      for (const [index, next] of sorted.entries()) {
        const before = sorted[index - 1];
        if (before === undefined) continue;
        const [one, other] = [before.createdAt ?? '', next.createdAt ?? ''];
        expect(one >= other).toBe(true);
        if (one === other) expect(Number(before.title)).toBeLessThan(Number(next.title));
      }
    }),
  );
});
