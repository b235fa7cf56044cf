import { reaction } from 'mobx';
import { isSameScope, type LibraryScope } from '../personal/personal-library';
import { leftSampleKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import { together } from '../shared/load-once';
import type { LeaveTeam } from './leave-team';
import type { OpenSample } from './open-sample';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** Opens the sample team of a project that has one, until the user leaves it. */
export class BeginSample {
  constructor(
    private readonly opening: OpenSample,
    private readonly leaving: LeaveTeam,
    private readonly sync: TeamSync,
    private readonly store: TeamStore,
    private readonly session: SessionStore,
    private readonly device: KeyValueStore,
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
    await this.opening.open(scope, () => {
      if (!isSameScope(scope, this.sync.withoutTeam)) return false;
      this.device.remove(this.#key);
      return true;
    });
  }

  /** The invented colleagues do not come back by themselves. */
  async leave(): Promise<void> {
    if (!this.store.isSample) return;
    this.device.set(this.#key, this.store.current?.scope.sowId ?? '');
    await this.leaving.leave(false);
  }

  get #key(): string {
    return leftSampleKey(this.session.member?.userId ?? '');
  }
}
