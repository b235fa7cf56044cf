import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { Cancellation } from '../shared/cancellation';
import type { Logger } from '../shared/logger';
import type { ToastStore } from '../shell/toast.store';
import type { EnterProject } from './enter-project';
import type { LoadOwnData, OwnData } from './own-data';
import type { DeviceFile } from './own-data-entry';
import type { OwnProject, WorkspaceContent } from './own-projects';
import type { RefreshProject } from './refresh-project';
import { UnusableFile } from './workspace-file-reader';

export type OpenStep =
  | { readonly kind: 'choose'; readonly problem: UnusableFile | null }
  /** @param progress 0 to 1; null: unknown */
  | { readonly kind: 'reading'; readonly fileName: string; readonly progress: number | null }
  | { readonly kind: 'opening'; readonly fileName: string }
  | { readonly kind: 'done' };

/** In bytes. */
export const LARGEST_FILE = 50 * 1024 * 1024;

/** Opens a file of the user as projects of their own. Until all of it is read, nothing that is open changes. */
export class OpenFile {
  step: OpenStep = { kind: 'choose', problem: null };
  /** The own project that the file replaces; null: it becomes a new one. */
  replaces: SowId | null;
  #cancellation = new Cancellation();
  readonly #load: LoadOwnData;
  readonly #refresh: RefreshProject;
  readonly #enter: EnterProject;
  readonly #toasts: ToastStore;
  readonly #logger: Logger;

  constructor(
    load: LoadOwnData,
    refresh: RefreshProject,
    enter: EnterProject,
    toasts: ToastStore,
    logger: Logger,
    replaces: SowId | null = null,
  ) {
    this.#load = load;
    this.#refresh = refresh;
    this.#enter = enter;
    this.#toasts = toasts;
    this.#logger = logger;
    this.replaces = replaces;
    makeAutoObservable(this, { step: observableRef, replaces: observableRef }, { autoBind: true });
  }

  async read(file: DeviceFile): Promise<void> {
    const cancellation = this.#begin({ kind: 'reading', fileName: file.name, progress: null });
    try {
      if (file.size > LARGEST_FILE) {
        throw new UnusableFile(`${file.name} has more than 50 MB.`, ['Leave out sheets or rows that are not needed.']);
      }
      const data = await this.#data();
      const content = await data.reader.read(file, {
        cancellation,
        onProgress: (progress) =>
          !cancellation.cancelled &&
          runInAction(() => (this.step = { kind: 'reading', fileName: file.name, progress })),
      });
      if (!cancellation.cancelled) await this.#open(data, content, file.name);
    } catch (error) {
      if (cancellation.cancelled) return;
      this.#fail(error);
    }
  }

  /** Back to the choice of a file; what was open stays. */
  cancel(): void {
    this.#begin({ kind: 'choose', problem: null });
  }

  /** Nothing more is shown of it. */
  dispose(): void {
    this.#cancellation.cancel();
  }

  async #open(data: OwnData, content: WorkspaceContent, fileName: string): Promise<void> {
    runInAction(() => (this.step = { kind: 'opening', fileName }));
    const { replaces } = this;
    const file = { content, fileName };
    const opened = replaces === null ? await data.projects.add(file) : [await data.projects.replace(replaces, file)];
    const [first] = opened;
    if (first === undefined) throw new UnusableFile(`${fileName} has no project.`, []);
    await this.#refresh.run(first.id);
    await this.#enter.enter(first);
    runInAction(() => (this.step = { kind: 'done' }));
    this.#tell(opened, first);
  }

  #tell(opened: readonly OwnProject[], { name }: OwnProject): void {
    const what = opened.length === 1 ? `‘${name}’` : `${opened.length} projects`;
    if (opened.every(({ isStored }) => isStored)) {
      const did = this.replaces === null ? 'is open and stays in this browser' : 'has its new data';
      const text = opened.length === 1 ? `${what} ${did}.` : `${what} are open and stay in this browser.`;
      this.#toasts.show({ kind: 'own-data', tone: 'success', text });
      return;
    }
    const text = `${what} cannot be stored in this browser. Export what you need before you close it.`;
    this.#toasts.show({ kind: 'own-data', tone: 'error', text });
  }

  async #data(): Promise<OwnData> {
    if (this.#load === null) throw new Error('This mode opens no files');
    return this.#load();
  }

  #begin(step: OpenStep): Cancellation {
    this.#cancellation.cancel();
    this.#cancellation = new Cancellation();
    this.step = step;
    return this.#cancellation;
  }

  #fail(error: unknown): void {
    const problem =
      error instanceof UnusableFile ? error : new UnusableFile('This file cannot be opened.', ['Please try again.']);
    if (problem !== error) this.#logger.error('Failed to open a file:', error);
    runInAction(() => (this.step = { kind: 'choose', problem }));
  }
}
