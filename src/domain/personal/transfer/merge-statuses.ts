import type { StatusRecord, WorkspaceStatuses } from './library-file';
import type { MergeCounts } from './merge-libraries';

export interface StatusMerge {
  readonly counts: MergeCounts;
  /** Only what is to be written. */
  readonly records: readonly WorkspaceStatuses[];
}

/** Merges statuses of a file into the own ones: of two of one topic, the later decision counts. Nothing is removed. */
export function mergeStatuses(own: readonly WorkspaceStatuses[], file: readonly WorkspaceStatuses[]): StatusMerge {
  const before = new Map(own.map(({ workspace, statuses }) => [workspace, byTopic(statuses)]));
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  const records = file.map(({ workspace, statuses }) => {
    const changed = [...byTopic(statuses).values()].filter((record) => {
      const old = before.get(workspace)?.get(record.id);
      const isSame = old !== undefined && (old.status === record.status || old.changedAt >= record.changedAt);
      counts[isSame ? 'unchanged' : old === undefined ? 'added' : 'replaced'] += 1;
      return !isSame;
    });
    return { workspace, statuses: changed };
  });
  return { counts, records: records.filter(({ statuses }) => statuses.length > 0) };
}

/** The last one of each topic: a file that was edited by a person may name a topic twice. */
function byTopic(statuses: readonly StatusRecord[]): ReadonlyMap<string, StatusRecord> {
  const last = new Map<string, StatusRecord>();
  for (const record of statuses) {
    const other = last.get(record.id);
    if (other === undefined || other.changedAt < record.changedAt) last.set(record.id, record);
  }
  return last;
}
