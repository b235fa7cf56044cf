import { makeAutoObservable, runInAction } from 'mobx';
import type { BuiltWorkspace, FileOutline, OwnDataFile } from './own-data-reader';
import { FileFault } from '../../domain/own-data/data-fault';
import { countOf } from '../../domain/shared/figures';
import { likelyDate, typedDate, type DateSource } from '../../domain/own-data/data-dates';
import { nameOfFile } from '../../domain/own-data/normalised-name';
import { topicKeys } from '../../domain/own-data/topic-keys';
import { localDay } from '../../domain/shared/calendar';
import type { Clock, Logger, ChosenFile } from '../shared/browser-ports';
import type { Mapping } from '../../domain/own-data/mapping';
import { withRemembered } from '../../domain/own-data/remembered-mapping';
import type { MappingMemory } from './mapping-memory';
import { MappingViewModel } from './mapping.view-model';
import type { LoadOwnData, OwnData, OwnProject } from './own-projects';
import type { ShowOpened } from './show-opened';
import { BY_REFERENCE } from '../shared/by-reference';

export type OpenStep =
  /** @param problem why the last file cannot be opened, for the user @param isPossible it can be opened anyway */
  | { readonly kind: 'choose'; readonly problem: string | null; readonly isPossible?: boolean }
  /** @param progress 0 to 1; null: unknown */
  | { readonly kind: 'reading'; readonly fileName: string; readonly progress: number | null }
  | { readonly kind: 'mapping'; readonly file: FileOutline; readonly mapping: MappingViewModel }
  /** Of a workspace file, before anything is opened. */
  | { readonly kind: 'faults'; readonly fileName: string; readonly built: BuiltWorkspace }
  | { readonly kind: 'opening'; readonly fileName: string }
  | { readonly kind: 'done' };

/** Opens a file of the user as projects of their own. Until all of it is read, nothing that is open changes. */
export class OpenFile {
  step: OpenStep = { kind: 'choose', problem: null };
  /** The own project of which the file may be the next version: asked for, or recognised by its columns; null: none. */
  candidate: OwnProject | null = null;
  /** How the user wants it opened; null: as its topics say. */
  way: 'own' | 'next' | null = null;
  /** The file is that of the project, read again. */
  isCorrection = false;
  /** The file was recognised as a newer version of that of an own project. */
  isNewer = false;
  /** By the user; null: as {@link name} and {@link dataOf} work them out. */
  typedName: string | null = null;
  typedDate: string | null = null;
  /** How many topics of a workspace file the candidate has too; null: not compared. */
  shared: number | null = null;
  #projects: readonly OwnProject[] = [];
  /** The own project that the user wants to replace, whatever the file is recognised as. */
  #asked: OwnProject | null = null;
  #chosen: ChosenFile | null = null;
  #isDoubtful = false;
  #file: OwnDataFile | null = null;
  /** Another one with each file. */
  #turn = {};
  #outline: FileOutline | null = null;
  #mapping: Mapping | null = null;
  #view: MappingViewModel | null = null;
  #listed: Promise<void> = Promise.resolve();

