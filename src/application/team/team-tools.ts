import type { HouseStyleStore } from './house-style.store';
import type { BeginSample } from './begin-sample';
import type { ExchangeFiles } from './exchange-files';
import type { JoinTeam } from './join-team';
import type { OwnReasons } from './own-reasons';
import type { TeamActs } from './team-acts';
import type { TeamOwnership } from './team-ownership';
import type { TeamQueue } from './team-queue';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';
import type { TeamViewModel } from './team.view-model';

/** What screens do with the team once its code is loaded. */
export class TeamTools {
  constructor(
    readonly store: TeamStore,
    readonly sync: TeamSync,
    readonly acts: TeamActs,
    readonly files: ExchangeFiles,
    readonly join: JoinTeam,
    readonly sample: BeginSample,
    readonly view: TeamViewModel,
    readonly ownership: TeamOwnership,
    readonly queue: TeamQueue,
    readonly house: HouseStyleStore,
    readonly reasons: OwnReasons,
  ) {}
}
