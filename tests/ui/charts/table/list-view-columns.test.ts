import { describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/sizing';
import type { ChartItem } from '../../../../src/ui/charts/items/chart-item';
import type { Cell } from '../../../../src/ui/charts/table/column';
import { listFigures } from '../../../../src/ui/charts/table/list-figures';
import { listViewColumns } from '../../../../src/ui/charts/table/list-view-columns';
import { onPhone } from '../../../../src/ui/charts/table/phone-columns';
import { tableScales } from '../../../../src/ui/charts/table/table-scales';
import { aChartItem } from '../../../builders/chart-item-mother';
import { aTopic } from '../../../builders/topic-mother';

const TREND = entityId<'trend'>(7);
const topic = (id: number, status: 0 | 2 | null) =>
  aTopic({ id: entityId(id), status, trend: { id: TREND, name: 'Data trust', shiftName: null } });
const TOPICS = [topic(1, 2), topic(2, 0), topic(3, null), topic(4, 2)];
const figures = listFigures(TOPICS, [], ({ status }) => status);

function columnsFor(type: ChartItem['type'], before: readonly ChartItem[] | null = null, isWide = false) {
  const items = [aChartItem(), ...(before ?? [])];
  const beforeById = before && new Map<string, ChartItem>(before.map((item) => [item.id, item]));
  return listViewColumns({ type, scales: tableScales(items), figures, before: beforeById, isWide });
}

function cellOf(id: string, item: ChartItem, before: readonly ChartItem[] | null = null): Cell | undefined {
  return columnsFor(item.type, before)
    .find((column) => column.id === id)
    ?.cell(item, 0);
}

describe('the columns of the list view', () => {
  it('have the same tracks for trends and topics, with and without room for the trend', () => {
    for (const isWide of [false, true]) {
      const tracks = (type: ChartItem['type']) => columnsFor(type, [aChartItem()], isWide).map(({ track }) => track);
      expect(tracks('trend')).toEqual(tracks('topic'));
    }
  });

  it('say which topics of a trend have a status, of those that can have one', () => {
    const trend = { ...aChartItem(), type: 'trend' as const, id: TREND, status: null };
    expect(cellOf('decided', trend)).toMatchObject({ text: '2 of 3', marks: [true, false, true] });
    expect(cellOf('decided', { ...trend, id: entityId(8) })).toMatchObject({ text: '–', marks: [] });
  });

  it('say the change since the previous data with its direction, or that the item is new', () => {
    const item = aChartItem();
    const before = { ...item, growth: 0.1, sizing: { ...item.sizing, average: 0.31 } };
    const cell = cellOf('movement', item, [before]);
    expect(cell).toMatchObject({ text: 'growth +14.60, sizing -10.00' });
    if (cell?.kind !== 'since' || cell.change === null) throw new Error('It has moved');
    // Faster and smaller: up and to the left.
    expect(cell.change.angle).toBeLessThan(-90);
    expect(cellOf('movement', item, [])).toMatchObject({ text: 'New', change: null });
    expect(cellOf('movement', item, [item])).toMatchObject({ text: '', change: null });
    expect(cellOf('movement', item)).toBeUndefined();
  });

  it('show the previous quadrant only where it was another', () => {
    const item = aChartItem();
    expect(cellOf('quadrant', item, [item])).toMatchObject({ text: 'Disruptor', was: null });
    expect(cellOf('quadrant', item, [{ ...item, quadrant: quadrantOf(1) }])).toMatchObject({
      was: { hue: 'strong', text: 'Strong Signal' },
    });
  });

  it('have the average between the smallest and the largest lens', () => {
    const cell = cellOf('sizing', aChartItem());
    if (cell?.kind !== 'range' || cell.range === null) throw new Error('Its sizing is known');
    expect(cell.range.from).toBeLessThan(cell.range.average);
    expect(cell.range.average).toBeLessThan(cell.range.to);
    expect(cellOf('sizing', aChartItem({ sizing: UNKNOWN_SIZING }))).toMatchObject({ text: '–', range: null });
  });

  it('are two lines on a phone: the change of growth below the figure, quadrant and status below the name', () => {
    const item = aChartItem();
    const columns = onPhone('listView', columnsFor('topic', [{ ...item, growth: 0.1 }]));
    expect(columns.map(({ id }) => id)).toEqual(['rank', 'name', 'growth']);
    expect(columns[1]?.cell(item, 0)).toMatchObject({ below: [{ kind: 'quadrant' }, { kind: 'status' }] });
    expect(columns[2]?.cell(item, 0)).toMatchObject({
      cells: [{ text: '+24.60 %' }, { kind: 'since', change: { growth: '+14.60', sizing: null } }],
    });
  });
});
