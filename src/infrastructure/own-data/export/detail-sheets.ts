import {
  DATAPOINT_KEYS,
  INSIGHT_KEYS,
  INSIGHT_SOURCE_KEYS,
  PREDICTION_KEYS,
  SOURCE_KEYS,
  STARTUP_KEYS,
  TOPIC_KEYS,
} from '../../wire/workspace-keys';
import type { WorkspaceDocument } from '../../../application/own-data/workspace-document';
import { rowOf, rowsIn, type RawRow as Row } from '../../wire/rows';
import { valuesBy } from './raw-rows';
import { writtenSheet, type FieldValues, type WrittenSheet } from './written-sheet';

/** The sheets with several rows for one topic, platform or insight. */
export function detailSheets(
  workspace: WorkspaceDocument,
  topics: readonly Row[],
  ofProject: (list: unknown) => readonly Row[],
): readonly WrittenSheet[] {
  const each = (list: (topicId: string) => readonly FieldValues[]): readonly FieldValues[] =>
    topics.flatMap((row) => {
      const of = { topicId: row[TOPIC_KEYS.id], topic: row[TOPIC_KEYS.name] };
      return list(String(row[TOPIC_KEYS.id])).map((values) => ({ ...of, ...values }));
    });
  const deepdive = (id: string): Row => rowOf(workspace.deepdives?.[id]);
  const listOf = (id: string, key: string): readonly unknown[] => {
    const list = deepdive(id)[key];
    return Array.isArray(list) ? list : [];
  };
  const sow = rowsIn(workspace.sows).find(({ id }) => ofProject([{ sow_id: id }]).length > 0);
  return [
    writtenSheet(
      'sources',
      each((id) => sourceRows(rowOf(workspace.sources?.[id]))),
    ),
    writtenSheet(
      'datapoints',
      each((id) => rowsIn(deepdive(id)['datapoints']).map((row) => valuesBy(DATAPOINT_KEYS, row))),
    ),
    writtenSheet(
      'provocations',
      each((id) => listOf(id, 'provocations').map((text) => ({ text }))),
    ),
    writtenSheet(
      'startups',
      each((id) => rowsIn(deepdive(id)['manifestations']).map((row) => valuesBy(STARTUP_KEYS, row))),
    ),
    writtenSheet(
      'evolution',
      each((id) =>
        listOf(id, 'evolution').flatMap((entry) =>
          Array.isArray(entry) ? [{ period: entry[0] as unknown, text: entry[1] as unknown }] : [],
        ),
      ),
    ),
    writtenSheet('platforms', ofProject(workspace.opportunities).flatMap(platformRows)),
    writtenSheet('insights', ofProject(workspace.foresight).flatMap(insightRows)),
    writtenSheet('discoveries', rowsIn(sow?.['newDiscoveries']).map(itemValues)),
  ];
}

function sourceRows({ topic_sources: list, last_updated: updated }: Row): readonly FieldValues[] {
  const rows = rowsIn(list).map((row) => ({ ...valuesBy(SOURCE_KEYS, row), updated }));
  return rows.length === 0 && updated !== undefined && updated !== null ? [{ updated }] : rows;
}

/** A row for each topic; names without a topic of the project come last. */
function platformRows(platform: Row): readonly FieldValues[] {
  const name = platform['opportunity_name'];
  const items = rowsIn(platform['topics']).map((item) => ({ name, ...itemValues(item) }));
  const own = new Set(items.map(({ topic }) => topic));
  const names = Array.isArray(platform['topic_names']) ? platform['topic_names'] : [];
  const others = names.filter((topic) => !own.has(topic)).map((topic: unknown) => ({ name, topic }));
  return items.length + others.length === 0 ? [{ name }] : [...items, ...others];
}

/** Each row holds the insight with one of its sources and one of its predictions. */
function insightRows(insight: Row): readonly FieldValues[] {
  const sources = rowsIn(insight['sources']);
  const predictions = rowsIn(insight['predictions']);
  const { description, ...values } = valuesBy(INSIGHT_KEYS, insight);
  return Array.from({ length: Math.max(1, sources.length, predictions.length) }, (_, index) => ({
    ...values,
    ...(index === 0 && { description }),
    ...valuesBy(INSIGHT_SOURCE_KEYS, rowOf(sources[index])),
    ...valuesBy(PREDICTION_KEYS, rowOf(predictions[index])),
  }));
}

function itemValues(item: Row): FieldValues {
  const isTrend = item['type'] === 'Trend' || (item['type'] === undefined && 'ssid' in item);
  return isTrend
    ? { type: 'Trend', topicId: item['ssid'], topic: item['trend_name'] }
    : { type: 'Topic', topicId: item['tid'], topic: item['topic_name'] };
}
