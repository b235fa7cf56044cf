import { fold } from '../../domain/shared/fold';
import { joined } from '../../domain/shared/joined';
import { mergeRecords } from '../../domain/team/merge-records';
import { withProject } from '../../domain/team/record-edits';
import { mergeTeams } from '../../domain/team/team-record';
import type { OwnDataEntry } from '../own-data/own-data-entry';
import type { ToastStore } from '../shared/toast.store';
import { FAULT_WORDS, type HandedFile, type MemberContent, type MemberFile, type TeamFolders } from './team-folder';
import type { TeamKeeper } from './team-keeper';
import type { StoredTeam } from './team-storage';
import type { TeamStore } from './team.store';

/** For teams without a folder, and for parts that a colleague sends: members hand files to each other. */
export class ExchangeFiles {
  constructor(
    private readonly folders: TeamFolders,
    private readonly keeper: TeamKeeper,
    private readonly store: TeamStore,
    private readonly entry: OwnDataEntry,
    private readonly toasts: ToastStore,
  ) {}

  /** Takes the parts that are dropped on any page. @returns stops */
  start(): () => void {
    this.entry.readPartsWith((files) => this.#drop(files));
    return () => this.entry.readPartsWith(null);
  }

  /** The own part as a file; from here on nothing waits. */
  async own(): Promise<{ readonly fileName: string; readonly content: string } | null> {
    const { current } = this.store;
    if (current === null) return null;
    const { own, team } = current.stored;
    const content = this.folders.fileOf(own, team);
    if (current.stored.kind === 'files') await this.keeper.note((stored) => ({ ...stored, unwritten: 0 }));
    return { fileName: `${own.id}.json`, content };
  }

  /** Takes over the parts of colleagues; an older one does not replace what is known. @returns what came of it, in words */
  async take(files: readonly HandedFile[]): Promise<string> {
    return this.#take(await this.#read(files));
  }

  async #drop(files: readonly HandedFile[]): Promise<boolean> {
    const read = await this.#read(files);
    if (read.every(({ fault }) => fault === 'damaged')) return false;
    const isTeam = this.store.current !== null && !this.store.isSample;
    const text = isTeam
      ? await this.#take(read)
      : 'This is a part of a team. Start or join one in Review, then drop it again.';
    this.toasts.show({ kind: 'own-data', text, ...(isTeam ? {} : { tone: 'error' }) });
    return true;
  }

  #read(files: readonly HandedFile[]): Promise<readonly MemberFile[]> {
    return Promise.all(files.map((file) => this.folders.readFile(file)));
  }

  async #take(read: readonly MemberFile[]): Promise<string> {
    const { current } = this.store;
    if (current === null) return '';
    const usable = read.filter(({ content }) => content !== null && isOfTeam(content, current.stored));
    const copies = usable.flatMap((file) => this.#united(file));
    const teams = usable.flatMap(({ content }) => content?.team ?? []);
    await this.keeper.note((stored) => withTeam(stored, teams.reduce(mergeTeams, stored.team), this.store.now));
    await this.keeper.takeCopies(copies);
    const names = usable.flatMap(({ content }) => content?.record.name ?? []);
    const refused = read.filter((file) => !usable.includes(file));
    const faults = refused.map(({ fileName, fault }) => `${fileName} ${FAULT_WORDS[fault ?? 'other-project']}.`);
    return [names.length === 0 ? 'Nothing was read.' : `Read: ${joined(names)}.`, ...faults].join(' ');
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

/** Own projects have other ids in other browsers, and the same name. */
function isOfTeam({ record, team }: MemberContent, { own, team: { project } }: StoredTeam): boolean {
  const isNamed = team !== null && fold(team.project.name) === fold(project.name);
  return isNamed || record.project === own.project || record.project === project.id;
}

/** Of two teams that were begun without each other, the earlier one names the project. */
function withTeam(stored: StoredTeam, team: StoredTeam['team'], now: string): StoredTeam {
  return { ...stored, team, own: withProject(stored.own, team.project.id, now) };
}
