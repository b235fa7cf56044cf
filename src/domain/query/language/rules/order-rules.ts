import { groupForm } from '../../group-rows';
import type { Query } from '../../query';
import type { QueryGroup, Subject } from '../../vocabulary';
import { figureKey } from '../../query-figure-words';
import { hasFigure, scoreKey, type QueryFigure } from '../../query-figures';
import { SIGNAL_FIGURES } from '../../../topic/figures';
import { isOwnKey } from '../../../topic/own-values';
import { LENSES } from '../../../topic/signal';
import { rule, type Captured, type Outcome, type Rule } from '../grammar';
import type { AskPart } from '../../part';
import { condition, figuresIn, movementIn } from './figure-rules';

type Order = Extract<AskPart, { kind: 'order' }>;

function orderBy(figure: QueryFigure, ascending: boolean): Order {
  return { kind: 'order', order: { figure, ascending }, alphabetical: undefined };
}

function rows(limit: number | null, offset = 0): readonly AskPart[] {
  return limit === null ? [] : [{ kind: 'rows', offset, limit }];
}

/** Figures by which an order may be meant where none is said. */
const USUAL: readonly QueryFigure[] = ['growth', 'sizing', 'consumer', 'industry', 'society', 'drivers'];

/** An order without a figure has to be chosen. */
function anyOrder(ascending: boolean, others: readonly AskPart[], { subject }: Captured): Outcome | null {
  const choices = USUAL.filter((figure) => hasFigure(subject, figure)).map((figure) => [
    orderBy(figure, ascending),
    ...others,
  ]);
  const [first] = choices;
  return first === undefined ? null : { parts: first, choices, anyFigure: 'unsaid' };
}

/** 'The three fastest', 'highest growth', 'biggest for consumers first', 'most drivers'. */
const superlative: Rule['read'] = (found) => {
  const [own = '?', direction, amount] = (found.value('sup') ?? '?').split(' ');
  const said = found.values('figure');
  const [named] = figuresIn(found);
  if (said.length > 0 && named === undefined) return null;
  const ordinal = found.value('ordinal');
  const count = found.value('count');
  const group = groupIn(found);
  if (group === undefined) return null;
  const perGroup = found.has('each') ? (count ?? 1) : null;
  const others: readonly AskPart[] =
    group !== null && perGroup !== null
      ? [
          { kind: 'group', group },
          { kind: 'rowsOfGroup', perGroup },
        ]
      : ordinal === null
        ? rows(count)
        : rows(1, Number(ordinal) - 1);
  // 'The largest in industry' is of that lens, 'the largest growth' of growth; 'the fastest' is of growth.
  const isOwn = own !== '?' && (named === undefined || (own !== 'sizing' && amount !== 'noun'));
  const moved = found.has('went') ? movementIn(found) : undefined;
  if (moved === null) return null;
  const figure = moved?.figures.at(-1) ?? (isOwn ? (own as QueryFigure) : found.has('grow') ? 'growth' : named);
  // 'Shrink most' is the lowest growth, 'fell most' the lowest change.
  const ascending = (direction === 'asc') !== (found.value('grow') === 'down' || moved?.isRise === false);
  if (figure === undefined) return anyOrder(ascending, others, found);
  if (!hasFigure(found.subject, figure)) return null;
  const parts = [orderBy(figure, ascending), ...others];
  // 'Where most topics shrink' is no order by their number.
  if (own === '?' && amount !== 'the' && ROWS_TOO.has(figure)) return { parts, choices: [parts] };
  if (moved !== undefined) return { parts, isRank: true };
  return {
    parts,
    ...((own === 'sizing' || own === 'sizingChange') && named === undefined && { anyFigure: 'size' as const }),
    ...(ordinal === null && { isRank: true as const }),
  };
};

/** undefined: rows of the subject have no such groups; null: none is said. */
function groupIn(found: Captured): QueryGroup | null | undefined {
  const group = found.value('groupable');
  return group === null || groupForm(group).subjects.includes(found.subject) ? group : undefined;
}

/** Counted things that are rows too: 'top 5 start-ups' are rows, and not an order by their number. */
const ROWS_TOO: ReadonlySet<QueryFigure> = new Set(['topics', 'trends', 'startups', 'insights']);

