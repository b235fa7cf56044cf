import { extent, mean, median } from '../shared/statistics';
import type { Query } from './query';
import type { QueryFacts } from './query-facts';
import { valueOfRow, type QueryFigure } from './query-figures';
import { isCounted } from './query-figure-words';
import type { Row } from './row';

type Statistic = NonNullable<Query['statistic']>['kind'];

/** Of the rows with the figure; null: none has it. */
export function statisticOf(
  kind: Statistic,
  figure: QueryFigure,
  rows: readonly Row[],
  facts: QueryFacts,
): number | null {
  const values = rows.map((row) => valueOfRow(row, figure, facts)).filter((value) => value !== null);
  const [least, most] = extent(values) ?? [null, null];
  if (least === null || most === null) return null;
  const of: Readonly<Record<Statistic, () => number | null>> = {
    lowest: () => least,
    highest: () => most,
    sum: () => values.reduce((sum, value) => sum + value, 0),
    median: () => median(values),
    average: () => mean(values),
  };
  const value = of[kind]();
  // Of counts to one decimal, of shares to a hundredth of a per cent.
  const steps = isCounted(figure) ? 10 : 1e4;
  return value === null ? null : Math.round(value * steps) / steps;
}
