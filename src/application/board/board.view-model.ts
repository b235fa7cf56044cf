import { makeAutoObservable } from 'mobx';
import { boardColumns, type BoardColumn } from '../../domain/board/board-columns';
import type { TopicChange } from '../../domain/topic/changes-since';
import type { TopicId } from '../../domain/shared/entity-id';
import { shownDecimals } from '../../domain/topic/figures';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName, UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { Colleagues, TeamPerson, Standing } from '../decisions/colleagues';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { NotesStore } from '../personal/notes.store';
import type { VisitStore } from '../personal/visit.store';
import type { ReviewAddress } from '../worklist/review-address';
import type { ReviewTopics } from '../worklist/review-topics';
import type { SelectionStore } from '../selection/selection.store';
import type { SetStatusForMany } from '../decisions/set-status-for-many';
import type { ToastStore } from '../shared/toast.store';
import { isolated } from '../../domain/shared/words';
import { BY_REFERENCE } from '../shared/by-reference';

/** A column of topics for each status; a topic is moved to another column to set its status. */
export class BoardViewModel {
  constructor(
    readonly reviewed: ReviewTopics,
    readonly address: ReviewAddress,
    private readonly statuses: TopicStatusStore,
    private readonly picks: PickTopicStatus,
    private readonly many: SetStatusForMany,
    readonly selection: SelectionStore,
    private readonly visits: VisitStore,
    private readonly cards: OpenFlashcard,
    private readonly toasts: ToastStore,
    private readonly team: Colleagues,
    private readonly notes: NotesStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Those of every status that the other filters pass, in the order of the review. */
  get topics(): readonly Topic[] {
    return this.reviewed.inOrder(this.reviewed.ofAnyStatus);
  }

  /** Of the growth on all cards. */
  get decimals(): number {
    return shownDecimals(
      'growth',
      this.reviewed.ofAnyStatus.map(({ growth }) => growth),
    );
  }

  /** The colleague whose board is shown, read only; null: it is the user's own. */
  get of(): TeamPerson | null {
    return this.team.colleagues.find(({ ids }) => ids.some((id) => id === this.address.boardOf)) ?? null;
  }

  get isReadOnly(): boolean {
    return this.of !== null;
  }

  /** The user, and those whose boards can be seen. */
  get members(): readonly TeamPerson[] {
    return this.team.members;
  }

  show({ id, isYou }: TeamPerson): void {
    this.address.openBoardOf(isYou ? null : id);
  }

  /** How many of the topics are hidden on the board of a colleague until the user decides them. */
  get hiddenCount(): number {
    return this.of === null ? 0 : this.topics.filter(({ id }) => this.team.isHidden(id)).length;
  }

  get columns(): readonly BoardColumn[] {
    const { of } = this;
    if (of !== null) {
      const logged = ({ id, status }: Topic) => (status === null ? null : (this.team.statusOf(of, id) ?? UNDECIDED));
      return boardColumns(this.topics, logged);
    }
    // A copy, because observing the status of each topic would take an observer for each.
    const picked = new Map(this.statuses.picked);
    return boardColumns(this.topics, ({ id, status }) => (status === null ? null : (picked.get(id) ?? status)));
  }

  column(status: TopicStatus): BoardColumn {
    return this.columns[status] ?? { status, topics: [], quadrants: [] };
  }

  /** What moves with this topic: the selection, if it is one of several that are selected. */
  movedWith(topic: Topic): readonly Topic[] {
    const selected = this.selection.topics.filter(({ status }) => status !== null);
    return selected.length > 1 && this.selection.has(topic.id) ? selected : [topic];
  }

  /** The count of a column after the move. Topics that the filters hide do not count. */
  countAfter(topic: Topic, to: TopicStatus): number {
    const { topics } = this.column(to);
    const there = new Set(topics);
    const shown = new Set(this.topics);
    const added = this.movedWith(topic).filter((each) => shown.has(each) && !there.has(each));
    return topics.length + added.length;
  }

  /** What all but the owner of the board have decided. */
  colleagues(topic: Topic): readonly Standing[] {
    const { of } = this;
    return this.team.standings(topic.id).filter(({ isYou, member }) => (of === null ? !isYou : member !== of));
  }

  /** Another one is two steps or more from the owner of the board. */
  isSplit(topic: Topic): boolean {
    return this.team.apartFrom(topic, this.of ?? undefined).length > 0;
  }

  /** Any card has the mark of that. */
  get hasSplit(): boolean {
    return this.hasTeam && this.topics.some((topic) => this.isSplit(topic));
  }

  /** What the owner of the board has decided, beside which the others stand; null where the status only came with the data. */
  decisionOn({ id }: Topic): TopicStatus | null {
    const owner = this.of ?? this.team.members.find(({ isYou }) => isYou);
    return owner === undefined ? null : this.team.statusOf(owner, id);
  }

  get hasTeam(): boolean {
    return this.team.isShared;
  }

  changeOf(id: TopicId): TopicChange | null {
    return this.visits.changeOf(id);
  }

  /** Its last move failed. */
  isNotSaved(id: TopicId): boolean {
    return this.statuses.failed.has(id) || this.notSavedOfMany.has(id);
  }

  get notSavedOfMany(): ReadonlySet<TopicId> {
    return new Set(this.many.act?.failed.map(({ id }) => id));
  }

  /** The user's own, on the board of a colleague too. '' without one. */
  noteOn({ id }: Topic): string {
    return this.notes.textOf({ type: 'topic', id });
  }

  openCard({ id, name }: Topic): void {
    this.cards.topic(id, name, 'board');
  }

  /** Sets the status of the topic, or of the selection that it is in. */
  async move(topic: Topic, to: TopicStatus): Promise<void> {
    if (this.isReadOnly) return;
    const moved = this.movedWith(topic);
    if (moved.length === 1) await this.#moveOne(topic, to);
    // The selection bar shows the progress, and names the topics that were not saved.
    else await this.many.run(moved, to);
  }

  async #moveOne(topic: Topic, to: TopicStatus): Promise<void> {
    const from = this.statuses.statusOf(topic);
    if (from === null || from === to) return;
    const outcome = await this.picks.decide(topic, to);
    if (outcome === 'saved') {
      this.#say(`${isolated(topic.name)}: ${topicStatusName(to)}.`, 'success', 'Undo', () =>
        this.#moveBack(topic, from),
      );
    }
    if (outcome !== 'failed') return;
    const back = topicStatusName(this.statuses.statusOf(topic) ?? from);
    const text = `${isolated(topic.name)} was not saved. It is back in ${back}.`;
    this.#say(text, 'error', 'Try again', () => this.#moveOne(topic, to));
  }

  async #moveBack(topic: Topic, to: TopicStatus): Promise<void> {
    const outcome = await this.picks.decide(topic, to, 'undo');
    if (outcome === 'saved') this.#say(`${isolated(topic.name)}: ${topicStatusName(to)}.`, 'success');
    if (outcome !== 'failed') return;
    const text = `${isolated(topic.name)} could not be moved back.`;
    this.#say(text, 'error', 'Try again', () => this.#moveBack(topic, to));
  }

  #say(text: string, tone: 'success' | 'error', label?: string, run?: () => Promise<void>): void {
    const action = label !== undefined && run !== undefined ? { action: { label, run: () => void run() } } : {};
    this.toasts.show({ kind: 'status', tone, text, ...action });
  }
}
