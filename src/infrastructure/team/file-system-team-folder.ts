import {
  FolderProblem,
  type Deadline,
  type DecisionFile,
  type FolderProblemKind,
  type FolderReading,
  type DeviceKey,
  type MemberFile,
  type MemberFileFault,
  type OwnContent,
  type TeamFolder,
  type WrittenFile,
} from '../../application/team/team-folder';
import { isMemberFileName, MOST_MEMBER_PARTS, speaksFor } from '../../domain/team/member-file';
import { NO_ENTRIES, type MemberId, type MemberRecord } from '../../domain/team/member-record';
import {
  absent,
  exclusively,
  entriesIn,
  inTime,
  nameOf,
  replace,
  fileTextIn,
  LARGEST,
  folderApi,
  type FolderHandle,
} from './file-access';
import { localDay } from '../../domain/shared/calendar';
import { entityId } from '../../domain/shared/entity-id';
import type { RecordedDecision } from '../../domain/team/recorded-decision';
import { highestNumber } from '../../domain/team/entry-order';
import { mergeRecords } from '../../domain/team/merge-records';
import { decisionContent } from './decision-files';
import { openParts } from './member-parts';
import { FILE_LIMIT, isNewerText, memberContent, teamContent } from './team-files';
import { readMemberFile } from './read-member-file';
import { teamReader } from './team-reader';
import type { TeamReader } from './text-reader';
import { MEMBER_ID } from './member-wire';

/** Members whose files are read. */
const MEMBER_LIMIT = 200;
/** Files that are read of one member: parts, their head, and copies that a synchroniser has made of them. */
const FILES_OF_MEMBER = 3 * MOST_MEMBER_PARTS;

const MEMBERS = 'members';
/** Who the member is; written at each act. */
const HEAD = '0.json';
const TEAM_FILE = 'team.json';
/** What the team has decided, one file for each time. */
const DECISIONS = 'decisions';
/** Files of decisions that are read: the newest. */
const MOST_DECISIONS = 100;
/** Bytes: 20,000 topics with a vote each. */
const DECISION_LIMIT = 16 * 1024 * 1024;
/** Also 'team (2).json', a conflict copy of the synchroniser. */
const ANY_TEAM_FILE = /^team\b[^/\\]*\.json$/i;

const PROJECT_FILE = /^[^~.].*\.(?:xlsx|ods|csv|tsv|json)$/i;

interface ReadFile {
  readonly stamp: string;
  readonly file: MemberFile;
  /** The text, until it was read twice: two saves within one tick of the file's clock have the same stamp. */
  readonly text: string | null;
}

/** A file of a member as it lies in the folder. */
interface FoundFile {
  /** `{id}/{number}.json`, or the name of a file of an earlier version. */
  readonly path: string;
  /** null: there is a folder of this name. */
  readonly handle: FileSystemFileHandle | null;
  /** The folder has more than are read. */
  readonly isBeyond: boolean;
}

/**
 * A folder of the File System Access API. Each member writes the own parts in `members/{id}` only; the owner also `team.json`.
 * The names of other files are used for listing, and never lead to a write.
 */
export class FileSystemTeamFolder implements TeamFolder {
  readonly kind = 'folder';
  /** By file name: what was read last, for files that have not changed since. */
  readonly #known = new Map<string, ReadFile>();
  /** The decisions of the last reading. */
  #recorded: readonly DecisionFile[] = [];
  /** By file name: decisions are never written again. */
  readonly #decisions = new Map<string, { readonly stamp: string; readonly file: DecisionFile }>();
  /** Names of files whose reading has not ended. */
  readonly #silent = new Set<string>();

  constructor(
    readonly handle: FolderHandle,
    private readonly reader: TeamReader = teamReader,
  ) {}

  get name(): string {
    return this.handle.name;
  }

