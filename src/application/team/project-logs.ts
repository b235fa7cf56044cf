import type { TopicId } from '../../domain/shared/entity-id';
import { UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicFinder } from '../../domain/team/find-topic';
import { projectLogs } from '../../domain/team/member';
import { lastOf, type MemberRecord, type TopicLog } from '../../domain/team/member-record';

type Logs = ReadonlyMap<TopicId, TopicLog>;

/** Logs by the ids of the open project, resolved once for each record: most files do not change between two readings. */
export class ProjectLogs {
  readonly #known = new WeakMap<MemberRecord, { readonly finder: TopicFinder; readonly logs: Logs }>();

  readonly #statuses = new WeakMap<
    Logs,
    { readonly ids: readonly TopicId[]; readonly statuses: readonly TopicStatus[] }
  >();

  /** The last status on each of these topics, in their order; Undefined: none. */
  statusesOf(logs: Logs, ids: readonly TopicId[]): readonly TopicStatus[] {
    const known = this.#statuses.get(logs);
    if (known?.ids === ids) return known.statuses;
    const statuses = ids.map((id) => lastOf(logs.get(id))?.status ?? UNDECIDED);
    this.#statuses.set(logs, { ids, statuses });
    return statuses;
  }

  of(record: MemberRecord, finder: TopicFinder): Logs {
    const known = this.#known.get(record);
    if (known?.finder === finder) return known.logs;
    const logs = projectLogs(record, finder);
    this.#known.set(record, { finder, logs });
    return logs;
  }
}
