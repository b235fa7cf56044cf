import { projectFileName } from '../../domain/filters/view-outline';
import { localDay } from '../../domain/shared/calendar';
import type { LibraryFile } from '../../domain/personal/transfer/library-file';
import type { UserLibrary } from '../../domain/personal/library-record';
import type { LibraryMerge, MergeCounts } from '../../domain/personal/transfer/merge-libraries';
import type { SowId } from '../../domain/shared/entity-id';
import { screenAt } from '../../domain/shared/screen-address';
import type { SowSummary } from '../../domain/workspace/sow';
import type { SessionStore } from '../session/session.store';
import type { Clock } from '../shared/browser-ports';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { Screens } from '../workspace/screens';
import type { KeptLibrary } from './kept-library';
import type { LibraryFileReader } from './personal-library';
import type { OpenLibrary } from './open-library';
import type { DataOwner } from '../session/personal-keys';
import type { LoadBackupParts, PartCount, ReadPart } from './backup-part';
import type { OwnStatuses } from './own-statuses';

// Loaded with the first use: the first screen does not need it.
const loadFile = () => import('../../domain/personal/transfer/library-file');

/** What a file adds and changes, by kind. */
export type TransferCounts = LibraryMerge['counts'] & { readonly statuses: MergeCounts };

/** A file that can be read in. Nothing has been changed yet. */
export interface FileToReadIn {
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly counts: TransferCounts;
  /** Of the parts of other features. */
  readonly further: readonly PartCount[];
  /** Names of parts that this product does not have, such as one that is switched off: they are not read. */
  readonly unknown: readonly string[];
  /** Does it; what was changed later meanwhile stays. Rejects with a StorageProblem. */
  readIn(): Promise<void>;
}

/** 'My library': everything personal of the signed-in user as one file, and out of this browser. */
export class MyLibrary {
  constructor(
    private readonly archive: KeptLibrary,
    private readonly open: OpenLibrary,
    private readonly statuses: OwnStatuses,
    private readonly signals: ProjectSignalsStore,
    private readonly files: LibraryFileReader,
    private readonly session: SessionStore,
    private readonly clock: Clock,
    private readonly screens: Screens,
    private readonly loadParts: LoadBackupParts,
  ) {}

  /**
   * The file to be downloaded: all of the user's own, statuses and the parts of other features included.
   * @param project only of this one
   */
  async exportFile(project?: SowSummary): Promise<{ readonly name: string; readonly text: string }> {
    await this.open.flush();
    const now = this.clock.now();
    const owner = this.#owner;
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
    const owner = this.#owner;
    const [library, { libraryFile }] = await Promise.all([this.#libraryOf(owner, id), loadFile()]);
    return libraryFile(library, { ...owner, exportedAt: this.clock.now().toISOString() });
  }

  /** What a file would add and change; of two records with one id the newer stays. Rejects with a LibraryFileFault. */
  async readFile(text: string): Promise<FileToReadIn> {
    const owner = this.#owner;
    const [file, { LibraryFileFault, libraryOf }] = await Promise.all([this.files.read(text), loadFile()]);
    const [{ mergeLibraries }, { mergeStatuses }] = await Promise.all([
      import('../../domain/personal/transfer/merge-libraries'),
      import('../../domain/personal/transfer/merge-statuses'),
    ]);
    if (file.organisationId !== owner.organisationId) {
      throw new LibraryFileFault('foreign', 'This file belongs to another organisation.');
    }
    if (file.userId !== null && file.userId !== owner.userId) {
      throw new LibraryFileFault('foreign', 'This file belongs to another user.');
    }
    const foreign = foreignViews(file, this.screens);
    if (foreign.length > 0) throw new LibraryFileFault('malformed', 'This file is damaged.', foreign);
    await this.open.flush();
    const { read, unknown } = await this.#readParts(file, owner);
    const library = mergeLibraries(await this.archive.readAll(owner), libraryOf(file));
    const statuses = mergeStatuses(await this.statuses.of(owner), file.workspaces);
    return {
      exportedAt: file.exportedAt,
      counts: { ...library.counts, statuses: statuses.counts },
      further: read.flatMap(({ counts }) => counts),
      unknown,
      readIn: async () => {
        // First the projects that records are about.
        for (const part of read) await part.readIn();
        await this.archive.putAll(owner, library.records, 'merge');
        await this.statuses.add(owner, statuses.records);
        await this.open.load();
        if (statuses.records.length > 0) void this.signals.topics.reload();
      },
    };
  }

  /** Adds these records, or replaces those with their ids. */
  async put(records: UserLibrary): Promise<void> {
    await this.archive.putAll(this.#owner, records);
    await this.open.load();
  }

  /** Removes it from this browser, in all projects. */
  async remove(): Promise<void> {
    await this.open.flush();
    await this.archive.removeAll(this.#owner);
    await this.open.load();
  }

  async #partsOf(owner: DataOwner, project?: SowId): Promise<LibraryFile['parts']> {
    const parts = await this.loadParts();
    const contents = await Promise.all(parts.map(async (part) => [part.name, await part.of(owner, project)] as const));
    return Object.fromEntries(contents.filter(([, content]) => content !== null));
  }

  /** Rejects with a LibraryFileFault. */
  async #readParts(
    { parts }: LibraryFile,
    owner: DataOwner,
  ): Promise<{ readonly read: readonly ReadPart[]; readonly unknown: readonly string[] }> {
    const known = await this.loadParts();
    const names = Object.keys(parts);
    const own = known.filter(({ name }) => names.includes(name));
    const read = await Promise.all(own.map((part) => part.read(parts[part.name], owner)));
    return { read, unknown: names.filter((each) => !known.some(({ name }) => name === each)) };
  }

  async #libraryOf(owner: DataOwner, project?: SowId): Promise<UserLibrary> {
    const library = await this.archive.readAll(owner);
    return project === undefined ? library : new Map([...library].filter(([sowId]) => sowId === project));
  }

  get #owner(): DataOwner {
    const { orgId, userId } = this.session.requireMember();
    return { organisationId: orgId, userId };
  }
}

/** Where a view leads elsewhere than to a screen of its project, such as to the logout: it would be opened with one click. */
function foreignViews({ projects }: LibraryFile, screens: Screens): readonly string[] {
  return projects.flatMap(({ sowId, views }, project) =>
    views.flatMap(({ address }, view) => {
      const path = address.split(/[?#]/)[0] ?? '';
      // The browser resolves '/data/1/../../logout' to '/logout'.
      const isOwn = !/\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) && screenAt(screens, path)?.sowId === sowId;
      return isOwn ? [] : [`projects.${project}.views.${view}.address: is no screen of the project`];
    }),
  );
}
