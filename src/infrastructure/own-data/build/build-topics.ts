import { TOPIC_KEYS } from '../signal-keys';
import { identified } from './identified';
import type { MappedRow } from './mapped-row';
import type { MappedSheet } from './mapped-sheet';
import { readConsensusCell, readCount, readMoveCell, readQuadrantCell, readShare, readStatus } from './read-fields';
import type { TrendFinder } from './build-trends';
import { withoutNulls } from './without-nulls';

type Row = Readonly<Record<string, unknown>>;

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
  return identified(sheet, 'topic').map(({ row, id, name }) => ({
    source: row,
    id,
    name,
    row: withoutNulls({
      [TOPIC_KEYS.id]: id,
      sow_id: sow,
      [TOPIC_KEYS.trendId]: trendOf(row, trends),
      [TOPIC_KEYS.name]: name,
      [TOPIC_KEYS.description]: row.text('description'),
      [TOPIC_KEYS.image]: row.word('image'),
      [TOPIC_KEYS.status]: readStatus(row),
      [TOPIC_KEYS.quadrant]: readQuadrantCell(row),
      [TOPIC_KEYS.averageSizing]: readShare(row, 'averageSizing'),
      [TOPIC_KEYS.averageSizingLabel]: row.word('averageSizingLabel'),
      [TOPIC_KEYS.consumerSizing]: readShare(row, 'consumerSizing'),
      [TOPIC_KEYS.industrySizing]: readShare(row, 'industrySizing'),
      [TOPIC_KEYS.societySizing]: readShare(row, 'societySizing'),
      [TOPIC_KEYS.consensus]: readConsensusCell(row),
      [TOPIC_KEYS.consensusIcon]: row.word('consensusIcon'),
      [TOPIC_KEYS.growth]: readShare(row, 'growth'),
      [TOPIC_KEYS.drivers]: readCount(row, 'drivers'),
      [TOPIC_KEYS.ring]: row.word('ring'),
      [TOPIC_KEYS.moved]: readMoveCell(row),
      own: row.own(),
    }),
  }));
}

/** The trend of a topic by id or name; a name that no trend has becomes a trend. */
function trendOf(row: MappedRow, trends: TrendFinder): string | number | null {
  const id = row.id('trendId');
  const name = row.word('trend');
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
