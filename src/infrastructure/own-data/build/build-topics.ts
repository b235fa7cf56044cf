import type { RawRow as Row } from '../../wire/rows';
import { PERSONAL_KEYS, TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import { cleanedName } from '../../../domain/own-data/normalised-name';
import { identified } from './identified';
import type { MappedRow, MappedSheet } from './mapped-row';
import { valuesOf, withoutNulls } from './read-fields';
import type { TrendFinder } from './build-trends';
import { cellText } from '../../../domain/own-data/cell-text';
import { inRingOrder, saysYes } from '../../../domain/own-data/value-words';
import type { Radar } from '../../../domain/workspace/sow';

export interface BuiltTopic {
  readonly source: MappedRow;
  readonly id: string | number;
  readonly name: string;
  readonly row: Row;
}

export function buildTopics(
  sheet: MappedSheet | null,
  sow: string | number,
  trends: TrendFinder,
): readonly BuiltTopic[] {
  if (sheet === null) return [];
  return identified(sheet, 'topic').map(({ row, id, name }) => {
    const topic = {
      ...valuesOf(row, TOPIC_KEYS),
      sow_id: sow,
      [TOPIC_KEYS.id]: id,
      [TOPIC_KEYS.name]: name,
      [TOPIC_KEYS.trendId]: trendOf(row, trends),
      own: row.own(),
      [PERSONAL_KEYS.note]: row.note(),
    };
    return { source: row, id, name, row: withoutNulls(topic) };
  });
}

/** The trend of a topic by id or name; a name that no trend has becomes a trend. */
function trendOf(row: MappedRow, trends: TrendFinder): string | number | null {
  const id = row.id('trendId');
  const name = cleanedName(row.word('trend') ?? '') || null;
  const shift = row.word('shift');
  const found = trends.find(id, name);
  if (found === null && name === null) {
    if (id !== null) row.report('trendId', 'gap', 'No trend has this id.', 'Opened without a trend.');
    return null;
  }
  const trend = found ?? trends.make(id, name ?? '');
  if (shift !== null && trend !== null) trends.nameShift(trend, shift);
  return trend;
}

/** The rings and sectors of a technology radar; null where no topic has a ring. @param listed rings that the file lists */
export function radarOf(
  topics: readonly BuiltTopic[],
  trends: readonly Row[],
  listed: readonly string[],
): Radar | null {
  const found = topics.flatMap(({ row }) => (typeof row[TOPIC_KEYS.ring] === 'string' ? [row[TOPIC_KEYS.ring]] : []));
  if (found.length === 0) return null;
  const rings = inRingOrder([...new Set(found as readonly string[])], listed);
  return { rings, sectors: trends.map((trend) => String(trend[TREND_KEYS.name])) };
}

/** The topics that a radar marks as new, as discoveries. */
export function newOnRadar(topics: readonly BuiltTopic[]): readonly Row[] {
  return topics.flatMap(({ source, row, id, name }) => {
    const isNew = row[TOPIC_KEYS.moved] === 'new' || saysYes(cellText(source.cell('isNew')));
    return isNew ? [{ type: 'Topic', [TOPIC_KEYS.id]: id, [TOPIC_KEYS.name]: name }] : [];
  });
}
