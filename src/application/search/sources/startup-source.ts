import type { Manifestation } from '../../../domain/topic/deepdive';
import type { Topic } from '../../../domain/topic/topic';
import type { AskSources } from '../../query/ask-sources';
import type { KnownEvidence } from '../../query/known-evidence';
import type { OpenFlashcard } from '../../workspace/open-flashcard';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { SearchEntry, SearchResult, SearchSource } from '../search-source';

/**
 * The start-ups of all topics; where those of each topic are a request, they come one after the other once the search is used.
 * Choosing one opens the card of its topic.
 */
export class StartupSource implements SearchSource {
  constructor(
    private readonly sources: AskSources,
    private readonly evidence: KnownEvidence,
    private readonly signals: ProjectSignalsStore,
    private readonly flashcard: OpenFlashcard,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { startups } = this.evidence.known;
    if (startups.size === 0) return [];
    return (this.signals.topics.value ?? []).flatMap((topic) =>
      (startups.get(topic.id) ?? []).map((startup) => new StartupEntry(startup, topic, this.flashcard)),
    );
  }

  load(): void {
    this.sources.load();
    this.evidence.loadOfEachTopic();
  }
}

class StartupEntry implements SearchEntry {
  readonly result: SearchResult;

  constructor(
    private readonly startup: Manifestation,
    private readonly topic: Topic,
    private readonly flashcard: OpenFlashcard,
  ) {
    const { name } = startup;
    this.result = { kind: 'startup', id: `${topic.id}:${name}`, title: name, detail: topic.name, quadrant: null };
  }

  get words(): string {
    return [this.startup.product, this.startup.description].filter((text) => text !== null).join('. ');
  }

  open(): void {
    this.flashcard.topic(this.topic.id, this.topic.name, 'search');
  }
}
