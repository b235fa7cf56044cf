import type { Instant } from '../shared/calendar';
import type { TopicId } from '../shared/entity-id';
import type { Insight } from '../workspace/insight';
import type { Manifestation } from '../topic/deepdive';
import { byId } from '../shared/lists';
import type { Topic, TopicSources } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import type { TeamSays } from '../topic/agreement';
import type { Trend } from '../trend/trend';

/** What a member of the user's team decided on a topic. */
export interface MemberDecision {
  readonly name: string;
  readonly status: TopicStatus;
  /** null: none was made; omitted: not known. */
  readonly decision?: { readonly at: string; readonly reason: string | null } | null;
}

/** Texts of one kind that topics have, such as the reasons that were given: a condition and a column. */
export interface TopicTexts {
  /** In chips and heads of columns, in lower case: 'reasons'. */
  readonly name: string;
  /** Words of either language that stand for them, parted by '|': 'reason|reasons'. */
  readonly words: string;
  /** Words that ask to see them: 'who decided'. */
  readonly asks?: string;
  /** They name who decided. */
  readonly saysWho?: true;
  /** null: it is not known, or the user may not see it. */
  readonly of: (topic: Topic, facts: QueryFacts) => readonly string[] | null;
}

/** What the user has of topics and trends, by targetKey. */
export interface OwnFacts {
  readonly notes: ReadonlyMap<string, string>;
  readonly stars: ReadonlySet<string>;
  /** In a draft of a brief. */
  readonly briefs: ReadonlySet<string>;
}

/** The data that a query is answered from. */
export interface QueryFacts {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  /** The name of its shift. */
  readonly shiftOf: (topic: Topic) => string | null;
  /** Of what is new; see carouselItemKey. */
  readonly newKeys: ReadonlySet<string>;
  /** The rows of the previous data by id; null: not known. */
  readonly previous: {
    readonly topics: ReadonlyMap<string, Topic>;
    readonly trends: ReadonlyMap<string, Trend>;
  } | null;
  /** By topic; not known of a topic that is not in it. */
  readonly sources: ReadonlyMap<string, TopicSources>;
  /** By topic; not known of a topic that is not in it. */
  readonly startups: ReadonlyMap<string, readonly Manifestation[]>;
  /** What the user's team says of a topic; null: the user has no team. */
  readonly teamOf: (topic: Topic) => readonly TeamSays[] | null;
  /** The user's own, as 'You' where no team has them, or as what came with the data, and those of colleagues; null: not known, or hidden. */
  readonly decisionsOf: (topic: Topic) => readonly MemberDecision[] | null;
  /** The names of the topics of each platform. */
  readonly platforms: ReadonlyMap<string, readonly string[]>;
  readonly insights: readonly Insight[];
  readonly own: OwnFacts;
  /** Topics by the name of the list that they are in, such as 'to confirm'. */
  readonly lists: ReadonlyMap<string, ReadonlySet<TopicId>>;
  /** By the name of a list: the words, parted by '|', that mean it where a sentence says when topics were decided: 'shrank'. */
  readonly listsSinceDecided: ReadonlyMap<string, string>;
  /** What features let one ask of the texts of topics, besides those of the data. */
  readonly texts: readonly TopicTexts[];
  /** By weights such as 'growth 60, sizing 40', from 0 to 100; null: nothing is known. No function: no score is made. */
  readonly scoreOf: ((weights: string, topic: Topic) => number | null) | null;
  /** What sets of topics are added up by; null: nothing. */
  readonly setSum: SetSumFact | null;
  /** When the user decided a topic; null: not known, or not decided. */
  readonly decidedAt: (topic: Topic) => Instant;
}

/** A figure that sets of topics are compared by as a whole. */
export interface SetSumFact {
  /** Of a column: 'Budget, sum'. */
  readonly head: string;
  /** null: none of them has the figure. */
  readonly of: (topics: readonly Topic[]) => number | null;
  /** '3.1 of 4'. */
  readonly textOf: (sum: number) => string;
}

export const NOTHING_OWN: OwnFacts = { notes: new Map(), stars: new Set(), briefs: new Set() };

/** Of a project without anything; statuses are those of the topics themselves. */
export const NO_FACTS: QueryFacts = {
  topics: [],
  trends: [],
  statusOf: ({ status }) => status,
  shiftOf: ({ trend }) => trend?.shiftName ?? null,
  newKeys: new Set(),
  previous: null,
  sources: new Map(),
  startups: new Map(),
  teamOf: () => null,
  decisionsOf: () => null,
  platforms: new Map(),
  insights: [],
  own: NOTHING_OWN,
  lists: new Map(),
  listsSinceDecided: new Map(),
  decidedAt: () => null,
  scoreOf: null,
  setSum: null,
  texts: [],
};

/** The earlier data; null where there are none: that a topic was not there is not known. */
export function earlierFacts(
  rows: { readonly topics: readonly Topic[]; readonly trends: readonly Trend[] } | null,
): QueryFacts['previous'] {
  if (rows === null || rows.topics.length + rows.trends.length === 0) return null;
  return { topics: byId(rows.topics), trends: byId(rows.trends) };
}

/** The facts as they are asked of the earlier data, with those of now as what they are compared with. */
export function factsOfEarlier(facts: QueryFacts): QueryFacts {
  const { topics, trends, previous } = facts;
  const known = EARLIER.get(facts);
  if (known !== undefined) return known;
  const earlier: QueryFacts = {
    ...facts,
    topics: [...(previous?.topics.values() ?? [])],
    trends: [...(previous?.trends.values() ?? [])],
    previous: { topics: byId(topics), trends: byId(trends) },
    newKeys: new Set(),
  };
  EARLIER.set(facts, earlier);
  return earlier;
}

/** What is made of rows, such as their folded texts, is known by the list of them. */
const EARLIER = new WeakMap<QueryFacts, QueryFacts>();

/** The names of the topics of each platform; platforms with one name are one. */
export function groupedPlatforms(
  platforms: readonly { readonly name: string; readonly topicNames: readonly string[] }[],
): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, readonly string[]>();
  for (const { name, topicNames } of platforms) grouped.set(name, [...(grouped.get(name) ?? []), ...topicNames]);
  return grouped;
}
