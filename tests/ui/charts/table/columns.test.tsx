import type { TopicColumn } from '../../../../src/application/workspace/topic-columns';
import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddedCell } from '../../../../src/ui/charts/table/added-cell';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import type { Topic } from '../../../../src/domain/topic/topic';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/signal';
import type { ChartItem } from '../../../../src/application/charts/items/chart-item';
import { ANY_ROOM, columnsOf, type Room, type TableKind } from '../../../../src/ui/charts/table/list-columns';
import { DrawnColumns, type DrawnColumn } from '../../../../src/ui/charts/table/drawn-columns';
import { decidedByTrend, listFigures } from '../../../../src/application/charts/list-figures';
import { tableScales } from '../../../../src/ui/charts/table/table-scales';
import { leastWidth } from '../../../../src/ui/kit/table/column';
import { Table } from '../../../../src/ui/kit/table/table';
import { aChartItem, anUnplacedItem, scatteredItems } from '../../../builders/chart-item-mother';
import { aTopic } from '../../../builders/topic-mother';

interface Options {
  readonly further?: readonly TopicColumn[];
  readonly drawn?: readonly DrawnColumn[];
  readonly room?: Partial<Room>;
  readonly before?: readonly ChartItem[] | null;
  readonly isMap?: boolean;
  /** Of which the scales are made; by default those that are shown. */
  readonly all?: readonly ChartItem[];
  readonly topics?: readonly Topic[];
}

const TREND = entityId<'trend'>(7);
const TOPICS = ([2, 0, null, 2] as const).map((status, id) =>
  aTopic({ id: entityId(id), status, trend: { id: TREND, name: 'Data trust', shiftName: null } }),
);

function columns(
  kind: TableKind,
  items: readonly ChartItem[],
  { room = {}, before = null, isMap = false, all = items, topics = TOPICS, further = [], drawn = [] }: Options = {},
) {
  const source = {
    type: items[0]?.type ?? 'topic',
    growthName: null,
    scales: tableScales(all),
    figures: listFigures(all, topics),
    decidedOf: (trend: string) => decidedByTrend(topics, ({ status }) => status).get(trend),
    before: before && new Map<string, ChartItem>(before.map((item) => [item.id, item])),
    isMap,
    drawn,
    topics: null,
    own: [],
    further,
  };
  return columnsOf(kind, source, { ...ANY_ROOM, isWide: false, width: 1000, ...room });
}

const PHONE = { isOnPhone: true };
const idsOf = (...of: Parameters<typeof columns>): readonly string[] => columns(...of).map(({ id }) => id);

/** The cells of the first row, by the ids of their columns. */
function cells(kind: TableKind, items: readonly ChartItem[], options: Options = {}) {
  cleanup();
  render(
    <Table
      label="Figures"
      columns={columns(kind, items, options)}
      groups={[{ key: 'all', rows: items }]}
      keyOf={({ id }) => id}
    />,
  );
  const row = screen.getAllByRole('row')[1];
  return (id: string): HTMLElement => {
    const cell = row?.querySelector<HTMLElement>(`[data-column="${id}"]`);
    if (cell == null) throw new Error(`There is no column ${id}`);
    return cell;
  };
}

function texts(kind: TableKind, items: readonly ChartItem[], options: Options = {}) {
  const cellOf = cells(kind, items, options);
  return Object.fromEntries(idsOf(kind, items, options).map((id) => [id, cellOf(id).textContent]));
}

const item = aChartItem();
const bare = anUnplacedItem({ driverCount: null, trendName: null, status: null });
const trend = aChartItem({ type: 'trend', id: TREND, trendName: null, status: null });

