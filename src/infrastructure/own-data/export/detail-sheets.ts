import { TOPIC_KEYS } from '../../wire/signal-keys';
import type { WorkspaceDocument } from '../../../application/own-data/workspace-document';
import { asRow, rowsOf, type Row } from './raw-rows';
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
  const deepdive = (id: string): Row => asRow(workspace.deepdives?.[id]);
  const listOf = (id: string, key: string): readonly unknown[] => {
    const list = deepdive(id)[key];
    return Array.isArray(list) ? list : [];
  };
  const sow = rowsOf(workspace.sows).find(({ id }) => ofProject([{ sow_id: id }]).length > 0);
  return [
    writtenSheet(
      'sources',
      each((id) => sourceRows(asRow(workspace.sources?.[id]))),
    ),
    writtenSheet(
      'datapoints',
      each((id) =>
        rowsOf(listOf(id, 'datapoints')).map((row) => ({
          value: row['data_point_value'],
          description: row['data_point_description'],
          url: row['data_point_url'],
        })),
      ),
    ),
    writtenSheet(
      'provocations',
      each((id) => listOf(id, 'provocations').map((text) => ({ text }))),
    ),
    writtenSheet(
      'startups',
      each((id) =>
        rowsOf(listOf(id, 'manifestations')).map((row) => ({
          name: row['startup_names'],
          description: row['startup_descriptions'],
          product: row['startup_developed_product'],
          stage: row['startup_fundraising_stage'],
          amount: row['startup_fundraising_amount'],
          url: row['startup_informations_source_url'],
        })),
      ),
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
    writtenSheet('discoveries', rowsOf(sow?.['newDiscoveries']).map(itemValues)),
  ];
}

function sourceRows({ topic_sources: list, last_updated: updated }: Row): readonly FieldValues[] {
  const rows = rowsOf(list).map((row) => ({
    title: row['title'],
    url: row['url'],
    classification: row['internal_classification'],
    updated,
  }));
  return rows.length === 0 && updated !== undefined && updated !== null ? [{ updated }] : rows;
}

/** A row for each topic; names without a topic of the project come last. */
function platformRows(platform: Row): readonly FieldValues[] {
  const name = platform['opportunity_name'];
  const items = rowsOf(platform['topics']).map((item) => ({ name, ...itemValues(item) }));
  const own = new Set(items.map(({ topic }) => topic));
  const names = Array.isArray(platform['topic_names']) ? platform['topic_names'] : [];
  const others = names.filter((topic) => !own.has(topic)).map((topic: unknown) => ({ name, topic }));
  return items.length + others.length === 0 ? [{ name }] : [...items, ...others];
}

/** Each row holds the insight with one of its sources and one of its predictions. */
function insightRows(insight: Row): readonly FieldValues[] {
  const sources = rowsOf(insight['sources']);
  const predictions = rowsOf(insight['predictions']);
  return Array.from({ length: Math.max(1, sources.length, predictions.length) }, (_, index) => ({
    title: insight['insight_title'],
    description: index === 0 ? insight['insight_description'] : undefined,
    date: insight['created_at'],
    sourceTitle: sources[index]?.['source_title'],
    url: sources[index]?.['source_url'],
    favicon: sources[index]?.['source_favicon'],
    type: predictions[index]?.['type'],
    topicId: predictions[index]?.['id'],
    topic: predictions[index]?.['name'],
  }));
}

function itemValues(item: Row): FieldValues {
  const isTrend = item['type'] === 'Trend' || (item['type'] === undefined && 'ssid' in item);
  return isTrend
    ? { type: 'Trend', topicId: item['ssid'], topic: item['trend_name'] }
    : { type: 'Topic', topicId: item['tid'], topic: item['topic_name'] };
}
