import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type BuiltWorkspace,
  CancelSource,
  type CancelSignal,
  type OpenOwnData,
  type ReadOptions,
} from './own-data-reader';
import { FileFault } from '../../domain/own-data/data-fault';
import { countOf } from '../../domain/shared/figures';
import type { Logger, ChosenFile } from '../shared/browser-ports';
import type { Mapping } from '../../domain/own-data/mapping';
import type { MappingMemory } from './mapping-memory';
import { MappingViewModel } from './mapping.view-model';
import type { LoadOwnData, OwnData, OwnProject } from './own-projects';
import type { ShowOpened } from './show-opened';

export type OpenStep =
  /** @param problem why the last file cannot be opened, for the user @param isPossible it can be opened anyway */
  | { readonly kind: 'choose'; readonly problem: string | null; readonly isPossible?: boolean }
  /** @param progress 0 to 1; null: unknown */
  | { readonly kind: 'reading'; readonly fileName: string; readonly progress: number | null; readonly rows: number }
  | { readonly kind: 'mapping'; readonly file: OpenOwnData; readonly mapping: MappingViewModel }
  | { readonly kind: 'faults'; readonly file: OpenOwnData; readonly built: BuiltWorkspace }
  | { readonly kind: 'opening'; readonly fileName: string }
  | { readonly kind: 'done' };

type TextFormat = Pick<ReadOptions, 'delimiter' | 'anyway'>;

/** Opens a file of the user as projects of their own. Until all of it is read, nothing that is open changes. */
export class OpenFile {
  step: OpenStep = { kind: 'choose', problem: null };
  /** The own project that the file replaces; null: it becomes a new one. */
  replaces: OwnProject | null = null;
  /** The file is that of the project, read again. */
  isCorrection = false;
  /** The file was recognised as a newer version of that of an own project. */
  isNewer = false;
  #projects: readonly OwnProject[] = [];
  #chosen: ChosenFile | null = null;
  #isAnyway = false;
  #file: OpenOwnData | null = null;
  #mapping: Mapping | null = null;
  /** The project to be replaced was not chosen by the user. */
  #isRecognised = false;
  #abort = new CancelSource();
  #listed: Promise<void> = Promise.resolve();
  readonly #load: LoadOwnData;
  readonly #show: ShowOpened;
  readonly #logger: Logger;
  readonly #memory: MappingMemory;

  constructor(load: LoadOwnData, show: ShowOpened, logger: Logger, memory: MappingMemory) {
    this.#load = load;
    this.#show = show;
    this.#logger = logger;
    this.#memory = memory;
    makeAutoObservable(this, { step: observableRef, replaces: observableRef }, { autoBind: true });
  }

