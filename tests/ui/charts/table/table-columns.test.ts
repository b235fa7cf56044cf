import { describe, expect, it } from 'vitest';
import type { ChartItem } from '../../../../src/ui/charts/items/chart-item';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/sizing';
import { columnsOf } from '../../../../src/ui/charts/table/table-columns';
import { onPhone } from '../../../../src/ui/charts/table/phone-columns';
import { tableScales } from '../../../../src/ui/charts/table/table-scales';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { aChartItem, anUnplacedItem, scatteredItems } from '../../../builders/chart-item-mother';
import { type Cell, type Column, leastWidth, type FixedTableKind } from '../../../../src/ui/charts/table/column';

const items = [
  aChartItem(),
  aChartItem({ growth: -0.05, driverCount: 20, sizing: { ...aChartItem().sizing, average: 0.6, consumer: 0.8 } }),
];
const scales = tableScales(items);
const bare = anUnplacedItem({ driverCount: null, trendName: null, status: null });

function cells(kind: FixedTableKind, item: ChartItem, index = 0): Readonly<Record<string, Cell>> {
  return Object.fromEntries(columnsOf(kind, item.type, scales).map((column) => [column.id, column.cell(item, index)]));
}

const textsOf = (kind: FixedTableKind, item: ChartItem) =>
  Object.fromEntries(Object.entries(cells(kind, item)).map(([id, cell]) => [id, cell.text]));

describe('the cells of a list', () => {
  it('say all that is known, with units', () => {
    expect(textsOf('list', aChartItem())).toEqual({
      rank: '1',
      name: 'Seaweed films',
      quadrant: 'Potential Disruptor',
      trend: 'Next packaging materials',
      status: 'Monitor',
      growth: '+24.60 %',
      sizing: '21.00 %',
      lenses: 'Consumers 26.00 %, Industry 18.00 %, Society 19.00 %',
      drivers: '9',
    });
  });

  it('have a dash for what is not known, and no bar at 0', () => {
    expect(textsOf('list', bare)).toMatchObject({
      trend: '–',
      status: '–',
      growth: '–',
      sizing: '–',
      lenses: '–',
      drivers: '–',
    });
    expect(cells('list', bare)['growth']).toMatchObject({ bar: null });
    expect(cells('list', bare)['lenses']).toMatchObject({ shares: [null, null, null] });
  });

  it('have the previous figures beside the current ones while movement is shown', () => {
    const before = new Map<string, ChartItem>([[aChartItem().id, aChartItem({ growth: 0.1 })]]);
    const columns = columnsOf('list', 'topic', scales, before);
    const ids = columns.map(({ id }) => id);
    expect(ids).toEqual([
      'rank',
      'name',
      'movement',
      'quadrant',
      'trend',
      'status',
      'growth',
      'growthBefore',
      'sizing',
      'sizingBefore',
      'drivers',
    ]);
    const movementOf = (item: ChartItem) => columns.find(({ id }) => id === 'movement')?.cell(item, 0).text;
    const isGone = { ...aChartItem(), isGone: true };
    expect(
      [aChartItem(), aChartItem({ growth: 0.1 }), aChartItem({ id: entityId(9) }), isGone].map(movementOf),
    ).toEqual(['Moved', '–', 'New', 'Gone']);
    const texts = (item: ChartItem) =>
      columns.filter(({ id }) => id.endsWith('Before')).map((column) => column.cell(item, 0).text);
    expect(texts(aChartItem())).toEqual(['+10.00 %', '21.00 %']);
    expect(texts(aChartItem({ id: entityId(9) }))).toEqual(['–', '–']);
  });

  it('leave out a figure that is known of no row', () => {
    const idsOf = (...of: readonly ChartItem[]): readonly string[] =>
      columnsOf('list', 'trend', tableScales(of)).map(({ id }) => id);
    const bare = anUnplacedItem({ driverCount: null });
    expect(idsOf(bare)).toEqual(['rank', 'name', 'quadrant']);
    expect(idsOf(bare, aChartItem())).toEqual(idsOf(aChartItem()));
    expect(idsOf(bare, aChartItem({ growth: null }))).not.toContain('growth');
  });

  it('have neither trend nor status for trends', () => {
    const ids = columnsOf('list', 'trend', scales).map(({ id }) => id);
    expect(ids).not.toContain('status');
    expect(ids).not.toContain('trend');
  });

  it('say a dash for the one lens that is missing', () => {
    const item = aChartItem({ sizing: { ...aChartItem().sizing, industry: null } });
    expect(cells('list', item)['lenses']).toMatchObject({
      text: 'Consumers 26.00 %, Industry –, Society 19.00 %',
      shares: [expect.any(Number), null, expect.any(Number)],
    });
  });

  it('count the rows readably', () => {
    expect(cells('list', aChartItem(), 2412)['rank']).toEqual({ kind: 'rank', text: '2,413' });
  });

  it('have bars that leave from zero to either side', () => {
    const [up, down] = items.map((item) => cells('list', item)['growth']);
    if (up?.kind !== 'bar' || down?.kind !== 'bar') throw new Error('Growth is no bar');
    expect(up.bar?.from).toBe(up.bar?.zero);
    expect(down.bar?.to).toBe(down.bar?.zero);
    expect(up.bar?.to).toBe(1);
    expect(down.bar?.from).toBe(0);
    expect([up.bar?.isCut, down.bar?.isCut]).toEqual([false, false]);
  });

  it('show figures far beyond the usual whole, in a column that is wide enough for them', () => {
    const wild = aChartItem({ growth: 300, sizing: { ...UNKNOWN_SIZING, average: 12 } });
    const widths = (of: readonly ChartItem[], change = (columns: readonly Column[]) => columns) => {
      const columns = change(columnsOf('list', 'topic', tableScales(of)));
      return ['growth', 'sizing'].map((id) => columns.find((column) => column.id === id)?.track);
    };
    expect(textsOf('list', wild)).toMatchObject({ growth: '+30000.00 %', sizing: '1200.00 %' });
    expect(widths(items)).toEqual(['132px', '128px']);
    expect(widths([...items, wild])).toEqual(['159px', '137px']);
    expect(widths([...items, wild], (columns) => onPhone('list', columns))).toEqual(['123px', '97px']);
    expect(
      columnsOf('list', 'topic', tableScales([wild]))
        .find(({ id }) => id === 'growth')
        ?.cell(wild, 0),
    ).toMatchObject({ bar: { from: 0, isCut: false }, extraRoom: 27 });
  });

  it('can all be sorted, but for the rank', () => {
    expect(
      columnsOf('list', 'topic', scales)
        .filter(({ sort }) => sort === null)
        .map(({ id }) => id),
    ).toEqual(['rank']);
  });
});

