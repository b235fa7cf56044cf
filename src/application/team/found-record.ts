import { lastOf } from '../../domain/team/member-record';
import { foundCounts, mergeRecords, withFound } from '../../domain/team/merge-records';
import { isTopicStatus, UNDECIDED } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { Clock } from '../shared/browser-ports';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TeamKeeper } from './team-keeper';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** What stood in the own file, or in a copy of it, and is not of this browser: the user takes it in or leaves it out. */
export class FoundRecord {
  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly sync: TeamSync,
    private readonly signals: ProjectSignalsStore,
    private readonly picks: PickTopicStatus,
    private readonly clock: Clock,
  ) {}

  /** null: nothing, or it is answered. */
  get counts(): ReturnType<typeof foundCounts> | null {
    const stored = this.store.current?.stored;
    return stored === undefined || stored.found === null ? null : foundCounts(stored.found, stored.own);
  }

  /** Takes what was found into the own record; its decisions become the own statuses. */
  readonly takeIn = async (): Promise<void> => {
    const found = this.store.current?.stored.found ?? null;
    if (found === null) return;
    const stamp = { n: this.store.nextNumber, at: this.#now() };
    this.sync.keep((stored) => ({ ...stored, own: withFound(stored.own, found, stamp) }));
    await this.leaveOut();
    for (const id of found.decisions.keys()) {
      const topic = this.signals.topicById.get(this.store.finder.find(id, found.decisions.get(id)?.name ?? '') ?? id);
      const status = lastOf(this.store.own?.decisions.get(id))?.status ?? UNDECIDED;
      if (topic !== undefined && isTopicStatus(status)) await this.picks.pickQuietly(topic, status, 'taken over');
    }
  };

  /** Leaves out what was found, or has taken it in: it is not asked again. */
  readonly leaveOut = async (): Promise<void> => {
    await this.keeper.note(({ found, leftOut, ...stored }) => ({
      ...stored,
      found: null,
      leftOut: leftOut && found ? mergeRecords(leftOut, found) : (found ?? leftOut),
    }));
    await this.sync.removeCopies();
  };

  #now(): string {
    return this.clock.now().toISOString();
  }
}
