import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateFormOf, readDate, shownDate } from '../../../src/domain/own-data/written-date';

const days = fc
  .record({
    y: fc.integer({ min: 1990, max: 2035 }),
    m: fc.integer({ min: 1, max: 12 }),
    d: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ y, m, d }) => ({ y, m, d, iso: `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}` }));

const WRITERS = {
  iso: ({ iso }: { iso: string }) => iso,
  german: ({ y, m, d }: { y: number; m: number; d: number }) =>
    `${String(d).padStart(2, '0')}.${String(m).padStart(2, '0')}.${y}`,
  british: ({ y, m, d }: { y: number; m: number; d: number }) => `${d}/${m}/${y}`,
  american: ({ y, m, d }: { y: number; m: number; d: number }) => `${m}/${d}/${y}`,
} as const;

it('a column of dates is read as it was written, and what can be read in two ways is never guessed', () => {
  fc.assert(
    fc.property(
      fc.array(days, { minLength: 3, maxLength: 12 }),
      fc.constantFrom(...Object.keys(WRITERS)),
      (all, writer) => {
        const texts = all.map((day) => WRITERS[writer as keyof typeof WRITERS](day));
        const form = dateFormOf(texts, 'When');
        expect(form).not.toBeNull();
        const isOpen = form?.unsure !== null;
        for (const [index, text] of texts.entries()) {
          const read = readDate(text, form?.order ?? null)?.date ?? null;
          if (!isOpen) expect(read).toBe(all[index]?.iso);
          else expect([all[index]?.iso, null]).toContain(read);
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('day numbers are dates below a name that says so', () => {
  expect(dateFormOf([45_730, 45_731], 'Datum')).not.toBeNull();
  expect(dateFormOf([45_730, 45_731], 'Revenue')).toBeNull();
  expect(shownDate(45_730, null)).toBe('14 Mar 2025');
});

it('months and written months are dates; names with a year are none', () => {
  expect(
    ['14. März 2025', 'March 14, 2025', '2025-03', '14.03.25', '2025-03-14T10:30'].map((text) => shownDate(text, null)),
  ).toEqual(['14 Mar 2025', '14 Mar 2025', 'Mar 2025', '14 Mar 2025', '14 Mar 2025 10:30']);
  expect(['Launch 2026', 'Phase 2', '31.02.2025', '13/13/2025'].map((text) => shownDate(text, null))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(dateFormOf(['2024', '2025'], 'Year')).toBeNull();
});