describe('the cells of drivers and impact', () => {
  it('have a dot whose position says how many drivers, and none where the number is unknown', () => {
    const dot = cells('drivers', aChartItem())['drivers'];
    expect(dot).toMatchObject({ kind: 'dot', text: '9', hue: 'disruptor', quadrant: 'Potential Disruptor' });
    expect(cells('drivers', bare)['drivers']).toMatchObject({ share: null, text: '–' });
  });

  it('have three marks on one scale, and how far they lie apart in points', () => {
    const { spread, disagreement } = cells('impact', aChartItem());
    expect(spread).toMatchObject({ kind: 'spread', shares: [0.325, expect.closeTo(0.225), 0.2375] });
    expect(disagreement).toMatchObject({ text: '8.00 pts' });
    expect(cells('impact', bare)['disagreement']).toMatchObject({ text: '–' });
  });
});

describe('the scales of a table', () => {
  it('begin at zero and end at the largest', () => {
    expect([scales.sizing.share(0), scales.sizing.share(0.6), scales.sizing.share(0.3)]).toEqual([0, 1, 0.5]);
    expect(scales.growth.share(-0.05)).toBe(0);
  });

  it('begin at zero also where all figures are large: bars are as long as what they say', () => {
    const large = [0.5, 0.6].map((average) => aChartItem({ sizing: { ...UNKNOWN_SIZING, average } }));
    const { sizing } = tableScales(large);
    expect([sizing.share(0), sizing.share(0.6)]).toEqual([0, 1]);
    expect(sizing.share(0.5)).toBeCloseTo(5 / 6);
  });

  it('do not let one outlier make all other bars short; it ends at the edge', () => {
    const { growth } = tableScales([...scatteredItems(50), aChartItem({ growth: 30 })]);
    expect(growth.share(0.4)).toBeGreaterThan(0.5);
    expect([growth.share(30), growth.isBeyond(30)]).toEqual([1, true]);
  });

  it('show by a cut that a bar ends before its figure', () => {
    // Far beyond what the others, which the scales were made for, reach to.
    expect(cells('list', aChartItem({ growth: 30 }))['growth']).toMatchObject({ bar: { to: 1, isCut: true } });
    expect(cells('list', aChartItem({ growth: -30 }))['growth']).toMatchObject({ bar: { from: 0, isCut: true } });
  });

  it('place every lens where its figure is, outliers too: marks are compared across rows', () => {
    const far = aChartItem({ sizing: { ...UNKNOWN_SIZING, consumer: 4 } });
    const { lenses } = tableScales([...scatteredItems(50), far]);
    expect([lenses.share(4), lenses.share(2), lenses.isBeyond(4)]).toEqual([1, 0.5, false]);
  });

  it('have whole numbers of drivers at round ticks', () => {
    expect(scales.drivers.ticks.map(({ label }) => label)).toEqual(['0', '10', '20']);
    expect(tableScales([aChartItem({ driverCount: 1 })]).drivers.ticks.map(({ label }) => label)).toEqual(['0', '1']);
  });

  it('leave room for the figure behind the longest stem', () => {
    expect(scales.drivers.share(20)).toBe(0.8);
  });

  it('stand without any figure', () => {
    const nothing = tableScales([anUnplacedItem({ driverCount: null })]);
    expect([nothing.lenses.ticks, nothing.growth.share(0)]).toEqual([[], 0]);
  });

  it('have their colours from the quadrants', () => {
    const hue = (code: 1 | 2 | 3 | 4) => cells('list', aChartItem({ quadrant: quadrantOf(code) }))['quadrant'];
    expect(([1, 2, 3, 4] as const).map((code) => hue(code))).toMatchObject([
      { hue: 'strong' },
      { hue: 'mature' },
      { hue: 'disruptor' },
      { hue: 'uncertain' },
    ]);
  });
});

describe('the width of a table', () => {
  it('is at least that of its columns and the gaps between them', () => {
    expect(leastWidth(['36px', 'minmax(100px, 2fr)', 'minmax(50px, 1fr)'])).toBe(36 + 100 + 50 + 2 * 16);
  });
});
