import { runInAction } from 'mobx';
import { fold } from '../../domain/shared/fold';
import { joined } from '../../domain/shared/words';
import { orderOf, type Stamp } from '../../domain/team/entry-order';
import type { MemberRecord } from '../../domain/team/member-record';
import { withProject } from '../../domain/team/record-edits';
import { withFirstKeys } from '../../domain/team/trusted-files';
import { followTeam, type TeamRecord } from '../../domain/team/team-record';
import {
  exchangeOf,
  FAULT_WORDS,
  type HandedFile,
  type MemberContent,
  type MemberFile,
  type TeamFolders,
} from './team-folder';
import { withFoundIn, type TeamKeeper } from './team-keeper';
import type { StoredTeam } from './team-storage';
import type { TeamStore } from './team.store';

/** For teams without a folder, and for parts that a colleague sends: members exchange files. */
export class ExchangeFiles {
  constructor(
    private readonly folders: TeamFolders,
    private readonly keeper: TeamKeeper,
    private readonly store: TeamStore,
  ) {}

  /** The own part as a file; from here on nothing waits. */
  async own(): Promise<{ readonly fileName: string; readonly content: string } | null> {
    const { current } = this.store;
    if (current === null) return null;
    const { own, team } = current.stored;
    const version = own.version + 1;
    const key = await this.keeper.deviceKey(current.scope);
    const part = { ...own, seenAt: this.store.now, version, team: team.id, lead: team.lead };
    const content = await this.folders.fileOf(part, team, key);
    const isWritten = exchangeOf(current.stored.kind) === 'sent';
    await this.keeper.note((stored) => {
      return { ...stored, own: { ...stored.own, version }, ...(isWritten && { unwritten: 0 }) };
    });
    return { fileName: `${own.id}.json`, content };
  }

  /** Takes over the parts of colleagues; an older one does not replace what is known. @returns what came of it, in words */
  async take(files: readonly HandedFile[]): Promise<string> {
    const read = await Promise.all(files.map((file) => this.folders.readFile(file)));
    const { current } = this.store;
    if (current === null) return '';
    const usable = read.filter(({ content }) => content !== null && isOfTeam(content, current.stored));
    const contents = usable.flatMap(({ content }) => content ?? []);
    const isAlone = exchangeOf(current.stored.kind) === 'sent' && !this.store.isShared;
    await this.keeper.note((stored) => {
      const own = contents.flatMap(({ record }) => (record.id === stored.own.id ? record : []));
      const files = [...this.store.copies.values(), ...usable.map(named)];
      const keyed = { ...stored, keys: withFirstKeys(stored.keys, files, stored.own) };
      return withFoundIn(this.#withTeams(keyed, usable, isAlone), own);
    });
    const { team } = this.store.current?.stored ?? current.stored;
    // Members who have begun alone are one team from here on: the later one is no other.
    const stray = isAlone
      ? undefined
      : contents.flatMap((content) => content.team ?? []).find(({ id }) => id !== team.id);
    runInAction(() => (this.store.stray = stray ?? null));
    await this.keeper.takeCopies(usable.filter((file) => this.#isNews(file)).map(named));
    const names = contents.map(({ record }) => record.name);
    const refused = read.filter((file) => !usable.includes(file));
    const faults = refused.map(({ fileName, fault }) => `${fileName} ${FAULT_WORDS[fault ?? 'other-project']}.`);
    return [names.length === 0 ? 'Nothing was read.' : `Read: ${joined(names)}.`, ...faults].join(' ');
  }

  /** Follows the team of the first part. Members who have begun alone, each in their browser, are one team: the earlier. */
  #withTeams(stored: StoredTeam, files: readonly MemberFile[], isAlone: boolean): StoredTeam {
    return files.reduce((kept, { content }) => {
      const team = content?.team ?? null;
      if (team === null) return kept;
      const isEarlier = `${team.createdAt} ${team.id}` < `${kept.team.createdAt} ${kept.team.id}`;
      if (isAlone && team.id !== kept.team.id) return isEarlier ? withTeam(kept, team, this.#stamp) : kept;
      const steps = this.keeper.stepsIn(team, files, kept);
      return withTeam(kept, followTeam(kept.team, team, steps).team, this.#stamp);
    }, stored);
  }

  /** An older part does not replace a newer one; the own one is told of, and never replaced. */
  #isNews({ content }: MemberFile): boolean {
    const { own } = this.store;
    if (content === null || content.record.id === own?.id) return false;
    const known = this.store.copies.get(`${content.record.id}.json`)?.content?.record;
    if (known === undefined) return true;
    const placeOf = ({ version: n, seenAt: at }: MemberRecord): string => orderOf({ n, at });
    return placeOf(content.record) > placeOf(known);
  }

  get #stamp(): Stamp {
    return { n: this.store.nextNumber, at: this.store.now };
  }
}

/** By the member: browsers number files of the same name that they save. */
function named(file: MemberFile): MemberFile {
  return file.content === null ? file : { ...file, fileName: `${file.content.record.id}.json` };
}

/** Own projects have other ids in other browsers, and the same name. */
function isOfTeam({ record, team }: MemberContent, { own, team: { project } }: StoredTeam): boolean {
  const isNamed = team !== null && fold(team.project.name) === fold(project.name);
  return isNamed || record.project === own.project || record.project === project.id;
}

/** The team names the project. */
function withTeam(stored: StoredTeam, team: TeamRecord, stamp: Stamp): StoredTeam {
  return { ...stored, team, own: withProject(stored.own, team.project.id, stamp) };
}
