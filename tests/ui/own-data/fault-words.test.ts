import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitOfColumn } from '../../../src/domain/own-data/unit-of-column';
import { mappingSummary } from '../../../src/ui/own-data/faults/fault-list';
import { faultGroups } from '../../../src/domain/own-data/data-fault';
import { unitAnswer, unitRange } from '../../../src/ui/own-data/mapping/question-words';
import { aColumn, aFault, aPreview, counts, GROWTH } from '../../builders/own-data-mother';

describe('many faults', () => {
  it('are shown once for each kind, with their number', () => {
    const rows = Array.from({ length: 300 }, (_, row) =>
      aFault({ row, problem: `The name stands in row ${row} too.` }),
    );
    const listed = faultGroups([...rows, aFault({ column: 'Size' })]);
    expect(listed.map(({ others }) => others)).toEqual([299, 0]);
  });
});

describe('what a file would become', () => {
  it.each([
    [1, 1, ''],
    [3, 1, 'One has no growth or no sizing and is not on the map.'],
    [3, 2, '2 have no growth or no sizing and are not on the map.'],
    [3, 3, ''],
  ])('is said of %i topics, %i of them without a figure', (topics, withoutFigure, words) => {
    expect(mappingSummary(aPreview({ counts: counts({ topics, withoutFigure }) })).notes).toBe(words);
  });
});

describe('the answers to the question of the unit', () => {
  it('say what the largest value becomes', () => {
    expect(unitAnswer(GROWTH, 'percent')).toEqual({
      label: '31.7 % a year',
      consequence: 'Sodium-ion cells: 31.7 more for every 100, each year.',
    });
    expect(unitAnswer(GROWTH, 'fraction').label).toBe('3,170 % a year');
  });

  it('say of a size that it would be more than all', () => {
    const size = aColumn({ ...GROWTH, target: 'averageSizing' });
    expect(unitAnswer(size, 'fraction').consequence).toBe('Sodium-ion cells: 3,170 of 100, more than all.');
    expect(unitAnswer(size, 'percent').label).toBe('31.7 %');
  });

  it('say of values and answers of all kinds what holds for them', () => {
    const bare = fc.integer({ min: -1_234_567, max: 12_345_678 }).map((value) => value / 100);
    const columns = fc.record({
      values: fc.array(bare, { minLength: 1, maxLength: 5 }),
      key: fc.constantFrom('growth' as const, 'averageSizing' as const),
      mark: fc.constantFrom('.' as const, ',' as const),
    });
    const valueOf = (text: string, mark: string) =>
      Number(text.replace('−', '-').replaceAll(mark === ',' ? ',' : '?', '.'));
    fc.assert(
      fc.property(columns, ({ values, key, mark }) => {
        const rows = values.map((value, index) => ({ row: index + 2, cells: [`T${index}`, value] }));
        const { question } = unitOfColumn(key, 'Column', rows, 1, 0, mark);
        if (question === null) return true;
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const [, from = '', to = ''] = /run from (\S+) to (\S+)\.$/.exec(unitRange(question, mark)) ?? [];
        // Two rows may have the largest value.
        const isOfLargest = (words: string) =>
          values.some((value, index) => value === high && words.startsWith(`T${index}`));
        const claims = question.answers.map((unit) => {
          const { label, consequence } = unitAnswer(aColumn({ target: key, question, unit: null }), unit);
          const said = valueOf(/^(−?[\d,.]+) %/.exec(label)?.[1]?.replaceAll(',', '') ?? '', '.');
          const isShare = key === 'growth' || unit === 'percent' || unit === 'fraction';
          const scales: Readonly<Record<string, number>> = {
            percent: high,
            fraction: high * 100,
            factor: (high - 1) * 100,
            index: high - 100,
            'of-10000': high / 100,
          };
          const percent = scales[unit] ?? 0;
          if (!isShare) {
            const [, top = ''] = /^A score of up to ([\d,]+)$/.exec(label) ?? [];
            const whole = Number(top.replaceAll(',', ''));
            if (top === '')
              return isOfLargest(consequence) && consequence.includes(' counts as 100 %') && unit === `of-${high}`;
            const share = Number(/: ([\d.]+) %/.exec(consequence)?.[1]);
            return unit === `of-${whole}` && high <= whole && Math.abs(share - (high / whole) * 100) <= 0.5;
          }
          const [, figure = '', rest = ''] = /^T\d: (−?[\d,.]+) (.*)\.$/.exec(consequence) ?? [];
          const count = valueOf(figure.replaceAll(',', ''), '.');
          const signed = rest.startsWith('fewer') ? -count : count;
          const isRest =
            key === 'growth'
              ? rest.endsWith('for every 100, each year')
              : rest.includes('more than all') === percent > 100;
          const isNear = (value: number) => Math.abs(value - percent) <= 0.0051;
          return isOfLargest(consequence) && isNear(said) && isNear(signed) && isRest;
        });
        return valueOf(from, mark) === low && valueOf(to, mark) === high && claims.every(Boolean);
      }),
    );
  });
});
