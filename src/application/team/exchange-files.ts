import { mergeRecords } from '../../domain/team/merge-records';
import { mergeTeams } from '../../domain/team/team-record';
import type { HandedFile, MemberFile, TeamFolders } from './team-folder';
import type { TeamStorage } from './team-storage';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** What came of files that were dropped. */
export interface Handed {
  readonly names: readonly string[];
  readonly refused: readonly MemberFile[];
}

/** For teams without a folder, and for parts that a colleague sends: members hand files to each other. */
export class ExchangeFiles {
  constructor(
    private readonly folders: TeamFolders,
    private readonly storage: TeamStorage,
    private readonly sync: TeamSync,
    private readonly store: TeamStore,
  ) {}

  /** The own part as a file; from here on nothing waits. */
  async own(): Promise<{ readonly fileName: string; readonly content: string } | null> {
    const { current, isOwner } = this.store;
    if (current === null) return null;
    const { own, team } = current.stored;
    const content = this.folders.fileOf(own, isOwner ? team : null);
    if (current.stored.kind === 'files') await this.sync.note((stored) => ({ ...stored, unwritten: 0 }));
    return { fileName: `${own.id}.json`, content };
  }

  /** Takes over the parts of colleagues; an older one does not replace what is known. */
  async take(files: readonly HandedFile[]): Promise<Handed> {
    const { current } = this.store;
    if (current === null) return { names: [], refused: [] };
    const read = await Promise.all(files.map((file) => this.folders.readFile(file)));
    const usable = read.filter(({ content }) => content?.record.project === current.stored.own.project);
    const copies = usable.flatMap((file) => this.#united(file));
    await this.storage.saveCopies(current.scope, copies, [], true).catch(() => {});
    await this.sync.note((stored) => {
      const teams = usable.flatMap(({ content }) => content?.team ?? []);
      return { ...stored, team: teams.reduce(mergeTeams, stored.team) };
    });
    this.sync.showCopies(copies);
    return {
      names: usable.flatMap(({ content }) => content?.record.name ?? []),
      refused: read.filter((file) => !usable.includes(file)),
    };
  }

  /** By the member: files are named by the browser that saves them. */
  #united(file: MemberFile): readonly MemberFile[] {
    const { content } = file;
    if (content === null) return [];
    const fileName = `${content.record.id}.json`;
    const before = this.store.current?.copies.get(fileName)?.content?.record;
    const record = before === undefined ? content.record : mergeRecords(before, content.record);
    return [{ ...file, fileName, content: { ...content, record } }];
  }
}
