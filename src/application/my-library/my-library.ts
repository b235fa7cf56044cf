import { localDay } from '../../domain/shared/calendar';
import type { LibraryFile } from '../../domain/library/transfer/library-file';
import type { UserLibrary } from '../../domain/library/library-record';
import type { LibraryMerge } from '../../domain/library/transfer/merge-libraries';
import type { SowId } from '../../domain/shared/entity-id';
import { screenAt } from '../../domain/workspace/screen';
import type { SessionStore } from '../session/session.store';
import type { Clock } from '../shared/browser-ports';
import type { Screens } from '../workspace/screens';
import type { KeptLibrary } from '../library/kept-library';
import type { EarlierTexts, LibraryFileReader } from '../library/personal-library';
import type { OpenLibrary } from '../library/open-library';
import type { DataOwner } from '../session/personal-keys';

// Loaded with the first use: the first screen does not need it.
const loadFile = () => import('../../domain/library/transfer/library-file');

/** 'My library': everything personal of the signed-in user as one file, and out of this browser. */
export class MyLibrary {
  constructor(
    private readonly archive: KeptLibrary,
    private readonly open: OpenLibrary,
    private readonly files: LibraryFileReader,
    private readonly session: SessionStore,
    private readonly clock: Clock,
    private readonly screens: Screens,
    private readonly earlier: EarlierTexts,
  ) {}

  /** The file to be downloaded. */
  async exportFile(): Promise<{ readonly name: string; readonly text: string }> {
    await this.open.flush();
    const now = this.clock.now();
    const owner = this.#owner;
    const [library, earlier, { libraryFile }] = await Promise.all([
      this.archive.readAll(owner),
      // Where the browser stores nothing there is none.
      this.earlier.of(owner).catch(() => []),
      loadFile(),
    ]);
    const file = libraryFile(library, owner.organisationId, now.toISOString(), earlier);
    return { name: `my-library-${localDay(now)}.json`, text: JSON.stringify(file, null, 2) };
  }

  /** What the user has in one project, in the form of the file. */
  async fileOf(id: SowId): Promise<LibraryFile> {
    await this.open.flush();
    const owner = this.#owner;
    const [library, { libraryFile }] = await Promise.all([this.archive.readAll(owner), loadFile()]);
    const own = new Map([...library].filter(([sowId]) => sowId === id));
    return libraryFile(own, owner.organisationId, this.clock.now().toISOString());
  }

  /** Adds what a file has; of two records with one id the newer stays. Rejects with a LibraryFileFault. @returns what was done */
  async importFile(text: string): Promise<LibraryMerge['counts']> {
    const owner = this.#owner;
    const [file, { LibraryFileFault, libraryOf }] = await Promise.all([this.files.read(text), loadFile()]);
    const { mergeLibraries } = await import('../../domain/library/transfer/merge-libraries');
    if (file.organisationId !== owner.organisationId) {
      throw new LibraryFileFault('foreign', 'This library belongs to another organisation.');
    }
    const foreign = foreignViews(file, this.screens);
    if (foreign.length > 0) throw new LibraryFileFault('malformed', 'This library file is damaged.', foreign);
    await this.open.flush();
    const { counts, records } = mergeLibraries(await this.archive.readAll(owner), libraryOf(file));
    await this.put(records);
    return counts;
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
