import type { Comparator, Requirement } from '../../query/query';
import { figureName, formatQueryFigure, isCounted, type QueryFigure } from '../../query/query-figures';
import { rounded, valueOf, type Draft } from '../draft';
import type { Meaning } from '../language';
import type { Amount } from '../lexer';
import type { NamedItem } from '../names';
import { rule, type Match } from '../rule';

/** What may be compared: a figure, 'growing', or things that are counted. */
export const FIG = 'figure|grow|subject';
/** Before a comparison: the subject of a question is not what is compared. */
export const OWN = 'figure|grow';
export const LENS = 'figure.consumer|figure.industry|figure.society|figure.sizing';
export const LENSES = ['consumer', 'industry', 'society'] as const;

export function figureOf(meaning: Meaning | undefined): QueryFigure | null {
  if (meaning === undefined) return null;
  if (meaning.kind === 'grow') return 'growth';
  if (meaning.kind !== 'subject') return meaning.value as QueryFigure;
  const counted = {
    topic: 'topics',
    topics: 'topics',
    trend: 'trends',
    trends: 'trends',
    insight: 'insights',
  } as const;
  const others = { insights: 'insights', startup: 'startups', startups: 'startups' } as const;
  return { ...counted, ...others }[meaning.value as keyof typeof counted] ?? null;
}

export const amountOf = (meaning: Meaning | undefined): Amount | null => (meaning?.value ?? null) as Amount | null;
type Way = Comparator | 'around' | 'between';
export const wayOf = (meaning: Meaning | undefined): Way | null => (meaning?.value ?? null) as Way | null;

/** 'growth over' of a comparative such as 'faster'; '?' where it has no figure of its own. */
export function comparative(
  meaning: Meaning | undefined,
): { figure: QueryFigure | null; comparator: Comparator } | null {
  if (meaning === undefined) return null;
  const [figure = '', ...comparator] = String(meaning.value).split(' ');
  return { figure: figure === '?' ? null : (figure as QueryFigure), comparator: comparator.join(' ') as Comparator };
}

/** Adds 'figure comparator amount', with what was said of each in any order. */
export function compared(
  draft: Draft,
  match: Match,
  parts: { figure?: Meaning; way?: Meaning; amount?: Meaning; post?: Meaning },
) {
  const { figure: named, way: said, amount, post } = parts;
  const more = said?.kind === 'comp' ? comparative(said) : null;
  const figure = figureOf(named) ?? more?.figure ?? null;
  const way = (post?.value as Comparator | undefined) ?? more?.comparator ?? wayOf(said);
  const value = amountOf(amount);
  if (figure === null || value === null || way === 'between') return false;
  const isFall = named?.kind === 'grow' && named.value === 'down';
  if (!isFall) return draft.compare(figure, way, value, match.text);
  return draft.compare(figure, way === 'over' ? 'under' : 'at most', { ...value, value: -value.value }, match.text);
}

type Names = readonly (keyof Parameters<typeof compared>[2] | null)[];
export const FIGURE: Names = ['figure', 'way', 'amount', 'post'];

/** A pattern whose elements are the parts of a comparison, in an order of its own. */
export const comparison = (patterns: string, names: Names) =>
  rule(patterns, (draft, match) =>
    compared(
      draft,
      match,
      Object.fromEntries(
        names.flatMap((name, at) =>
          name === null || match.of[at]?.[0] === undefined ? [] : [[name, match.of[at][0]]],
        ),
      ),
    ),
  );

export const ranged = (
  patterns: string,
  at: { readonly figure: number; readonly one: number; readonly other: number },
) =>
  rule(patterns, (draft, { of }) => {
    const figure = at.figure < 0 ? (draft.lastFigure ?? draft.context?.figure ?? null) : figureOf(of[at.figure]?.[0]);
    const [one, other] = [amountOf(of[at.one]?.[0]), amountOf(of[at.other]?.[0])];
    return figure !== null && one !== null && other !== null && draft.range(figure, one, other);
  });

