import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicFinder } from '../../domain/team/find-topic';
import { projectLogs } from '../../domain/team/member';
import type { MemberRecord, TopicLog } from '../../domain/team/member-record';

type Logs = ReadonlyMap<TopicId, TopicLog>;

/** Logs by the ids of the open project, resolved once for each record: most files do not change between two readings. */
export class ProjectLogs {
  readonly #known = new WeakMap<MemberRecord, { readonly finder: TopicFinder; readonly logs: Logs }>();

  of(record: MemberRecord, finder: TopicFinder): Logs {
    const known = this.#known.get(record);
    if (known?.finder === finder) return known.logs;
    const logs = projectLogs(record, finder);
    this.#known.set(record, { finder, logs });
    return logs;
  }
}
