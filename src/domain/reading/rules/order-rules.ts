import type { QueryGroup } from '../../query/query';
import type { Subject } from '../../query/subject';
import { EVERY_TOPIC } from '../../query/query';
import type { QueryFigure } from '../../query/query-figures';
import type { Draft } from '../draft';
import type { Meaning } from '../language';
import type { Amount } from '../lexer';
import type { NamedItem } from '../names';
import { rule, type Match, type Rule } from '../rule';
import { FIG, figureOf, LENSES } from './comparisons';

function countOf(meaning: Meaning | undefined): number | null {
  const value = meaning?.kind === 'ordinal' ? Number(meaning.value) : (meaning?.value as Amount | undefined)?.value;
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : null;
}

/** 'growth desc' of 'fastest'. */
function orderOf(meaning: Meaning | undefined, figure: QueryFigure | null) {
  const [own = '?', direction = ''] = String(meaning?.value).split(' ');
  if (own === 'change')
    return {
      figure: figure === 'growth' ? ('growthChange' as const) : ('sizingChange' as const),
      ascending: direction === 'asc',
    };
  // 'The largest growth' is of growth.
  const named = own === '?' || (own === 'sizing' && figure !== null) ? figure : (own as QueryFigure);
  return named === null ? null : { figure: named, ascending: direction === 'asc' };
}

function readSubject(draft: Draft, noun: Meaning): void {
  draft.subject ??= subjectOf(noun);
  draft.isPlural ||= String(noun.value).endsWith('s');
  draft.cues.set('noun', '');
}

/** The first rows by a figure: 'the three fastest', 'top 5 by growth', 'highest sizing'. */
const first = (
  patterns: string,
  at: { readonly sup: number; readonly count?: number; readonly figure?: number; readonly ordinal?: number },
) =>
  rule(patterns, (draft, { of }) => {
    const noun = of[at.figure ?? 99]?.[0];
    // 'The four largest topics' are topics, 'the most topics' a number of them.
    const isOfRows = noun?.kind === 'subject' && !String(of[at.sup]?.[0]?.value).startsWith('?');
    const order = orderOf(of[at.sup]?.[0], isOfRows ? null : figureOf(noun));
    if (isOfRows) readSubject(draft, noun);
    const place = countOf(of[at.ordinal ?? 99]?.[0]);
    if (order === null) return false;
    // 'Size of the fastest' wants to see the size.
    const named = isOfRows ? null : figureOf(noun);
    if (named !== null && noun?.kind === 'figure' && !order.figure.startsWith(named)) draft.figures.push(named);
    const count = countOf(of[at.count ?? 99]?.[0]);
    return ordered(draft, order, count, place);
  });

function ordered(
  draft: Draft,
  order: NonNullable<Draft['order']>,
  count: number | null,
  place: number | null,
): boolean {
  const { figure, ascending } = order;
  // The one that has lost most has lost something.
  if (figure === 'growthChange' || figure === 'sizingChange')
    draft.condition({ kind: 'figure', figure, comparator: ascending ? 'under' : 'over', value: 0 });
  // 'Which of the ten fastest are new' chooses among these.
  if (count !== null && /\b(?:of|von|der|davon)\b/.test(draft.previous) && !draft.hasConditions)
    draft.condition({ kind: 'top', figure, count, ascending });
  // A second order chooses among the first rows of the other.
  if (draft.order !== null && draft.limit !== null && count !== null) {
    draft.condition({ kind: 'top', count: draft.limit, ...draft.order });
    draft.condition({ kind: 'top', figure, count, ascending });
    draft.limit = null;
    return true;
  }
  draft.order = order;
  draft.offset = place === null ? 0 : place - 1;
  draft.limit = place === null ? (count ?? draft.limit) : 1;
  draft.cues.set('sup', '');
  return true;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  topic: 'topics',
  trend: 'trends',
  shift: 'shifts',
  startup: 'startups',
  insight: 'insights',
  platform: 'platforms',
};

export function subjectOf(meaning: Meaning | undefined): Subject | null {
  const value = String(meaning?.value);
  return SUBJECTS[value] ?? Object.values(SUBJECTS).find((each) => each === value) ?? null;
}

