import type { TopicColumn } from '../../workspace/topic-columns';
import type { CsvColumn } from '../../../domain/shared/csv';
import type { Topic } from '../../../domain/topic/topic';
import type { ChartItem } from './chart-item';

/** Columns of topics for the items of a chart. @param topicOf null: the item is no topic of the current data */
export function itemColumns(
  columns: readonly TopicColumn[],
  topicOf: (item: ChartItem) => Topic | null,
): readonly CsvColumn<ChartItem>[] {
  return columns.map(({ title, value }) => ({
    title,
    value: (item) => {
      const topic = topicOf(item);
      return topic === null ? null : value(topic);
    },
  }));
}
