import { isApplicable } from '../query/condition-kinds';
import { EVERY_TOPIC, type Condition, type Query, type QueryGroup } from '../query/query';
import type { Subject } from '../query/subject';
import { hasFigure, isCounted, type QueryFigure } from '../query/query-figures';
import { LENSES } from '../topic/lens-disagreement';
import { conditionText, subjectWords } from '../query/query-words';
import { mergedValues, type Combined } from './combine';
import type { Draft } from './draft';
import type { NamedItem } from './names';

/** Rows of a list that asks for the first ones without saying how many. */
const FIRST_ROWS = 5;
/** Rows of each group. */
const FIRST_OF_GROUP = 3;

export interface ReadRows {
  readonly query: Query;
  readonly unread: readonly string[];
}

/** The query that a draft asks for, with the conditions that rows of its subject cannot meet put where they can be met. */
export function queryOf(draft: Draft, combined: Combined, subject: Subject): ReadRows {
  const marked = withDates(draft, combined.conditions, subject);
  const own = fitted(marked.conditions, subject, draft);
  const counted = ofMost(draft, subject, own.conditions);
  const compared =
    draft.intent === 'compare' ? side(counted.conditions) : { conditions: counted.conditions, group: null };
  const group = draft.group ?? counted.group ?? compared.group;
  const order = orderOf(draft, counted.subject) ?? gapOrder(compared.conditions);
  const limit = limitOf(draft, counted.subject, group);
  const isOfEach =
    group !== null &&
    order !== null &&
    (draft.cues.has('sup') || limit !== null) &&
    draft.statistic === null &&
    counted.group === null;
  const query: Query = {
    ...EVERY_TOPIC,
    subject: counted.subject,
    conditions: compared.conditions,
    order,
    ...alphabeticalOf(draft),
    ...shownOf(draft, counted.subject, order),
    limit: isOfEach ? null : limit,
    offset: draft.offset,
    intent: intentOf(draft, compared.conditions, group),
    group,
    ...(isOfEach && { perGroup: limit ?? FIRST_OF_GROUP }),
    since: draft.since,
    statistic: statisticOf(draft, counted.subject),
  };
  return {
    query: draft.cues.has('gone') ? ofGone(query) : query,
    unread: [...combined.unread, ...marked.unread, ...own.unread, ...(counted.group === null ? mostLeft(draft) : [])],
  };
}

/** Only named rows are set side by side; others are listed. */
function intentOf({ intent }: Draft, conditions: readonly Condition[], group: Query['group']): Query['intent'] {
  if (intent !== 'compare') return intent;
  const isNamed = conditions.some((each) => 'names' in each && !each.not && each.names.length > 1);
  return group === null && isNamed ? 'compare' : 'list';
}

/** What is gone is in the earlier data only. */
function ofGone(query: Query): Query {
  return { ...query, version: 'previous', conditions: [...query.conditions, { kind: 'before', of: [], not: true }] };
}

/** Conditions that follow from the whole of a question: its dates, 'similar to', and 'do not show'. */
function withDates(draft: Draft, all: readonly Condition[], subject: Subject): Combined {
  const dates = draft.dates.map(({ from, to, isNegated: not }): Condition | null => {
    if (subject === 'insights') return { kind: 'dated', from, to, not };
    if (subject === 'topics' && draft.figures.includes('sources')) return { kind: 'dated', from, to, not };
    return all.some(({ kind }) => kind === 'status') ? { kind: 'decided', from, to, not } : null;
  });
  const unread = draft.dates.filter((_, at) => dates[at] === null).map(({ text }) => text);
  const similar = draft.cues.has('similar') ? draft.names.flatMap(similarTo) : [];
  const others = draft.cues.has('similar') ? all.filter((each) => !('names' in each)) : all;
  const own = draft.cues.has('allNot') ? inverted(others) : others;
  return { conditions: [...own, ...dates.filter((each) => each !== null), ...similar], unread };
}

/** The other topics of its trend. */
function similarTo({ type, name }: NamedItem): readonly Condition[] {
  if (type !== 'topic') return [];
  const own: Condition = { kind: 'topic', names: [name], not: false };
  return [rows('trends', [rows('topics', [own])]), { ...own, not: true }];
}

function rows(subject: Subject, conditions: readonly Condition[], not = false): Condition {
  return { kind: 'rows', query: { ...EVERY_TOPIC, subject, conditions }, not };
}

function inverted(conditions: readonly Condition[]): readonly Condition[] {
  const of = conditions.map((condition): Condition => ({ ...condition, not: !condition.not }));
  return of.length < 2 ? of : [{ kind: 'either', of, not: false }];
}

/** Conditions that rows of the subject cannot meet are asked of the topics that belong to them. */
function fitted(all: readonly Condition[], subject: Subject, draft: Draft): Combined {
  const others = all.filter((condition) => !isApplicable(condition, subject));
  const ofTopics = others.filter((condition) => isApplicable(condition, 'topics'));
  const unread = others.filter((condition) => !ofTopics.includes(condition)).map(conditionText);
  const together = ofTopics.filter(({ not }) => !not);
  if (ofTopics.length > 0 && subject !== 'insights') {
    const words = ofTopics.map((each) => `‘${conditionText(each)}’`).join(', ');
    draft.note(`I took ${words} of the topics that belong to the ${subjectWords(subject)}.`);
  }
  return {
    conditions: [
      ...all.filter((condition) => !others.includes(condition)),
      ...(together.length > 0 ? [rows('topics', together)] : []),
      ...ofTopics.filter(({ not }) => not).map((condition) => rows('topics', [{ ...condition, not: false }], true)),
    ],
    unread,
  };
}