it('a list of a radar has rings with their movement, and no quadrants', () => {
  const quadrant = quadrantOf(null);
  const topics = [aTopic({ quadrant, ring: 'Adopt' })];
  const item = { ...anUnplacedItem(), quadrant, ring: 'Adopt', ringMove: 'in' } as const;
  expect(columns('list', [item], { topics }).find(({ id }) => id === 'quadrant')?.head).toBe('Ring');
  expect(cells('list', [item], { topics })('quadrant').textContent).toBe('Adopt, moved inwards');
  expect(cells('list', [{ ...aChartItem(), quadrant }])('quadrant').textContent).toBe('Unclassified');
});

describe('the cells of a list', () => {
  it('say all that is known, with units', () => {
    expect(texts('list', [item])).toEqual({
      rank: '1',
      name: 'Seaweed filmsNext packaging materials',
      quadrant: 'Disruptor',
      status: 'Monitor',
      growth: '+24.6 %',
      sizing: '21 %',
      drivers: '9',
    });
    expect(screen.getByRole('img', { name: 'Consumers 26 %, Industry 18 %, Society 19 %' })).toBeTruthy();
  });

  it('have what features draw behind the status, of topics and trends, and what is spare where there is room', () => {
    const votes: DrawnColumn = {
      id: 'votes',
      head: 'Votes',
      hint: 'Of a made-up feature',
      headNote: 'A B',
      width: 56,
      cell: ({ type, id }) => `${type} ${id}`,
      order: () => 1,
    };
    const behind = (of: ChartItem, options: Options): string | undefined => {
      const ids = idsOf('list', [of], options);
      return ids[ids.indexOf(of.type === 'topic' ? 'status' : 'decided') + 1];
    };
    expect(texts('list', [item], { drawn: [votes] })['of:votes']).toBe(`topic ${item.id}`);
    expect(texts('list', [trend], { drawn: [votes] })['of:votes']).toBe(`trend ${trend.id}`);
    for (const of of [item, trend]) expect(behind(of, { drawn: [votes] })).toBe('of:votes');
    const sortOf = (of: ChartItem) =>
      columns('list', [of], { drawn: [votes] }).find(({ id }) => id === 'of:votes')?.sort;
    expect([sortOf(item), sortOf(trend)]).toEqual(['of:votes', undefined]);
    const spare = { ...votes, isSpare: true as const };
    expect(behind(item, { drawn: [spare], room: { width: 2000 } })).toBe('of:votes');
    expect(idsOf('list', [item], { drawn: [spare], room: { width: 300 } })).not.toContain('of:votes');
    expect(idsOf('list', [item], { drawn: [votes], room: { width: 300 } })).toContain('of:votes');
  });

  it('are not drawn by a feature that is switched off', () => {
    const source = { module: 'team', columns: () => [{ id: 'votes' } as DrawnColumn] } as const;
    const drawnWith = (has: boolean) => new DrawnColumns([source], { has: () => has }).all.map(({ id }) => id);
    expect([drawnWith(true), drawnWith(false)]).toEqual([['votes'], []]);
  });

  it('end with the columns that features add to the list', () => {
    const further = [
      { title: 'Looked at', value: () => 'twice', list: { id: 'looked-at', hint: 'How often', width: 96 } },
    ];
    expect(columns('list', [item], { further }).at(-1)).toMatchObject({
      id: 'of:looked-at',
      sort: 'of:looked-at',
      head: 'Looked at',
      width: 96,
    });
    expect(columns('impact', [item], { further }).map(({ id }) => id)).not.toContain('of:looked-at');
  });

  it('show how a value of such a column is made up, on a press', async () => {
    const run = vi.fn();
    const made = {
      words: 'Score 60.0 of 100',
      parts: [
        { name: 'Growth', text: '40.0', share: 40 },
        { name: 'Impact', text: 'not known, not counted', share: 0 },
      ],
      lack: 'without Impact',
      acts: [{ text: 'Change the weights', run }],
    };
    const column = { title: 'Score', value: () => 60, list: { id: 'score', width: 72, parts: () => made } };
    const [topic] = TOPICS;
    render(<AddedCell topic={topic ?? null} title="Score" value={column.value} partsOf={column.list.parts} />);
    const user = userEvent.setup();
    await user.click(
      screen.getByRole('button', { name: 'Score of Seaweed films: 60, without Impact. Show its parts' }),
    );
    const act = await screen.findByRole('menuitem', { name: 'Change the weights' });
    expect(screen.getByText('Score 60.0 of 100')).toBeTruthy();
    expect(screen.getByText('Impact not known, not counted')).toBeTruthy();
    await user.click(act);
    expect(run).toHaveBeenCalledOnce();
  });

  it('have a dash for what is not known, and no drawing at 0', () => {
    const all = [item, bare];
    expect(texts('list', [bare], { all })).toMatchObject({ status: '–', growth: '–', sizing: '–', drivers: '–' });
    expect(cells('list', [bare], { all })('growth').querySelector('rect')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('have no column of a figure that no row has', () => {
    const without = idsOf('list', [anUnplacedItem({ driverCount: null })]);
    expect(without).toEqual(['rank', 'name', 'parent', 'quadrant', 'status']);
    expect(idsOf('list', [bare], { all: [bare, item] })).toEqual(idsOf('list', [item]));
  });

  it('are as wide for trends and topics, with and without room for the trend', () => {
    for (let width = 300; width < 1600; width += 50) {
      const widths = (of: ChartItem) =>
        columns('list', [of], { room: { width }, before: [of] }).map((column) => column.width);
      expect(widths(trend)).toEqual(widths(item));
    }
  });

  it('say which topics of a trend have a status, of those that can have one', () => {
    expect(texts('list', [trend])['decided']).toBe('2 of 3');
    expect(texts('list', [{ ...trend, id: entityId(8) }])['decided']).toBe('–');
  });

  it('count the rows readably', () => {
    const rank = columns('list', [item]).find(({ id }) => id === 'rank');
    expect(render(<>{rank?.cell(item, 2412)}</>).container.textContent).toBe('2,413');
  });

  it('are as many as fit beside one another: drawings go before figures', () => {
    const before = [{ ...item, growth: 0.1 }];
    const rank = (width: number) => columns('list', [item], { room: { width }, before });
    const counts: number[] = [];
    for (let width = 1600; width >= 620; width -= 10) {
      expect(leastWidth(rank(width))).toBeLessThanOrEqual(width);
      counts.push(rank(width).length);
    }
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const idsAt = (width: number) => rank(width).map(({ id }) => id);
    const drawingsAt = (width: number) => cells('list', [item], { room: { width }, before });
    expect(idsAt(1600)).toContain('parent');
    expect(idsAt(860)).toEqual(idsAt(1600).filter((id) => id !== 'parent'));
    expect(drawingsAt(860)('growth').querySelector('rect')).toBeNull();
    expect(drawingsAt(1600)('growth').querySelector('rect')).not.toBeNull();
    // The dot of the quadrant stands before the name then.
    expect(idsAt(0)).toEqual(['rank', 'name', 'status', 'growth', 'sizing']);
    expect(drawingsAt(0)('name').textContent).toContain('Potential Disruptor');
  });

  it('are never without what they are sorted by', () => {
    const room = { width: 0, sortedBy: 'drivers' };
    expect(idsOf('list', [item], { room })).toEqual(['rank', 'name', 'status', 'growth', 'sizing', 'drivers']);
  });

  it('have the column of a feature in view that they are sorted by', () => {
    const further = [{ title: 'Score', value: () => 1, list: { id: 'score', width: 80 } }];
    for (let width = 700; width < 1600; width += 50) {
      const shown = columns('list', [item], { further, room: { width, sortedBy: 'of:score' } });
      expect(leastWidth(shown)).toBeLessThanOrEqual(width);
      expect(shown.at(-1)?.id).toBe('of:score');
    }
  });

  it('can be sorted by what they show', () => {
    const unsorted = (of: ChartItem) =>
      columns('list', [of], { room: { width: Infinity } }).flatMap(({ id, sort }) => (sort === undefined ? [id] : []));
    expect([unsorted(item), unsorted(trend)]).toEqual([['rank'], ['rank', 'decided']]);
  });
});

describe('the change since the previous data', () => {
  it('is said with its direction on the map', () => {
    const before = [{ ...item, growth: 0.1, sizing: { ...item.sizing, average: 0.31 } }];
    const cell = within(cells('list', [item], { before, all: [item, ...before] })('movement'));
    const arrow = cell.getByRole('img', { name: 'growth +14.6 points, sizing −10 points' }).querySelector('path');
    const [, angle] = /rotate\((.+)\)/.exec(arrow?.getAttribute('transform') ?? '') ?? [];
    // Faster and smaller: up and to the left.
    expect(Number(angle)).toBeLessThan(-90);
  });

  it('is nothing, new or gone', () => {
    const since = (of: ChartItem, before: readonly ChartItem[]) => texts('list', [of], { before })['movement'];
    expect([since(item, [item]), since(item, []), since({ ...item, isGone: true }, [item])]).toEqual([
      '',
      'NEW',
      'Gone',
    ]);
    expect(idsOf('list', [item])).not.toContain('movement');
  });

  it('has the previous figures beside it in the table of a map', () => {
    const before = [{ ...item, growth: 0.1 }];
    expect(texts('list', [item], { before, isMap: true })).toMatchObject({
      growthBefore: '+10.0 %',
      sizingBefore: '21 %',
    });
    expect(texts('list', [item], { before: [], isMap: true })).toMatchObject({ growthBefore: '–', sizingBefore: '–' });
  });

  it('has the previous quadrant only where it was another', () => {
    const quadrant = (before: ChartItem) => cells('list', [item], { before: [before] })('quadrant');
    expect(quadrant(item).textContent).toBe('Disruptor');
    expect(quadrant({ ...item, quadrant: quadrantOf(1) }).textContent).toContain('before Strong Signal, now');
  });
});

describe('the bars of growth', () => {
  const other = aChartItem({ id: entityId(2), growth: -0.05 });
  const bar = (growth: number | null, all: readonly ChartItem[] = [item, other]) =>
    cells('list', [aChartItem({ growth })], { all })('growth');
  const [x, width] = [
    (of: HTMLElement) => of.querySelector('rect')?.getAttribute('x'),
    (of: HTMLElement) => of.querySelector('rect')?.getAttribute('width'),
  ];
  const zero = (of: HTMLElement) => of.querySelector('line')?.getAttribute('x1');

  it('leave from zero to either side', () => {
    const up = bar(0.246);
    expect([x(up), Number.parseFloat(x(up) ?? '') + Number.parseFloat(width(up) ?? '')]).toEqual([zero(up), 100]);
    const down = bar(-0.05);
    expect([x(down), width(down)]).toEqual(['0.00%', zero(down)]);
  });

  it('show by a cut that they end before their figure: one outlier does not make all others short', () => {
    const all = [...scatteredItems(50), aChartItem({ growth: 30 })];
    expect(bar(30, all).querySelector('[data-cut]')).not.toBeNull();
    expect(bar(0.3, all).querySelector('[data-cut]')).toBeNull();
    expect(Number.parseFloat(width(bar(0.4, all)) ?? '')).toBeGreaterThan(30);
  });

  it('have a column that is wide enough for figures far beyond the usual', () => {
    const wild = aChartItem({ growth: 300.001_2, sizing: { ...UNKNOWN_SIZING, average: 12.000_1 } });
    const widths = (all: readonly ChartItem[], room: Partial<Room>) =>
      columns('list', [item], { all, room }).flatMap(({ id, width }) =>
        id === 'growth' || id === 'sizing' ? [width] : [],
      );
    expect(widths([item], {})).toEqual([118, 136]);
    expect(widths([item, wild], {})).toEqual([136, 136]);
    expect([widths([item], PHONE), widths([item, wild], PHONE)]).toEqual([
      [52, 44],
      [70, 44],
    ]);
  });
});

describe('the cells of drivers and impact', () => {
  it('have a dot whose place says how many drivers, and none where the number is unknown', () => {
    const cell = cells('drivers', [item])('drivers');
    expect(within(cell).getByRole('img', { name: '9, Potential Disruptor' })).toBeTruthy();
    // Behind the longest stem there is room for its figure.
    expect(cell.querySelector('circle')?.getAttribute('cx')).toBe('80.00%');
    expect(texts('drivers', [bare])['drivers']).toBe('–');
  });

  it('have a mark for each lens on one scale, outliers too, and how far they lie apart in points', () => {
    const far = aChartItem({ sizing: { ...UNKNOWN_SIZING, consumer: 4 } });
    const cell = cells('impact', [item], { all: [item, far] })('spread');
    expect([...cell.querySelectorAll('svg svg')].map((mark) => mark.getAttribute('x'))).toEqual([
      '6.50%',
      '4.50%',
      '4.75%',
    ]);
    expect(texts('impact', [item])['disagreement']).toBe('8 points');
    expect(texts('impact', [bare], { all: [item, bare] })).toMatchObject({ spread: '–', disagreement: '–' });
  });

  it('say a dash for the one lens that is missing', () => {
    cells('impact', [aChartItem({ sizing: { ...item.sizing, industry: null } })]);
    expect(screen.getByRole('img', { name: 'Consumers 26 %, Industry –, Society 19 %' })).toBeTruthy();
  });
});

describe('a table on a phone', () => {
  /** Of the narrowest phones, without the room at either side. In units of 1/16 rem. */
  const NARROWEST = 288;

  it.each(['drivers', 'impact'] as const)('has room for the whole of the %s', (kind) => {
    expect(leastWidth(columns(kind, scatteredItems(20), { room: PHONE }))).toBeLessThanOrEqual(NARROWEST);
  });

  it('shows names with their quadrant, statuses and figures, and the rest when it is scrolled', () => {
    const before = [{ ...item, growth: 0.1 }];
    const all = columns('list', [item], { room: PHONE, before });
    expect(all.map(({ id }) => id)).toEqual(['rank', 'name', 'status', 'growth', 'sizing', 'movement', 'drivers']);
    expect(leastWidth(all.slice(0, 4))).toBeLessThanOrEqual(NARROWEST);
    expect(texts('list', [item], { room: PHONE, before })).toMatchObject({
      name: 'Potential DisruptorSeaweed films',
      status: 'Monitor',
      growth: '+24.6 %',
    });
  });

  it('is cut by the edge of the window at no column, and gives names what the columns leave', () => {
    const before = [{ ...item, growth: 0.1 }];
    const wide = leastWidth(columns('list', [item], { room: PHONE, before }));
    fc.assert(
      fc.property(fc.integer({ min: NARROWEST, max: 900 }), (width) => {
        const all = columns('list', [item], { room: { ...PHONE, width }, before });
        const seen = all.findLastIndex((_, index) => leastWidth(all.slice(0, index + 1)) <= width) + 1;
        expect(seen).toBeGreaterThanOrEqual(4);
        expect(all.find(({ id }) => id === 'name')?.width).toBeGreaterThanOrEqual(116);
        // A table that fits is stretched by itself.
        expect(leastWidth(all.slice(0, seen))).toBe(width < wide ? width : wide);
        expect(seen === all.length).toBe(width >= wide);
      }),
    );
    const wraps = (width: number) => columns('list', [item], { room: { ...PHONE, width } })[1]?.wraps;
    expect([wraps(354), wraps(700)]).toEqual([true, false]);
  });

  it('is ordered by the disagreement also where its figure has no room', () => {
    expect(columns('impact', [item], { room: PHONE }).map(({ id, sort }) => [id, sort])).toEqual([
      ['name', 'name'],
      ['spread', 'disagreement'],
    ]);
  });
});
