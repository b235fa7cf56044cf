import { makeAutoObservable, reaction } from 'mobx';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import { limitWords } from '../../domain/query/language/limits';
import { searchedIn } from '../../domain/query/part';
import type { Query } from '../../domain/query/query';
import type { QueryFacts } from '../../domain/query/query-facts';
import type { Row } from '../../domain/query/row';
import type { AskedFacts } from '../query/asked-facts';
import type { AskSources } from '../query/ask-sources';
import { BY_REFERENCE } from '../shared/by-reference';
import type { FailurePolicy } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import { together } from '../shared/load-once';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import { answerOf, type Answer } from './answers/answer';
import { signalSaid, type SignalSaid } from './answers/signal-said';
import type { AskStore } from './ask.store';

/** The answer to what is asked, with what is loaded for it alone. */
export class AskAnswer {
  /** Of a query that needs more than what is loaded for the whole project. */
  readonly #loaded: Resource<Query, QueryFacts>;

  constructor(
    private readonly store: AskStore,
    private readonly sources: AskSources,
    private readonly asked: AskedFacts,
    private readonly dossiers: TopicDossiers,
    failures: FailurePolicy,
  ) {
    this.#loaded = new Resource(
      (query) => this.asked.load(query),
      (failure) => failures.log('Failed to answer:', failure),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Loads what each query needs. @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => (this.#needsLoading ? this.store.asked.query : null),
        (query) => query !== null && void this.#loaded.load(query),
        { fireImmediately: true },
      ),
      reaction(
        () => this.said?.topic ?? null,
        (topic) => topic !== null && this.dossiers.want([topic]),
        { fireImmediately: true },
      ),
    ]);
  }

  /** null while data are loaded, and on the start. */
  get answer(): Answer | null {
    const facts = this.#factsOfAnswer;
    return facts === null || this.store.isStart ? null : answerOf(this.store.asked.query, facts);
  }

  /** The facts of the project; null: not loaded. */
  get facts(): QueryFacts | null {
    return this.sources.source?.facts ?? null;
  }

  get hasFailed(): boolean {
    return this.#needsLoading && this.#loaded.state.kind === 'failed';
  }

  retry(): void {
    void this.#loaded.reload();
  }

  /** What is said above the answer where the sentence asked for what no data has; null: nothing. */
  get limit(): string | null {
    return limitWords(this.store.asked.unused);
  }

  /** What there is on the only row of the answer; null: there are others, or it is no topic or trend. */
  get said(): SignalSaid | null {
    const [only, ...others] = this.answer?.rows ?? [];
    if (this.answer === null || only === undefined || others.length > 0) return null;
    return only.type === 'topic' || only.type === 'trend' ? signalSaid(only, this.answer.facts, this.dossiers) : null;
  }

  /** The rows of the answer that have words in a text; null: it takes requests to know. */
  foundIn(words: string): readonly Row[] | null {
    const query = searchedIn(this.store.asked.query, words);
    const { facts } = this;
    return facts === null || this.sources.needsLoading(query) ? null : evaluateQuery(query, facts).rows;
  }
  get #needsLoading(): boolean {
    return !this.store.isStart && this.sources.source !== null && this.sources.needsLoading(this.store.asked.query);
  }

  get #factsOfAnswer(): QueryFacts | null {
    const { facts } = this;
    if (!this.#needsLoading) return facts;
    // Statuses change while the page is open.
    return this.#loaded.value && facts && { ...this.#loaded.value, statusOf: facts.statusOf };
  }
}