const top: Rule['read'] = (found) => {
  const count = found.value('count');
  const ascending = found.value('top') === 'asc';
  const said = found.values('figure');
  const [figure] = figuresIn(found);
  if (count === null || (said.length > 0 && (figure === undefined || (ROWS_TOO.has(figure) && !found.has('each')))))
    return null;
  if (figure !== undefined) return { parts: [orderBy(figure, ascending), ...rows(count)], isRank: true };
  return hasFigure(found.subject, 'growth')
    ? { parts: [orderBy('growth', ascending), ...rows(count)], anyFigure: 'unsaid', isRank: true }
    : { parts: rows(count) };
};

const grouped: Rule['read'] = (found) => {
  const group = groupIn(found);
  if (group == null) return null;
  const count = found.value('count');
  const first: readonly AskPart[] = found.has('top') ? [orderBy('growth', found.value('top') === 'asc')] : [];
  const of: readonly AskPart[] = count === null ? [] : [{ kind: 'rowsOfGroup', perGroup: count }];
  return {
    parts: [{ kind: 'group', group }, ...of, ...first],
    ...(found.has('top') && { anyFigure: 'unsaid' as const }),
  };
};

const places: Rule['read'] = (found) => {
  const [from = 1, to] = found.values('count');
  if (found.has('from')) return { parts: [{ kind: 'rows', offset: from - 1, limit: null }] };
  if (found.has('first')) return { parts: rows(from) };
  return { parts: rows(to === undefined ? 1 : Math.max(1, to - from + 1), from - 1) };
};

const AHEAD = 0.2;

/** 'Industry at least consumers + 20 points'. */
function aheadOfOthers(figure: QueryFigure): readonly (readonly AskPart[])[] {
  if (!LENSES.some((lens) => lens === figure)) return [];
  const base = {
    kind: 'against',
    figure,
    comparator: 'at least',
    times: 1,
    plus: AHEAD,
    whose: 'own',
    name: '',
  } as const;
  return LENSES.filter((lens) => lens !== figure).map((other) => [condition({ ...base, other })]);
}

/** 'By growth 60, sizing 40', 'rank by 60 % growth and 40 % of drivers': figures, each with its points. */
const byWeights: Rule['read'] = (found) => {
  const figures = found.values('figure');
  const amounts = found.values('amount');
  const said = found.value('subject');
  const isSound =
    found.hasScore &&
    (said ?? found.subject) === 'topics' &&
    new Set(figures).size === figures.length &&
    figures.length > 1 &&
    figures.length === amounts.length &&
    figures.every((figure) => isOwnKey(figure) || SIGNAL_FIGURES.some((each) => each === figure)) &&
    amounts.every(({ value, unit, isMoney }) => value >= 0 && !isMoney && (unit === null || unit === '%')) &&
    amounts.some(({ value }) => value > 0);
  if (!isSound) return null;
  const weights = figures.map((figure, at) => `${figureKey(figure)} ${amounts[at]?.value ?? 0}`).join(', ');
  const rowsSaid: readonly AskPart[] = said === null ? [] : [{ kind: 'subject', subject: 'topics' }];
  return { parts: [...rowsSaid, orderBy(scoreKey(weights), false)] };
};

