import { sheetOf, type CsvColumn, type CsvRows } from '../../../domain/shared/csv';
import { ownColumnsOf } from '../../../domain/topic/own-values';
import type { GrowthName } from '../../../domain/topic/growth';
import type { ChartItem } from '../items/chart-item';
import { ownField, SIGNAL_FIELDS } from '../items/signal-fields';

/**
 * All that the charts know about items, one a row below the titles: what the CSV file holds.
 * @param before previous items by id, for a sheet that shows movement
 * @param further columns, such as those of the team
 */
export function signalSheet(
  type: ChartItem['type'],
  items: readonly ChartItem[],
  before: ReadonlyMap<string, ChartItem> | null = null,
  growthName: GrowthName = null,
  further: readonly CsvColumn<ChartItem>[] = [],
): CsvRows {
  const ofFile = ownColumnsOf(items).map(({ name }) => ownField(name));
  const fields = [...SIGNAL_FIELDS, ...ofFile].filter(
    (field) =>
      (field.type ?? type) === type &&
      (!field.isOfMovement || before !== null) &&
      (!field.isWhereKnown || items.some((item) => field.value(item) !== null)),
  );
  const columns = fields.flatMap(({ title, value, csv = value }) =>
    title === undefined
      ? []
      : [{ title: title(growthName), value: (item: ChartItem) => csv(item, before?.get(item.id)) }],
  );
  return sheetOf([...columns, ...further], items);
}
