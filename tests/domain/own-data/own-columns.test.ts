import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../../../src/domain/own-data/mapping';
import { ownColumns, proposeOwn } from '../../../src/domain/own-data/own-columns';
import type { Cell } from '../../../src/domain/own-data/tables';
import { MOST_OWN_COLUMNS } from '../../../src/domain/topic/own-values';

const rowsOf = (...lines: readonly (readonly Cell[])[]) => lines.map((cells, index) => ({ row: index + 2, cells }));

function column(index: number, target: ColumnMapping['target'], header = `Column ${index + 1}`): ColumnMapping {
  return {
    index,
    header,
    target,
    reason: 'chosen',
    isChosen: true,
    unit: null,
    question: null,
    blanks: null,
    isNumeric: false,
    examples: [],
  };
}

/** The values that a column of figures keeps of its cells, with its name; null: it keeps none. */
function kept(cells: readonly Cell[]) {
  const rows = rowsOf(...cells.map((cell) => [cell]));
  const [form] = ownColumns([column(0, 'own-figure', 'Budget')], rows, '.');
  return form === undefined ? null : [form.name, cells.map((cell) => form.valueOf(cell))];
}

describe('the own columns of a file', () => {
  it('are the first ones, as many as topics can have', () => {
    const columns = Array.from({ length: MOST_OWN_COLUMNS + 3 }, (_, index) => column(index, 'own-label'));
    const forms = ownColumns(columns, rowsOf(columns.map(() => 'a')), '.');
    expect(forms.map(({ index }) => index)).toEqual(Array.from({ length: MOST_OWN_COLUMNS }, (_, index) => index));
  });

  it('have different names, also where the file repeats one', () => {
    const forms = ownColumns([column(0, 'own-label', 'Team'), column(1, 'own-label', 'Team')], rowsOf(['a', 'b']), '.');
    expect(new Set(forms.map(({ name }) => name)).size).toBe(2);
  });
});

describe('amounts of money in a column', () => {
  it('of one unit are kept in it', () => {
    expect(kept(['5 million USD', '7.5 million USD', null])).toEqual(['Budget (million USD)', [5, 7.5, null]]);
  });

  it('of one currency in several units are kept in millions of it', () => {
    expect(kept(['5 million USD', '700 thousand USD'])).toEqual(['Budget (million USD)', [5, 0.7]]);
  });

  it('of several currencies are no figures: no number could be compared with another', () => {
    const mixed = ['5 million USD', '700 thousand EUR', '1 billion USD'];
    expect(kept(mixed)).toBeNull();
    expect(proposeOwn(rowsOf(...mixed.map((cell) => [cell])), 0, 'Budget', '.')).toBeNull();
  });
});
