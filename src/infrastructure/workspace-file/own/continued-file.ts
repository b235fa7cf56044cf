import { CURRENT_DATA, PREVIOUS_DATA } from '../../../domain/workspace/explore-tab';
import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow, type RawRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';

/** The most topics that are shown as new discoveries. */
const MOST_DISCOVERIES = 24;

interface Dates {
  readonly now: string;
  readonly earlier: string;
}

/**
 * A newer file in the place of an earlier one, both with the ids of the same project: the earlier rows become Previous
 * Data, topics that the earlier file does not have become new discoveries.
 */
export function continuedFile(file: WorkspaceFile, earlier: WorkspaceFile, own: string, dates: Dates): WorkspaceFile {
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

function idsOf(rows: readonly unknown[], key: string): ReadonlySet<string> {
  return new Set(rows.filter(isRow).flatMap((row) => parseEntityId(row[key]) ?? []));
}

/** The charts of Previous Data need none, and a file may have many megabytes of them. */
function withoutDescription(row: unknown): unknown {
  if (!isRow(row)) return row;
  const { topic_description: _topic, trend_description: _trend, ...rest } = row;
  return rest;
}