  constructor(
    private readonly load: LoadOwnData,
    private readonly show: ShowOpened,
    private readonly logger: Logger,
    private readonly memory: MappingMemory,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /**
   * @param replaces the id of the own project that is to be replaced
   * @param isCorrection by the same file, which is read again
   */
  async start(replaces: string | null, isCorrection = false): Promise<void> {
    this.isCorrection = isCorrection;
    const listing = this.#list(replaces);
    const isTold = listing.catch((error: unknown) => this.logger.error('Failed to list the own projects:', error));
    // A new project needs no list.
    this.#listed = replaces === null ? isTold : listing;
    const file = isCorrection && replaces !== null ? this.memory.fileOf(replaces) : null;
    await Promise.all([isTold, file === null ? null : this.read(file)]);
  }

  /** The own project that the file replaces; null: it becomes a new one. A next version has topics in common with it. */
  get replaces(): OwnProject | null {
    if (this.way === 'own') return null;
    const hasNone = (this.#view?.preview?.shared ?? this.shared) === 0;
    return this.way === 'next' || this.isCorrection || !hasNone ? this.candidate : null;
  }

  /** What the project is called once the file is open: as its file, unless the user has given it a name of its own. */
  get name(): string {
    const { replaces } = this;
    const isNamed = replaces !== null && replaces.name !== nameOfFile(replaces.fileName);
    const proposed = isNamed || this.isCorrection ? replaces?.name : this.#view?.mapping.projectName;
    return this.typedName?.trim() || (proposed ?? '');
  }

  /** When the data are from: as the user says, as the file says, or else today. */
  get dataOf(): { readonly date: string; readonly source: DateSource | 'you' | 'today' } {
    const typed = typedDate(this.typedDate ?? '');
    if (typed !== null) return { date: typed, source: 'you' };
    const today = localDay(this.clock.now());
    return likelyDate(this.#outline?.dates ?? [], today) ?? { date: today, source: 'today' };
  }

  callIt(name: string): void {
    this.typedName = name;
  }

  dateIt(date: string): void {
    this.typedDate = date;
  }

  openAs(way: 'own' | 'next'): void {
    this.way = way;
    if (way === 'own') this.isCorrection = false;
  }

  async read(chosen: ChosenFile): Promise<void> {
    this.#isDoubtful = false;
    await this.#read(chosen);
  }

  /** Opens the last file although its rows are hardly topics. */
  async openAnyway(): Promise<void> {
    this.#isDoubtful = true;
    await this.#following((isCurrent) => this.#map(isCurrent));
  }

  /** What the button says that opens so many topics. */
  openLabel(topics: number): string {
    return this.replaces === null || this.isCorrection
      ? `Open ${countOf(topics, 'topic')}`
      : 'Open as the next version';
  }

  /** With the mapping as the grid shows it. */
  async build({ mapping }: MappingViewModel): Promise<void> {
    await this.#following((isCurrent) => this.#build(mapping, isCurrent));
  }

  async open({ workspace }: BuiltWorkspace): Promise<void> {
    const fileName = this.#outline?.fileName ?? '';
    this.#to({ kind: 'opening', fileName });
    await this.#following(async () => {
      const { projects } = await this.#data();
      // A workspace file says both itself.
      const said = this.#mapping === null ? {} : { name: this.name, ...this.#saidDate };
      const file = { content: workspace, fileName, ...said };
      const { replaces } = this;
      const opened =
        replaces === null ? await projects.add(file) : [await projects.replace(replaces.id, file, this.isCorrection)];
      const mapping = this.#mapping;
      const [first] = opened;
      if (first !== undefined && this.#chosen !== null) this.memory.keepFile(first.id, this.#chosen);
      await this.show.run(opened, workspace, replaces !== null && !this.isCorrection);
      // A visitor is signed in only now, and what is remembered is of a user.
      if (mapping !== null && first !== undefined) this.memory.keep(mapping, fileName, first.id);
      this.#to({ kind: 'done' });
    });
  }

  /** Back to the choice of a file; what was open stays. */
  cancel(): void {
    this.#begin(null);
    this.#to({ kind: 'choose', problem: null });
  }

  /** Nothing more is shown of it. */
  dispose(): void {
    this.#file?.close();
    this.#turn = {};
  }

  /** The same file read again keeps the date that its project has, unless the user types another one. */
  get #saidDate(): { readonly dataOf?: string } {
    const { date, source } = this.dataOf;
    return this.isCorrection && source !== 'you' ? {} : { dataOf: date };
  }

  async #list(replaces: string | null): Promise<void> {
    const list = (await (await this.load?.())?.projects.list()) ?? [];
    runInAction(() => {
      this.#projects = list;
      this.#asked = list.find(({ id }) => id === replaces) ?? null;
      this.candidate = this.#asked;
    });
  }

