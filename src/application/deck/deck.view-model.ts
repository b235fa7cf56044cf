import { compareStructural, computed, makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import { deckFromQuery, type DeckAddress } from '../../domain/deck/deck-query';
import { deckSlides, markedTopics, type Slide } from '../../domain/deck/deck-slides';
import type { SowId } from '../../domain/shared/entity-id';
import { TEXT_LIMITS } from '../../domain/team/member-record';
import { oneLine } from '../../domain/team/record-edits';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { DossierState } from '../workspace/topic-dossier';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { NotesStore } from '../library/notes.store';
import type { SetStatusForMany, StatusAct } from '../decisions/set-status-for-many';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/key-value-store';
import { ScreenQuery } from '../shared/screen-query';
import type { Navigator } from '../shared/navigator';
import { together } from '../shared/together';
import type { RecordUsage } from '../tracking/record-usage';
import type { TeamLoader } from '../team/team-loader';
import type { TeamStore } from '../team/team.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DeckTimer } from './deck-timer';
import { SlideWalk } from './slide-walk';

interface DeckSources {
  readonly timer: DeckTimer;
  readonly navigator: Navigator;
  readonly signals: ProjectSignalsStore;
  readonly workspace: WorkspaceStore;
  readonly session: SessionStore;
  readonly dossiers: TopicDossiers;
  readonly notes: NotesStore;
  readonly statusForMany: SetStatusForMany;
  readonly tab: KeyValueStore;
  readonly usage: RecordUsage;
  readonly team: TeamStore;
  readonly loader: TeamLoader;
}

/** A workshop: one statement a slide, marks for what is worth pursuing, and what becomes of them. */
export class DeckViewModel {
  /** The key of the open slide. */
  current = 'title';
  /** Keys of slides. Stored in the tab until the session ends. */
  marks: ReadonlySet<string> = new Set();
  /** Topics that were recorded as the team's decision in this deck. */
  recorded = 0;
  readonly timer: DeckTimer;
  readonly walk: SlideWalk;
  readonly #query: ScreenQuery;
  readonly #from: DeckSources;

  constructor(sources: DeckSources) {
    this.#from = sources;
    this.timer = sources.timer;
    this.#query = new ScreenQuery(sources.navigator, 'deck');
    makeAutoObservable(
      this,
      {
        timer: false,
        walk: false,
        enter: false,
        marks: observableRef,
        address: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
    this.walk = new SlideWalk(this);
  }

  get address(): DeckAddress {
    return deckFromQuery(this.#query.value);
  }

  get title(): string {
    return this.address.title ?? this.#from.workspace.currentName ?? '';
  }

  get isLoaded(): boolean {
    return this.#from.signals.topics.value !== null;
  }

  /** Those of the address that the project has. */
  get topics(): readonly Topic[] {
    const { topicById } = this.#from.signals;
    return this.address.ids.flatMap((id) => topicById.get(id) ?? []);
  }

  get slides(): readonly Slide[] {
    return deckSlides(this.topics.map((topic) => ({ topic, provocations: this.#provocationsOf(topic) })));
  }

  /** Where the open slide is; the title, if it has gone. */
  get position(): number {
    return Math.max(
      0,
      this.slides.findIndex(({ key }) => key === this.current),
    );
  }

  get slide(): Slide {
    return this.slides[this.position] ?? { kind: 'title', key: 'title' };
  }

  /** Of the open slide's topic; null: it has none. */
  get dossier(): DossierState | null {
    return this.slide.kind === 'topic' ? this.#from.dossiers.of(this.slide.topic.id) : null;
  }

  /** The user's own note of the open slide's topic; '' without one. */
  get note(): string {
    return this.slide.kind === 'topic' ? this.#from.notes.textOf({ type: 'topic', id: this.slide.topic.id }) : '';
  }

  /** What the team says of the open slide's topic; null: there is no team. */
  get teamLine(): string | null {
    return this.slide.kind === 'topic' ? this.#from.team.lineOf(this.slide.topic.id) : null;
  }

  /** The user may record what the meeting decides: it is in the file of the team's owner. */
  get canDecideTogether(): boolean {
    return this.#from.team.isShared && this.#from.team.isOwner && this.#from.loader.tools !== null;
  }

  /** Records the decision of the meeting on all marked topics. */
  decideTogether(status: TopicStatus, reason: string): void {
    const line = oneLine(reason, TEXT_LIMITS.reason);
    for (const { topic } of this.marked) this.#from.loader.tools?.acts.decideTogether(topic, status, line);
    this.recorded = this.marked.length;
  }

  get isMarked(): boolean {
    return this.marks.has(this.slide.key);
  }

  get marked(): ReturnType<typeof markedTopics> {
    return markedTopics(this.slides, this.marks);
  }

  /** What was set from the summary, or is being set. */
  get act(): StatusAct | null {
    return this.#from.statusForMany.act;
  }

  get canUndo(): boolean {
    return this.#from.statusForMany.canUndo;
  }

  get count(): number {
    return this.slides.length;
  }

  /** Shows a slide, with the time for it from the start. @param position from 0 */
  open(position: number): void {
    this.current = this.slides[position]?.key ?? this.current;
    this.timer.restart();
  }

  /** Marks the open slide as worth pursuing, or takes the mark away. */
  toggleMark(): void {
    if (this.slide.kind !== 'topic') return;
    const { key } = this.slide;
    this.#mark(this.isMarked ? [...this.marks].filter((each) => each !== key) : [...this.marks, key]);
  }

  /** Takes all marks of a topic away. */
  unmark(topic: Topic): void {
    this.#mark([...this.marks].filter((key) => !key.startsWith(`${topic.id}:`)));
  }

  async setStatus(status: TopicStatus): Promise<void> {
    await this.#from.statusForMany.run(
      this.marked.map(({ topic }) => topic),
      status,
    );
  }

  retryFailed(): void {
    void this.#from.statusForMany.retryFailed();
  }

  undo(): void {
    void this.#from.statusForMany.undo();
  }

  /** Loads the deck of a project. @returns stops the timer, and following the address */
  enter(sow: SowId): () => void {
    const { workspace, signals, dossiers, session, tab, usage } = this.#from;
    const { member } = session;
    const key = `deck|${member?.orgId}|${member?.userId}|${sow}`;
    this.#mark(keysIn(tab.get(key)));
    usage.record({ name: 'clicked_on_deck', payload: { sow_id: sow, signal_count: this.address.ids.length } });
    return together([
      when(
        () => workspace.sow.value?.id === sow,
        () => void signals.topics.load(sow),
      ),
      this.#query.follow(),
      reaction(
        () => this.topics.map(({ id }) => id),
        (ids) => dossiers.want(ids),
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => this.marks,
        (marks) => tab.set(key, JSON.stringify([...marks])),
      ),
      () => this.timer.stop(),
    ]);
  }

  #provocationsOf({ id }: Topic): readonly string[] {
    const state = this.#from.dossiers.of(id);
    if (state.state === 'ready') return state.dossier.deepdive.provocations;
    return state.state === 'failed' ? (state.deepdive?.provocations ?? []) : [];
  }

  #mark(keys: readonly string[]): void {
    runInAction(() => (this.marks = new Set(keys)));
  }
}

/** Other code of the same origin may have written anything there. */
function keysIn(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
