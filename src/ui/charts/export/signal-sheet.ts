import type { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import type { Clock } from '../../../application/shared/browser-ports';
import type { ToastStore } from '../../../application/shared/toast.store';
import type { TopicColumns } from '../../../application/workspace/topic-columns';
import type { SignalRows } from '../../../application/workspace/catalogues';
import type { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { exportFileName } from '../../../domain/filters/view-outline';
import { CURRENT_DATA } from '../../../domain/workspace/explore-tab';
import { byId } from '../../../domain/shared/lists';
import type { Topic } from '../../../domain/topic/topic';
import { downloadCsv } from '../../kit/files/download';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import { itemColumns } from '../../../application/charts/items/item-columns';
import { chartItems } from '../../../application/charts/items/chart-items';
import { sheetOf, type CsvColumn, type CsvRows } from '../../../domain/shared/csv';
import { ownColumnsOf } from '../../../domain/topic/own-values';
import type { GrowthName } from '../../../domain/topic/signal';
import { ownField, SIGNAL_FIELDS } from '../../../application/charts/items/signal-fields';

export interface ExportStores {
  readonly statuses: TopicStatusStore;
  readonly workspace: WorkspaceStore;
  readonly toasts: ToastStore;
  readonly clock: Clock;
  readonly columns: TopicColumns;
}

/** Downloads topics as CSV, with the columns of the list's own export. @param view names the file: 'Selected topics' */
export function exportTopics(topics: readonly Topic[], view: string, stores: ExportStores): void {
  const { workspace, toasts, clock } = stores;
  const name = exportFileName(workspace.currentName ?? '', view, CURRENT_DATA, clock.now());
  downloadCsv(sheetOfSignals('topic', { topics, trends: [] }, null, stores), name);
  toasts.show({ kind: 'export', text: 'CSV saved to your downloads.' });
}

/** Topics, or trends, with the columns of the lists and those that features add. @param previous with it, the columns of movement */
export function sheetOfSignals(
  type: ChartItem['type'],
  rows: SignalRows,
  previous: SignalRows | null,
  { statuses, workspace, columns }: Pick<ExportStores, 'statuses' | 'workspace' | 'columns'>,
): CsvRows {
  const itemsOf = (of: SignalRows): readonly ChartItem[] =>
    chartItems(type === 'topic' ? 'topicList' : 'trendList', of, {
      statusOf: (topic) => statuses.settledStatusOf(topic),
      newKeys: workspace.newKeys,
      currentIds: null,
    }).all;
  const topicById = byId(rows.topics);
  return signalSheet(
    type,
    itemsOf(rows),
    previous && byId(itemsOf(previous)),
    workspace.growthName,
    type === 'topic' ? itemColumns(columns.all, ({ id }) => topicById.get(id) ?? null) : [],
  );
}

/**
 * All that the charts know about items, one a row below the titles: what the CSV file holds.
 * @param before previous items by id, for a sheet that shows movement
 * @param further columns, which features add
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
