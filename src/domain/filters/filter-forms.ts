import type { Condition, Query } from '../query/query';
import { queryFromText, queryToText, QUERY_PARAMETER } from '../query/read-query';
import { queryWords } from '../query/query-words';
import { ownLabel, RING_COLUMN } from '../topic/own-values';
import type { QuadrantCode } from '../topic/quadrant';
import { statusOfText, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../topic/topic-status';
import { type ExploreTab, CURRENT_DATA, VERSION_NAMES, type VersionName } from '../workspace/explore-tab';
import { selectsAll, type Selection } from '../shared/selection';
import { flagForm, maturity, named, range, unique, type FilterForm } from './filter-form';

const isTrend = (names: Selection<string>): Condition => ({ kind: 'trend', names, not: false });
const isOfShift = (names: Selection<string>): Condition => ({ kind: 'shift', names, not: false });
const isInQuadrant = (codes: Selection<QuadrantCode>): Condition => ({ kind: 'quadrant', codes, not: false });
const isNew = (): Condition => ({ kind: 'new', not: false });
const ofSubject =
  (subject: Query['subject']) =>
  (query: Query | null): Condition | null =>
    query?.subject === subject ? { kind: 'rows', query, not: false } : null;

/** The filters in the order of their parameters. */
const FORMS = {
  status: {
    field: 'statusFilter',
    initial: TOPIC_STATUSES,
    isActive: (statuses: Selection<TopicStatus>) => !selectsAll(statuses, TOPIC_STATUSES),
    parameter: 'status',
    write: (statuses: Selection<TopicStatus>) => (selectsAll(statuses, TOPIC_STATUSES) ? [] : statuses.map(String)),
    read: (texts: readonly string[]) => {
      const statuses = unique(texts.map(statusOfText).filter((status) => status !== null));
      return selectsAll(statuses, TOPIC_STATUSES) ? TOPIC_STATUSES : statuses;
    },
    topics: (statuses: Selection<TopicStatus>) => ({ kind: 'status', statuses, not: false }),
    words: (statuses: Selection<TopicStatus>) => statuses.map(topicStatusName),
    place: 'bar',
    list: 'both',
    isInReview: true,
    isOfAllVersions: true,
  },
  version: {
    field: 'versionFilter',
    initial: CURRENT_DATA,
    isActive: (version: VersionName) => version !== CURRENT_DATA,
    parameter: 'version',
    write: (version: VersionName) => (version === CURRENT_DATA ? [] : [version]),
    read: (texts: readonly string[]) => VERSION_NAMES.find((name) => texts.includes(name)) ?? CURRENT_DATA,
    words: (version: VersionName) => [version],
    place: 'bar',
    list: 'both',
    isOfAllVersions: true,
  },
  topics: {
    ...named('topicFilter', 'topics'),
    topics: (names: Selection<string>) => ({ kind: 'topic', names, not: false }),
    place: 'bar',
    list: 'topicList',
    isInReview: true,
  },
  trends: {
    ...named('trendFilter', 'trends'),
    topics: isTrend,
    trends: isTrend,
    place: 'bar',
    list: 'trendList',
    isInReview: true,
  },
  /** Of a technology radar. */
  rings: {
    ...named('ringFilter', 'ring'),
    topics: (names: Selection<string>) => ({
      kind: 'ownLabel',
      names: names.map((name) => ownLabel(RING_COLUMN, name)),
      not: false,
    }),
    place: 'bar',
    list: 'topicList',
  },
  trendMaturity: { ...maturity('trendQuadrantFilter', 'trends:'), trends: isInQuadrant, list: 'trendList' },
  topicMaturity: {
    ...maturity('topicQuadrantFilter', 'topics:'),
    topics: isInQuadrant,
    list: 'topicList',
    isInReview: true,
  },
  shifts: {
    ...named('shiftFilter', 'shifts'),
    topics: isOfShift,
    trends: isOfShift,
    place: 'more',
    list: 'topicList',
    isInReview: true,
  },
  /** Only what the last update of the data has added. */
  new: { ...flagForm('newFilter', 'new', '1', 'New'), topics: isNew, trends: isNew, isOfAllVersions: true },
  growth: range('growthFilter', 'growth'),
  /** Of the average sizing. */
  sizing: range('sizingFilter', 'sizing'),
  /** Of the user's file, each with its column: 'Region: Asia'. A topic has all of them. */
  labels: {
    ...named('labelFilter', 'label'),
    topics: (names: Selection<string>) => {
      const [first, ...others] = names.map((name): Condition => ({ kind: 'ownLabel', names: [name], not: false }));
      if (first === undefined || others.length === 0) return first ?? null;
      return { kind: 'all', of: [first, ...others], not: false };
    },
    place: 'more',
    list: 'topicList',
  },
  /** Lists that functions of the product keep, such as 'to confirm'. */
  lists: {
    ...named('listFilter', 'list'),
    topics: (names: Selection<string>): Condition => ({ kind: 'listed', names, not: false }),
    place: 'more',
    list: 'topicList',
    isInReview: true,
    isOfAllVersions: true,
  },
  /** Only what passes all other filters in the current and in the previous data; see filter-conditions. */
  allVersions: {
    ...flagForm('allVersionsFilter', 'versions', 'all', 'Also matches in the previous data'),
    isOfAllVersions: true,
  },
  /** The rows of an answer. */
  query: {
    field: 'queryFilter',
    initial: null as Query | null,
    isActive: (query: Query | null) => query !== null,
    parameter: QUERY_PARAMETER,
    write: (query: Query | null) => (query === null ? [] : [queryToText({ query, unread: [] })]),
    read: ([text]: readonly string[]) => {
      const read = text === undefined ? null : queryFromText(text);
      return read === null || 'fault' in read ? null : read.query;
    },
    topics: ofSubject('topics'),
    trends: ofSubject('trends'),
    words: (query: Query | null) => (query === null ? [] : queryWords(query)),
    place: 'note',
    list: 'both',
    isInReview: true,
    isOfAllVersions: true,
  },
  /** Of the team: topics for which the user is responsible. */
  mine: {
    ...flagForm('mineFilter', 'responsible', 'me', 'Mine'),
    topics: (): Condition => ({ kind: 'team', says: ['mine'], not: false }),
    place: 'review',
    isInReview: true,
  },
} as const satisfies Readonly<Record<string, FilterForm<never>>>;

type Forms = typeof FORMS;
export type AnyFilter = keyof Forms;
type NamesWith<Part> = { readonly [Name in AnyFilter]: Forms[Name] extends Part ? Name : never }[AnyFilter];
type ValuesOf<Names extends AnyFilter> = { readonly [Name in Names as Forms[Name]['field']]: Forms[Name]['initial'] };

/** The filters of the explorer. */
export type FilterName = Exclude<AnyFilter, 'mine'>;
export type BarFilter = NamesWith<{ readonly place: 'bar' }>;
/** The filters without a dropdown of their own. */
export type MoreFilter = NamesWith<{ readonly place: 'more' }>;
export type ReviewFilterName = NamesWith<{ readonly isInReview: true }>;

/** The filters with the names of the specification, section 3. Topics and trends are selected by name. */
export type ExploreFilters = { readonly activeTab: ExploreTab } & ValuesOf<FilterName>;

/** The explorer's filters of topics. */
export type ReviewFilters = ValuesOf<ReviewFilterName>;

/** Some of the filters, of the explorer or the review. */
export type SomeFilters = Partial<ExploreFilters & ReviewFilters>;

export const ALL_FILTERS = Object.keys(FORMS) as readonly AnyFilter[];
export const FILTER_NAMES = ALL_FILTERS.filter((name): name is FilterName => FORMS[name].place !== 'review');
export const MORE_FILTERS = ALL_FILTERS.filter((name): name is MoreFilter => FORMS[name].place === 'more');
export const REVIEW_FILTERS = ALL_FILTERS.filter((name): name is ReviewFilterName => 'isInReview' in FORMS[name]);

export function formOf(name: AnyFilter): FilterForm<unknown> {
  // Each form is only given the value of its own field.
  return FORMS[name] as FilterForm<never> as FilterForm<unknown>;
}

export function valueOf(filters: SomeFilters, name: AnyFilter): unknown {
  return (filters as Readonly<Record<string, unknown>>)[FORMS[name].field];
}

/** The values of these filters that exclude nothing. */
export function initialOf(names: readonly AnyFilter[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [FORMS[name].field, FORMS[name].initial]));
}
