import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  EMPTY_LIBRARY,
  withoutRecord,
  withRecord,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
} from '../../../domain/library/library-record';
import type { SowId } from '../../../domain/shared/entity-id';
import type { Trend } from '../../../domain/trend/trend';
import type { Logger } from '../../shared/logger';
import type { OpenLibrary } from '../open-library';
import type { SignalCatalogue } from '../../workspace/signal-catalogue';
import { type LibraryArchive, type PersonalLibrary } from '../personal-library';
import { isSameOwner, type DataOwner } from '../../session/data-owner';

/** The records of the signed-in user in the projects that are not open. */
export class OtherProjects {
  loaded: { readonly owner: DataOwner; readonly libraries: UserLibrary } | null = null;
  /** Of the projects in which the user has marked a trend. */
  trends: ReadonlyMap<SowId, readonly Trend[]> = new Map();
  readonly #archive: LibraryArchive;
  readonly #library: PersonalLibrary;
  readonly #open: OpenLibrary;
  readonly #catalogue: Pick<SignalCatalogue, 'trends'>;
  readonly #logger: Logger;

  constructor(
    archive: LibraryArchive,
    library: PersonalLibrary,
    open: OpenLibrary,
    catalogue: Pick<SignalCatalogue, 'trends'>,
    logger: Logger,
  ) {
    this.#archive = archive;
    this.#library = library;
    this.#open = open;
    this.#catalogue = catalogue;
    this.#logger = logger;
    makeAutoObservable(this, { loaded: observableRef, trends: observableRef, start: false }, { autoBind: true });
  }

  /** null: not loaded yet. */
  get all(): UserLibrary | null {
    const { scope } = this.#open;
    const { loaded } = this;
    if (loaded === null || scope === null || !isSameOwner(loaded.owner, scope)) return null;
    return new Map([...loaded.libraries].filter(([sow]) => sow !== scope.sowId));
  }

  /** Reads them, and again after changes of other tabs. @returns stops */
  start(): () => void {
    void this.#load();
    return this.#library.onChange((owner) => isSameOwner(owner, this.#open.scope) && void this.#load());
  }

  put<Kind extends LibraryKind>(sow: SowId, kind: Kind, record: LibraryRecords[Kind]): void {
    const { scope } = this.#open;
    if (scope === null) return;
    this.#show(sow, (library) => withRecord(library, kind, record));
    this.#library.put({ ...scope, sowId: sow }, kind, record).catch(this.#report);
  }

  /** @returns brings it back */
  remove(sow: SowId, kind: LibraryKind, id: string): () => void {
    const { scope } = this.#open;
    const records: readonly LibraryRecords[LibraryKind][] = this.all?.get(sow)?.[kind] ?? [];
    const removed = records.find((record) => record.id === id);
    if (scope === null || removed === undefined) return () => {};
    this.#show(sow, (library) => withoutRecord(library, kind, id));
    this.#library.remove({ ...scope, sowId: sow }, kind, id).catch(this.#report);
    return () => this.put(sow, kind, removed);
  }

  async #load(): Promise<void> {
    const { scope } = this.#open;
    if (scope === null) return;
    const { organisationId, userId } = scope;
    const owner = { organisationId, userId };
    try {
      const libraries = await this.#archive.readAll(owner);
      runInAction(() => (this.loaded = { owner, libraries }));
    } catch (error) {
      this.#report(error);
    }
    for (const [sow, { notes, stars }] of this.all ?? []) {
      if ([...notes, ...stars].some(({ target }) => target.type === 'trend')) void this.#loadTrends(sow);
    }
  }

  async #loadTrends(sow: SowId): Promise<void> {
    if (this.trends.has(sow)) return;
    try {
      const trends = await this.#catalogue.trends(sow);
      runInAction(() => (this.trends = new Map([...this.trends, [sow, trends]])));
    } catch (error) {
      this.#report(error);
    }
  }

  #show(sow: SowId, edit: (library: ProjectLibrary) => ProjectLibrary): void {
    const { loaded } = this;
    if (loaded === null) return;
    const edited = edit(loaded.libraries.get(sow) ?? EMPTY_LIBRARY);
    this.loaded = { ...loaded, libraries: new Map([...loaded.libraries, [sow, edited]]) };
  }

  readonly #report = (error: unknown): void =>
    this.#logger.error('Failed to use the personal library of another project:', error);
}
