import { makeAutoObservable, runInAction } from 'mobx';
import type { StatusOutbox } from '../decisions/status-outbox';
import type { Keep } from '../keep/keep';
import { ownerPrefix, type KeptRecord } from '../keep/kept-record';
import { changeCounts, ofUser, unsavedFile } from '../keep/unsaved-file';
import type { DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Drafts } from '../workspace/drafts';

/** What the user is asked before the log-out. */
export interface LogOutQuestion {
  /** Decided, and not confirmed by the storage or the service. */
  readonly decisions: number;
  /** Written or begun, and not stored for good. */
  readonly texts: number;
  /** The user wants what is stored in this browser to be removed, too. */
  readonly isRemoving: boolean;
  /** All that is not saved, to be downloaded; null: everything is. */
  readonly file: { readonly name: string; readonly text: string } | null;
}

/**
 * 'Log out' of menu, sidebar and search: says before what is not saved yet, because a log-out forgets it. The address
 * /logout and the end of a session do not ask.
 */
export class LogOut {
  /** null: nothing is asked. */
  question: LogOutQuestion | null = null;

  constructor(
    private readonly session: SessionStore,
    private readonly keep: Keep,
    private readonly outbox: StatusOutbox,
    private readonly drafts: Drafts,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Logs out, or asks first where something would be lost. @param isRemoving asks in any case */
  async start(isRemoving = false): Promise<void> {
    const { owner } = this.session;
    const unsaved = owner === null ? [] : await this.#unsavedOf(owner);
    if (unsaved.length === 0 && !isRemoving) return this.session.signOut();
    const { all, decisions } = changeCounts(unsaved);
    const file = unsaved.length === 0 ? null : unsavedFile(unsaved, this.keep.now());
    runInAction(() => (this.question = { decisions, texts: all - decisions, isRemoving, file }));
  }

  cancel(): void {
    this.question = null;
  }

  async confirm(): Promise<void> {
    this.question = null;
    await this.session.signOut();
  }

  async #unsavedOf(owner: DataOwner): Promise<readonly KeptRecord[]> {
    // What only waits for its pause is stored now, and is nothing to ask about.
    await this.keep.flush();
    // Where the storage does not answer, what this page holds is all that is known.
    const [sent, typed] = await Promise.all([
      this.outbox.recordsOf(owner).catch((): readonly KeptRecord[] => []),
      this.drafts.recordsOf(owner).catch((): readonly KeptRecord[] => []),
    ]);
    const known = [...sent, ...typed];
    const held = ofUser(this.keep.heldOf(ownerPrefix(owner)));
    const isNew = (record: KeptRecord): boolean => !known.some(({ key }) => String(key) === String(record.key));
    return [...known, ...held.filter(isNew)];
  }
}
