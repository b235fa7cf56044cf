import {
  FolderProblem,
  type FolderProblemKind,
  type FolderReading,
  type MemberFile,
  type TeamFolder,
} from '../../application/team/team-folder';
import type { MemberId, MemberRecord } from '../../domain/team/member-record';
import { mergeRecords } from '../../domain/team/merge-records';
import { mergeTeams, type TeamRecord } from '../../domain/team/team-record';
import { folderApi, type FolderHandle } from './file-system';
import { readMemberFile } from './read-member-file';
import { FILE_LIMIT, memberFileText, parseMemberFile, parseTeamFile, teamFileText } from './team-files';
import { MEMBER_ID } from './wire-fields';

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

  constructor(readonly handle: FolderHandle) {}

  get name(): string {
    return this.handle.name;
  }

  async read(): Promise<FolderReading> {
    return this.#run(async () => {
      const root = await filesIn(this.handle);
      const team = await this.#readTeam(root);
      const members = await this.handle.getDirectoryHandle(MEMBERS).catch(absent);
      if (members === null && team !== null) throw new FolderProblem('unreachable');
      const handles = members === null ? [] : await filesIn(members);
      const own = handles.filter(({ name }) => name.toLowerCase().endsWith('.json')).sort(byName);
      const read = await Promise.all(own.map((handle, at) => this.#readMember(handle, at >= MEMBER_LIMIT, team)));
      const files = read.filter((file) => file !== null);
      for (const name of this.#known.keys()) if (!own.some((each) => each.name === name)) this.#known.delete(name);
      const projects = root.filter(({ name }) => PROJECT_FILE.test(name) && !ANY_TEAM_FILE.test(name)).sort(byName);
      return { files, team, projects: projects.map((file) => ({ name: file.name, open: () => file.getFile() })) };
    });
  }

  async write(own: MemberRecord, team: TeamRecord | null): Promise<MemberRecord> {
    return this.#run(() => exclusively(`team-folder:${this.name}:${own.id}`, () => this.#write(own, team)));
  }

  async allow(): Promise<boolean> {
    return (await this.handle.requestPermission?.({ mode: 'readwrite' })) !== 'denied';
  }

  async remove(own: MemberId): Promise<void> {
    await this.#run(async () => {
      const members = await this.handle.getDirectoryHandle(MEMBERS);
      await members.removeEntry(ownFileName(own)).catch(absent);
    });
  }

  watch(changed: () => void): () => void {
    const { FileSystemObserver } = folderApi();
    if (FileSystemObserver === undefined) return () => {};
    const observer = new FileSystemObserver(changed);
    // Not for every kind of folder; the files are also read at intervals.
    void observer.observe(this.handle, { recursive: true }).catch(() => {});
    return () => observer.disconnect();
  }

  async #write(own: MemberRecord, team: TeamRecord | null): Promise<MemberRecord> {
    const members = await this.handle.getDirectoryHandle(MEMBERS, { create: true });
    const fileName = ownFileName(own.id);
    const stored = await textOf(members, fileName);
    const content = stored === null ? null : parseMemberFile(stored);
    if (content?.isNewer === true) throw new FolderProblem('newer');
    const merged = content?.record.id === own.id ? mergeRecords(own, content.record) : own;
    await replace(members, fileName, stored, memberFileText(merged));
    if (team !== null) await this.#writeTeam(team);
    return merged;
  }

  async #writeTeam(team: TeamRecord): Promise<void> {
    const stored = await textOf(this.handle, TEAM_FILE);
    const content = stored === null ? null : parseTeamFile(stored);
    if (content?.isNewer === true) throw new FolderProblem('newer');
    const merged = content === null ? team : mergeTeams(content.team, team);
    // Another member has begun the team earlier.
    if (merged.owner !== team.owner) return;
    await replace(this.handle, TEAM_FILE, stored, teamFileText(merged));
  }

  async #readTeam(root: readonly FileSystemFileHandle[]): Promise<TeamRecord | null> {
    const names = root.map(({ name }) => name).filter((name) => ANY_TEAM_FILE.test(name));
    let team: TeamRecord | null = null;
    for (const name of names.slice(0, 20)) {
      const text = await textOf(this.handle, name);
      const read = text === null ? null : parseTeamFile(text);
      if (read !== null) team = team === null ? read.team : mergeTeams(team, read.team);
    }
    return team;
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

  async #run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const permission = (await this.handle.queryPermission?.({ mode: 'readwrite' })) ?? 'granted';
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

async function filesIn(folder: FileSystemDirectoryHandle): Promise<readonly FileSystemFileHandle[]> {
  const files: FileSystemFileHandle[] = [];
  for await (const entry of folder.values()) if (entry.kind === 'file') files.push(entry);
  return files;
}

/** null: there is no such file, or it is too large. */
async function textOf(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  const handle = await folder.getFileHandle(name).catch(absent);
  const file = handle && (await handle.getFile().catch(absent));
  return file === null || file.size > FILE_LIMIT ? null : file.text();
}

/** Writes beside the file and then replaces it: a reader sees the old or the new text. */
async function replace(
  folder: FileSystemDirectoryHandle,
  name: string,
  stored: string | null,
  text: string,
): Promise<void> {
  if (text === stored) return;
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  await stream.write(text);
  await stream.close();
}

/** Windows of one browser write one after the other. */
async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? work() : locks.request(name, work);
}

function absent(error: unknown): null {
  if (nameOf(error) === 'NotFoundError' || nameOf(error) === 'TypeMismatchError') return null;
  throw error;
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

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}
