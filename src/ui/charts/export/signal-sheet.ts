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
const figures: readonly Column[] = SIGNAL_FIGURES.map((figure) => ({
  title: spreadsheetTitle(figure),
  value: (item) => spreadsheetFigure(figure, figureOf(figure, item)),
}));

const COLUMNS: Readonly<Record<ChartItem['type'], readonly Column[]>> = {
  trend: [name, shift, quadrant, ...figures, { title: 'Topics', value: (item) => item.topicCount }],
  topic: [
    name,
    { title: 'Trend', value: (item) => item.trendName },
    shift,
    quadrant,
    { title: 'Status', value: (item) => (item.status === null ? null : topicStatusName(item.status)) },
    ...figures,
  ],
};

/** The previous figures of items, for a sheet that shows movement. */
export type PreviousItems = ReadonlyMap<string, ChartItem>;

/** All that the charts know about items, one a row below the titles: what the CSV file holds. */
export function signalSheet(
  type: ChartItem['type'],
  items: readonly ChartItem[],
  previous: PreviousItems | null = null,
): readonly (readonly CsvValue[])[] {
  const columns = previous === null ? COLUMNS[type] : [...COLUMNS[type], ...previousColumns(previous)];
  return [columns.map(({ title }) => title), ...items.map((item) => columns.map(({ value }) => value(item)))];
}

function previousColumns(previous: PreviousItems): readonly Column[] {
  return [
    {
      title: 'Since the previous data',
      value: (item) => (item.isGone ? 'gone' : changeSince(item, previous.get(item.id))),
    },
    ...(['growth', 'sizing'] as const).map((figure) => ({
      title: previousTitle(figure),
      value: ({ id }: ChartItem) => {
        const before = previous.get(id);
        return before === undefined ? null : spreadsheetFigure(figure, figureOf(figure, before));
      },
    })),
  ];
}
