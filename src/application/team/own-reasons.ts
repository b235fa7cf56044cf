import type { TopicId } from '../../domain/shared/entity-id';
import { lastOf } from '../../domain/team/member-record';
import type { LibraryScope } from '../library/personal-library';
import type { TeamStorage } from './team-storage';

/** The reasons of the user's own last decisions, also in a project that is not open. */
export class OwnReasons {
  constructor(private readonly storage: TeamStorage) {}

  /** Empty where the project has no team. Rejects with a StorageProblem. */
  async of(scope: LibraryScope): Promise<ReadonlyMap<TopicId, string>> {
    const decisions = (await this.storage.stored(scope))?.own.decisions ?? new Map();
    const reasons = new Map<TopicId, string>();
    for (const [id, log] of decisions) {
      const reason = lastOf(log)?.reason ?? null;
      if (reason !== null) reasons.set(id, reason);
    }
    return reasons;
  }
}
