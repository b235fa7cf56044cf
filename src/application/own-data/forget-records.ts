import { LIBRARY_KINDS } from '../../domain/library/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import type { OpenLibrary } from '../library/open-library';
import type { PersonalLibrary } from '../library/personal-library';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/browser-ports';
import type { LoadOwnData } from './own-projects';

/** Removes the statuses, notes, stars, views and visits of projects that are gone. */
export class ForgetRecords {
  constructor(
    private readonly load: LoadOwnData,
    private readonly library: PersonalLibrary,
    private readonly open: OpenLibrary,
    private readonly session: SessionStore,
    private readonly logger: Logger,
  ) {}

  async run(ids: readonly SowId[]): Promise<void> {
    const data = await this.load?.();
    for (const id of ids) {
      data?.forgetStatuses(id);
      data?.removed.delete(id);
      await this.#forget(id);
    }
  }

  async #forget(sowId: SowId): Promise<void> {
    const { member } = this.session;
    if (member === null) return;
    try {
      await this.open.flush();
      const scope = { organisationId: member.orgId, userId: member.userId, sowId };
      const records = await this.library.read(scope);
      for (const kind of LIBRARY_KINDS) {
        await Promise.all(records[kind].map(({ id }) => this.library.remove(scope, kind, id)));
      }
    } catch (error) {
      this.logger.error('Failed to remove the records of a project:', error);
    }
  }
}
