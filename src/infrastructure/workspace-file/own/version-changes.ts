import type { ProjectChanges, Statuses, StatusChange } from '../../../application/own-data/own-projects';
import { parseEntityId } from '../../../domain/shared/entity-id';
import { isTopicStatus, UNDECIDED, type TopicStatus } from '../../../domain/topic/topic-status';
import { isRow, type RawRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';
import { goneTopics } from './kept-parts';

/** What places a topic on a map. */
const PLACES = ['topic_growth', 'average_sizing', 'ring'] as const;

/** What a newer file changes in the topics of an earlier one, both with the ids of the same project. */
export function versionChanges(
  newer: WorkspaceFile,
  earlier: WorkspaceFile,
  yours: Statuses,
): Omit<ProjectChanges, 'missing'> {
  const before = new Map(earlier.topics.filter(isRow).map((row) => [parseEntityId(row['tid']), row]));
  const both = newer.topics.filter(isRow).flatMap((row) => {
    const id = parseEntityId(row['tid']);
    const old = before.get(id);
    return old === undefined || id === undefined ? [] : [{ id, row, old }];
  });
  return {
    added: goneTopics(earlier, newer).map(nameOf),
    gone: goneTopics(newer, earlier).map(nameOf),
    moved: both.filter(({ row, old }) => PLACES.some((key) => (row[key] ?? null) !== (old[key] ?? null))).length,
    statuses: both.flatMap(({ id, row, old }): StatusChange[] => {
      const [was, now] = [statusOf(old), statusOf(row)];
      if ((was ?? UNDECIDED) === (now ?? UNDECIDED)) return [];
      return [{ name: nameOf(row), was, now, yours: yours[id] ?? null }];
    }),
  };
}

function nameOf(row: RawRow): string {
  return String(row['topic_name']);
}

function statusOf({ topic_status: status }: RawRow): TopicStatus | null {
  return isTopicStatus(status) ? status : null;
}
