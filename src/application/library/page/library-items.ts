import { makeAutoObservable } from 'mobx';
import { briefQuery, readBriefContent } from '../../../domain/brief/brief-content';
import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import type { BriefDraft, SavedView } from '../../../domain/library/library-record';
import { newestFirst } from '../../../domain/library/newest-first';
import { countOf } from '../../../domain/shared/figures';
import type { SowId } from '../../../domain/shared/entity-id';
import { paths } from '../../../domain/shell/routes';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { Trend } from '../../../domain/trend/trend';
import type { TopicStatusStore } from '../../flashcards/topic-status.store';
import { pathOf } from '../../shared/navigator';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { OpenLibrary } from '../open-library';
import type { PersonalOverview } from '../personal-overview';

interface Item {
  readonly id: string;
  readonly changedAt: string;
  /** What the search reads. */
  readonly words: string;
}

export interface BriefItem extends Item {
  readonly draft: BriefDraft;
  readonly name: string;
  readonly detail: string;
  readonly path: string;
}

export interface ViewItem extends Item {
  readonly view: SavedView;
  readonly name: string;
  readonly detail: string;
}

/** A topic or trend with a note, a star or both. */
export interface MarkedItem extends Item {
  readonly target: FlashcardTarget;
  /** null: not in the data of the project, or not loaded yet. */
  readonly signal: Topic | Trend | null;
  readonly name: string;
  /** Names of the briefs that have the topic. */
  readonly briefs: readonly string[];
  /** null: no note. */
  readonly note: string | null;
  readonly isStarred: boolean;
  /** null: a trend, or not trackable. */
  readonly status: TopicStatus | null;
}

interface Sources {
  readonly library: OpenLibrary;
  readonly overview: PersonalOverview;
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
}

/** The personal records of the open project as a page shows them: each kind newest first. */
export class LibraryItems {
  readonly #from: Sources;

  constructor(sources: Sources) {
    this.#from = sources;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The records, and the topics that they are about. */
  get isLoaded(): boolean {
    const { library, signals } = this.#from;
    return library.records !== null && signals.topics.value !== null;
  }

  load(sow: SowId): void {
    this.#from.signals.loadIfIdle(sow);
  }

  get briefs(): readonly BriefItem[] {
    const { library } = this.#from;
    const sow = library.scope?.sowId;
    if (sow === undefined) return [];
    return newestFirst(library.records?.drafts ?? []).map((draft) => {
      const content = readBriefContent(draft.content);
      const { id, title, changedAt } = draft;
      const detail = [content.question, countOf(content.topics.length, 'topic')].filter(Boolean).join(' · ');
      const path = pathOf({ pathname: paths.brief(sow), query: briefQuery(content) });
      const words = [title, content.question, content.conclusion].join(' ');
      return { id, draft, name: title, detail, path, changedAt, words };
    });
  }

  get views(): readonly ViewItem[] {
    const rows = this.#from.overview.views.map(({ view, parts, changed }) => {
      const detail = [...parts, ...(changed > 0 ? [`${changed} changed`] : [])].join(' · ');
      const { id, name, changedAt } = view;
      return { id, view, name, detail, changedAt, words: `${name} ${detail}` };
    });
    return newestFirst(rows);
  }

  get marked(): readonly MarkedItem[] {
    const { notes = [], stars = [] } = this.#from.library.records ?? {};
    const noteOf = new Map(notes.map((note) => [note.id, note]));
    const starOf = new Map(stars.map((star) => [star.id, star]));
    // Of a topic with both, the record that was changed last comes first, and stands for the two.
    const latest = new Map(
      newestFirst([...notes, ...stars])
        .map((record) => [record.id, record] as const)
        .toReversed(),
    );
    const items = [...latest.values()].map(({ id, target, changedAt }) => {
      const signal = this.#signalOf(target);
      const name = signal?.name ?? this.#nameOfGone(target);
      const note = noteOf.get(id)?.text ?? null;
      const briefs = this.#briefsOf(target);
      const words = [name, note, ...briefs].filter(Boolean).join(' ');
      const status = this.#statusOf(target);
      return { id, target, signal, name, briefs, note, isStarred: starOf.has(id), status, changedAt, words };
    });
    return newestFirst(items);
  }

  get #namesOfBriefs(): ReadonlyMap<string, readonly string[]> {
    const names = new Map<string, string[]>();
    for (const { draft, name } of this.briefs) {
      for (const topic of readBriefContent(draft.content).topics) names.set(topic, [...(names.get(topic) ?? []), name]);
    }
    return names;
  }

  #briefsOf({ type, id }: FlashcardTarget): readonly string[] {
    return type === 'topic' ? (this.#namesOfBriefs.get(id) ?? []) : [];
  }

  #signalOf({ type, id }: FlashcardTarget): Topic | Trend | null {
    const { topicById, trendById } = this.#from.signals;
    return (type === 'topic' ? topicById.get(id) : trendById.get(id)) ?? null;
  }

  #statusOf({ type, id }: FlashcardTarget): TopicStatus | null {
    const topic = type === 'topic' ? this.#from.signals.topicById.get(id) : undefined;
    return topic === undefined ? null : this.#from.statuses.statusOf(topic);
  }

  #nameOfGone({ type, id }: FlashcardTarget): string {
    const { topics, trends } = this.#from.signals;
    const isLoaded = (type === 'topic' ? topics : trends).value !== null;
    const name = type === 'topic' ? `Topic ${id}` : `Trend ${id}`;
    return isLoaded ? `${name}, no longer in the data` : name;
  }
}
