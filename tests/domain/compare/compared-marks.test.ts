import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedMarks } from '../../../src/domain/compare/compared-marks';

describe('the marks of compared names', () => {
  it('are the first character, more of them where two are alike, and numbers where that does not tell them apart', () => {
    expect(comparedMarks(['Refill stations', 'Concentrates', 'Deposit return'])).toEqual(['R', 'C', 'D']);
    expect(comparedMarks(['Refill stations', 'Retail media', 'barrier paper'])).toEqual(['Ref', 'Ret', 'B']);
    expect(comparedMarks(['Refill stations', 'Refill bars', 'Deposit return'])).toEqual(['1', '2', '3']);
    expect(comparedMarks(['', 'Deposit return'])).toEqual(['1', '2']);
  });

  it('are as many as the names, all different, and short', () => {
    const name = fc.oneof(
      fc.lorem({ maxCount: 2 }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Re', 're', 'ß', 'SS', 'İ'),
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (names) => {
        const marks = comparedMarks(names);
        expect(marks).toHaveLength(names.length);
        expect(new Set(marks).size).toBe(names.length);
        for (const mark of marks) expect(mark.trim()).not.toBe('');
        for (const mark of marks) expect([...mark].length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
