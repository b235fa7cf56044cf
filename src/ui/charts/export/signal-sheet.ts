import { GROWTH_DECIMALS } from '../../../domain/topic/growth';
import { topicStatusName } from '../../../domain/topic/topic-status';
import type { ChartItem } from '../items/chart-item';
import type { CsvValue } from '../../../domain/shared/csv';
import { changeSince } from '../items/movement';

interface Column {
  readonly title: string;
  readonly value: (item: ChartItem) => CsvValue;
}

const name: Column = { title: 'Name', value: (item) => item.name };
const quadrant: Column = { title: 'Quadrant', value: (item) => item.quadrant.label };
const shift: Column = { title: 'Shift', value: (item) => item.shiftName };
const figures: readonly Column[] = [
  { title: 'Growth, 3-year CAGR (%)', value: (item) => percent(item.growth, GROWTH_DECIMALS) },
  { title: 'Average sizing (%)', value: (item) => percent(item.sizing.average) },
  { title: 'Consumer sizing (%)', value: (item) => percent(item.sizing.consumer) },
  { title: 'Industry sizing (%)', value: (item) => percent(item.sizing.industry) },
  { title: 'Society sizing (%)', value: (item) => percent(item.sizing.society) },
  { title: 'Number of impacting drivers', value: (item) => item.driverCount },
];

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
    {
      title: 'Previous growth, 3-year CAGR (%)',
      value: (item) => percent(previous.get(item.id)?.growth ?? null, GROWTH_DECIMALS),
    },
    { title: 'Previous average sizing (%)', value: (item) => percent(previous.get(item.id)?.sizing.average ?? null) },
  ];
}

/** A fraction as a percentage, rounded to the decimals that the product shows. */
function percent(fraction: number | null, decimals = 2): number | null {
  return fraction === null ? null : Math.round(fraction * 10 ** (decimals + 2)) / 10 ** decimals;
}