function groupOf(meaning: Meaning | undefined): QueryGroup | null {
  if (meaning?.kind === 'groupable' || meaning?.kind === 'consensus') return meaning.value as QueryGroup;
  const group = { shift: 'shift', trend: 'trend', platform: 'platform' }[String(meaning?.value).replace(/s$/, '')];
  return (group ?? null) as QueryGroup | null;
}

/** Of one row of another kind: 'the trend of the largest topic', 'topics in the largest shift'. */
function nested(
  draft: Draft,
  match: Match,
  order: NonNullable<Draft['order']> | null,
  inner: Subject | null,
  limit: number,
): boolean {
  if (
    order === null ||
    inner === null ||
    order.figure === 'sizingChange' ||
    draft.subject === null ||
    inner === draft.subject
  )
    return false;
  if (order.figure === 'sizing' && inner === 'shifts')
    draft.note('I took the size of a shift as the average sizing of its topics.');
  draft.condition({ kind: 'rows', query: { ...EVERY_TOPIC, subject: inner, order, limit } });
  return match.of.length > 0;
}

export const ORDER_RULES: readonly Rule[] = [
  ...rule(`top.within amount group.by? figure?`, (draft, { of }) => {
    const [, amount, , figure] = of.map(([each]) => each);
    const count = countOf(amount);
    if (count === null) return false;
    draft.condition({
      kind: 'top',
      figure: figureOf(figure) ?? draft.figures.at(-1) ?? 'growth',
      count,
      ascending: false,
    });
    return true;
  }),
  ...rule(`top amount ${FIG}? group.by|sort count? ${FIG}`, (draft, { of }) => {
    const [way, amount, noun, , , by] = of.map(([each]) => each);
    const figure = figureOf(by);
    const subject = noun?.kind === 'subject' ? subjectOf(noun) : null;
    if (figure === null) return false;
    if (subject !== null) draft.subject ??= subject;
    return ordered(draft, { figure, ascending: way?.value === 'asc' }, countOf(amount), null);
  }),
  ...rule(`amount? sup subject`, (draft, match) => {
    const inner = subjectOf(match.of[2]?.[0]);
    return nested(draft, match, orderOf(match.of[1]?.[0], null), inner, countOf(match.of[0]?.[0]) ?? 1);
  }),
  ...rule(`sup quadrant`, (draft, match) => {
    const order = orderOf(match.of[0]?.[0], null);
    const codes = [Number(match.of[1]?.[0]?.value) as 1];
    const isNested = draft.subject === 'trends' || draft.subject === 'shifts' || draft.subject === 'platforms';
    if (!isNested || order === null) return false;
    draft.condition({
      kind: 'rows',
      query: { ...EVERY_TOPIC, conditions: [{ kind: 'quadrant', codes, not: false }], order, limit: 1 },
    });
    return true;
  }),
  // 'Gained most in size', and the other way round.
  ...rule(`sup figure move`, (draft, { of }) => {
    const [figure, isFall] = [figureOf(of[1]?.[0]), of[2]?.[0]?.value === 'down'];
    if (figure !== 'growth' && figure !== 'sizing') return false;
    return ordered(draft, { figure: `${figure}Change`, ascending: isFall }, null, null);
  }),
  ...first(`ordinal sup figure?`, { ordinal: 0, sup: 1, figure: 2 }),
  ...first(`amount sup ${FIG}?`, { count: 0, sup: 1, figure: 2 }),
  ...first(`sup amount? average? figure`, { sup: 0, count: 1, figure: 3 }),
  ...rule(`sup subject`, (draft, { of, text }) => {
    // 'The most start-ups' of a topic; 'the largest topic' is the topic itself.
    const figure = figureOf(of[1]?.[0]);
    const order = String(of[0]?.[0]?.value).startsWith('?') ? orderOf(of[0]?.[0], figure) : null;
    if (
      String(of[0]?.[0]?.value).startsWith('change') &&
      draft.subject !== null &&
      draft.subject !== subjectOf(of[1]?.[0])
    ) {
      draft.unread(text);
      return true;
    }
    if (order === null || draft.subject === null) return false;
    return ordered(draft, order, null, null);
  }),
  ...first(`figure|grow sup`, { sup: 1, figure: 0 }),
  ...first(`sup amount?`, { sup: 0, count: 1 }),
  ...rule(`amount? recent amount? subject`, (draft, { of }) => {
    const subject = subjectOf(of[3]?.[0]);
    const ascending = of[1]?.[0]?.value === 'asc';
    if (subject !== 'insights' && (ascending || (subject !== 'topics' && subject !== 'trends'))) return false;
    draft.subject ??= subject;
    draft.isPlural ||= String(of[3]?.[0]?.value).endsWith('s');
    draft.cues.set('noun', '');
    if (subject !== 'insights') draft.condition({ kind: 'new' }, true);
    else return ordered(draft, { figure: 'date', ascending }, countOf(of[0]?.[0] ?? of[2]?.[0]), null);
    return true;
  }),
  ...rule(`sup`, (draft, { text }) => {
    draft.isOrderOfMost = true;
    draft.cues.set('most', text);
  }),
  ...rule(`sort|group.by average|count? ${FIG} dir? sort?`, (draft, { of }) => {
    const figure = figureOf(of[2]?.[0]);
    const group = groupOf(of[2]?.[0]);
    if (figure === null || (group !== null && of[0]?.[0]?.kind === 'group')) return false;
    if (of[1]?.[0]?.kind === 'average' && of[1][0].value !== 'average') return false;
    // 'The smallest by society' is an order of that lens.
    const isOwnOrder = draft.order?.figure === 'sizing' && LENSES.some((lens) => lens === figure);
    draft.order = { figure, ascending: of[3]?.[0]?.value === 'asc' || (isOwnOrder && draft.order?.ascending === true) };
    draft.cues.set('sort', '');
    return true;
  }),
  ...rule(`sort? alpha`, (draft, { of }) => {
    draft.alphabetical = of[1]?.[0]?.value === 'desc' ? 'descending' : 'ascending';
  }),
  ...rule(`dir`, (draft, { of }) => {
    draft.order = { figure: draft.order?.figure ?? 'growth', ascending: of[0]?.[0]?.value === 'asc' };
  }),
  ...rule(`group.each subject|groupable|consensus; group.by groupable|subject|consensus`, (draft, { of }) => {
    const group = groupOf(of[1]?.[0]);
    if (group === null) return false;
    draft.group = group;
    return true;
  }),
  // 'How many topics in each?' of the groups before.
  ...rule(`group.each`, (draft, { text }) => {
    if (!draft.isFollowing || draft.following !== '') return false;
    draft.cues.set('each', text);
    return true;
  }),
  ...rule(`top|next amount subject?`, (draft, { of }) => {
    const count = countOf(of[1]?.[0]);
    if (count === null) return false;
    draft.subject ??= subjectOf(of[2]?.[0]);
    draft.limit = count;
    if (of[0]?.[0]?.kind === 'next') draft.cues.set('next', '');
    else if (draft.order === null) {
      draft.order = { figure: 'growth', ascending: of[0]?.[0]?.value === 'asc' };
      draft.isDefaultOrder = true;
    }
    if (of[0]?.[0]?.kind === 'top') draft.cues.set('top', String(of[0][0].value));
    return true;
  }),
  ...rule(`amount subject`, (draft, { of }) => {
    const count = countOf(of[0]?.[0]);
    if (count === null) return false;
    draft.subject ??= subjectOf(of[1]?.[0]);
    draft.limit = count;
    draft.isPlural = true;
    return true;
  }),
  ...rule(`similar name`, (draft, { of, start, end, text }) => {
    // 'Wie hat sich X verändert' is no comparison.
    if (text.startsWith('wie ') && end - start > 2) return false;
    draft.names.push(of[1]?.[0]?.value as NamedItem);
    draft.cues.set('similar', '');
  }),
];

/** After the comparisons: 'average sizing below 50 %' is no average. */
export const STATISTIC_RULES: readonly Rule[] = [
  ...rule(`average`, (draft, { of, text }) => {
    const [statistic, figure] = String(of[0]?.[0]?.value).split(' ');
    // 'Mean' alone is a verb.
    if (statistic === 'sum' && figure === undefined && draft.intent === 'count' && draft.figures.length === 0)
      return true;
    if (text === 'mean' || (statistic === 'sum' && draft.statistic === 'sum')) return text !== 'mean';
    draft.statistic = statistic as 'average';
    if (figure !== undefined) draft.figures.push(figure as QueryFigure);
    return true;
  }),
];