/** 'more than 20 points': the difference of two figures. */
function difference(amount: Amount | null, figure: QueryFigure): number {
  return amount === null ? 0 : (valueOf(amount, figure) ?? 0);
}

export function against(draft: Draft, own: Partial<Requirement & { readonly kind: 'against' }>): void {
  const base = { times: 1, plus: 0, whose: 'own', name: '', comparator: 'over' } as const;
  draft.condition({ kind: 'against', ...base, ...own } as Requirement & { readonly kind: 'against' });
}

/** One lens beside others: 'industry ahead of consumers by 20 points'. */
export const lensRule = (
  patterns: string,
  at: { readonly ahead: number; readonly amount: number; readonly others: number },
) =>
  rule(patterns, (draft, match) => {
    const figure = figureOf(match.of[0]?.[0]);
    const said = match.of[at.ahead]?.[0];
    const others = (match.of[at.others] ?? []).map((each) => figureOf(each));
    if (figure === null || said === undefined || others.length === 0 || isCounted(figure)) return false;
    const [way = 'over', by] =
      said.kind === 'comp' ? [comparative(said)?.comparator ?? 'over'] : String(said.value).split(' ');
    if (way !== 'over' && way !== 'under') return false;
    const amount = amountOf(match.of[at.amount]?.[0]);
    const plus = by === undefined ? difference(amount, figure) : Number(by);
    if (by !== undefined)
      draft.note(
        `I took ‘${said.kind === 'ahead' ? match.text : ''}’ as ${Number(by) * 100} points more; change it in the chip.`,
      );
    if (/overrate|underrate/.test(match.text))
      draft.note(
        `I took ‘${match.text.includes('over') ? 'overrate' : 'underrate'}’ as a ${way === 'over' ? 'higher' : 'lower'} sizing; the data holds no such judgement.`,
      );
    for (const other of others)
      if (other !== null && way === 'over')
        against(draft, { figure, other, plus, comparator: plus === 0 ? 'over' : 'at least' });
      else if (other !== null)
        against(draft, { figure: other, other: figure, plus, comparator: plus === 0 ? 'over' : 'at least' });
    return true;
  });

const MIRRORED = {
  over: 'under',
  'at least': 'at most',
  under: 'over',
  'at most': 'at least',
  exactly: 'exactly',
} as const;

/** 'At least 20 points larger' is 20 points above, 'smaller' as many below. */
function atDistance(direction: Comparator, said: Meaning | undefined, distance: number) {
  const way = wayOf(said);
  const own = way === null || way === 'around' || way === 'between' ? 'at least' : way;
  const isBelow = direction === 'under' || direction === 'at most';
  return isBelow ? { comparator: MIRRORED[own], plus: rounded(-distance) } : { comparator: own, plus: distance };
}

/** The figure beside that of another item, of its trend, or the average. */
export const beside = (
  patterns: string,
  at: {
    readonly figure: number;
    readonly way: number;
    readonly times: number;
    readonly other: number;
    readonly more?: number;
    readonly plus?: number;
  },
) =>
  rule(patterns, (draft, match) => {
    const said = match.of[at.way]?.[0];
    const more = said?.kind === 'comp' ? comparative(said) : null;
    const other = match.of[at.other]?.[0];
    const figure = figureOf(match.of[at.figure]?.[0]) ?? figureOf(match.of[at.more ?? -1]?.[0]) ?? more?.figure ?? null;
    if (figure === null || other === undefined) return false;
    // A query compares with a trend, not with a shift.
    if (other.kind === 'its' && other.value === 'shift') {
      draft.unread(match.text);
      return true;
    }
    const times = Number(match.of[at.times]?.[0]?.value ?? 1);
    const way =
      said?.kind === 'ahead'
        ? (String(said.value).split(' ')[0] as Comparator)
        : wayOf(said?.kind === 'comp' ? undefined : said);
    if (way === 'between' || way === 'around') return false;
    const apart = at.plus === undefined ? null : amountOf(match.of[at.plus]?.[0]);
    if (apart !== null && (apart.unit === null || apart.unit === 'share' || isCounted(figure))) return false;
    const comparator = more?.comparator ?? way ?? (times === 1 ? 'exactly' : 'at least');
    const by =
      apart === null
        ? { comparator, plus: 0 }
        : atDistance(comparator, match.of[(at.plus ?? 0) - 1]?.[0], difference(apart, figure));
    if (other.kind === 'name') {
      const { type, name } = other.value as NamedItem;
      if (type !== 'topic' && type !== 'trend' && type !== 'shift') return false;
      draft.cues.set('besideName', name);
      against(draft, { figure, other: figure, ...by, times, whose: 'named', name });
    } else against(draft, { figure, other: figure, ...by, times, whose: other.kind === 'its' ? 'trend' : 'average' });
    return true;
  });

