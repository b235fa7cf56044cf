import type { QueryFacts, TopicTexts } from '../../domain/query/query-facts';
import type { ModuleName } from '../../domain/shared/modules';
import type { TopicId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';

/** When and why a status was decided; null: not known, or not said. */
export interface OwnDecision {
  readonly at: string | null;
  readonly reason: string | null;
  /** It was not made here. */
  readonly cameWithData?: true;
}

/** What a function of the product knows of the topics of the open project, for queries, filters and columns. */
export interface ContributedFact {
  /** The function that it belongs to: where that is switched off, nothing is known of it. */
  readonly module: ModuleName;
  /** By the name of the list, which is what a condition says: 'to confirm'. @param facts without those that are contributed */
  readonly lists?: (facts: QueryFacts) => QueryFacts['lists'];
  /** Further words for its lists; see {@link QueryFacts}. The same map at all times. */
  readonly listsSinceDecided?: QueryFacts['listsSinceDecided'];
  /** Those of its lists, by name, whose topics lists and maps mark. */
  readonly marks?: readonly string[];
  /** Kinds of texts that topics have: conditions and columns of queries. The same list at all times. */
  readonly texts?: readonly TopicTexts[];
  /** The heading of the filter that offers its lists; omitted: they stand under 'Lists' with those of others. */
  readonly control?: string;
  /** Makes one figure of several; one function of the product does. See {@link QueryFacts}. */
  readonly scoreOf?: QueryFacts['scoreOf'];
  /** By what sets of topics are added up where they are compared; null: nothing at this moment. One function does. */
  readonly setSum?: () => QueryFacts['setSum'];
  /** The user's own decisions that stand, by topic, with day and reason; those that came with the data are among them; null: not loaded. */
  readonly ownDecisions?: () => ReadonlyMap<TopicId, OwnDecision> | null;
}

/** One filter that offers lists. */
export interface ListControl {
  readonly heading: string;
  readonly names: readonly string[];
}

export const ContributedFacts = token<readonly ContributedFact[]>('ContributedFacts');
