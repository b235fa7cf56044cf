import { makeAutoObservable, reaction } from 'mobx';
import { isAtHand } from '../../domain/query/condition-kinds';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import { QUERY_PARAMETER, queryFromText } from '../../domain/query/read-query';
import type { QueryFacts } from '../../domain/query/query-facts';
import { namesOfFacts } from '../../domain/query/known-names';
import { queryLabel } from '../../domain/query/query-words';
import { idOfRow } from '../../domain/query/row';
import type { ListControl } from '../query/contributed-facts';
import type { AskedFacts } from '../query/asked-facts';
import type { ProjectFacts } from '../query/project-facts';
import type { FailurePolicy } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import type { ExploreAddress } from './explore-address';
import { isListedOnTab, CURRENT_DATA } from '../../domain/workspace/explore-tab';
import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { filterTopics, filterTrends } from '../../domain/filters/filters-of-query';
import type { SignalType } from '../../domain/topic/quadrant';
import type { Signal } from '../../domain/topic/signal';
import { BY_REFERENCE } from '../shared/by-reference';

/** The query in the address, such as that of an answer, whose rows the explorer shows. */
export class ExploreQuery {
  /** Of queries that need more than what is at hand, by their text. */
  readonly #loaded: Resource<string, QueryFacts>;

  constructor(
    private readonly address: ExploreAddress,
    private readonly facts: ProjectFacts,
    asked: AskedFacts,
    failures: FailurePolicy,
  ) {
    this.#loaded = new Resource(
      () => (this.requested === null ? Promise.resolve(facts.picked) : asked.load(this.requested)),
      (failure) => failures.log('Failed to fetch data:', failure),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
    reaction(
      () => (this.#needsLoading && this.facts.isLoaded ? this.#text : null),
      (text) => text !== null && void this.#loaded.load(text),
      { fireImmediately: true },
    );
  }

  /** The filters that offer lists of functions. */
  get listControls(): readonly ListControl[] {
    return this.facts.listControls;
  }

  /** null: the address has none, or one that is refused. */
  get requested(): Query | null {
    return this.fault === null ? this.address.requested.queryFilter : null;
  }

  /** Why the query of the address is refused; null: it is not. */
  get fault(): string | null {
    if (this.#text === null) return null;
    const read = queryFromText(this.#text, this.facts.isLoaded ? namesOfFacts(this.facts.picked) : {});
    return 'fault' in read ? read.fault : null;
  }

  /** The query as the ids of its rows, for charts and counts, which have no more than the rows of the project. */
  get resolved(): Query | null {
    const { requested } = this;
    const facts = this.#factsOfQuery;
    if (requested === null || facts === null) return null;
    return asRows(requested, facts);
  }

  /** Whether {@link resolved} is final. */
  get isResolved(): boolean {
    return this.requested === null || this.#factsOfQuery !== null;
  }

  get hasFailed(): boolean {
    return this.#needsLoading && this.#loaded.state.kind === 'failed';
  }

  retry(): void {
    void this.#loaded.reload();
  }

  get #text(): string | null {
    return this.address.query.find(([name]) => name === QUERY_PARAMETER)?.[1] ?? null;
  }

  get #needsLoading(): boolean {
    return this.requested !== null && !isAtHand(this.requested);
  }

  get #factsOfQuery(): QueryFacts | null {
    if (!this.#needsLoading) return this.facts.picked;
    const loaded = this.#loaded.value;
    // Statuses change while the page is open.
    return loaded && { ...loaded, statusOf: this.facts.picked.statusOf };
  }
}

/** A query as the ids of its rows. */
function asRows(query: Query, facts: QueryFacts): Query {
  const ids = evaluateQuery(query, facts).rows.map(idOfRow);
  return {
    ...EVERY_TOPIC,
    subject: query.subject,
    conditions: [{ kind: 'among', ids, label: queryLabel(query), not: false }],
  };
}

export interface MatchingCount {
  readonly shown: number;
  readonly total: number;
}

/** How many topics or trends pass the filters, for charts that do not count. @returns null while this is unknown */
export function matchingCount(type: SignalType, filters: ExploreFilters, facts: QueryFacts): MatchingCount | null {
  const shown = matchingSignals(type, filters, facts);
  return shown && { shown: shown.length, total: listedSignals(type, filters, facts).length };
}

/** The topics or trends that pass the filters. @returns null while this is unknown */
export function matchingSignals(
  type: SignalType,
  filters: ExploreFilters,
  facts: QueryFacts,
): readonly Signal[] | null {
  if (filters.versionFilter !== CURRENT_DATA) return null;
  if (type === 'trend') return filterTrends(filters, facts);
  return filterTopics(filters, facts).filter((topic) => isListedOnTab(filters.activeTab, topic));
}

/** All topics or trends that the open tab lists. */
export function listedSignals(type: SignalType, { activeTab }: ExploreFilters, facts: QueryFacts): readonly Signal[] {
  return type === 'trend' ? facts.trends : facts.topics.filter((topic) => isListedOnTab(activeTab, topic));
}
