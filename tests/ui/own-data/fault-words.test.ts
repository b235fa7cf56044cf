import { describe, expect, it } from 'vitest';
import { csvDocument } from '../../../src/domain/shared/csv';
import { faultsSheet } from '../../../src/ui/own-data/faults/fault-table';
import { faultsHeadline } from '../../../src/ui/own-data/faults/fault-words';
import { groupedFaults } from '../../../src/ui/own-data/faults/grouped-faults';
import { unitAnswer } from '../../../src/ui/own-data/mapping/unit-words';
import { aColumn, aFault, counts, GROWTH } from '../../builders/own-data-mother';

describe('the headline of the faults', () => {
  const gap = (row: number) => aFault({ row });

  it.each([
    ['One row cannot be used, three have gaps', 1, [gap(1), gap(2), gap(3), gap(3)]],
    ['12 rows cannot be used', 12, []],
    ['Two rows have gaps', 0, [gap(1), gap(2)]],
    ['One remark', 0, [aFault({ severity: 'note' })]],
  ])('%s', (headline, rowsLeftOut, faults) => {
    expect(faultsHeadline({ faults, counts: counts({ rowsLeftOut }) })).toBe(headline);
  });
});

describe('many faults', () => {
  it('are shown once for each kind, with their number', () => {
    const rows = Array.from({ length: 300 }, (_, row) =>
      aFault({ row, problem: `The name stands in row ${row} too.` }),
    );
    const listed = groupedFaults([...rows, aFault({ column: 'Size' })]);
    expect(listed.map(({ others }) => others)).toEqual([299, 0]);
    expect(groupedFaults(rows.slice(0, 200))).toHaveLength(200);
  });

  it('are all in the report, in which nothing is a formula', () => {
    const text = csvDocument(
      faultsSheet([aFault({ found: '=B21/C21' }), aFault({ row: null, column: null, found: null })]),
    );
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain('Sheet,Row,Column,Found,What is wrong,What happens');
    expect(text).toContain("'=B21/C21");
  });
});

describe('the answers to the question of the unit', () => {
  it('say what the largest value becomes', () => {
    expect(unitAnswer(GROWTH, 'percent')).toEqual({
      label: '31.70 % a year',
      consequence: 'Sodium-ion cells: 32 more for every 100, each year.',
    });
    expect(unitAnswer(GROWTH, 'fraction').label).toBe('3,170.00 % a year');
  });

  it('say of a size that it would be more than all', () => {
    const size = aColumn({ ...GROWTH, target: 'averageSizing' });
    expect(unitAnswer(size, 'fraction').consequence).toBe('Sodium-ion cells: 3,170 of 100, more than all.');
    expect(unitAnswer(size, 'percent').label).toBe('31.70 %');
  });
});
