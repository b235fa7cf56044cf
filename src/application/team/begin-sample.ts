import { reaction } from 'mobx';
import type { SessionStore } from '../session/session.store';
import { leftSampleKey } from '../session/personal-keys';
import type { Clock, KeyValueStore, Logger } from '../shared/browser-ports';
import { isSameScope, type LibraryScope } from '../personal/personal-library';
import type { JoinTeam } from './join-team';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';
import type { SowId } from '../../domain/shared/entity-id';
import type { MemberId } from '../../domain/team/member-record';
import { together } from '../shared/load-once';
import { token } from '../shared/token';
import { type TeamFolder, Patience } from './team-folder';

/** Invented colleagues, so that a team can be seen before there is one. */
export interface SampleTeams {
  /**
   * @param begunAt when the user met them first; ISO 8601
   * @returns null: the project has no sample. `seenAt`: what is newer is shown as unread.
   */
  open(
    project: SowId,
    begunAt: string,
    you: MemberId,
  ): Promise<{ readonly folder: TeamFolder; readonly seenAt: string } | null>;
}
export const SampleTeams = token<SampleTeams>('SampleTeams');

/** Opens the sample team of a project that has one, until the user leaves it. */
export class BeginSample {
  constructor(
    private readonly samples: SampleTeams,
    private readonly join: JoinTeam,
    private readonly sync: TeamSync,
    private readonly store: TeamStore,
    private readonly session: SessionStore,
    private readonly device: KeyValueStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => this.sync.withoutTeam,
        (scope) => {
          if (scope !== null && !this.isLeft) void this.begin(scope);
        },
        { fireImmediately: true },
      ),
      // A user who has had a real team needs no sample.
      reaction(
        () => this.store.current !== null && !this.store.isSample,
        (isReal) => {
          if (isReal && !this.isLeft) this.device.set(this.#key, 'real team');
        },
      ),
    ]);
  }

  /** The open project has a sample that the user has left. */
  get isOffered(): boolean {
    const left = this.device.get(this.#key);
    return left !== null && left === this.sync.withoutTeam?.sowId;
  }

  get isLeft(): boolean {
    return this.device.get(this.#key) !== null;
  }

  async begin(scope: LibraryScope): Promise<void> {
    try {
      const identity = await this.join.identity();
      const sample = await this.samples.open(scope.sowId, this.clock.now().toISOString(), identity.id);
      if (sample === null || !isSameScope(scope, this.sync.withoutTeam)) return;
      this.device.remove(this.#key);
      const reading = await new Patience(this.clock).within((deadline) => sample.folder.read(deadline));
      const members = reading.files.flatMap(({ content }) => content?.record.id ?? []);
      const marks = new Map(members.map((id) => [id, sample.seenAt]));
      await this.join.enter(scope, { folder: sample.folder, reading }, identity, { marks, since: sample.seenAt });
    } catch (error) {
      this.logger.error('Failed to open the sample team:', error);
    }
  }

  /** The invented colleagues do not come back by themselves. */
  async leave(): Promise<void> {
    if (!this.store.isSample) return;
    this.device.set(this.#key, this.store.current?.scope.sowId ?? '');
    await this.join.leave(false);
  }

  get #key(): string {
    return leftSampleKey(this.session.member?.userId ?? '');
  }
}
