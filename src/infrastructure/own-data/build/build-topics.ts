import type { RawRow as Row } from '../../wire/rows';
import { PERSONAL_KEYS, TOPIC_KEYS } from '../../wire/workspace-keys';
import { cleanedName } from '../../../domain/own-data/normalised-name';
import { identified } from './identified';
import type { MappedRow } from './mapped-row';
import type { MappedSheet } from './mapped-sheet';
import { valuesOf } from './read-fields';
import type { TrendFinder } from './build-trends';
import { withoutNulls } from './without-nulls';

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