export const ORDER_RULES: readonly Rule[] = [
  ...rule(`subject? each|sort link* figure|amount|comma|and|link*`, byWeights),
  ...rule(`sort? dir`, (found) => anyOrder(found.value('dir') === 'asc', [], found)),
  ...rule(
    `ordinal sup link* figure? first?; ordinal link|each link|each* figure; figure mark? link* sup; count? sup link* count? link* figure? first?; count? sup subject? each groupable;
     count? grow|went link* sup count?; count? sup grow|went count?; figure link* went link* sup; went link* sup link* figure; sup went link* figure; figure link* sup went`,
    superlative,
  ),
  // 'The largest trend' is one.
  ...rule(`sup link* figure? oneOf`, (found) => {
    const said = found.has('each') ? null : superlative(found);
    const { subject } = found;
    if (said === null || said.choices !== undefined || found.value('oneOf') !== subject) return null;
    return {
      ...said,
      parts: [{ kind: 'subject', subject }, ...said.parts.filter(({ kind }) => kind !== 'rows'), ...rows(1)],
    };
  }),
  // 'The biggest cut in growth'.
  ...rule(`sup move|went link* figure.growth|figure.sizing since?`, (found) => {
    const [of] = found.values('figure');
    const figure = of === 'growth' ? 'growthChange' : 'sizingChange';
    if (!hasFigure(found.subject, figure)) return null;
    const isLeast = found.value('sup')?.includes(' asc') === true;
    return { parts: [orderBy(figure, (movementIn(found)?.isRise === false) !== isLeast), ...rows(1)] };
  }),
  ...rule(`count them`, (found) => ({ parts: rows(found.value('count')) })),
  // 'The last 30 days' are no rows, and the largest group comes first anyway.
  ...rule(`top count unitOfTime; sup groupWord first?`, () => ({ parts: [] })),
  ...rule(`top count link* each? link* figure; top count`, top),
  ...rule(`top|first count subject? each groupable; each link* groupable; groupable each groupable`, grouped),
  ...rule(`rows count to count; rows from count; rows count; first count; rows first count`, places),
  ...rule(`rows each first count; first count each`, (found) => {
    const perGroup = found.value('count');
    return perGroup === null ? null : { parts: [{ kind: 'rowsOfGroup', perGroup }] };
  }),
  ...rule(`among count link* sup link* figure`, (found) => {
    const [figure] = figuresIn(found);
    const count = found.value('count');
    const ascending = found.value('sup')?.includes(' asc') === true;
    if (figure === undefined || count === null) return null;
    return { parts: [{ kind: 'condition', condition: { kind: 'top', figure, count, ascending, not: false } }] };
  }),
  ...rule(`sort link* figure comma? dir?; figure comma? dir; each link* figure sort? comma? dir?`, (found) => {
    const [figure] = figuresIn(found);
    const parts = figure === undefined ? [] : [orderBy(figure, found.value('dir') === 'asc')];
    return figure === undefined ? null : { parts, ...(!found.has('dir') && { anyDirection: true as const }) };
  }),
  ...rule(`sort? link* alpha`, (found) => {
    const alphabetical = found.value('alpha') as NonNullable<Query['alphabetical']>;
    return { parts: [{ kind: 'order', order: null, alphabetical }] };
  }),
  ...rule(`changes`, ({ subject }) =>
    groupForm('change').subjects.includes(subject) ? { parts: [{ kind: 'group', group: 'change' }] } : null,
  ),
  ...rule(`share`, () => ({ parts: [{ kind: 'share', of: [] }] })),
  ...rule(`show? stat link* figure`, (found) => {
    const [figure] = figuresIn(found);
    const kind = found.value('stat') as 'average';
    if (figure === undefined) return null;
    const parts: readonly AskPart[] = [{ kind: 'statistic', statistic: { kind, figure } }];
    // 'Average sizing' of one row, and in an order, is the figure itself.
    const isFigure = kind === 'average' && figure === 'sizing' && found.all.length < 3 && !found.has('show');
    return isFigure ? { parts, bare: true, asks: { figure, ascending: false } } : { parts };
  }),
  // 'How large' shows the sizing, 'how large is the gap' the gap.
  ...rule(`column|what|how link* figure|comma|and*; figure column`, (found) => {
    const asked = found.value('how');
    const named = found.values('figure');
    const shown =
      asked === 'date' || (named.length === 0 && asked !== null) ? [asked as QueryFigure] : [...new Set(named)];
    const isOfSubject = shown.length > 0 && shown.every((figure) => hasFigure(found.subject, figure));
    return isOfSubject ? { parts: [{ kind: 'columns', shown }] } : null;
  }),
  ...rule(`after.in? link* previous`, (found) => {
    const parts: readonly AskPart[] = [{ kind: 'version', version: 'previous' }];
    return found.has('after') ? { parts } : { parts, choices: [parts] };
  }),
  // 'Since the previous data': changes are counted from them, and the rows are those of now.
  ...rule(`after.from|than|versus link* previous`, () => ({ parts: [] })),
  ...rule(`subject`, (found) => {
    const subject = found.value('subject') as Subject;
    // Of other rows it is a figure, or a text.
    return subject === 'sources' ? null : { parts: [{ kind: 'subject', subject }] };
  }),
  // A figure alone: an order may be by it, otherwise it is asked in what it may be.
  ...rule(`figure`, (found) => {
    const [figure] = figuresIn(found);
    if (figure === undefined) return null;
    const column: AskPart = { kind: 'columns', shown: [figure] };
    const orders = [false, true].map((ascending) => [orderBy(figure, ascending)]);
    const average: AskPart = { kind: 'statistic', statistic: { kind: 'average', figure } };
    const choices = [...orders, [column], [average], ...aheadOfOthers(figure)];
    return { parts: [column], choices, bare: true, asks: { figure, ascending: false } };
  }),
];
