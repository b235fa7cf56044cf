import type { TeamSays } from '../team/agreement';
import type { ConsensusLevel } from '../topic/signal';
import type { QuadrantCode } from '../topic/quadrant';
import type { OwnKey } from '../topic/own-values';
import type { TopicStatus } from '../topic/topic-status';
import type { QueryFigure } from './query-figures';
import type { Subject } from './subject';

export type Comparator = 'over' | 'at least' | 'under' | 'at most' | 'exactly';

/** Whose figure another one is compared with: its own, that of its trend, or the average of all rows of the subject. */
export const MEASURED_AGAINST = ['own', 'trend', 'average', 'named'] as const;

/**
 * What a condition of a query requires of a row; `not` of {@link Condition} inverts it. A further kind is one line here
 * and one entry in the table of condition kinds, which reads, tests and words it.
 */
export type Requirement =
  | { readonly kind: 'quadrant'; readonly codes: readonly (QuadrantCode | null)[] }
  | { readonly kind: 'status'; readonly statuses: readonly TopicStatus[] }
  /** How far the members of the user's team agree on the topic. */
  | { readonly kind: 'team'; readonly says: readonly TeamSays[] }
  /** Names of trends: the topic belongs to one of them, or the trend is one of them. */
  | { readonly kind: 'trend'; readonly names: readonly string[] }
  | { readonly kind: 'shift'; readonly names: readonly string[] }
  /** The topic is one of these. */
  | { readonly kind: 'topic'; readonly names: readonly string[] }
  /** The topic is one of those of a platform. */
  | { readonly kind: 'platform'; readonly names: readonly string[] }
  /** Any of these. */
  | { readonly kind: 'either'; readonly of: readonly Condition[] }
  /** All of these, as one part of an 'either'. */
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  /** In the other version of the data it meets all of these; without any: it is there. */
  | { readonly kind: 'before'; readonly of: readonly Condition[] }
  /** One of the rows of the answer before. */
  | { readonly kind: 'among'; readonly ids: readonly string[]; readonly label: string }
  /** One of the rows of another query; of a query with another subject: it belongs to one of its rows, or has one. */
  | { readonly kind: 'rows'; readonly query: Query }
  /** All words of one of the texts begin words of the names of the signal, its trend or its shift; or they are a part of its own name. */
  | { readonly kind: 'text'; readonly words: readonly string[]; readonly isOwnName?: true }
  /** A word of the description begins with one of these. */
  | { readonly kind: 'mentions'; readonly words: readonly string[] }
  /** The label of the average sizing, as the data writes it. */
  | { readonly kind: 'label'; readonly labels: readonly string[] }
  /** One of these labels of the user's file, each with its column: 'Region: Asia'. */
  | { readonly kind: 'ownLabel'; readonly names: readonly string[] }
  | { readonly kind: 'consensus'; readonly levels: readonly ConsensusLevel[] }
  /** Growth and sizing as fractions of 1. An unknown figure satisfies no comparison. */
  | { readonly kind: 'figure'; readonly figure: QueryFigure; readonly comparator: Comparator; readonly value: number }
  | { readonly kind: 'between'; readonly figure: QueryFigure; readonly from: number; readonly to: number }
  | { readonly kind: 'known'; readonly figure: QueryFigure }
  /** Of start-ups: each text begins words of the name, the product or the description, or of the topic's name. */
  | { readonly kind: 'product'; readonly words: readonly string[] }
  /** A source of one of these hosts, or of a host below it. */
  | { readonly kind: 'publisher'; readonly hosts: readonly string[] }
  /** A source of one of these classes of the data, such as "Research". */
  | { readonly kind: 'sourceClass'; readonly names: readonly string[] }
  /** One of so many with the highest or lowest figure among all rows of the subject; equal figures share a rank. */
  | { readonly kind: 'top'; readonly figure: QueryFigure; readonly count: number; readonly ascending: boolean }
  /** A figure compared with `times` another one `plus` a difference: "at least twice the growth of its trend". */
  | {
      readonly kind: 'against';
      readonly figure: QueryFigure;
      readonly comparator: Comparator;
      readonly times: number;
      readonly plus: number;
      readonly other: QueryFigure;
      readonly whose: (typeof MEASURED_AGAINST)[number];
      /** The name of a topic or trend where `whose` is 'named'; otherwise "". */
      readonly name: string;
    }
  /** So many of its parts meet all of these: shifts with more than three topics that are strong signals. */
  | {
      readonly kind: 'parts';
      readonly parts: Subject;
      readonly of: readonly Condition[];
      readonly comparator: Comparator;
      readonly count: number;
    }
  /** Of insights: published in these days; of topics: their sources were reviewed. ISO days, both included; null: open. */
  | { readonly kind: 'dated'; readonly from: string | null; readonly to: string | null }
  /** A status was set in these days, by the user. */
  | { readonly kind: 'decided'; readonly from: string | null; readonly to: string | null }
  /** The user's own note, star or brief. */
  | { readonly kind: 'own'; readonly what: 'note' | 'star' | 'brief'; readonly words: readonly string[] }
  | { readonly kind: 'new' }
  /** A figure or the quadrant is different in the previous data. */
  | { readonly kind: 'changed' }
  /** In another quadrant than in the previous data. */
  | { readonly kind: 'moved' }
  /** In one of these quadrants in the previous data. */
  | { readonly kind: 'was'; readonly codes: readonly (QuadrantCode | null)[] }
  /** Of start-ups: a word of the stage or the amount begins with one of these. Of topics: this is so of a start-up. */
  | { readonly kind: 'funding'; readonly words: readonly string[] }
  /** Of start-ups: the amount as written, in millions; null: in any currency, without conversion. */
  | {
      readonly kind: 'raised';
      readonly comparator: Comparator;
      readonly millions: number;
      readonly currency: string | null;
    };

