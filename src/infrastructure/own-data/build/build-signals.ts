import type { RawRow } from '../../wire/rows';
import { PERSONAL_KEYS, SHIFT_KEYS, TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import { cellText } from '../../../domain/own-data/cell-text';
import { computedQuadrant, type Divides } from '../../../domain/own-data/mapping';
import { cleanedName } from '../../../domain/own-data/normalised-name';
import { inRingOrder, saysYes } from '../../../domain/own-data/value-words';
import { groupBy } from '../../../domain/shared/lists';
import { mean } from '../../../domain/shared/statistics';
import type { Radar } from '../../../domain/workspace/sow';
import { exact } from '../../../domain/own-data/read-value';
import { EntityIndex, identified, madeId, type Entity, type NamedEntity } from './entities';
import { withoutNulls, type MappedRow, type MappedSheet } from './mapped-row';

/** The id of the project in a file without one. */
export const SOW = 1;

type Trends = EntityIndex<NamedEntity>;

/** @param previous the trends of earlier data, whose topics make none; null: topics make those that only they name */
export function buildTopics(sheet: MappedSheet, trends: Trends, previous: Trends | null): readonly Entity[] {
  return identified(sheet, 'topic').map((entity) => {
    const { source, id, name } = entity;
    const row = {
      ...source.values(TOPIC_KEYS),
      sow_id: SOW,
      [TOPIC_KEYS.id]: id,
      [TOPIC_KEYS.name]: name,
      [TOPIC_KEYS.trendId]: trendOf(source, trends, previous)?.id,
      own: source.own(),
      [PERSONAL_KEYS.note]: source.note(),
    };
    return { ...entity, row: withoutNulls(row) };
  });
}

/** The trend of a topic by id or name; a name that no trend has becomes a trend. */
function trendOf(row: MappedRow, trends: Trends, previous: Trends | null): NamedEntity | null {
  const id = row.value('trendId');
  const name = cleanedName(row.text('trend') ?? '') || null;
  const found = trends.find(id, name) ?? previous?.find(id, name) ?? null;
  if (found === null && name === null && id !== null)
    row.report('trendId', 'gap', 'No trend has this id.', 'Opened without a trend.');
  if (previous !== null || (found === null && name === null)) return found;
  const trend = found ?? trends.add(newTrend(trends, id, name ?? ''));
  const shift = row.text('shift');
  // Its own row may name another one.
  if (shift !== null) trend.row = { [TREND_KEYS.shift]: shift, ...trend.row };
  return trend;
}

function newTrend(trends: Trends, given: string | number | null, name: string): NamedEntity {
  const id = given ?? madeId('trend', name, (each) => trends.find(each, null) !== null);
  return { id, name, row: { [TREND_KEYS.id]: id, sow_id: SOW, [TREND_KEYS.name]: name } };
}

export function buildTrends(sheet: MappedSheet): Trends {
  const trends = identified(sheet, 'trend').map(({ source, id, name }): NamedEntity => {
    const more = source.more();
    const row = {
      ...source.values(TREND_KEYS),
      sow_id: SOW,
      [TREND_KEYS.id]: id,
      [TREND_KEYS.name]: name,
      more: more.length > 0 ? more : null,
      [PERSONAL_KEYS.note]: source.note(),
    };
    return { id, name, row: withoutNulls(row) };
  });
  return new EntityIndex(trends);
}

/** Shifts of their sheet, and those that only trends name. */
export function buildShifts(sheet: MappedSheet, trends: readonly RawRow[]): readonly RawRow[] {
  const rows: RawRow[] = identified(sheet, 'shift').map(({ source, id, name }) => {
    // A shift has no lines of its own.
    const lines = source.more().map(([header, text]) => `${header}: ${text}`);
    const description = [source.text('description') ?? [], lines, source.note() ?? []].flat().join('\n');
    return { id, name, sow_id: SOW, ...(description !== '' && { [SHIFT_KEYS.description]: description }) };
  });
  for (const { [TREND_KEYS.shift]: name } of trends) {
    if (typeof name !== 'string' || rows.some((row) => row['name'] === name)) continue;
    rows.push({ id: madeId('shift', name, (id) => rows.some((row) => row['id'] === id)), sow_id: SOW, name });
  }
  return rows;
}

const FIGURES = ['growth', 'averageSizing', 'consumerSizing', 'industrySizing', 'societySizing'] as const;

/**
 * Trends without growth and without a sizing of their own get the means of their topics, each topic counting the same, so
 * that they have a place on the map; and a quadrant, where those of topics are computed.
 */
export function withMeans(trends: readonly RawRow[], topics: readonly Entity[], divides: Divides | null) {
  const byTrend = groupBy(topics, ({ row }) => row[TOPIC_KEYS.trendId]);
  let isComputed = false;
  const withFigures = trends.map((trend) => {
    if (FIGURES.some((key) => trend[TREND_KEYS[key]] !== undefined)) return trend;
    const own = byTrend.get(trend[TREND_KEYS.id]) ?? [];
    const means = FIGURES.flatMap((key) => {
      const known = mean(own.map(({ row }) => row[TOPIC_KEYS[key]] as number | undefined));
      return known === null ? [] : [[TREND_KEYS[key], exact(known)] as const];
    });
    isComputed ||= means.length > 0;
    return { ...trend, ...Object.fromEntries(means) };
  });
  if (divides === null || trends.some((trend) => trend[TREND_KEYS.quadrant] !== undefined))
    return { rows: withFigures, isComputed };
  const rows = withFigures.map((trend) => {
    const quadrant = computedQuadrant(axesOf(trend, TREND_KEYS), divides);
    return quadrant === null ? trend : { ...trend, [TREND_KEYS.quadrant]: quadrant };
  });
  return { rows, isComputed };
}

export function axesOf(row: RawRow, keys: typeof TOPIC_KEYS | typeof TREND_KEYS) {
  const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return { growth: figure(row[keys.growth]), sizing: figure(row[keys.averageSizing]) };
}

/** The rings and sectors of a technology radar; null where no topic has a ring. @param listed rings that the file lists */
export function radarOf(topics: readonly Entity[], trends: readonly RawRow[], listed: readonly string[]): Radar | null {
  const found = topics.map(({ row }) => row[TOPIC_KEYS.ring]).filter((ring) => typeof ring === 'string');
  if (found.length === 0) return null;
  const sectors = trends.map((trend) => String(trend[TREND_KEYS.name]));
  return { rings: inRingOrder([...new Set(found)], listed), sectors };
}

/** The topics that a radar marks as new, as discoveries. */
export function newOnRadar(topics: readonly Entity[]): readonly RawRow[] {
  return topics
    .filter(({ row, source }) => row[TOPIC_KEYS.moved] === 'new' || saysYes(cellText(source.cell('isNew'))))
    .map(({ id, name }) => ({ type: 'Topic', [TOPIC_KEYS.id]: id, [TOPIC_KEYS.name]: name }));
}