  async read(deadline: Deadline): Promise<FolderReading> {
    return this.#run(deadline, async () => {
      const { root, team, found } = await inTime(this.#list(), deadline);
      // Beside the members' files: where one of them takes all the time, those of before stay.
      const decisions = inTime(this.#readDecisions(), deadline).catch(() => this.#recorded);
      const files = (await this.#readMembers(found, deadline)).filter((file) => file !== null);
      const paths = new Set(found.map(({ path }) => path));
      for (const name of this.#known.keys()) if (!paths.has(name)) this.#known.delete(name);
      const projects = root.filter(({ name }) => PROJECT_FILE.test(name) && !ANY_TEAM_FILE.test(name));
      return {
        files,
        ...team,
        recorded: (this.#recorded = await decisions),
        projects: projects.map((file) => ({ name: file.name, open: () => file.getFile() })),
      };
    });
  }

  async write(id: MemberId, content: () => Promise<OwnContent>, deadline: Deadline): Promise<WrittenFile> {
    const lock = `team-folder:${this.name}:${id}`;
    // The lock is given back at the deadline, also where the writing itself never ends.
    return this.#run(deadline, () =>
      inTime(
        exclusively(lock, async () => inTime(this.#write(id, content, deadline), deadline)),
        deadline,
      ),
    );
  }

  async record(decision: Omit<RecordedDecision, 'sum'>, key: DeviceKey, deadline: Deadline): Promise<void> {
    await this.#run(deadline, async () => {
      const content = await decisionContent(decision);
      const folder = await inTime(this.handle.getDirectoryHandle(DECISIONS, { create: true }), deadline);
      const names = new Set((await inTime(entriesIn(folder), deadline)).files.map(({ name }) => name));
      const day = localDay(new Date(decision.at));
      // A file that is there is never written again.
      let name = `${day}.json`;
      for (let number = 2; names.has(name); number += 1) name = `${day}-${number}.json`;
      await inTime(replace(folder, name, { content, key }, deadline), deadline);
    });
  }

  async allow(): Promise<boolean> {
    return (await this.handle.requestPermission?.({ mode: 'readwrite' })) !== 'denied';
  }

  async remove(own: MemberId, deadline: Deadline): Promise<void> {
    await this.#removeFiles(deadline, own, () => true);
  }

  async removeCopies(own: MemberId, deadline: Deadline): Promise<void> {
    await this.#removeFiles(deadline, own, (path) => speaksFor(path, own) === 'copy');
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
    const { files: root } = await entriesIn(this.handle);
    const text = await fileTextIn(this.handle, TEAM_FILE);
    const team = text === null ? null : await this.#readTeam(text);
    const members = await this.handle.getDirectoryHandle(MEMBERS).catch(absent);
    if (members === null && team !== null && team.team !== null) throw new FolderProblem('unreachable');
    const none = { team: null, teamSigner: null, isTeamAltered: false };
    return { root, team: team ?? none, found: members === null ? [] : await foundFiles(members) };
  }

  async #readDecisions(): Promise<readonly DecisionFile[]> {
    const folder = await this.handle.getDirectoryHandle(DECISIONS).catch(absent);
    const handles = folder === null ? [] : (await entriesIn(folder)).files.filter(({ name }) => isMemberFileName(name));
    const read = await Promise.all(handles.slice(-MOST_DECISIONS).map((handle) => this.#readDecision(handle)));
    return read.filter((file) => file !== null);
  }

  /** @returns null where it has vanished meanwhile */
  async #readDecision(handle: FileSystemFileHandle): Promise<DecisionFile | null> {
    const { name: fileName } = handle;
    const file = await handle.getFile().catch(absent);
    if (file === null) return null;
    const stamp = `${file.lastModified} ${file.size}`;
    const known = this.#decisions.get(fileName);
    if (known?.stamp === stamp) return known.file;
    const { content, signer } = await this.reader.decision(file.size > DECISION_LIMIT ? '' : await file.text());
    const isSigned = signer.kind === 'signed';
    const read = { fileName, decision: isSigned ? content : null, signer: isSigned ? signer.key : null };
    this.#decisions.set(fileName, { stamp, file: read });
    return read;
  }

  async #readTeam(text: string): Promise<Pick<FolderReading, 'team' | 'teamSigner' | 'isTeamAltered'>> {
    const { content, signer } = await this.reader.team(text);
    const isAltered = content !== null && signer.kind === 'altered';
    return {
      team: isAltered ? null : content,
      teamSigner: signer.kind === 'signed' ? signer.key : null,
      isTeamAltered: isAltered,
    };
  }

  async #write(id: MemberId, content: () => Promise<OwnContent>, deadline: Deadline): Promise<WrittenFile> {
    const { own, team, closed, key } = await content();
    if (deadline.hasPassed) throw new FolderProblem('silent');
    const folderName = ownFolderName(id);
    const members = await this.handle.getDirectoryHandle(MEMBERS, { create: true });
    await refuseNewer(members, `${id}.json`);
    const folder = await members.getDirectoryHandle(folderName, { create: true });
    const parts = openParts(own, closed);
    const stood: string[] = [];
    const write = async (name: string, record: MemberRecord): Promise<void> => {
      const before = await replace(folder, name, { content: memberContent(record), key }, deadline);
      if (before !== null) stood.push(before);
    };
    for (const { number, record } of parts) await write(`${number}.json`, record);
    // Last, because it says up to where the parts go.
    await write(HEAD, { ...own, ...NO_ENTRIES, last: highestNumber(own) });
    if (team !== null) await replace(this.handle, TEAM_FILE, { content: teamContent(team), key }, deadline);
    const open = parts.at(-1);
    const full = parts.at(-2);
    return {
      stood: await this.#stood(id, stood, key),
      closed: full === undefined || open === undefined ? closed : { upTo: full.last, next: open.number },
    };
  }

