import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvOf, type Column } from '../../../src/ui/kit/table/column';
import type { SortOrder } from '../../../src/domain/shared/sort-order';
import { LongTable } from '../../../src/ui/kit/table/long-table';
import { RowName } from '../../../src/ui/kit/table/row-name';
import { Table } from '../../../src/ui/kit/table/table';

interface Fruit {
  readonly name: string;
  readonly price: number;
}

const open = vi.fn<(name: string) => void>();
const COLUMNS: readonly Column<Fruit>[] = [
  {
    id: 'name',
    head: 'Fruit',
    width: 100,
    isRowHead: true,
    cell: ({ name }) => <RowName name={name} onOpen={() => open(name)} />,
    csv: ({ name }) => name,
  },
  { id: 'price', head: 'Price', sort: 'price', width: 60, cell: ({ price }) => price, csv: ({ price }) => price },
  { id: 'bar', head: 'Bar', cell: () => null },
];
const FRUITS = ['Apple', 'Fig', 'Plum', 'Pear'].map((name, price) => ({ name, price }));

const groups = [
  { key: 1, head: { label: 'Sweet', content: 'Sweet' }, rows: FRUITS.slice(0, 2) },
  { key: 2, head: { label: 'Sour', content: 'Sour' }, rows: FRUITS.slice(2) },
];
const focused = () => document.activeElement?.textContent;

describe('a table of groups', () => {
  it('has a row for each group and item, named by its first column', () => {
    render(<Table label="Fruits" columns={COLUMNS} groups={groups} keyOf={({ name }) => name} />);
    const sour = within(screen.getByRole('rowgroup', { name: 'Sour' }));
    expect(sour.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Sour', 'Plum', 'Pear']);
    expect(sour.getByRole('row', { name: 'Pear 3' })).toBeTruthy();
  });

  it('renders the first 200 of very many rows, and more on request', async () => {
    const rows = Array.from({ length: 203 }, (_, price) => ({ name: `F${price}`, price }));
    const many = [
      { key: 1, rows: rows.slice(0, 100) },
      { key: 2, rows: rows.slice(100) },
    ];
    render(<Table label="Fruits" columns={COLUMNS.slice(0, 1)} groups={many} keyOf={({ name }) => name} walksRows />);
    const names = () => [...document.querySelectorAll('[data-name]')].map(({ textContent }) => textContent);
    expect([names().length, names().at(-1)]).toEqual([200, 'F199']);
    act(() => screen.getByText('Show 3 more of 203').click());
    expect([names().length, screen.queryByText(/more of/)]).toEqual([203, null]);
  });

  it('is one stop of the Tab key where the arrow keys walk its rows', async () => {
    const user = userEvent.setup();
    render(<Table label="Fruits" columns={COLUMNS} groups={groups} keyOf={({ name }) => name} walksRows />);
    await user.tab();
    // The head that sorts.
    await user.tab();
    expect(focused()).toBe('Apple');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Plum');
    await user.keyboard('{End}{Enter}');
    expect(open).toHaveBeenLastCalledWith('Pear');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab({ shift: true });
    expect(focused()).toBe('Pear');
  });

  it('has one content for several columns where a row has it', () => {
    const wholeOf = ({ name }: Fruit) => (name === 'Fig' ? 'sold out' : undefined);
    render(<Table label="Fruits" columns={COLUMNS} groups={groups} keyOf={({ name }) => name} wholeOf={wholeOf} />);
    const cell = within(screen.getByRole('row', { name: 'Fig sold out' })).getByRole('cell');
    expect(cell.getAttribute('colspan')).toBe('2');
  });
});

describe('a long table', () => {
  const onRowKey = vi.fn<(event: unknown, row: Fruit, next: Fruit | undefined) => number | null>(() => null);
  const remembered = { scroll: { left: 0, top: 0 } };
  // Nothing has a size here.
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400));
  afterEach(() => void vi.restoreAllMocks());

  interface LongProps {
    readonly rows: readonly Fruit[];
    readonly columns?: readonly Column<Fruit>[];
  }

  function Long({ rows, columns = COLUMNS }: LongProps) {
    const [order, setOrder] = useState<SortOrder>({ key: 'name', direction: 'ascending' });
    const sorted = useMemo(() => (order.key === 'price' ? rows.toReversed() : rows), [rows, order]);
    return (
      <LongTable
        label="Fruits"
        columns={columns}
        rows={sorted}
        keyOf={({ name }) => name}
        propsOf={({ price }) => ({ 'data-selected': price > 2 || undefined })}
        rowHeight={40}
        isWhole={rows.length < 10}
        order={order}
        onSort={(key) => setOrder({ key, direction: 'descending' })}
        onRowKey={onRowKey}
        remembered={remembered}
        hasTallHead={false}
      />
    );
  }

  it('says how many rows it has, and which of them is rendered', () => {
    render(<Long rows={Array.from({ length: 5000 }, (_, price) => ({ name: `Fruit ${price}`, price }))} />);
    const table = screen.getByRole('table', { name: 'Fruits' });
    expect(table.getAttribute('aria-rowcount')).toBe('5001');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.length).toBeLessThan(50);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('tells its screen the keys of a row, and the row that a key leads to', async () => {
    const user = userEvent.setup();
    render(<Long rows={FRUITS} />);
    screen.getByRole('button', { name: 'Apple' }).focus();
    await user.keyboard('x{ArrowDown}');
    expect(onRowKey.mock.calls.map(([, row, next]) => [row.name, next?.name])).toEqual([
      ['Apple', undefined],
      ['Apple', 'Fig'],
    ]);
    expect(focused()).toBe('Fig');
  });

  it('is sorted by a press on a head, and begins at its first row then', async () => {
    const user = userEvent.setup();
    render(<Long rows={FRUITS} />);
    screen.getByRole('button', { name: 'Apple' }).focus();
    await user.keyboard('{ArrowDown}');
    const head = screen.getByRole('columnheader', { name: 'Price' });
    expect(head.getAttribute('aria-sort')).toBe('none');
    await user.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await user.tab();
    expect(focused()).toBe('Pear');
  });

  it('answers a press on a head before it renders the rows in their new order', async () => {
    const user = userEvent.setup();
    const sortWhenRendered = new Map<string, string | null | undefined>();
    const columns: readonly Column<Fruit>[] = COLUMNS.map((column) => ({
      ...column,
      cell: (row, index) => {
        const key = `${index} ${row.name}`;
        const head = document.querySelector('th[data-column="price"]');
        if (!sortWhenRendered.has(key)) sortWhenRendered.set(key, head?.getAttribute('aria-sort'));
        return column.cell(row, index);
      },
    }));
    render(<Long rows={FRUITS} columns={columns} />);
    await user.click(within(screen.getByRole('columnheader', { name: 'Price' })).getByRole('button'));
    await screen.findByRole('row', { name: 'Pear 3' });
    expect(sortWhenRendered.get('0 Pear')).toBe('descending');
  });
});

it('a table as a file has the columns that say what they write', () => {
  expect(csvOf(COLUMNS, FRUITS.slice(0, 1))).toEqual([
    ['Fruit', 'Price'],
    ['Apple', 0],
  ]);
});
