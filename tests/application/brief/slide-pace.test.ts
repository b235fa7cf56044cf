import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedTime, paceWords } from '../../../src/application/brief/slide-pace';

const MINUTE = 60_000;
const NOW = new Date(2026, 10, 30, 10, 24);

describe('the pace of slides', () => {
  it('is known from the first slide that is finished', () => {
    expect(expectedTime({ used: MINUTE, onSlide: MINUTE }, 0, 9)).toBeNull();
    expect(expectedTime({ used: 3 * MINUTE, onSlide: 0 }, 3, 11)).toBe(11 * MINUTE);
    // The fourth takes longer than the three before.
    expect(expectedTime({ used: 5 * MINUTE, onSlide: 2 * MINUTE }, 3, 11)).toBe(12 * MINUTE);
  });

  it('ends never before now, later with every slide, and is what was used where all took equally long', () => {
    const minutes = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        minutes,
        minutes,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        (before, onSlide, position, later) => {
          const times = { used: before + onSlide, onSlide };
          const expected = expectedTime(times, position, position + 1 + later) ?? -1;
          expect(expected).toBeGreaterThanOrEqual(times.used);
          expect(expectedTime(times, position, position + 2 + later) ?? -1).toBeGreaterThan(expected);
          const even = expectedTime({ used: position * before, onSlide: 0 }, position, position + later);
          expect(even).toBeCloseTo((position + later) * before);
        },
      ),
    );
  });

  it('is said with the time of day, and what it is over or before the time that is planned', () => {
    const said = (expected: number | null, planned: number | null) =>
      paceWords(NOW, { used: 6 * MINUTE, onSlide: 0 }, expected, planned);
    expect([said(null, null), said(null, 15 * MINUTE), said(18 * MINUTE, null)]).toEqual([
      '',
      'Your time ends at 10:33.',
      'At this pace the end is at 10:36.',
    ]);
    expect(said(18 * MINUTE, 15 * MINUTE)).toBe('At this pace the end is at 10:36, 3:00 too long.');
    expect(said(12 * MINUTE, 15 * MINUTE)).toBe('At this pace the end is at 10:30, 3:00 to spare.');
    expect(said(15 * MINUTE, 15 * MINUTE)).toBe('At this pace the end is at 10:33, on time.');
  });
});
