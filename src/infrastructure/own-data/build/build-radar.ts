import { cellText } from '../../../domain/own-data/cell-text';
import { inRingOrder, saysYes } from '../../../domain/own-data/radar-words';
import type { Radar } from '../../../domain/workspace/sow';
import type { RawRow as Row } from '../../wire/rows';
import { TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import type { BuiltTopic } from './build-topics';

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
