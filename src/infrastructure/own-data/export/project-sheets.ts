import { PROJECT_PROPERTIES, QUADRANTS_AS_GIVEN, VERSION_PREFIX } from '../build/build-project';
import { RING_SEPARATOR } from '../../../domain/own-data/radar-words';
import { QUADRANT_KEYS, SHIFT_KEYS, TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import type { WorkspaceDocument } from '../../../application/own-data/workspace-document';
import { detailSheets } from './detail-sheets';
import { rowOf, rowsIn, type RawRow as Row } from '../../wire/rows';
import { linesOf, ownValuesOf, valuesBy } from './raw-rows';
import { writtenSheet, type FieldValues, type WrittenSheet } from './written-sheet';

/**
 * One project of a workspace as sheets. Opening them gives the same project; experiments, which are pages and no data, are
 * left out. Sheets without rows are left out.
 */
export function projectSheets(workspace: WorkspaceDocument, sowId: string): readonly WrittenSheet[] {
  const ofProject = (list: unknown): readonly Row[] => rowsIn(list).filter((row) => String(row['sow_id']) === sowId);
  const topics = ofProject(workspace.topics);
  const trends = ofProject(workspace.trends);
  const previous = rowOf(workspace.previous?.[sowId]);
  const previousTrends = rowsIn(previous['trends']);
  const previousTopics = rowsIn(previous['topics']);
  const ids = topics.map((row) => String(row[TOPIC_KEYS.id]));
  const details = detailSheets(workspace, topics, ofProject);
  const deepdives = ids.map((id) => rowOf(workspace.deepdives?.[id]));
  const series = rowOf(workspace.meta?.['real_figures']);
  return [
    writtenSheet(
      'topics',
      topics.map((row, index) => ({ ...topicValues(row, trends), growthSeries: series[ids[index] ?? ''] })),
      deepdives.map((deepdive) => linesOf(deepdive['more'])),
      topics.map(ownValuesOf),
    ),
    writtenSheet(
      'trends',
      trends.map((row) => valuesBy(TREND_KEYS, row)),
      trends.map((row) => linesOf(row['more'])),
    ),
    writtenSheet(
      'shifts',
      ofProject(workspace.shifts).map((row) => valuesBy(SHIFT_KEYS, row)),
    ),
    ...details,
    writtenSheet(
      'quadrants',
      rowsIn(workspace.quadrants).map((row) => valuesBy(QUADRANT_KEYS, row)),
    ),
    writtenSheet(
      'previous-topics',
      previousTopics.map((row) => topicValues(row, [...trends, ...previousTrends])),
      [],
      previousTopics.map(ownValuesOf),
    ),
    writtenSheet(
      'previous-trends',
      previousTrends.map((row) => valuesBy(TREND_KEYS, row)),
    ),
    writtenSheet('project', projectRows(workspace, sowId)),
  ].filter(({ name, rows }) => rows.length > 0 || name === 'Topics');
}

function topicValues(row: Row, trends: readonly Row[]): FieldValues {
  const values = valuesBy(TOPIC_KEYS, row);
  const trend = trends.find((candidate) => String(candidate[TREND_KEYS.id]) === String(row[TOPIC_KEYS.trendId]));
  return { ...values, trend: trend?.[TREND_KEYS.name] };
}

function projectRows({ meta, sows, versions, permissions }: WorkspaceDocument, sowId: string): readonly FieldValues[] {
  const sow = rowsIn(sows).find(({ id }) => String(id) === sowId) ?? {};
  const info = rowOf(meta);
  const divides = rowOf(info['quadrants_computed']);
  const { rings } = rowOf(sow['radar']);
  const hasAssistant = rowOf(permissions?.[sowId])['reneAI'] ?? sow['reneAI'];
  const values: Readonly<Record<keyof typeof PROJECT_PROPERTIES, unknown>> = {
    id: sow['id'],
    name: sow['name'],
    loadDate: sow['loadDate'],
    assistant: hasAssistant === false ? 'no' : 'yes',
    title: info['title'],
    licence: info['licence'],
    attribution: info['attribution'],
    figures: info['figures'],
    growthName: info['growth_name'],
    quadrants: QUADRANTS_AS_GIVEN,
    growthDivide: divides['growth'],
    sizingDivide: divides['sizing'],
    rings: Array.isArray(rings) ? rings.join(RING_SEPARATOR) : null,
  };
  const properties = Object.entries(PROJECT_PROPERTIES).map(([key, label]) => ({
    label,
    value: values[key as keyof typeof PROJECT_PROPERTIES],
  }));
  const dates = rowsIn(versions?.[sowId]).map(({ version, date }) => ({
    label: `${VERSION_PREFIX}${String(version)}`,
    value: date,
  }));
  return [...properties.filter(({ value }) => value !== undefined && value !== null), ...dates];
}
