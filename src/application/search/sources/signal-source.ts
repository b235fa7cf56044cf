import type { SowId } from '../../../domain/shared/entity-id';
import { searchableWords } from '../../../domain/shared/words';
import { carouselItemKey, type CarouselItem } from '../../../domain/workspace/carousel-item';
import type { Topic } from '../../../domain/topic/topic';
import type { QueryFacts } from '../../../domain/query/query-facts';
import type { KnownEvidence } from '../../query/known-evidence';
import type { AskSources } from '../../query/ask-sources';
import type { OpenFlashcard } from '../../workspace/open-flashcard';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { Colleagues } from '../../decisions/colleagues';
import type { SearchResult, SearchEntry, SearchSource } from '../search-source';

/** What colleagues say of a topic; nothing while that is hidden from the user. */
type ReasonsOfTeam = Pick<Colleagues, 'standings' | 'isHidden' | 'isShared'>;

/** Its description, the titles of its sources, own columns, and the reasons that were given for its statuses. */
function textsOf(
  { id, description, own = {} }: Topic,
  evidence: Pick<QueryFacts, 'sources'>,
  reasons: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return [
    description,
    ...(evidence.sources.get(id)?.sources ?? []).map(({ title }) => title),
    ...Object.values(own).filter((value) => typeof value === 'string'),
    ...(reasons.get(id) ?? []),
  ];
}

/** The topics and trends of the project; choosing one opens its flashcard. */
export class SignalSource implements SearchSource {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly flashcard: OpenFlashcard,
    private readonly sources: AskSources,
    private readonly evidence: KnownEvidence,
    private readonly team: ReasonsOfTeam,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { topics, trends } = this.signals;
    const { newKeys } = this.workspace;
    // An entry says the same as long as it stands: by its texts the index finds out what has changed.
    const { known } = this.evidence;
    const reasons = this.#reasons(topics.value ?? []);
    const entry = (item: CarouselItem, texts: () => readonly string[], detail: string | null): SearchEntry =>
      new SignalEntry(item, texts, detail, newKeys.size > 0 && newKeys.has(carouselItemKey(item)), this.flashcard);
    return [
      ...(topics.value ?? []).map((topic) => {
        const { id, name, imageUrl, quadrant, trend } = topic;
        return entry(
          { type: 'Topic', id, name, imageUrl, quadrant },
          () => textsOf(topic, known, reasons),
          trend?.name ?? null,
        );
      }),
      ...(trends.value ?? []).map(({ id, name, imageUrl, quadrant, description, shiftName }) =>
        entry({ type: 'Trend', id, name, imageUrl, quadrant }, () => [description], shiftName),
      ),
    ];
  }

  #reasons(topics: readonly Topic[]): ReadonlyMap<string, readonly string[]> {
    const { team } = this;
    if (!team.isShared) return new Map();
    const shown = topics.filter(({ id }) => !team.isHidden(id));
    return new Map(shown.map(({ id }) => [id, team.standings(id).flatMap(({ reason }) => reason ?? [])] as const));
  }

  get pending(): boolean {
    return [this.signals.topics, this.signals.trends].some(({ state }) => state.kind === 'loading');
  }

  load(sow: SowId): void {
    this.signals.load(sow);
    this.sources.load();
  }
}

/** One topic or trend. A class, because thousands are created at once: objects with accessors of their own take longer. */
class SignalEntry implements SearchEntry {
  readonly result: SearchResult;

  constructor(
    private readonly item: CarouselItem,
    private readonly texts: () => readonly string[],
    detail: string | null,
    isNew: boolean,
    private readonly flashcard: OpenFlashcard,
  ) {
    const { type, id, name, quadrant } = item;
    this.result = { kind: type === 'Topic' ? 'topic' : 'trend', id, title: name, detail, quadrant, isNew };
  }

  get words(): string {
    return searchableWords(this.texts().join('\n'));
  }

  open(): void {
    this.flashcard.item(this.item, 'search');
  }
}
