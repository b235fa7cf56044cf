import * as v from 'valibot';
import type { QueryFigure } from './query-figures';
import {
  AMOUNT_FIELD,
  areTexts,
  COMPARATOR_FIELD,
  COUNT_FIELD,
  DAY_FIELD,
  FIGURE_FIELD,
  FLAG_FIELD,
  hidden,
  isText,
  isTrue,
  LEVELS_FIELD,
  namesField,
  NUMBER_FIELD,
  OWN_FIELD,
  PARTS_FIELD,
  QUADRANTS_FIELD,
  QUERY_FIELD,
  SAYS_FIELD,
  STATUSES_FIELD,
  SUBJECT_FIELD,
  TEXTS_FIELD,
  VALUED_FIELD,
  WHOSE_FIELD,
  type Field,
} from './query-fields';
import type { Comparator, QueryGroup, STATISTICS, Subject } from './vocabulary';

/**
 * What each kind of condition requires of a row; `not` of {@link Condition} inverts it. A further kind is one line here and
 * one entry in the table of condition kinds, which tests and words it.
 */
const SIMPLE_FIELDS = {
  quadrant: { codes: QUADRANTS_FIELD },
  status: { statuses: STATUSES_FIELD },
  /** How far the members of the user's team agree on the topic. */
  team: { says: SAYS_FIELD },
  /** One of these members of the user's team gave it one of these statuses; of none: decided it. */
  member: { names: namesField('member'), statuses: STATUSES_FIELD },
  /** One of its texts of a kind, such as 'reasons', has the words of one of these; without words: it has one. */
  said: { about: hidden(isText), words: TEXTS_FIELD },
  /** In one of these lists, which functions of the product keep: 'to confirm'. */
  listed: { names: namesField('list') },
  /** The user decided it on these days, ISO, both included; null: open. */
  decided: { from: DAY_FIELD, to: DAY_FIELD },
  /** Growth and sizing as fractions of 1. An unknown figure satisfies no comparison. */
  figure: { figure: FIGURE_FIELD, comparator: COMPARATOR_FIELD, value: AMOUNT_FIELD },
  between: { figure: FIGURE_FIELD, from: AMOUNT_FIELD, to: AMOUNT_FIELD },
  /**
   * A figure compared with `times` another one `plus` a difference: "at least twice the growth of its trend". The name is
   * that of a topic, trend or shift where `whose` is 'named'; otherwise "".
   */
  against: {
    figure: FIGURE_FIELD,
    comparator: COMPARATOR_FIELD,
    times: NUMBER_FIELD,
    other: FIGURE_FIELD,
    plus: AMOUNT_FIELD,
    whose: WHOSE_FIELD,
    name: hidden(isText),
  },
  /** One of so many with the highest or lowest figure among all rows of the subject; equal figures share a rank. */
  top: { figure: FIGURE_FIELD, count: COUNT_FIELD, ascending: FLAG_FIELD },
  known: { figure: FIGURE_FIELD },
  /** The data says which one it has, as of topics without a consensus it does not. */
  valued: { about: VALUED_FIELD },
  /** The label of the average sizing, as the data writes it. */
  label: { labels: namesField('label') },
  /** One of these labels of the user's file, each with its column: 'Region: Asia'. */
  ownLabel: { names: namesField('ownLabel') },
  consensus: { levels: LEVELS_FIELD },
  shift: { names: namesField('shift') },
  /** The topic belongs to one of them, or the trend is one of them. */
  trend: { names: namesField('trend') },
  topic: { names: namesField('topic') },
  /** The topic is one of those of a platform. */
  platform: { names: namesField('platform') },
  /**
   * The words of one of these begin words of one of its texts: of its own, of its start-ups, sources, platforms and insights,
   * of own columns, and of what the user and the team wrote on it.
   */
  anywhere: { words: TEXTS_FIELD },
  /** A word of the name or the description begins with one of these. */
  mentions: { words: TEXTS_FIELD },
  new: {},
  /** In another quadrant than in the previous data. */
  moved: {},
  /** A figure or the quadrant is different in the previous data. */
  changed: {},
  /** A source of one of these hosts, or of a host below it. */
  publisher: { hosts: TEXTS_FIELD },
  /** A source of one of these classes of the data, such as "Research". */
  sourceClass: { names: namesField('sourceClass') },
  /** Of insights: published in these days; of topics: their sources were reviewed. ISO days, both included; null: open. */
  dated: { from: DAY_FIELD, to: DAY_FIELD },
  /** The user's own note, star or brief. */
  own: { what: OWN_FIELD, words: TEXTS_FIELD },
  /** Of start-ups: each text begins words of the name, the product or the description, or of the topic's name. */
  product: { words: TEXTS_FIELD },
  /** Of start-ups: a word of the stage or the amount begins with one of these. Of topics: this is so of a start-up. */
  funding: { words: TEXTS_FIELD },
  /** Of start-ups: the amount as written, in millions; currency null: in any, without conversion. */
  raised: { comparator: COMPARATOR_FIELD, millions: NUMBER_FIELD, currency: hidden(v.nullable(isText)) },
  /** One of the rows of the answer before. */
  among: { ids: hidden(areTexts), label: hidden(isText) },
};
type Simple = typeof SIMPLE_FIELDS;
type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;
type SimpleRequirement = {
  [Of in keyof Simple]: { readonly kind: Of } & { readonly [Name in keyof Simple[Of]]: ValueOf<Simple[Of][Name]> };
}[keyof Simple];

