import { CURRENT_DATA, PREVIOUS_DATA } from '../../../domain/explore/version';
import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow, type RawRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';
import { mapIds } from './map-ids';
import { nameKey } from './name-key';

/** The most topics that are shown as new discoveries. */
const MOST_DISCOVERIES = 24;

interface Dates {
  readonly now: string;
  readonly earlier: string;
}

/**
 * A newer file in the place of an earlier one, both with the ids of the same project: the earlier rows become Previous
 * Data, topics that the earlier file does not have become new discoveries. A topic or trend whose id the earlier file
 * does not have is recognised by its name, if only one row of each file has it.
 */
export function continuedFile(newer: WorkspaceFile, earlier: WorkspaceFile, own: string, dates: Dates): WorkspaceFile {
  const topics = idsByName(newer.topics, earlier.topics, 'tid', 'topic_name');
  const trends = idsByName(newer.trends, earlier.trends, 'ssid', 'trend_name');
  const file = mapIds(newer, {
    sow: (id) => id,
    topic: (id) => topics.get(id) ?? id,
    trend: (id) => trends.get(id) ?? id,
    other: (id) => id,
  });
  const known = idsOf(earlier.topics, 'tid');
  const discoveries = file.topics
    .filter((row) => isRow(row) && !known.has(parseEntityId(row['tid']) ?? ''))
    .slice(0, MOST_DISCOVERIES)
    .map((row) => ({ type: 'Topic', ...(row as RawRow) }));
  return {
    ...file,
    sows: file.sows.map((sow) => withDiscoveries(sow, discoveries)),
    versions: {
      [own]: [
        { version: CURRENT_DATA, date: dates.now },
        { version: PREVIOUS_DATA, date: dates.earlier },
      ],
    },
    previous: {
      [own]: { topics: earlier.topics.map(withoutDescription), trends: earlier.trends.map(withoutDescription) },
    },
  };
}

function withDiscoveries(sow: unknown, discoveries: readonly unknown[]): unknown {
  if (!isRow(sow) || (Array.isArray(sow['newDiscoveries']) && sow['newDiscoveries'].length > 0)) return sow;
  return { ...sow, newDiscoveries: discoveries };
}

/** From the ids of the newer file to those of the earlier one. */
function idsByName(
  newer: readonly unknown[],
  earlier: readonly unknown[],
  idKey: string,
  textKey: string,
): ReadonlyMap<string, string> {
  const [before, after] = [namesOf(earlier, idKey, textKey), namesOf(newer, idKey, textKey)];
  const [known, taken] = [idsOf(earlier, idKey), idsOf(newer, idKey)];
  const pairs = [...after].flatMap(([name, [id, ...others]]) => {
    const [old, ...more] = before.get(name) ?? [];
    if (id === undefined || old === undefined || others.length + more.length > 0) return [];
    return known.has(id) || taken.has(old) ? [] : [[id, old] as const];
  });
  return new Map(pairs);
}

function namesOf(rows: readonly unknown[], idKey: string, textKey: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const row of rows.filter(isRow)) {
    const id = parseEntityId(row[idKey]);
    const name = nameKey(row[textKey]);
    if (id !== undefined && name !== '') names.set(name, [...(names.get(name) ?? []), id]);
  }
  return names;
}

function idsOf(rows: readonly unknown[], key: string): ReadonlySet<string> {
  return new Set(rows.filter(isRow).flatMap((row) => parseEntityId(row[key]) ?? []));
}

/** The charts of Previous Data need none, and a file may have many megabytes of them. */
function withoutDescription(row: unknown): unknown {
  if (!isRow(row)) return row;
  const { topic_description: _topic, trend_description: _trend, ...rest } = row;
  return rest;
}
