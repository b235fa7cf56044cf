import {
  FolderProblem,
  type Deadline,
  type FolderProblemKind,
  type FolderReading,
  type MemberFile,
  type OwnContent,
  type TeamFolder,
} from '../../application/team/team-folder';
import { isMemberFileName, speaksFor } from '../../domain/team/member-file';
import type { MemberId, MemberRecord } from '../../domain/team/member-record';
import type { TeamRecord } from '../../domain/team/team-record';
import {
  absent,
  exclusively,
  filesIn,
  inTime,
  nameOf,
  replace,
  textOf,
  folderApi,
  type FolderHandle,
} from './file-access';
import { memberFileText, parseMemberFile, parseTeamFile, teamFileText, readMemberFile } from './team-files';
import { MEMBER_ID } from './member-wire';

/** Members whose files are read. */
const MEMBER_LIMIT = 200;

const MEMBERS = 'members';
const TEAM_FILE = 'team.json';
/** Also 'team (2).json', a conflict copy of the synchroniser. */
const ANY_TEAM_FILE = /^team\b[^/\\]*\.json$/i;

const PROJECT_FILE = /^[^~.].*\.(?:xlsx|ods|csv|tsv|json)$/i;

interface ReadFile {
  readonly stamp: string;
  readonly file: MemberFile;
}

/**
 * A folder of the File System Access API. Each member writes the own file in `members` only; the owner also `team.json`.
 * The names of other files are used for listing, and never lead to a write.
 */
export class FileSystemTeamFolder implements TeamFolder {
  readonly kind = 'folder';
  /** By file name: what was read last, for files that have not changed since. */
  readonly #known = new Map<string, ReadFile>();
  /** Names of files whose reading has not ended. */
  readonly #silent = new Set<string>();

  constructor(readonly handle: FolderHandle) {}

  get name(): string {
    return this.handle.name;
  }

  async read(deadline: Deadline): Promise<FolderReading> {
    return this.#run(deadline, async () => {
      const { root, team, handles } = await inTime(this.#list(), deadline);
      const own = handles.filter(({ name }) => isMemberFileName(name)).sort(byName);
      const files = (await this.#readMembers(own, team, deadline)).filter((file) => file !== null);
      for (const name of this.#known.keys()) if (!own.some((each) => each.name === name)) this.#known.delete(name);
      const projects = root.filter(({ name }) => PROJECT_FILE.test(name) && !ANY_TEAM_FILE.test(name)).sort(byName);
      return {
        files,
        team,
        projects: projects.map((file) => ({ name: file.name, open: () => file.getFile() })),
      };
    });
  }

  async write(id: MemberId, content: () => Promise<OwnContent>, deadline: Deadline): Promise<MemberRecord | null> {
    const lock = `team-folder:${this.name}:${id}`;
    // The lock is given back at the deadline, also where the writing itself never ends.
    return this.#run(deadline, () =>
      inTime(
        exclusively(lock, async () => inTime(this.#write(id, content, deadline), deadline)),
        deadline,
      ),
    );
  }

  async allow(): Promise<boolean> {
    return (await this.handle.requestPermission?.({ mode: 'readwrite' })) !== 'denied';
  }

  async remove(own: MemberId, deadline: Deadline): Promise<void> {
    await this.#removeFiles(deadline, (name) => speaksFor(name, own) !== null);
  }

  async removeCopies(own: MemberId, deadline: Deadline): Promise<void> {
    await this.#removeFiles(deadline, (name) => speaksFor(name, own) === 'copy');
  }

  watch(changed: () => void): () => void {
    const { FileSystemObserver } = folderApi();
    if (FileSystemObserver === undefined) return () => {};
    const observer = new FileSystemObserver(changed);
    // Not for every kind of folder; the files are also read at intervals.
    void observer.observe(this.handle, { recursive: true }).catch(() => {});
    return () => observer.disconnect();
  }

  async #list() {
    const root = await filesIn(this.handle);
    const text = await textOf(this.handle, TEAM_FILE);
    const team = text === null ? null : parseTeamFile(text);
    const members = await this.handle.getDirectoryHandle(MEMBERS).catch(absent);
    if (members === null && team !== null) throw new FolderProblem('unreachable');
    return { root, team, handles: members === null ? [] : await filesIn(members) };
  }

  async #write(id: MemberId, content: () => Promise<OwnContent>, deadline: Deadline): Promise<MemberRecord | null> {
    const { own, team } = await content();
    if (deadline.hasPassed) throw new FolderProblem('silent');
    const members = await this.handle.getDirectoryHandle(MEMBERS, { create: true });
    const stood = await replace(members, ownFileName(id), memberFileText(own), deadline);
    if (team !== null) await replace(this.handle, TEAM_FILE, teamFileText(team), deadline);
    const record = stood === null ? null : parseMemberFile(stood)?.record;
    return record?.id === id ? record : null;
  }