interface Composed {
  readonly of: readonly Condition[];
}
export type Requirement =
  | SimpleRequirement
  /** All words of one of the texts begin words of the names of the signal, its trend or its shift; or they are a part of its own name. */
  | { readonly kind: 'text'; readonly words: readonly string[]; readonly isOwnName?: true }
  | ({ readonly kind: 'either' } & Composed)
  /** All of these, as one part of an 'either'. */
  | ({ readonly kind: 'all' } & Composed)
  /** In the other version of the data it meets all of these; without any: it is there. */
  | ({ readonly kind: 'before' } & Composed)
  /** So many of its parts meet all of these: shifts with more than three topics that are strong signals. */
  | ({
      readonly kind: 'parts';
      readonly parts: Subject;
      readonly comparator: Comparator;
      readonly count: number;
    } & Composed)
  /** One of the rows of another query; of a query with another subject: it belongs to one of its rows, or has one. */
  | { readonly kind: 'rows'; readonly query: Query };
export type Kind = Requirement['kind'];
export type RequirementOf<Of extends Kind> = Extract<Requirement, { readonly kind: Of }>;

export type Condition = Requirement & {
  readonly not: boolean;
  /** Of a share: it is a share of those that meet this. */
  readonly base?: true;
};

/** The fields of each kind: what its values must be, and how they are entered. */
export const KIND_FIELDS: Readonly<Record<Kind, Readonly<Record<string, Field>>>> = {
  ...SIMPLE_FIELDS,
  text: { words: TEXTS_FIELD, isOwnName: hidden(v.optional(isTrue)) },
  either: { of: PARTS_FIELD },
  all: { of: PARTS_FIELD },
  before: { of: PARTS_FIELD },
  parts: { parts: SUBJECT_FIELD, of: PARTS_FIELD, comparator: COMPARATOR_FIELD, count: COUNT_FIELD },
  rows: { query: QUERY_FIELD },
};

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
  /** The kinds of texts that are shown, such as 'reasons'. */
  readonly texts?: readonly string[];
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
  statistic: null,
};

/** Whether a query takes all rows that meet its conditions: not so many of them, of their groups, or of each group. */
export function isWhole({ limit, offset, perGroup }: Query): boolean {
  return limit === null && offset === 0 && perGroup === undefined;
}

/** What says which rows a query takes, and nothing of how they are shown. */
export function takenOf(query: Query): Query {
  const { shown: _shown, texts: _texts, ...taken } = query;
  if (!isWhole(query)) return taken.group === null ? { ...taken, intent: 'list', statistic: null } : taken;
  const conditions = query.conditions.map(({ base: _base, ...condition }) => condition as Condition);
  const { subject, version } = query;
  return { ...EVERY_TOPIC, subject, ...(version !== undefined && { version }), conditions };
}

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
