import { compareStructural, computed, makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import { briefOf, isSameTopic, type Brief, type BriefTopic } from '../../domain/brief/brief';
import { briefChecks, type BriefCheck } from '../../domain/brief/brief-checks';
import {
  briefOfQuery,
  briefQuery,
  EMPTY_BRIEF,
  isSameBrief,
  type BriefContent,
} from '../../domain/brief/brief-content';
import type { BriefHead } from '../../domain/brief/brief-head';
import type { PreviousData } from '../../domain/brief/brief-movement';
import { figurePeers, figureRows, type FigureRow } from '../../domain/review/review-figures';
import type { SowId } from '../../domain/shared/entity-id';
import { BRIEF_FROM, paths } from '../../domain/shell/routes';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicDossiers } from '../dossier/topic-dossiers';
import type { FilterOptions } from '../explore/filter-options';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import type { NotesStore } from '../library/notes.store';
import type { Clock } from '../shared/clock';
import { pathOf, type Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { defaultTitleOf, dossierOf, previousDataOf } from './brief-data';
import type { BriefDrafts, Draft } from './brief-drafts';
import { BriefEditor } from './brief-editor';
import { headOf } from './brief-head-of';
import { briefOfTopics, briefOfView } from './brief-start';

export interface BriefSources {
  readonly signals: ProjectSignalsStore;
  readonly workspace: WorkspaceStore;
  readonly statuses: TopicStatusStore;
  readonly notes: NotesStore;
  readonly options: FilterOptions;
  readonly dossiers: TopicDossiers;
  readonly navigator: Navigator;
  readonly usage: RecordUsage;
  readonly clock: Clock;
}

/** The brief on the screen: what the user decides is in its editor, the rest is computed from the data. */
export class BriefViewModel {
  readonly editor: BriefEditor;
  /** Made somewhere else: its address named topics that no draft has. */
  isReceived = false;
  /** Whether the address has been read; until then it is not written. */
  hasRead = false;
  readonly #from: BriefSources;
  #shown: ReadonlyMap<string, BriefTopic> = new Map();

  constructor(
    readonly drafts: BriefDrafts,
    sources: BriefSources,
  ) {
    this.#from = sources;
    this.editor = new BriefEditor(drafts, () => this.defaultTitle);
    makeAutoObservable(
      this,
      {
        editor: false,
        drafts: false,
        enter: false,
        isReceived: observableRef,
        topicIds: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  get isLoaded(): boolean {
    return this.drafts.isLoaded && this.#from.signals.topics.value !== null;
  }

  /** null until the topics are loaded, whose failure leads to an error page. */
  get all(): readonly Topic[] {
    return this.#from.signals.topics.value ?? [];
  }

  /** In the order of the brief, without those that the project no longer has. */
  get topics(): readonly Topic[] {
    const { topicById } = this.#from.signals;
    return this.topicIds.flatMap((id) => topicById.get(id) ?? []);
  }

  /** The same list until it changes: a title that is typed computes nothing else. */
  get topicIds(): BriefContent['topics'] {
    return this.editor.content.topics;
  }

  /** Topics of the brief that the project does not have. */
  get goneCount(): number {
    return this.editor.content.topics.length - this.topics.length;
  }

  get brief(): Brief {
    const { data } = this;
    const topics = data.topics.map((of) => ({
      ...of,
      status: this.statusOf(of.topic),
      note: this.noteOf(of.topic).trim(),
    }));
    return { ...data, topics };
  }

  /** The brief without statuses and notes: a note that is typed does not compute it again. */
  get data(): Brief {
    const brief = briefOf({
      topics: this.topics,
      previous: this.previous,
      figuresOf: ({ id }) => this.figures.get(id) ?? [],
      statusOf: () => null,
      noteOf: () => '',
      dossierOf: (topic) => dossierOf(this.#from.dossiers, topic),
    });
    // A topic that an answer did not change is not rendered again.
    const topics = brief.topics.map((of) => {
      const before = this.#shown.get(of.topic.id);
      return before !== undefined && isSameTopic(before, of) ? before : of;
    });
    this.#shown = new Map(topics.map((of) => [of.topic.id, of]));
    return { ...brief, topics };
  }

  get figures(): ReadonlyMap<string, readonly FigureRow[]> {
    const { previous, peers } = this;
    return new Map(
      this.topics.map((topic) => [topic.id, figureRows(topic, previous?.topics.get(topic.id) ?? null, peers)]),
    );
  }

  /** null: not trackable. */
  statusOf(topic: Topic): TopicStatus | null {
    return this.#from.statuses.statusOf(topic);
  }

  get peers() {
    return figurePeers(this.all);
  }

  get previous(): PreviousData | null {
    return previousDataOf(this.#from.signals, this.#from.options);
  }

  get title(): string {
    return this.editor.content.title.trim() || this.defaultTitle;
  }

  get defaultTitle(): string {
    return defaultTitleOf(this.topics, this.#from.workspace.currentName);
  }

  get head(): BriefHead {
    const { workspace, clock } = this.#from;
    const { title, topics, address } = this;
    return headOf(this.editor.content, { title, topics, address, workspace, now: clock.now() });
  }

  get checks(): readonly BriefCheck[] {
    return briefChecks(this.brief, this.editor.content);
  }

  /** Opens the same topics with the same question. */
  get address(): string {
    const { navigator, workspace } = this.#from;
    if (workspace.currentId === null) return '';
    const origin = /^[^/]*\/\/[^/]+/.exec(navigator.href)?.[0] ?? '';
    return origin + pathOf({ pathname: paths.brief(workspace.currentId), query: briefQuery(this.editor.content) });
  }

  retry(topic: Topic): void {
    const state = this.#from.dossiers.of(topic.id);
    if (state.state === 'failed') state.retry();
  }

  /** As it is typed. */
  noteOf({ id }: Topic): string {
    return this.#from.notes.textOf({ type: 'topic', id });
  }

  writeNote(topic: Topic, text: string): void {
    this.#from.notes.write({ type: 'topic', id: topic.id }, text);
  }

  /** Opens a new brief, or the draft that has these topics already. */
  start(content: BriefContent): void {
    this.isReceived = false;
    const known = this.drafts.like(content);
    if (known !== null) this.editor.open(known);
    else this.editor.create(content);
    const { usage, workspace } = this.#from;
    if (workspace.currentId === null) return;
    usage.record({
      name: 'clicked_on_brief',
      payload: { sow_id: workspace.currentId, topic_count: content.topics.length },
    });
  }

  startFromView(view: string): void {
    this.start(briefOfView(view, this.all, this.statusOf));
  }

  openDraft(draft: Draft): void {
    this.isReceived = false;
    this.editor.open(draft);
  }

  /** Removes the open draft and opens the next one. @returns brings it back */
  removeDraft(): () => void {
    const { id, content } = this.editor;
    if (id === null) return () => {};
    const restore = this.drafts.remove(id);
    const [next] = this.drafts.all;
    if (next === undefined) this.editor.show(EMPTY_BRIEF);
    else this.openDraft(next);
    return () => {
      restore();
      this.openDraft({ id, content, title: '' });
    };
  }

  /** Follows the address, and loads what the brief shows. @returns leaves it */
  enter(sow: SowId): () => void {
    const { workspace, signals, options, dossiers, navigator } = this.#from;
    const stops = [
      when(
        () => workspace.sow.value?.id === sow,
        () => options.load(sow),
      ),
      when(
        () => options.hasMovement && signals.topics.value !== null,
        () => options.loadPrevious(sow),
      ),
      reaction(
        () => (this.isLoaded && workspace.currentId === sow ? navigator.location : null),
        (location) => location !== null && location.pathname === paths.brief(sow) && this.#followAddress(),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.hasRead && navigator.location.pathname === paths.brief(sow) ? this.editor.content : null),
        (content) => content !== null && this.#writeAddress(content),
        { equals: (one, other) => one !== null && other !== null && isSameBrief(one, other) },
      ),
      reaction(
        () => this.topics.map(({ id }) => id),
        (ids) => dossiers.want(ids),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #followAddress(): void {
    const { location } = this.#from.navigator;
    const requested = briefOfQuery(location.query);
    const from = location.query.find(([name]) => name === BRIEF_FROM)?.[1];
    runInAction(() => {
      this.hasRead = true;
      if (from !== undefined) {
        if (requested.topics.length > 0) this.start(briefOfTopics(requested.topics));
        else this.startFromView(from);
        this.#writeAddress(this.editor.content);
      } else if (requested.topics.length > 0) this.#openRequested(requested);
      else this.#openLatest();
    });
  }

  #openRequested(requested: Pick<BriefContent, 'topics' | 'question'>): void {
    if (isSameBrief(requested, this.editor.content)) return;
    const known = this.drafts.like(requested);
    if (known !== null) this.openDraft(known);
    else {
      this.isReceived = true;
      this.editor.show({ ...EMPTY_BRIEF, ...requested, origin: 'Opened from a link' });
    }
  }

  #openLatest(): void {
    const latest = this.editor.id === null ? this.drafts.all[0] : undefined;
    if (latest !== undefined) this.openDraft(latest);
    this.#writeAddress(this.editor.content);
  }

  #writeAddress(content: BriefContent): void {
    const { navigator } = this.#from;
    const { query } = navigator.location;
    const own = new Set(['topic', 'question', BRIEF_FROM]);
    const next = [...briefQuery(content), ...query.filter(([name]) => !own.has(name))];
    if (pathOf({ pathname: '', query: next }) !== pathOf({ pathname: '', query })) navigator.setQuery(next, 'replace');
  }
}
