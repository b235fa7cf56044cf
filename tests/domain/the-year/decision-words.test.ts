import { expect, it } from 'vitest';
import { yearLines } from '../../../src/domain/the-year/decision-words';
import { aDatedDecision } from '../../builders/decision-mother';
import { aTopic, someFigures } from '../../builders/topic-mother';

it('a card says what was decided in each year, at which growth, and the growth now', () => {
  const decided = (year: number, growth: number | null, status: 2 | 3 = 3) =>
    aDatedDecision({
      status,
      at: `${year}-06-15T09:00:00.000Z`,
      figures: growth === null ? null : someFigures({ growth }),
    });
  const topic = aTopic({ growth: 0.02 });
  expect(yearLines([decided(2025, 0.31, 2), decided(2026, 0.29)], topic)).toEqual([
    '2026: Important, at +29.00 %; now +2.00 %',
    '2025: Monitor, at +31.00 %; now +2.00 %',
  ]);
  // With the two decimals of the card's own growth.
  expect(yearLines([decided(2025, 0.1)], aTopic({ growth: 0.1625 }))).toEqual([
    '2025: Important, at +10.00 %; now +16.25 %',
  ]);
  // Of several in one year, the last one is what the year ended with.
  const earlier = { ...decided(2026, 0.4, 2), at: '2026-02-01T09:00:00.000Z' };
  expect(yearLines([earlier, decided(2026, 0.29)], topic)).toEqual(['2026: Important, at +29.00 %; now +2.00 %']);
  // Without figures of then, and where they look the same, there is nothing to compare.
  expect(yearLines([decided(2025, null), decided(2026, 0.02)], topic)).toEqual([]);
});