  async #read(chosen: ChosenFile): Promise<void> {
    this.#begin(chosen);
    this.#to({ kind: 'reading', fileName: chosen.name, progress: null });
    await this.#following(async (isCurrent) => {
      const { reader } = await this.#data();
      if (!isCurrent()) return;
      const file = reader.begin();
      this.#file = file;
      const outline = await file.open(chosen, (progress) => {
        if (isCurrent()) this.#to({ kind: 'reading', fileName: chosen.name, progress });
      });
      if (!isCurrent()) return;
      this.#outline = outline;
      if (outline.doubt === null || this.#isDoubtful) await this.#map(isCurrent);
      else this.#to({ kind: 'choose', problem: outline.doubt, isPossible: true });
    });
  }

  async #map(isCurrent: () => boolean): Promise<void> {
    const [file, outline] = [this.#file, this.#outline];
    if (file === null || outline === null) return;
    if (outline.mapping === null) return this.#build(null, isCurrent);
    const mapping = new MappingViewModel(file, await this.#remembered(file, outline.fileName, outline.mapping));
    await this.#listed.catch(() => {});
    const { projects } = await this.#data();
    if (this.candidate !== null && !this.isCorrection)
      await file.compare(await projects.topicKeys(this.candidate.id).catch(() => []));
    await mapping.start();
    if (!isCurrent()) return;
    this.#view = mapping;
    this.#to({ kind: 'mapping', file: outline, mapping });
  }

  async #build(mapping: Mapping | null, isCurrent: () => boolean): Promise<void> {
    const [file, fileName] = [this.#file, this.#outline?.fileName ?? ''];
    if (file === null) return;
    this.#mapping = mapping;
    this.#to({ kind: 'reading', fileName, progress: null });
    const built = await file.build(mapping);
    // Without it, the file would become a new project in the place of the newer data of one.
    await this.#listed;
    const shared = mapping === null ? await this.#sharedWithCandidate(built) : null;
    if (!isCurrent()) return;
    runInAction(() => (this.shared = shared));
    // A file with a grid has shown in it what is left out, and whether it is a next version.
    if (mapping === null && (built.faults.length > 0 || shared === 0)) this.#to({ kind: 'faults', fileName, built });
    else await this.open(built);
  }

  /** null: there is none, or it is the same file. */
  async #sharedWithCandidate({ workspace }: BuiltWorkspace): Promise<number | null> {
    if (this.candidate === null || this.isCorrection) return null;
    const { projects } = await this.#data();
    const known = new Set(await projects.topicKeys(this.candidate.id).catch(() => []));
    const isKnown = (key: string): boolean => known.has(key);
    return workspace.topics.filter((row) => topicKeys(row['tid'], row['topic_name']).some(isKnown)).length;
  }

  /** With the choices for an earlier version of the file, which is then the project to be replaced. */
  async #remembered(file: OwnDataFile, fileName: string, mapping: Mapping): Promise<Mapping> {
    const earlier = this.memory.find(mapping, fileName);
    if (earlier === null) return mapping;
    await this.#listed.catch(() => {});
    const project = this.#projects.find(({ id }) => id === earlier.projectId) ?? null;
    if (project === null) return mapping;
    runInAction(() => {
      this.isNewer = true;
      this.candidate ??= project;
    });
    return file.revise(withRemembered(mapping, earlier));
  }

  async #data(): Promise<OwnData> {
    if (this.load === null) throw new Error('This mode opens no files');
    return this.load();
  }

  /** @param chosen the file of now; null: none is */
  #begin(chosen: ChosenFile | null): void {
    this.dispose();
    this.#file = null;
    this.#chosen = chosen;
    this.#outline = null;
    this.#mapping = null;
    this.#view = null;
    runInAction(() => {
      this.candidate = this.#asked;
      this.way = null;
      this.isNewer = false;
      this.typedName = null;
      this.typedDate = null;
      this.shared = null;
    });
  }

  #to(step: OpenStep): void {
    runInAction(() => (this.step = step));
  }

  /** Says what goes wrong, unless another file was chosen meanwhile. */
  async #following(work: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    const turn = this.#turn;
    const isCurrent = (): boolean => this.#turn === turn;
    try {
      await work(isCurrent);
    } catch (error) {
      if (!isCurrent()) return;
      const isFault = error instanceof FileFault;
      if (!isFault) this.logger.error('Failed to open a file:', error);
      this.#begin(null);
      this.#to({ kind: 'choose', problem: isFault ? error.message : 'This file cannot be opened. Please try again.' });
    }
  }
}
