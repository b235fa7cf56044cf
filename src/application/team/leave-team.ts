import type { Clock, Logger } from '../shared/browser-ports';
import { Patience } from './team-folder';
import type { TeamStorage } from './team-storage';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** Leaves the team of the open project. */
export class LeaveTeam {
  readonly #patience: Patience;

  constructor(
    private readonly storage: TeamStorage,
    private readonly sync: TeamSync,
    private readonly store: TeamStore,
    clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#patience = new Patience(clock);
  }

  /** Removes the copies of others from this browser. @param isFileRemoved the own file is deleted from the folder, too */
  async leave(isFileRemoved: boolean): Promise<void> {
    const { current } = this.store;
    if (current === null) return;
    const { folder } = this.sync;
    const { id } = current.stored.own;
    if (isFileRemoved) await this.#patience.within(async (deadline) => folder?.remove?.(id, deadline)).catch(this.#log);
    else await this.sync.write();
    await this.storage.remove(current.scope).catch(this.#log);
    await this.sync.open(current.scope);
  }

  readonly #log = (error: unknown): null => {
    this.logger.error('Failed to store the team in this browser:', error);
    return null;
  };
}
