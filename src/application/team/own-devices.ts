import { reaction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import { lastOf } from '../../domain/team/member-record';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TeamStore } from './team.store';

/** Several computers of one person are one member: what was decided on another one is the own status here, too. */
export class OwnDevices {
  constructor(
    private readonly store: TeamStore,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly picks: PickTopicStatus,
  ) {}

  /** @returns stops */
  start(): () => void {
    return reaction(
      () => this.#decidedElsewhere,
      (decided) => {
        for (const [id, status] of decided) {
          const topic = this.signals.topicById.get(id);
          if (topic !== undefined) void this.picks.pickQuietly(topic, status, 'part');
        }
      },
      { fireImmediately: true },
    );
  }

  /** Topics whose last decision was taken on another computer of the user, and is not shown here yet. */
  get #decidedElsewhere(): ReadonlyMap<TopicId, TopicStatus> {
    const { you, own } = this.store;
    const decided = new Map<TopicId, TopicStatus>();
    if (you === null || own === null || you.records.length < 2) return decided;
    const mine = this.store.logsOf(own);
    for (const [id, log] of you.logs) {
      const last = lastOf(log);
      const topic = this.signals.topicById.get(id);
      const isMine = last === null || mine.get(id)?.log.some(({ n, at }) => n === last.n && at === last.at) === true;
      if (topic === undefined || isMine || this.statuses.saving.has(id)) continue;
      if (this.statuses.settledStatusOf(topic) !== last.status) decided.set(id, last.status);
    }
    return decided;
  }
}
