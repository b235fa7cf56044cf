import { makeAutoObservable, runInAction, when } from 'mobx';
import type { OpenLibrary } from '../personal/open-library';
import type { Clock, Logger } from '../shared/browser-ports';
import { BY_REFERENCE } from '../shared/by-reference';
import { token } from '../shared/token';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { HouseStyleStore } from '../workspace/house-style.store';
import type { BeginSample } from './begin-sample';
import type { FoundRecord } from './found-record';
import type { ExchangeFiles } from './exchange-files';
import type { JoinTeam } from './join-team';
import type { OwnReasons } from './team-storage';
import type { TeamActs } from './team-acts';
import type { RecordedDecisions } from './recorded-decisions';
import type { TeamLead } from './team-lead';
import type { TeamOwnership } from './team-ownership';
import type { TeamQueue } from './team-queue';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';
import type { TeamViewModel } from './team.view-model';

/** What screens do with the team once its code is loaded. */
export interface TeamTools {
  readonly store: TeamStore;
  readonly sync: TeamSync;
  readonly acts: TeamActs;
  readonly files: ExchangeFiles;
  readonly join: JoinTeam;
  readonly sample: BeginSample;
  readonly view: TeamViewModel;
  readonly lead: TeamLead;
  readonly recorded: RecordedDecisions;
  readonly ownership: TeamOwnership;
  readonly found: FoundRecord;
  readonly queue: TeamQueue;
  readonly house: HouseStyleStore;
  readonly reasons: OwnReasons;
}

/** Loads the code of the team and starts it. Rejects without a connection. */
export type LoadTeam = () => Promise<TeamTools>;
export const LoadTeam = token<LoadTeam>('LoadTeam');

/** Milliseconds between the project's topics and the code of the team, which no first screen waits for. */
const DELAY = 1000;

/** Whether the code of the team is here: until then the project has no team on any screen. */
export class TeamLoader {
  /** null: it is not here. */
  loaded: TeamTools | null = null;
  hasFailed = false;

  constructor(
    private readonly fetch: LoadTeam,
    private readonly library: OpenLibrary,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    makeAutoObservable(this, { start: false }, BY_REFERENCE);
  }

  /** null: it is not here, or the open project has no team. */
  get tools(): TeamTools | null {
    return this.workspace.has('team') ? this.loaded : null;
  }

  /** The open project may have a team whose code is not here yet. */
  get isAwaited(): boolean {
    return this.loaded === null && this.workspace.has('team');
  }

  /** null: the open project has no team with a colleague, or it is not here. */
  get shared(): TeamTools | null {
    return this.tools?.store.isShared === true ? this.tools : null;
  }

  /** Loads it a moment after the first project that may have a team. @returns stops */
  start(): () => void {
    let cancel = (): void => {};
    // What its file switches off is known only when it has arrived.
    const begin = (): void => {
      stop = when(
        () => this.workspace.sow.value !== null && this.workspace.has('team'),
        () => void this.load(),
      );
    };
    let stop = when(
      () => this.library.scope !== null && this.signals.topics.value !== null && this.workspace.has('team'),
      () => (cancel = this.clock.after(DELAY, begin)),
    );
    return () => {
      stop();
      cancel();
    };
  }

  async load(): Promise<void> {
    if (this.loaded !== null) return;
    this.hasFailed = false;
    try {
      const tools = await this.fetch();
      runInAction(() => (this.loaded = tools));
    } catch (error) {
      this.logger.error('Failed to load the code of the team:', error);
      runInAction(() => (this.hasFailed = true));
    }
  }
}