/** 'Growth rose by 5 points': how a figure is different from the earlier data. */
export const changed = (
  patterns: string,
  at: {
    readonly move: number;
    readonly figure: number;
    readonly way: number;
    readonly amount: number;
    readonly not?: number;
  },
) =>
  rule(patterns, (draft, match) => {
    const direction = match.of[at.move]?.[0]?.value;
    const amount = amountOf(match.of[at.amount]?.[0]);
    const named = (match.of[at.figure] ?? []).map((each) => figureOf(each));
    // 'Growing in size'.
    const isOfChange = amount === null ? named[0] === 'sizing' : amount.unit === 'points';
    if (match.of[at.move]?.[0]?.kind === 'grow' && !isOfChange) return false;
    const isNot = (match.of[at.not ?? 99]?.length ?? 0) > 0;
    const known = named.filter((each) => each === 'growth' || each === 'sizing');
    // The change of a lens is no figure of a query.
    if (named.length > known.length && amount?.unit === 'points') {
      draft.unread(match.text);
      return true;
    }
    if (named.length > known.length || direction === 'any') return false;
    const isSpeed = /faster|slow|momentum|speed|sped/.test(match.text);
    const figures = known.length > 0 ? known : ([isSpeed ? 'growth' : 'sizing'] as const);
    if (known.length === 0 && !isSpeed && !/bigger|larger|smaller|shrank|shrunk/.test(match.text))
      draft.note(`I took ‘${match.text}’ as the change of sizing since then.`);
    const isRise = direction === 'up';
    for (const each of figures) {
      const figure = each === 'growth' ? 'growthChange' : 'sizingChange';
      const value = amount === null ? 0 : (valueOf({ ...amount, unit: 'points' }, figure) ?? 0);
      const way = wayOf(match.of[at.way]?.[0]) ?? (amount === null ? 'over' : 'at least');
      const comparator: Comparator = way === 'around' || way === 'between' ? 'at least' : way;
      const own = isRise ? comparator : MIRRORED[comparator];
      // 'Gained no sizing'.
      const opposite = {
        over: 'at most',
        under: 'at least',
        'at least': 'under',
        'at most': 'over',
        exactly: 'exactly',
      } as const;
      draft.condition({
        kind: 'figure',
        figure,
        comparator: isNot ? opposite[own] : own,
        value: isRise ? value : rounded(-value),
      });
    }
    draft.cues.set('change', match.text);
    return true;
  });

/** 'growth >= 0.15' of a word without a number. */
export function vague(draft: Draft, text: string, value: string): void {
  const [figure, sign, bound] = value.split(' ') as [QueryFigure, string, string];
  const comparator = ({ '>=': 'at least', '<': 'under', '<=': 'at most' } as const)[sign as '<'] ?? 'over';
  draft.note(
    `I took ‘${text}’ as ${figureName(figure)} ${comparator} ${formatQueryFigure(figure, Number(bound))}; change it in the chip.`,
  );
  draft.condition({ kind: 'figure', figure, comparator, value: Number(bound) }, true);
}
