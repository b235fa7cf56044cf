import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  EMPTY_LIBRARY,
  withoutRecord,
  withRecord,
  type LibraryKind,
  type LibraryRecords,
  type Note,
  type ProjectLibrary,
  bothTexts,
} from '../../domain/library/library-record';
import type { SessionStore } from '../session/session.store';
import type { Clock, Logger, PageLifecycle } from '../shared/browser-ports';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { isSameScope, type LibraryScope, type PersonalLibrary } from './personal-library';
import { isSameOwner } from '../session/personal-keys';
import type { UnsavedRecords } from './unsaved-records';
import { together } from '../shared/load-once';
import { BY_REFERENCE } from '../shared/by-reference';

interface Loaded {
  readonly scope: LibraryScope;
  readonly library: ProjectLibrary;
}

type Edit = (library: ProjectLibrary) => ProjectLibrary;

/**
 * The personal library of the open project and the signed-in user. The stores of notes, stars, views, recent cards and
 * visits read and write through it alone: what it shows always belongs to the project and user of this moment.
 */
export class OpenLibrary {
  loaded: Loaded | null = null;
  /** Edits since the read under way began: its answer may lack them. null: no read is under way. */
  #editsSinceRead: Edit[] | null = null;
  /** Writes that wait, such as of a note that is being typed. */
  readonly #waiting = new Map<string, { readonly run: () => void; readonly cancel: () => void }>();
  readonly #storing = new Set<Promise<void>>();
  /** When the stored records were changed that this page has read or written, by key. */
  readonly #known = new Map<string, string>();
  readonly #library: PersonalLibrary;
  readonly #unsaved: UnsavedRecords;
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #clock: Clock;
  readonly #page: PageLifecycle;
  readonly #logger: Logger;

  constructor(
    library: PersonalLibrary,
    unsaved: UnsavedRecords,
    session: SessionStore,
    workspace: WorkspaceStore,
    clock: Clock,
    page: PageLifecycle,
    logger: Logger,
  ) {
    this.#library = library;
    this.#unsaved = unsaved;
    this.#session = session;
    this.#workspace = workspace;
    this.#clock = clock;
    this.#page = page;
    this.#logger = logger;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: no project is open, or no member is signed in. */
  get scope(): LibraryScope | null {
    const { member } = this.#session;
    const sowId = this.#workspace.currentId;
    return member === null || sowId === null ? null : { organisationId: member.orgId, userId: member.userId, sowId };
  }

  /** null: not loaded yet. */
  get records(): ProjectLibrary | null {
    return this.loaded !== null && isSameScope(this.loaded.scope, this.scope) ? this.loaded.library : null;
  }

  /** This moment, as records hold it. */
  now(): string {
    return this.#clock.now().toISOString();
  }

  /** Follows the project, the user and other tabs. @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => this.scope,
        () => void this.load(),
        { fireImmediately: true, equals: isSameScope },
      ),
      this.#library.onChange((owner) => isSameOwner(owner, this.scope) && void this.load()),
      this.#page.watch({ hide: this.#leave }),
    ]);
  }

  /** Reads everything again. What is shown stays until then. */
  async load(): Promise<void> {
    const { scope } = this;
    const edits: Edit[] | null = scope === null ? null : [];
    this.#editsSinceRead = edits;
    if (scope === null || edits === null) {
      runInAction(() => (this.loaded = null));
      await this.flush();
      return;
    }
    await this.flush();
    await this.#storeUnsaved(scope);
    const library = await this.#library.read(scope).catch((error: unknown) => {
      this.#logger.error('Failed to read the personal library:', error);
      return this.records ?? EMPTY_LIBRARY;
    });
    // The project or user has changed meanwhile, or it is being read again.
    if (this.#editsSinceRead !== edits) return;
    this.#editsSinceRead = null;
    this.#known.clear();
    for (const { id, changedAt } of library.notes) this.#known.set(`notes/${id}`, changedAt);
    runInAction(() => (this.loaded = { scope, library: edits.reduce((result, edit) => edit(result), library) }));
  }

  /**
   * Shows the record at once and stores it.
   * @param delay milliseconds; a further put of the same record starts them anew
   */
  put<Kind extends LibraryKind>(kind: Kind, record: LibraryRecords[Kind], delay = 0): void {
    if (this.scope !== null) this.#put(this.scope, kind, record, delay);
  }

