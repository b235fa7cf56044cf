import { StorageProblem } from '../keep/keep-storage';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  withoutRecord,
  withRecord,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
} from '../../domain/personal/library-record';
import type { SessionStore } from '../session/session.store';
import type { Clock, Logger } from '../shared/browser-ports';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { KeptLibrary } from './kept-library';
import { isSameScope, type LibraryScope } from './personal-library';
import { isSameOwner } from '../session/personal-keys';
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
  readonly #library: KeptLibrary;

  constructor(
    library: KeptLibrary,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#library = library;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: no project is open, or no member is signed in. */
  get scope(): LibraryScope | null {
    const { member } = this.session;
    const sowId = this.workspace.currentId;
    return member === null || sowId === null ? null : { organisationId: member.orgId, userId: member.userId, sowId };
  }

  /** null: not loaded yet. */
  get records(): ProjectLibrary | null {
    return this.loaded !== null && isSameScope(this.loaded.scope, this.scope) ? this.loaded.library : null;
  }

  /** Whether the open project has the function My library. */
  get isShown(): boolean {
    return this.workspace.has('library');
  }

  /** What screens show of the records. Without My library, what it has stored stays, and shows nowhere. */
  get shown(): ProjectLibrary | null {
    const { records } = this;
    return records === null || this.isShown ? records : { ...records, notes: [], stars: [], views: [], visits: [] };
  }

  /** This moment, as records hold it. */
  now(): string {
    return this.clock.now().toISOString();
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
    const library = await this.#library.read(scope).catch((error: unknown) => {
      // A browser without a storage is no fault of the product: the page says what is not stored.
      const told = error instanceof StorageProblem ? 'warn' : 'error';
      this.logger[told]('Failed to read the personal library:', error);
      return this.records ?? this.#library.held(scope);
    });
    // The project or user has changed meanwhile, or it is being read again.
    if (this.#editsSinceRead !== edits) return;
    this.#editsSinceRead = null;
    runInAction(() => (this.loaded = { scope, library: edits.reduce((result, edit) => edit(result), library) }));
  }

  /**
   * Shows the record at once and stores it.
   * @param delay milliseconds; a further put of the same record starts them anew
   */
  put<Kind extends LibraryKind>(kind: Kind, record: LibraryRecords[Kind], delay = 0): void {
    if (this.scope !== null) this.#put(this.scope, kind, record, delay);
  }

  /** @returns brings the record back into the project it was removed from */
  remove(kind: LibraryKind, id: string): () => void {
    const { scope } = this;
    if (scope === null) return () => {};
    const records: readonly LibraryRecords[LibraryKind][] = this.records?.[kind] ?? [];
    const removed = records.find((record) => record.id === id);
    this.#show((library) => withoutRecord(library, kind, id));
    this.#library.remove(scope, kind, id);
    return () => removed && this.#put(scope, kind, removed, 0);
  }

  /** Whether it is stored, and not only shown. */
  isStored(kind: LibraryKind, id: string): boolean {
    return this.scope !== null && this.#library.isStored(this.scope, kind, id);
  }

  /** Stores at once what waits. @returns when all of it is stored or refused */
  flush(): Promise<void> {
    return this.#library.flush();
  }

  #put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind], delay: number): void {
    if (isSameScope(scope, this.scope)) this.#show((library) => withRecord(library, kind, record));
    this.#library.put(scope, kind, record, delay);
  }

  #show(edit: Edit): void {
    this.#editsSinceRead?.push(edit);
    const { scope, records } = this;
    if (scope !== null && records !== null) runInAction(() => (this.loaded = { scope, library: edit(records) }));
  }
}