  /**
   * @param replaces the id of the own project that is to be replaced
   * @param isCorrection by the same file, which is read again
   */
  async start(replaces: string | null, isCorrection = false): Promise<void> {
    this.isCorrection = isCorrection;
    const file = isCorrection && replaces !== null ? this.#memory.fileOf(replaces) : null;
    await Promise.all([this.#listFor(replaces), file === null ? null : this.read(file)]);
  }

  #listFor(replaces: string | null): Promise<void> {
    const listing = this.#list(replaces);
    const isTold = listing.catch((error: unknown) => this.#logger.error('Failed to list the own projects:', error));
    // A new project needs no list.
    this.#listed = replaces === null ? isTold : listing;
    return isTold;
  }

  /** Opens the file as a project of its own. */
  replaceNone(): void {
    this.replaces = null;
    this.isNewer = false;
    this.isCorrection = false;
    this.#isRecognised = false;
  }

  /** @param format of a text file, where it was recognised wrongly */
  async read(chosen: ChosenFile, format: TextFormat = {}): Promise<void> {
    const signal = this.#begin({ kind: 'reading', fileName: chosen.name, progress: null, rows: 0 });
    this.#chosen = chosen;
    this.#isAnyway = format.anyway === true;
    try {
      const { reader } = await this.#data();
      const file = await reader.open(chosen, { ...format, signal, onProgress: this.#follow(chosen.name, signal) });
      if (signal.aborted) return file.close();
      this.#file = file;
      if (file.mapping === null) return await this.#build(null, signal);
      const mapping = new MappingViewModel(file, await this.#remembered(file, file.mapping));
      await mapping.start();
      if (signal.aborted) return;
      this.#to({ kind: 'mapping', file, mapping });
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Reads the same file as text of another form, or although its rows are hardly topics. */
  async readAgain(format: TextFormat): Promise<void> {
    const anyway = format.anyway ?? this.#isAnyway;
    if (this.#chosen !== null) await this.read(this.#chosen, { ...format, anyway });
  }

  /** What the button says that opens so many topics. */
  openLabel(topics: number): string {
    return this.replaces === null || this.isCorrection
      ? `Open ${countOf(topics, 'topic')}`
      : 'Open as the next version';
  }

  /** With the mapping as it is; rows that cannot be used are shown before anything is opened. */
  async build(mapping: MappingViewModel): Promise<void> {
    const signal = this.#abort;
    try {
      await this.#build(mapping, signal);
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  async open({ workspace }: BuiltWorkspace): Promise<void> {
    const signal = this.#abort;
    const fileName = this.#file?.fileName ?? '';
    this.#to({ kind: 'opening', fileName });
    try {
      const { projects } = await this.#data();
      const file = { content: workspace, fileName };
      const { replaces } = this;
      const opened =
        replaces === null ? await projects.add(file) : [await projects.replace(replaces.id, file, this.isCorrection)];
      const mapping = this.#mapping;
      if (opened[0] !== undefined && this.#chosen !== null) this.#memory.keepFile(opened[0].id, this.#chosen);
      await this.#show.run(opened, workspace, replaces !== null && !this.isCorrection);
      // A visitor is signed in only now, and what is remembered is of a user.
      if (mapping !== null && opened[0] !== undefined) this.#memory.keep(mapping, fileName, opened[0].id);
      this.#to({ kind: 'done' });
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Back to the choice of a file; what was open stays. */
  cancel(): void {
    this.#begin({ kind: 'choose', problem: null });
  }

  /** Nothing more is shown of it. */
  dispose(): void {
    this.#abort.abort();
    this.#file?.close();
  }

  async #list(replaces: string | null): Promise<void> {
    const projects = (await this.#load?.())?.projects;
    const list = (await projects?.list()) ?? [];
    runInAction(() => {
      this.#projects = list;
      this.replaces = list.find(({ id }) => id === replaces) ?? null;
    });
  }

  async #build(mapping: MappingViewModel | null, signal: CancelSignal): Promise<void> {
    const file = this.#file;
    if (file === null) return;
    this.#mapping = mapping?.mapping ?? null;
    this.#to({ kind: 'reading', fileName: file.fileName, progress: null, rows: 0 });
    const built = await file.build(this.#mapping, { signal, onProgress: this.#follow(file.fileName, signal) });
    if (signal.aborted) return;
    // Without it, the file would become a new project in the place of the newer data of one.
    await this.#listed;
    if (signal.aborted) return;
    // A file with a mapping has shown its other faults beside that.
    const isToSee = mapping === null ? built.faults.length > 0 : built.counts.rowsLeftOut > 0;
    if (isToSee) this.#to({ kind: 'faults', file, built });
    else await this.open(built);
  }

  /** With the choices for an earlier version of the file, which is then the project to be replaced. */
  async #remembered(file: OpenOwnData, mapping: Mapping): Promise<Mapping> {
    const earlier = this.#memory.find(mapping, file.fileName);
    if (earlier === null) return mapping;
    await this.#listed.catch(() => {});
    const project = this.#projects.find(({ id }) => id === earlier.projectId) ?? null;
    if (project === null) return mapping;
    runInAction(() => {
      this.isNewer = true;
      this.#isRecognised = this.replaces === null;
      this.replaces ??= project;
    });
    return file.revise(this.#memory.apply(mapping, earlier));
  }

  #follow(fileName: string, signal: CancelSignal): NonNullable<ReadOptions['onProgress']> {
    return ({ done, rows }) => {
      if (!signal.aborted) this.#to({ kind: 'reading', fileName, progress: done, rows });
    };
  }

  async #data(): Promise<OwnData> {
    if (this.#load === null) throw new Error('This mode opens no files');
    return this.#load();
  }

  #begin(step: OpenStep): CancelSource {
    this.dispose();
    this.#file = null;
    this.#mapping = null;
    const isRecognised = this.#isRecognised;
    this.#isRecognised = false;
    runInAction(() => {
      if (isRecognised) this.replaces = null;
      this.isNewer = false;
    });
    this.#abort = new CancelSource();
    this.#to(step);
    return this.#abort;
  }

  #to(step: OpenStep): void {
    runInAction(() => (this.step = step));
  }

  #fail(error: unknown, signal: CancelSignal): void {
    if (signal.aborted) return;
    const isFault = error instanceof FileFault;
    if (!isFault) this.#logger.error('Failed to open a file:', error);
    this.#begin({
      kind: 'choose',
      problem: isFault ? error.message : 'This file cannot be opened. Please try again.',
      ...(isFault && error.canOpenAnyway && { isPossible: true }),
    });
  }
}
