import type { GrowthName } from '../../../domain/topic/growth';
import {
  figureOf,
  previousTitle,
  SIGNAL_FIGURES,
  spreadsheetFigure,
  spreadsheetTitle,
} from '../../../domain/topic/figures';
import { topicStatusName } from '../../../domain/topic/topic-status';
import type { ChartItem } from '../items/chart-item';
import type { CsvValue } from '../../../domain/shared/csv';
import { changeSince } from '../../../domain/plane/movement';

interface Column {
  readonly title: string;
  readonly value: (item: ChartItem) => CsvValue;
}

const name: Column = { title: 'Name', value: (item) => item.name };
const quadrant: Column = { title: 'Quadrant', value: (item) => item.quadrant.label };
const shift: Column = { title: 'Shift', value: (item) => item.shiftName };
const topicCount: Column = { title: 'Topics', value: (item) => item.topicCount };
const trend: Column = { title: 'Trend', value: (item) => item.trendName };
const status: Column = {
  title: 'Status',
  value: (item) => (item.status === null ? null : topicStatusName(item.status)),
};

function columnsOf(type: ChartItem['type'], growthName: GrowthName): readonly Column[] {
  const figures = SIGNAL_FIGURES.map((figure): Column => ({
    title: spreadsheetTitle(figure, growthName),
    value: (item) => spreadsheetFigure(figure, figureOf(figure, item)),
  }));
  return type === 'trend'
    ? [name, shift, quadrant, ...figures, topicCount]
    : [name, trend, shift, quadrant, status, ...figures];
}

/** The previous figures of items, for a sheet that shows movement. */
export type PreviousItems = ReadonlyMap<string, ChartItem>;

/** All that the charts know about items, one a row below the titles: what the CSV file holds. */
export function signalSheet(
  type: ChartItem['type'],
  items: readonly ChartItem[],
  previous: PreviousItems | null = null,
  growthName: GrowthName = null,
): readonly (readonly CsvValue[])[] {
  const own = columnsOf(type, growthName);
  const columns = previous === null ? own : [...own, ...previousColumns(previous, growthName)];
  return [columns.map(({ title }) => title), ...items.map((item) => columns.map(({ value }) => value(item)))];
}

function previousColumns(previous: PreviousItems, growthName: GrowthName): readonly Column[] {
  return [
    {
      title: 'Since the previous data',
      value: (item) => (item.isGone ? 'gone' : changeSince(item, previous.get(item.id))),
    },
    ...(['growth', 'sizing'] as const).map((figure) => ({
      title: previousTitle(figure, growthName),
      value: ({ id }: ChartItem) => {
        const before = previous.get(id);
        return before === undefined ? null : spreadsheetFigure(figure, figureOf(figure, before));
      },
    })),
  ];
}
