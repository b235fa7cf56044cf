import { makeAutoObservable } from 'mobx';
import type { Insight, Prediction } from '../../domain/workspace/insight';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { UNCLASSIFIED } from '../../domain/topic/quadrant';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { OpenLibrary } from '../personal/open-library';
import type { InsightMark } from '../../domain/personal/library-record';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { BY_REFERENCE } from '../shared/by-reference';

export const INSIGHT_FILTERS = ['All', 'Unread', 'Starred'] as const;
export type InsightFilter = (typeof INSIGHT_FILTERS)[number];

type State = Pick<InsightMark, 'isRead' | 'isStarred'>;
const UNMARKED: State = { isRead: false, isStarred: false };

/** The weekly insights of a project, newest first (specification, section 2), and what the user has done with them. */
export class ForesightViewModel {
  filter: InsightFilter = 'All';
  /** Titles that passed the filter when it was chosen: one that is read under it stays where it is. */
  passed: ReadonlySet<string> = new Set();

  constructor(
    private readonly lists: ProjectListsStore,
    private readonly signals: ProjectSignalsStore,
    private readonly library: OpenLibrary,
    private readonly usage: RecordUsage,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get insights(): ProjectListsStore['insights'] {
    return this.lists.insights;
  }

  get all(): readonly Insight[] {
    return this.insights.value ?? [];
  }

  get shown(): readonly Insight[] {
    return this.filter === 'All' ? this.all : this.all.filter(({ title }) => this.passed.has(title));
  }

  get counts(): Readonly<Record<InsightFilter, number>> {
    const count = (filter: InsightFilter) => this.all.filter((insight) => this.#passes(filter, insight)).length;
    return { All: this.all.length, Unread: count('Unread'), Starred: count('Starred') };
  }

  /** Until the library is loaded nothing can be marked, so that nothing stored is lost. */
  get canMark(): boolean {
    return this.library.records !== null;
  }

  stateOf({ title }: Insight): State {
    return this.byTitle.get(title) ?? UNMARKED;
  }

  get byTitle(): ReadonlyMap<string, InsightMark> {
    return new Map((this.library.records?.insights ?? []).map((mark) => [mark.id, mark]));
  }

  pick(filter: InsightFilter): void {
    this.filter = filter;
    this.passed = new Set(this.all.filter((insight) => this.#passes(filter, insight)).map(({ title }) => title));
  }

  toggleRead(insight: Insight): void {
    this.#mark(insight, { isRead: !this.stateOf(insight).isRead });
  }

  toggleStar(insight: Insight): void {
    this.#mark(insight, { isStarred: !this.stateOf(insight).isStarred });
  }

  /** A source or a topic of it was opened. */
  markRead(insight: Insight): void {
    if (this.canMark && !this.stateOf(insight).isRead) this.#mark(insight, { isRead: true });
  }

  markAllRead(): void {
    for (const insight of this.all) this.markRead(insight);
  }

  #mark(insight: Insight, change: Partial<State>): void {
    const { isRead, isStarred } = { ...this.stateOf(insight), ...change };
    if (isRead || isStarred) {
      this.library.put('insights', { id: insight.title, isRead, isStarred, changedAt: this.library.now() });
    } else this.library.remove('insights', insight.title);
  }

  #passes(filter: InsightFilter, insight: Insight): boolean {
    const { isRead, isStarred } = this.stateOf(insight);
    return filter === 'All' || (filter === 'Unread' ? !isRead : isStarred);
  }

  load(sow: SowId): void {
    void this.insights.loadForScreen(sow);
    // For the pictures and quadrants of what the insights are mapped to.
    this.signals.load(sow);
  }

  /** The link of a source. */
  sourceOpened(url: string): void {
    this.usage.record({ name: 'clicked_on_source', payload: { source_url: url } });
  }

  /** A prediction with the picture and quadrant of its topic or trend; without them while the project has none such. */
  toCarouselItem({ type, id, name }: Prediction): CarouselItem {
    const { topicById, trendById } = this.signals;
    const { imageUrl = null, quadrant = UNCLASSIFIED } = (type === 'Topic' ? topicById : trendById).get(id) ?? {};
    return { type, id: entityId<never>(id), name, imageUrl, quadrant };
  }
}
