import type { FolderHandle } from '../../src/infrastructure/team/file-access';

interface StoredFile {
  text: string;
  modified: number;
}

/** The failures of the File System Access API, by their names. */
const failure = (name: string): DOMException => new DOMException(name, name);

/** A folder of the File System Access API in memory, whose files the test changes as a synchroniser would. */
export class FakeDirectory {
  readonly kind = 'directory';
  readonly files = new Map<string, StoredFile>();
  readonly folders = new Map<string, FakeDirectory>();
  permission: PermissionState = 'granted';
  /** Any access fails with this. */
  failsWith: string | null = null;
  /** Writing fails with this. */
  writeFailsWith: string | null = null;
  /** Writes wait for it. */
  heldWrite: Promise<void> | null = null;
  isWriteHeld = false;
  /** What was written, with its path. */
  readonly writes: string[] = [];
  /** Files whose text was read. */
  readonly reads: string[] = [];
  #time = Date.parse('2026-11-01T09:00:00Z');

  constructor(
    readonly name: string,
    private readonly root: FakeDirectory | null = null,
    private readonly path = '',
  ) {}

  asHandle(): FolderHandle {
    return this as unknown as FolderHandle;
  }

  /** As a synchroniser would put it there. */
  put(path: string, text: string): void {
    const [folder = '', ...rest] = path.split('/');
    if (rest.length === 0) this.files.set(folder, { text, modified: this.tick() });
    else this.folder(folder).put(rest.join('/'), text);
  }

  textOf(path: string): string | undefined {
    const [folder = '', ...rest] = path.split('/');
    return rest.length === 0 ? this.files.get(folder)?.text : this.folders.get(folder)?.textOf(rest.join('/'));
  }

  delete(path: string): void {
    const [folder = '', ...rest] = path.split('/');
    if (rest.length > 0) this.folders.get(folder)?.delete(rest.join('/'));
    else if (!this.files.delete(folder)) this.folders.delete(folder);
  }

  folder(name: string): FakeDirectory {
    const folder =
      this.folders.get(name) ?? new FakeDirectory(name, this.top, `${this.root === null ? '' : this.path}${name}/`);
    this.folders.set(name, folder);
    return folder;
  }

  /** What never answers: 'list', 'write', or the name of a file whose text is read. */
  readonly hangs = new Set<string>();

  async queryPermission(): Promise<PermissionState> {
    return this.permission;
  }

  async requestPermission(): Promise<PermissionState> {
    this.permission = 'granted';
    return this.permission;
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<FakeDirectory> {
    this.#check();
    if (!create && !this.folders.has(name)) throw failure('NotFoundError');
    return this.folder(name);
  }

  async getFileHandle(name: string, { create = false } = {}) {
    this.#check();
    if (this.folders.has(name)) throw failure('TypeMismatchError');
    if (name.includes('/') || name.includes('\\') || name === '..') throw new TypeError('Name is not allowed');
    if (!this.files.has(name)) {
      if (!create) throw failure('NotFoundError');
      this.files.set(name, { text: '', modified: this.tick() });
    }
    return this.#handleOf(name);
  }

  async removeEntry(name: string): Promise<void> {
    this.#check();
    if (!this.files.delete(name) && !this.folders.delete(name)) throw failure('NotFoundError');
  }

  async *values() {
    this.#check();
    await this.#mayHang('list');
    for (const name of this.files.keys()) yield this.#handleOf(name);
    for (const folder of this.folders.values()) yield folder;
  }

  get top(): FakeDirectory {
    return this.root ?? this;
  }

  tick(): number {
    return this.root?.tick() ?? (this.#time += 1000);
  }

  async #mayHang(what: string): Promise<void> {
    if (this.top.hangs.has(what)) await new Promise<never>(() => {});
  }

  #check(): void {
    if (this.top.failsWith !== null) throw failure(this.top.failsWith);
  }

  #handleOf(name: string) {
    return {
      kind: 'file',
      name,
      getFile: async () => {
        const file = this.files.get(name);
        if (file === undefined) throw failure('NotFoundError');
        const { text, modified } = file;
        const read = async (): Promise<string> => {
          await this.#mayHang(`${this.path}${name}`);
          this.top.reads.push(name);
          return text;
        };
        return { name, size: new TextEncoder().encode(text).length, lastModified: modified, text: read };
      },
      createWritable: async () => {
        if (this.top.writeFailsWith !== null) throw failure(this.top.writeFailsWith);
        await this.#mayHang('write');
        this.top.isWriteHeld = this.top.heldWrite !== null;
        await this.top.heldWrite;
        let text = '';
        return {
          abort: async () => {},
          write: async (more: string) => void (text += more),
          close: async () => {
            this.top.writes.push(`${this.path}${name}`);
            this.files.set(name, { text, modified: this.tick() });
          },
        };
      },
    };
  }
}