  /** What stood in the own files and this device has not signed. */
  async #stood(id: MemberId, texts: readonly string[], key: DeviceKey | null): Promise<MemberRecord | null> {
    const read = await Promise.all(texts.map((text) => this.reader.member(text)));
    const records = read.flatMap(({ content, signer }) => {
      const isOwn = key !== null && signer.kind === 'signed' && signer.key === key.publicKey;
      return content === null || isOwn || content.record.id !== id ? [] : [content.record];
    });
    return records.length === 0 ? null : records.reduce(mergeRecords);
  }

  /** One file that does not answer holds up the others once; then they are read without waiting for it. */
  async #readMembers(found: readonly FoundFile[], deadline: Deadline): Promise<readonly (MemberFile | null)[]> {
    const wasSilent = new Set(this.#silent);
    const begun = found.map((file) => ({
      name: file.path,
      // Such as one that the synchroniser is replacing.
      reading: this.#readMember(file).catch(() => faulty(file.path, 'silent')),
    }));
    for (const { name, reading } of begun) {
      this.#silent.add(name);
      void reading.finally(() => this.#silent.delete(name));
    }
    const prompt = Promise.all(begun.filter(({ name }) => !wasSilent.has(name)).map(({ reading }) => reading));
    const end = Promise.race([deadline.passed, prompt]);
    return Promise.all(
      begun.map(({ name, reading }) =>
        Promise.race([reading, (wasSilent.has(name) ? end : deadline.passed).then(() => faulty(name, 'silent'))]),
      ),
    );
  }

  /** @returns null where it has vanished meanwhile */
  async #readMember({ path, handle, isBeyond }: FoundFile): Promise<MemberFile | null> {
    if (isBeyond) return faulty(path, 'too-many');
    if (handle === null) return faulty(path, 'folder');
    const file = await handle.getFile().catch(absent);
    if (file === null) return null;
    const known = this.#known.get(path);
    const stamp = `${file.lastModified} ${file.size}`;
    if (known?.stamp === stamp && known.text === null) return known.file;
    const text = file.size > FILE_LIMIT ? '' : await file.text().catch(absent);
    if (text === null) return null;
    if (known?.stamp === stamp && known.text === text) {
      this.#known.set(path, { ...known, text: null });
      return known.file;
    }
    const { name, size, lastModified } = file;
    const read = await readMemberFile({ name, size, lastModified, text: async () => text }, this.reader, path);
    this.#known.set(path, { stamp, file: read, text });
    return read;
  }

  /** Only names in the form of the own files lead to a deletion. */
  async #removeFiles(deadline: Deadline, own: MemberId, isRemoved: (path: string) => boolean): Promise<void> {
    await this.#run(deadline, async () => {
      const members = await inTime(this.handle.getDirectoryHandle(MEMBERS), deadline);
      const { files, folders } = await inTime(entriesIn(members), deadline);
      const folder = folders.find(({ name }) => name === ownFolderName(own));
      const parts = folder === undefined ? [] : (await inTime(entriesIn(folder), deadline)).files;
      for (const { name } of parts) {
        if (isRemoved(`${own}/${name}`)) await inTime(folder?.removeEntry(name).catch(absent) ?? noWork, deadline);
      }
      const isEmpty = parts.every(({ name }) => isRemoved(`${own}/${name}`));
      if (folder !== undefined && isEmpty) await inTime(members.removeEntry(folder.name).catch(absent), deadline);
      for (const { name } of files) {
        const isOwn = speaksFor(name, own) !== null && isRemoved(name);
        if (isOwn) await inTime(members.removeEntry(name).catch(absent), deadline);
      }
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

