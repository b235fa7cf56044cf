import { projectFileName } from '../../domain/filters/view-outline';
import { localDay } from '../../domain/shared/calendar';
import type { LibraryFile } from '../../domain/personal/transfer/library-file';
import type { UserLibrary } from '../../domain/personal/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import type { SowSummary } from '../../domain/workspace/sow';
import type { SessionStore } from '../session/session.store';
import type { Clock } from '../shared/browser-ports';
import type { KeptLibrary } from './kept-library';
import type { OpenLibrary } from './open-library';
import type { DataOwner } from '../session/personal-keys';
import type { LoadBackupParts } from './backup-part';
import type { OwnStatuses } from './own-statuses';

// Loaded with the first use: the first screen does not need it.
const loadFile = () => import('../../domain/personal/transfer/library-file');

/** 'My library': everything personal of the signed-in user as one file, and out of this browser. */
export class MyLibrary {
  constructor(
    private readonly archive: KeptLibrary,
    private readonly open: OpenLibrary,
    private readonly statuses: OwnStatuses,
    private readonly session: SessionStore,
    private readonly clock: Clock,
    private readonly loadParts: LoadBackupParts,
  ) {}

  /**
   * The file to be downloaded: all of the user's own, statuses and the parts of other features included.
   * @param project only of this one
   */
  async exportFile(project?: SowSummary): Promise<{ readonly name: string; readonly text: string }> {
    await this.open.flush();
    const now = this.clock.now();
    const owner = this.owner;
    const [library, workspaces, parts, { libraryFile }] = await Promise.all([
      this.#libraryOf(owner, project?.id),
      this.statuses.of(owner, project?.id),
      this.#partsOf(owner, project?.id),
      loadFile(),
    ]);
    const file = libraryFile(library, { ...owner, exportedAt: now.toISOString() }, workspaces, parts);
    const name = [project && projectFileName(project.name), 'all-of-mine', localDay(now)].filter(Boolean).join('-');
    return { name: `${name}.json`, text: JSON.stringify(file, null, 2) };
  }

  /** What the user has written in one project, in the form of the file; a project file holds statuses in its rows. */
  async fileOf(id: SowId): Promise<LibraryFile> {
    await this.open.flush();
    const owner = this.owner;
    const [library, { libraryFile }] = await Promise.all([this.#libraryOf(owner, id), loadFile()]);
    return libraryFile(library, { ...owner, exportedAt: this.clock.now().toISOString() });
  }

  /** All that is stored, with what is being written. */
  async read(): Promise<UserLibrary> {
    await this.open.flush();
    return this.archive.readAll(this.owner);
  }

  /** Adds these records, or replaces those with their ids. @param how merge: what was changed later stays */
  async put(records: UserLibrary, how?: 'merge'): Promise<void> {
    await this.archive.putAll(this.owner, records, how);
    await this.open.load();
  }

  /** Removes it from this browser, in all projects. */
  async remove(): Promise<void> {
    await this.open.flush();
    await this.archive.removeAll(this.owner);
    await this.open.load();
  }

  async #partsOf(owner: DataOwner, project?: SowId): Promise<LibraryFile['parts']> {
    const parts = await this.loadParts();
    const contents = await Promise.all(parts.map(async (part) => [part.name, await part.of(owner, project)] as const));
    return Object.fromEntries(contents.filter(([, content]) => content !== null));
  }

  async #libraryOf(owner: DataOwner, project?: SowId): Promise<UserLibrary> {
    const library = await this.archive.readAll(owner);
    return project === undefined ? library : new Map([...library].filter(([sowId]) => sowId === project));
  }

  /** Who is signed in. */
  get owner(): DataOwner {
    const { orgId, userId } = this.session.requireMember();
    return { organisationId: orgId, userId };
  }
}