const WHOLES: Partial<Readonly<Record<Subject, QueryGroup>>> = {
  shifts: 'shift',
  trends: 'trend',
  platforms: 'platform',
};

/** 'The shift with the most strong signals' counts these by shift. */
function ofMost(
  draft: Draft,
  subject: Subject,
  conditions: readonly Condition[],
): Pick<Query, 'subject' | 'conditions' | 'group'> {
  const group = WHOLES[subject];
  if (!draft.isOrderOfMost || group === undefined || draft.order !== null) return { subject, conditions, group: null };
  const own = conditions.flatMap((each) => {
    if (each.kind === 'parts' && each.parts === 'topics') return each.of;
    return each.kind === 'rows' && each.query.subject === 'topics' ? each.query.conditions : [each];
  });
  draft.notes.splice(0);
  return { subject: 'topics', conditions: own.filter((each) => isApplicable(each, 'topics')), group };
}

/** Two values of one kind that are compared are groups beside each other. */
export function side(all: readonly Condition[]): {
  readonly conditions: readonly Condition[];
  readonly group: QueryGroup | null;
} {
  const conditions: Condition[] = [];
  for (const condition of all) {
    const at = conditions.findIndex((each) => mergedValues(each, condition) !== null);
    const merged = at < 0 ? null : mergedValues(conditions[at] as Condition, condition);
    if (merged === null) conditions.push(condition);
    else conditions.splice(at, 1, merged);
  }
  const lists = { quadrant: 'codes', status: 'statuses', shift: 'names' } as const;
  const group = (Object.keys(lists) as (keyof typeof lists)[]).find((kind) =>
    conditions.some(
      (each) =>
        each.kind === kind &&
        !each.not &&
        (each as unknown as Record<string, readonly unknown[]>)[lists[kind]]?.length !== 1,
    ),
  );
  return { conditions, group: group ?? null };
}

/** 'The last three in alphabetical order' are listed backwards. */
function alphabeticalOf({ alphabetical, cues }: Draft): Pick<Query, 'alphabetical'> {
  if (alphabetical === undefined) return {};
  return { alphabetical: cues.get('top') === 'asc' ? 'descending' : alphabetical };
}

function orderOf(draft: Draft, subject: Subject): Query['order'] {
  const order = askedOrder(draft);
  return order !== null && hasFigure(subject, order.figure) ? order : null;
}

/** 'Who raised the most' names the figure before its order. */
function askedOrder({ order, isOrderOfMost, figures }: Draft): Query['order'] {
  const [figure] = figures;
  return order ?? (isOrderOfMost && figure !== undefined ? { figure, ascending: false } : null);
}

/** 'Most' of nothing: 'than most', 'most strong signals'. */
function mostLeft({ isOrderOfMost, order, figures, cues }: Draft): readonly string[] {
  return isOrderOfMost && (order !== null || figures.length === 0) ? [cues.get('most') ?? ''] : [];
}

/** Whether rows of a subject have the figure as their own: start-ups and insights have none of their topics. */
export function isShown(subject: Subject, figure: QueryFigure): boolean {
  const isOfTopics = subject === 'startups' || subject === 'insights';
  return hasFigure(subject, figure) && (!isOfTopics || figure === 'raised' || figure === 'date');
}

export function groupOfSubject(subject: Subject): QueryGroup | null {
  return WHOLES[subject] ?? null;
}

const GAPS: Readonly<Record<string, QueryFigure>> = {
  'consumer industry': 'consumerIndustry',
  'consumer society': 'consumerSociety',
  'industry society': 'industrySociety',
};

/** Rows whose lenses are compared are listed by their gap. */
function gapOrder(conditions: readonly Condition[]): Query['order'] {
  const [first, ...others] = conditions.filter((each) => each.kind === 'against' && each.whose === 'own');
  if (first?.kind !== 'against' || others.length > 0) return null;
  const lenses = LENSES.filter((lens) => lens === first.figure || lens === first.other);
  const figure = GAPS[lenses.join(' ')];
  return figure === undefined ? null : { figure, ascending: false };
}

function limitOf(
  { limit, cues, isPlural, intent, order }: Draft,
  subject: Subject,
  group: Query['group'],
): number | null {
  if (limit !== null) return limit;
  if (!cues.has('sup') || order === null || intent === 'count' || intent === 'compare') return null;
  if (!isPlural && cues.has('noun') && subject !== 'startups') return 1;
  return group === null ? FIRST_ROWS : null;
}

function shownOf({ figures, statistic }: Draft, subject: Subject, order: Query['order']): Pick<Query, 'shown'> {
  const shown =
    statistic === null ? figures.filter((figure) => figure !== order?.figure && isShown(subject, figure)) : [];
  return shown.length === 0 ? {} : { shown: [...new Set(shown)] };
}

function statisticOf({ statistic, figures, intent, order }: Draft, subject: Subject): Query['statistic'] {
  const figure = figures[0] ?? order?.figure ?? 'growth';
  // A total of shares says nothing.
  const isAdded = isCounted(figure) || figure === 'raised';
  if (statistic === null || intent === 'share' || !hasFigure(subject, figure) || (statistic === 'sum' && !isAdded))
    return null;
  return { kind: statistic, figure };
}