const noWork = Promise.resolve(null);

function faulty(fileName: string, fault: MemberFileFault): MemberFile {
  return { fileName, modifiedAt: '', signer: null, content: null, fault };
}

/** The files of the members, those that are named after a member first: a limit is one of members, not of their copies. */
async function foundFiles(members: FileSystemDirectoryHandle): Promise<readonly FoundFile[]> {
  const { files, folders } = await entriesIn(members);
  const ofFolders = folders.filter(({ name }) => MEMBER_ID.test(name));
  const single = files.filter(({ name }) => isMemberFileName(name));
  const ids = [...new Set([...ofFolders.map(({ name }) => name), ...single.flatMap(({ name }) => idOf(name) ?? [])])];
  const read = new Set(ids.sort().slice(0, MEMBER_LIMIT));
  const counts = new Map<string, number>();
  // A file that is named after no member counts as one.
  let strays = ids.length;
  const isBeyond = (id: string | null): boolean => {
    if (id === null) return (strays += 1) > MEMBER_LIMIT;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return !read.has(id) || count > FILES_OF_MEMBER;
  };
  const parts = await Promise.all(
    ofFolders
      .filter(({ name }) => read.has(name))
      .map(async (folder) =>
        (await entriesIn(folder)).files
          .filter(({ name }) => isMemberFileName(name))
          .map((handle) => ({ path: `${folder.name}/${handle.name}`, handle, isBeyond: isBeyond(folder.name) })),
      ),
  );
  const ownerOf = (name: string): string | null =>
    idOf(name) ?? ids.find((id) => speaksFor(name, entityId<'member'>(id)) === 'copy') ?? null;
  const replaced = folders.filter(({ name }) => idOf(name) !== null);
  const unread = ofFolders.filter(({ name }) => !read.has(name));
  return [
    ...parts.flat(),
    ...single.map((handle) => ({ path: handle.name, handle, isBeyond: isBeyond(ownerOf(handle.name)) })),
    ...replaced.map(({ name }) => ({ path: name, handle: null, isBeyond: false })),
    ...unread.map(({ name }) => ({ path: `${name}/${HEAD}`, handle: null, isBeyond: true })),
  ];
}

/** The member after whom a file of an earlier version is named; null: it is named otherwise. */
function idOf(name: string): string | null {
  const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
  return MEMBER_ID.test(id) ? id : null;
}

/** The file of an earlier version stays as it is; where it is of a newer one, nothing is written. */
async function refuseNewer(members: FileSystemDirectoryHandle, name: string): Promise<void> {
  const handle = await members.getFileHandle(name).catch(absent);
  const file = handle && (await handle.getFile().catch(absent));
  if (file === null) return;
  if (file.size > LARGEST || isNewerText(await file.text())) throw new FolderProblem('newer');
}

/** @throws Error for an id that is not made by this product: it would be a path */
function ownFolderName(id: MemberId): string {
  if (!MEMBER_ID.test(id)) throw new Error(`Not the id of a member: ${id}`);
  return id;
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
