import { MEMBER_TEXT_LIMITS, memberInitials, newMemberId } from '../../domain/team/member-record';
import { commentLine } from '../../domain/team/record-edits';
import type { LibraryScope } from '../personal/personal-library';
import type { OpenLibrary } from '../personal/open-library';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/browser-ports';
import type { Identity, TeamStorage } from './team-storage';

/** Who the user is in the teams of this browser. */
export class TeamIdentity {
  constructor(
    private readonly storage: TeamStorage,
    private readonly library: OpenLibrary,
    private readonly session: SessionStore,
    private readonly newId: () => string,
    private readonly logger: Logger,
  ) {}

  /** Of the open project; null: none is open. */
  get scope(): LibraryScope | null {
    return this.library.scope;
  }

  /** In the first team by this name, or by that of the session. */
  async of(typed = ''): Promise<Identity> {
    const { scope } = this.library;
    const stored = scope && (await this.storage.identity(scope).catch(this.#log));
    const name = commentLine(typed, MEMBER_TEXT_LIMITS.name) ?? stored?.name ?? this.session.member?.nickname ?? '';
    if (stored?.name === name) return stored;
    return { id: stored?.id ?? newMemberId(name, this.newId()), name, initials: memberInitials(name) };
  }

  async keep(scope: LibraryScope, identity: Identity): Promise<void> {
    await this.storage.setIdentity(scope, identity).catch(this.#log);
  }

  readonly #log = (error: unknown): null => {
    this.logger.error('Failed to store the team in this browser:', error);
    return null;
  };
}
