import type { LibraryFile } from '../../domain/personal/transfer/library-file';
import type { LibraryMerge, MergeCounts } from '../../domain/personal/transfer/merge-libraries';
import { screenAt } from '../../domain/shared/screen-address';
import type { DataOwner } from '../session/personal-keys';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { Screens } from '../workspace/screens';
import type { LoadBackupParts, PartCount, ReadPart } from './backup-part';
import type { MyLibrary } from './my-library';
import type { OwnStatuses } from './own-statuses';
import type { LibraryFileReader } from './personal-library';

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

/** Reads in a file of all that is the user's own, after it has said what that would change. */
export class ReadLibraryFile {
  constructor(
    private readonly mine: MyLibrary,
    private readonly statuses: OwnStatuses,
    private readonly signals: ProjectSignalsStore,
    private readonly files: LibraryFileReader,
    private readonly screens: Screens,
    private readonly loadParts: LoadBackupParts,
  ) {}

  /** What a file would add and change; of two records with one id the newer stays. Rejects with a LibraryFileFault. */
  async read(text: string): Promise<FileToReadIn> {
    const { owner } = this.mine;
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
    const { read, unknown } = await this.#readParts(file, owner);
    const library = mergeLibraries(await this.mine.read(), libraryOf(file));
    const statuses = mergeStatuses(await this.statuses.of(owner), file.workspaces);
    return {
      exportedAt: file.exportedAt,
      counts: { ...library.counts, statuses: statuses.counts },
      further: read.flatMap(({ counts }) => counts),
      unknown,
      readIn: async () => {
        // First the projects that records are about.
        for (const part of read) await part.readIn();
        await this.mine.put(library.records, 'merge');
        await this.statuses.add(owner, statuses.records);
        if (statuses.records.length > 0) void this.signals.topics.reload();
      },
    };
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