export type RequirementOf<Kind extends Requirement['kind']> = Extract<Requirement, { readonly kind: Kind }>;

export type Condition = Requirement & {
  readonly not: boolean;
  /** Of a share: it is a share of those that meet this. */
  readonly base?: true;
};

export const QUERY_GROUPS = [
  'quadrant',
  'shift',
  'trend',
  'status',
  'consensus',
  'platform',
  'month',
  'change',
] as const;
/** 'own:Region': by the labels of a column of the user's file. */
export type QueryGroup = (typeof QUERY_GROUPS)[number] | OwnKey;

export const STATISTICS = ['average', 'median', 'sum', 'highest', 'lowest'] as const;

/** Which rows of a project; every condition applies. */
export interface Query {
  readonly subject: Subject;
  /** The rows of the earlier data, compared with those of now; omitted: those of now. */
  readonly version?: 'previous';
  readonly conditions: readonly Condition[];
  readonly order: { readonly figure: QueryFigure; readonly ascending: boolean } | null;
  /** By name instead of by a figure; omitted: by the figure of `order`. */
  readonly alphabetical?: 'ascending' | 'descending';
  /** Figures that the question wants to see beside those it compares. */
  readonly shown?: readonly QueryFigure[];
  /** null: all. */
  readonly limit: number | null;
  /** Rows of the order that are left out before the first one: 1 for the second fastest. */
  readonly offset: number;
  /** share: of all rows, of those that meet the conditions marked as its base, or within each group. */
  readonly intent: 'list' | 'share';
  /** Counts by group instead of rows. */
  readonly group: QueryGroup | null;
  /** So many rows of each group, in the order, instead of its count: "the largest topic in each shift". */
  readonly perGroup?: number;
  /** What 'new', 'moved' and changes of figures are compared with. */
  readonly since: 'update' | 'visit';
  /** One number instead of rows. */
  readonly statistic: { readonly kind: (typeof STATISTICS)[number]; readonly figure: QueryFigure } | null;
}

/** A query as an address holds it, with what of its question was not understood. */
export interface WrittenQuery {
  readonly query: Query;
  readonly unread: readonly string[];
}

export const EVERY_TOPIC: Query = {
  subject: 'topics',
  conditions: [],
  order: null,
  limit: null,
  offset: 0,
  intent: 'list',
  group: null,
  since: 'update',
  statistic: null,
};

/** Whether a query asks for all rows as they are. */
export function isEverything({ conditions, order, alphabetical, group, statistic, version }: Query): boolean {
  return (
    conditions.length === 0 &&
    order === null &&
    alphabetical === undefined &&
    group === null &&
    statistic === null &&
    version === undefined
  );
}

export function withoutCondition(query: Query, index: number): Query {
  return { ...query, conditions: query.conditions.filter((_, at) => at !== index) };
}

export function withCondition(query: Query, index: number, condition: Condition): Query {
  return { ...query, conditions: query.conditions.map((each, at) => (at === index ? condition : each)) };
}

export const COMPARATORS: readonly Comparator[] = ['over', 'at least', 'under', 'at most', 'exactly'];

/** An unknown value satisfies no comparison. */
export function compares(value: number | null, comparator: Comparator, bound: number): boolean {
  if (value === null) return false;
  switch (comparator) {
    case 'over':
      return value > bound;
    case 'at least':
      return value >= bound;
    case 'under':
      return value < bound;
    case 'at most':
      return value <= bound;
    case 'exactly':
      return value === bound;
  }
}