  /** One file that does not answer holds up the others once; then they are read without waiting for it. */
  async #readMembers(
    handles: readonly FileSystemFileHandle[],
    team: TeamRecord | null,
    deadline: Deadline,
  ): Promise<readonly (MemberFile | null)[]> {
    const wasSilent = new Set(this.#silent);
    const silentFile = (fileName: string): MemberFile => ({
      fileName,
      modifiedAt: '',
      content: null,
      fault: 'silent',
    });
    const begun = handles.map((handle, at) => ({
      name: handle.name,
      // Such as one that the synchroniser is replacing.
      reading: this.#readMember(handle, at >= MEMBER_LIMIT, team).catch(() => silentFile(handle.name)),
    }));
    for (const { name, reading } of begun) {
      this.#silent.add(name);
      void reading.finally(() => this.#silent.delete(name));
    }
    const prompt = Promise.all(begun.filter(({ name }) => !wasSilent.has(name)).map(({ reading }) => reading));
    const end = Promise.race([deadline.passed, prompt]);
    return Promise.all(
      begun.map(({ name, reading }) =>
        Promise.race([reading, (wasSilent.has(name) ? end : deadline.passed).then(() => silentFile(name))]),
      ),
    );
  }

  /** @returns null where it has vanished meanwhile */
  async #readMember(
    handle: FileSystemFileHandle,
    isBeyond: boolean,
    team: TeamRecord | null,
  ): Promise<MemberFile | null> {
    const file = await handle.getFile().catch(absent);
    if (file === null) return null;
    const known = this.#known.get(handle.name);
    const stamp = `${file.lastModified} ${file.size} ${isBeyond} ${team?.project.id}`;
    if (known?.stamp === stamp) return known.file;
    const read = await readMemberFile(file, team, isBeyond).catch(absent);
    if (read !== null) this.#known.set(handle.name, { stamp, file: read });
    return read;
  }

  /** Only names in the form of the own file lead to a deletion. */
  async #removeFiles(deadline: Deadline, isOwn: (name: string) => boolean): Promise<void> {
    await this.#run(deadline, async () => {
      const members = await inTime(this.handle.getDirectoryHandle(MEMBERS), deadline);
      const names = (await inTime(filesIn(members), deadline)).map(({ name }) => name).filter(isOwn);
      for (const name of names) await inTime(members.removeEntry(name).catch(absent), deadline);
    });
  }

  async #run<Result>(deadline: Deadline, work: () => Promise<Result>): Promise<Result> {
    try {
      const asked = this.handle.queryPermission?.({ mode: 'readwrite' }) ?? Promise.resolve('granted');
      const permission = await inTime(asked, deadline);
      if (permission !== 'granted') throw new FolderProblem('permission');
      return await work();
    } catch (error) {
      if (error instanceof FolderProblem) throw error;
      throw new FolderProblem(kindOf(error), { cause: error });
    }
  }
}

/** @throws Error for an id that is not made by this product: it would be a path */
function ownFileName(id: MemberId): string {
  if (!MEMBER_ID.test(id)) throw new Error(`Not the id of a member: ${id}`);
  return `${id}.json`;
}

const KINDS: Readonly<Record<string, FolderProblemKind>> = {
  NotAllowedError: 'read-only',
  SecurityError: 'read-only',
  NoModificationAllowedError: 'read-only',
  InvalidModificationError: 'read-only',
  QuotaExceededError: 'full',
};

function kindOf(error: unknown): FolderProblemKind {
  return KINDS[nameOf(error)] ?? 'unreachable';
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}
