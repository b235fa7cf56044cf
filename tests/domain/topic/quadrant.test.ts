import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseQuadrantCode,
  QUADRANT_CODES,
  quadrantDescription,
  quadrantOf,
  quadrantWhere,
  shortQuadrantLabel,
  UNCLASSIFIED,
} from '../../../src/domain/topic/quadrant';

describe('quadrant', () => {
  it('maps the codes 1-4 to their names', () => {
    expect(QUADRANT_CODES.map((code) => quadrantOf(code).name)).toEqual([
      'strong_signal',
      'mature_signal',
      'potential_disruptor',
      'uncertain_signal',
    ]);
  });

  it('is "default", and unclassified, without a code', () => {
    expect(quadrantOf(null)).toBe(UNCLASSIFIED);
    expect(UNCLASSIFIED.name).toBe('default');
    expect(UNCLASSIFIED.label).toBe('Unclassified');
  });

  it('puts the type in the place of $type, wherever it stands', () => {
    const quadrant = { ...quadrantOf(1), description: 'A $type. Every $type.' };
    expect(quadrantDescription(quadrant, 'topic')).toBe('A topic. Every topic.');
    expect(quadrantDescription(quadrant, 'trend')).toBe('A trend. Every trend.');
  });

  it.each([...QUADRANT_CODES.map(quadrantOf), UNCLASSIFIED])('$label speaks of its type', (quadrant) => {
    expect(quadrantDescription(quadrant, 'topic')).toMatch(/topic/);
    expect(quadrantDescription(quadrant, 'topic')).not.toContain('$');
  });

  it('reads only 1-4, as numbers or as texts', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const code = parseQuadrantCode(raw);
        const expected = ['1', '2', '3', '4'].includes(typeof raw === 'string' ? raw.trim() : '')
          ? Number(raw)
          : [1, 2, 3, 4].find((known) => known === raw);
        expect(code).toBe(expected ?? null);
      }),
    );
  });

  it.each([
    [' 2 ', 2],
    ['2x', null],
    ['x2', null],
    ['12', null],
    ['', null],
  ])('reads the text %j as %s', (raw, code) => expect(parseQuadrantCode(raw)).toBe(code));

  it('follows from size and growth: large and fast is strong, small and fast a disruptor', () => {
    expect(QUADRANT_CODES.map((code) => quadrantOf(code)).map(({ isLarge, isFast }) => [isLarge, isFast])).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]);
    for (const isLarge of [true, false])
      for (const isFast of [true, false])
        expect(quadrantOf(quadrantWhere(isLarge, isFast))).toMatchObject({ isLarge, isFast });
  });

  it('has a short label for narrow columns', () => {
    expect(QUADRANT_CODES.map(quadrantOf).map(shortQuadrantLabel)).toEqual([
      'Strong',
      'Mature',
      'Disruptor',
      'Uncertain',
    ]);
  });
});