  /** As {@link put}; of a note that another tab has stored since this page has read it, both texts are kept. */
  putNote(note: Note, delay: number): void {
    const { scope } = this;
    if (scope === null) return;
    this.#put(scope, 'notes', note, delay, async () => {
      const stored = await this.#library.get(scope, 'notes', note.id);
      if (stored === null || stored.changedAt === this.#known.get(`notes/${note.id}`)) return true;
      if (stored.text === note.text) return true;
      // It may have been written on since.
      const shown = isSameScope(scope, this.scope) ? this.records?.notes.find(({ id }) => id === note.id) : undefined;
      const text = bothTexts(stored.text, (shown ?? note).text);
      this.#known.set(`notes/${note.id}`, stored.changedAt);
      this.#put(scope, 'notes', { ...note, text, changedAt: this.now() }, 0);
      return false;
    });
  }

  /** @returns brings the record back into the project it was removed from */
  remove(kind: LibraryKind, id: string): () => void {
    const { scope } = this;
    if (scope === null) return () => {};
    const records: readonly LibraryRecords[LibraryKind][] = this.records?.[kind] ?? [];
    const removed = records.find((record) => record.id === id);
    this.#show((library) => withoutRecord(library, kind, id));
    this.#unsaved.remove(`${kind}/${id}`);
    this.#write(`${kind}/${id}`, 0, () => this.#library.remove(scope, kind, id));
    return () => removed && this.#put(scope, kind, removed, 0);
  }

  /** Stores at once what waits. @returns when all of it is stored, or has failed */
  async flush(): Promise<void> {
    for (const { cancel, run } of this.#waiting.values()) {
      cancel();
      run();
    }
    await Promise.all(this.#storing);
  }

  #put<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    record: LibraryRecords[Kind],
    delay: number,
    mayReplace: () => Promise<boolean> = async () => true,
  ): void {
    if (isSameScope(scope, this.scope)) this.#show((library) => withRecord(library, kind, record));
    const key = `${kind}/${record.id}`;
    if (delay > 0) this.#unsaved.add(key, { scope, kind, record, replaces: this.#known.get(key) ?? null });
    else this.#unsaved.remove(key);
    this.#write(key, delay, async () => {
      if (!(await mayReplace())) return;
      await this.#library.put(scope, kind, record);
      this.#known.set(key, record.changedAt);
      this.#unsaved.remove(key, record);
    });
  }

  readonly #leave = (): void => {
    this.#unsaved.copy();
    const scope = this.scope;
    // Where the page goes on, the copies are not needed.
    void this.flush().then(() => scope !== null && this.#unsaved.take(scope));
  };

  /** Stores what an earlier page could not. A note that was changed since keeps both texts. */
  async #storeUnsaved(owner: LibraryScope): Promise<void> {
    for (const { scope, kind, record, replaces } of this.#unsaved.take(owner)) {
      try {
        const stored = await this.#library.get(scope, kind, record.id);
        if (stored === null || stored.changedAt === replaces) await this.#library.put(scope, kind, record);
        else if (kind === 'notes') {
          const text = bothTexts((stored as Note).text, (record as Note).text);
          await this.#library.put(scope, kind, { ...(record as Note), text, changedAt: this.now() });
        } else if (stored.changedAt < record.changedAt) await this.#library.put(scope, kind, record);
      } catch (error) {
        this.#logger.error('Failed to store in the personal library:', error);
      }
    }
  }

  #show(edit: Edit): void {
    this.#editsSinceRead?.push(edit);
    const { scope, records } = this;
    if (scope !== null && records !== null) runInAction(() => (this.loaded = { scope, library: edit(records) }));
  }

  #write(key: string, delay: number, store: () => Promise<void>): void {
    this.#waiting.get(key)?.cancel();
    const run = (): void => {
      this.#waiting.delete(key);
      const storing = store()
        .catch((error: unknown) => this.#logger.error('Failed to store in the personal library:', error))
        .finally(() => this.#storing.delete(storing));
      this.#storing.add(storing);
    };
    this.#waiting.delete(key);
    if (delay === 0) run();
    else this.#waiting.set(key, { run, cancel: this.#clock.after(delay, run) });
  }
}
