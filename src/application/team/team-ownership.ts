import { foundCounts, withFound, mergeRecords } from '../../domain/team/merge-records';
import { lastOf } from '../../domain/team/member-record';
import { isTopicStatus, UNDECIDED } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { Clock, Logger } from '../shared/browser-ports';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { runInAction } from 'mobx';
import { refusalOf, type TrustQuestion } from '../../domain/team/trusted-files';
import type { TeamActs } from './team-acts';
import type { TeamKeeper } from './team-keeper';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';
import { Patience } from './team-folder';

/** What lies in the folder and is not as this browser knows it: named to the user, who answers it. Nothing happens by itself. */
export class TeamOwnership {
  readonly #patience: Patience;

  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly sync: TeamSync,
    private readonly signals: ProjectSignalsStore,
    private readonly picks: PickTopicStatus,
    private readonly acts: TeamActs,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#patience = new Patience(clock);
  }

  /** What stood in the own file or a copy of it, and is not of this browser. null: nothing, or it is answered. */
  get found(): ReturnType<typeof foundCounts> | null {
    const stored = this.store.current?.stored;
    return stored === undefined || stored.found === null ? null : foundCounts(stored.found, stored.own);
  }

  /** The file counts: of another computer of the member, or of another person of this name. The owner answers for all. */
  readonly trust = async ({ id, key }: TrustQuestion): Promise<void> => {
    if (this.store.isOwner) this.acts.confirm(id, key);
    await this.keeper.note((stored) => {
      return { ...stored, keys: new Map(stored.keys).set(id, [...(stored.keys.get(id) ?? []), key]) };
    });
  };

  /** The file is of another computer of the user. */
  readonly joinOwn = async (question: TrustQuestion): Promise<void> => {
    this.acts.joinOwn(question.id, question.key);
    await this.trust(question);
  };

  /** The file counts for nothing, and is not asked for again. */
  readonly distrust = (question: TrustQuestion): Promise<void> =>
    this.keeper.note((stored) => ({ ...stored, refused: [...stored.refused, refusalOf(question)] }));

  /** Writes the file of the team over that of another team, which the owner has been told of. */
  readonly putBack = async (): Promise<void> => {
    runInAction(() => (this.store.stray = null));
    await this.sync.write(true);
  };

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
    const { folder } = this.sync;
    const { own } = this.store;
    if (own === null) return;
    await this.#patience
      .within(async (deadline) => folder?.removeCopies?.(own.id, deadline))
      .catch((error: unknown) => this.logger.warn('Failed to remove copies of the own file:', error));
    await this.sync.write(true);
  };

  #now(): string {
    return this.clock.now().toISOString();
  }
}
