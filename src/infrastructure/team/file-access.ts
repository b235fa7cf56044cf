import { FolderProblem, type Deadline, type DeviceKey } from '../../application/team/team-folder';
import { FILE_LIMIT, hasContent, isNewerText, signedText } from './team-files';

/** What of the File System Access API the types of the compiler do not have. */
export interface FolderHandle extends FileSystemDirectoryHandle {
  queryPermission?(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

interface FolderObserver {
  observe(handle: FolderHandle, options: { readonly recursive: true }): Promise<void>;
  disconnect(): void;
}

interface FolderApi {
  readonly showDirectoryPicker?: (options: {
    readonly id: string;
    readonly mode: 'readwrite';
  }) => Promise<FolderHandle>;
  readonly FileSystemObserver?: new (changed: () => void) => FolderObserver;
}

/** Absent in browsers other than Chromium, and on plain http. */
export const folderApi = (): FolderApi => globalThis as unknown as FolderApi;

/** Bytes of an own file that is looked into before it is replaced; this version writes up to 1 MB. */
export const LARGEST = 64 * 1024 * 1024;

export interface FolderEntries {
  readonly files: readonly FileSystemFileHandle[];
  readonly folders: readonly FileSystemDirectoryHandle[];
}

export async function entriesIn(folder: FileSystemDirectoryHandle): Promise<FolderEntries> {
  const files: FileSystemFileHandle[] = [];
  const folders: FileSystemDirectoryHandle[] = [];
  for await (const entry of folder.values()) {
    if (entry.kind === 'file') files.push(entry);
    else folders.push(entry);
  }
  return { files: files.sort(byName), folders: folders.sort(byName) };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}

/** null: there is no such file, or it is too large. */
export async function fileTextIn(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  const handle = await folder.getFileHandle(name).catch(absent);
  const file = handle && (await handle.getFile().catch(absent));
  return file === null || file.size > FILE_LIMIT ? null : file.text();
}

/**
 * Writes beside the file and then replaces it: a reader sees the old or the new text. A file that has the content already, one
 * of a newer version, or one so large that this cannot be told, is not replaced.
 * @returns what stood in it; null: there was none
 */
export async function replace(
  folder: FileSystemDirectoryHandle,
  name: string,
  { content, key }: { readonly content: object; readonly key: DeviceKey | null },
  deadline: Deadline,
): Promise<string | null> {
  const handle = await folder.getFileHandle(name, { create: true });
  const file = await handle.getFile();
  if (file.size > LARGEST) throw new FolderProblem('newer');
  const stood = await file.text();
  if (isNewerText(stood)) throw new FolderProblem('newer');
  if (hasContent(stood, content, key)) return stood;
  const text = await signedText(content, key);
  const stream = await handle.createWritable();
  await stream.write(text);
  // Another window may have written since: what comes too late is dropped.
  if (deadline.hasPassed) await stream.abort();
  else await stream.close();
  return stood === '' ? null : stood;
}

/** Rejects with a FolderProblem where the folder does not answer until the deadline. */
export async function inTime<Result>(work: Promise<Result>, { passed }: Deadline): Promise<Result> {
  const silent = passed.then((): never => {
    throw new FolderProblem('silent');
  });
  // Not every one is awaited.
  silent.catch(() => {});
  return Promise.race([work, silent]);
}

/** Windows of one browser write one after the other. */
export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? work() : locks.request(name, work);
}

export function absent(error: unknown): null {
  if (nameOf(error) === 'NotFoundError' || nameOf(error) === 'TypeMismatchError') return null;
  throw error;
}

/** The name of the kind of failure. */
export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
