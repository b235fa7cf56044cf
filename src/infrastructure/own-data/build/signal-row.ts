import { readConsensusCell, readCount, readQuadrantCell, readShare } from './read-fields';
import type { Identified } from './identified';
import type { SignalKeys } from '../../wire/signal-keys';

/** What topics and trends have in common, by the keys of a workspace document. */
export function signalRow(keys: SignalKeys, { row, id, name }: Identified, sow: string | number) {
  return {
    sow_id: sow,
    [keys.id]: id,
    [keys.name]: name,
    [keys.description]: row.text('description'),
    [keys.image]: row.word('image'),
    [keys.quadrant]: readQuadrantCell(row),
    [keys.averageSizing]: readShare(row, 'averageSizing'),
    [keys.averageSizingLabel]: row.word('averageSizingLabel'),
    [keys.consumerSizing]: readShare(row, 'consumerSizing'),
    [keys.industrySizing]: readShare(row, 'industrySizing'),
    [keys.societySizing]: readShare(row, 'societySizing'),
    [keys.consensus]: readConsensusCell(row),
    [keys.consensusIcon]: row.word('consensusIcon'),
    [keys.growth]: readShare(row, 'growth'),
    [keys.drivers]: readCount(row, 'drivers'),
  };
}
