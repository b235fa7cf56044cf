import type { Requirement } from '../../query';
import type { Comparator } from '../../vocabulary';
import { hasFigure, isOfQuadrant, type QueryFigure } from '../../query-figures';
import { isCounted, isInPoints, movedFigure } from '../../query-figure-words';
import { isApplicable } from '../../condition-kinds';
import { rounded, valueFor } from '../amounts';
import { rule, type Captured, type Outcome, type Rule } from '../grammar';
import type { AskPart } from '../../part';

export function condition(requirement: Requirement, not = false): AskPart {
  return { kind: 'condition', condition: { ...requirement, not } };
}

export function one(...requirements: readonly Requirement[]): Outcome {
  return { parts: requirements.map((each) => condition(each)) };
}

/** What words may mean, which has to be confirmed. */
export function proposed(requirement: Requirement): Outcome {
  const parts = [condition(requirement)];
  return { parts, choices: [parts] };
}

/** The figures of the words that rows of the subject have. */
export function figuresIn(found: Captured): readonly QueryFigure[] {
  return found.values('figure').filter((figure) => hasFigure(found.subject, figure));
}

/** 'growth over' of 'faster'; '?' where it has no figure of its own. */
function comparative(found: Captured): { readonly figure: QueryFigure | null; readonly comparator: Comparator } | null {
  const [figure, ...comparator] = found.value('comp')?.split(' ') ?? [];
  if (figure === undefined) return null;
  return { figure: figure === '?' ? null : (figure as QueryFigure), comparator: comparator.join(' ') as Comparator };
}

function comparatorIn(found: Captured): Comparator | null {
  const ahead = found.value('ahead');
  const said = found.value('post') ?? found.value('cmp') ?? ahead;
  return (said as Comparator | null) ?? comparative(found)?.comparator ?? null;
}

const MIRRORED: Readonly<Record<Comparator, Comparator>> = {
  over: 'under',
  'at least': 'at most',
  under: 'over',
  'at most': 'at least',
  exactly: 'exactly',
};

/** The figure that is compared: one that is named, that of a word such as 'faster' or 'large', or that of the comparison before. */
function figureOf(found: Captured): QueryFigure | null {
  if (found.has('grow') || found.has('yearly')) return 'growth';
  const [named] = figuresIn(found);
  const [adjective] = found.values('adj').map((value) => value.split(' ')[0] as QueryFigure);
  const { before } = found;
  // Changes are in points: 'falling growth, but over 20 %' compares the growth.
  const last =
    before?.kind !== 'figure' ? null : found.value('amount')?.unit === '%' ? movedFigure(before.figure) : before.figure;
  return named ?? comparative(found)?.figure ?? adjective ?? last;
}

/** 'Growth over 15 %': what was said of figure, comparison and amount, in any order. Shrinking by 5 % is a growth of -5 %. */
const compared: Rule['read'] = (found) => {
  const isFall = found.value('grow') === 'down';
  const own = figureOf(found);
  const amount = found.value('amount');
  const comparator = comparatorIn(found);
  const isSaid = found.has('figure') && figuresIn(found).length === 0;
  if (own === null || amount === null || isSaid || !hasFigure(found.subject, own)) return null;
  const value = valueFor(amount, own);
  // Points are of differences.
  if (value === null || (amount.unit === 'points' && !isInPoints(own))) return null;
  const made = (way: Comparator): AskPart =>
    condition({
      kind: 'figure',
      figure: own,
      comparator: isFall ? MIRRORED[way] : way,
      // 'Shrank faster than −5 %' has its sign, 'shrank by more than 5 %' has none.
      value: isFall ? 0 - Math.abs(value) : value,
    });
  if (comparator !== null) return { parts: [made(comparator)] };
  if (found.has('around')) return around(own, isFall ? -Math.abs(value) : value);
  const choices = (['at least', 'at most', 'exactly'] as const).map((way) => [made(way)]);
  return { parts: choices[0] ?? [], choices };
};

/** A tenth more or less. */
function around(figure: QueryFigure, value: number): Outcome {
  const [from = 0, to = 0] = [value * 0.9, value * 1.1].map(rounded).sort((a, b) => a - b);
  return one({ kind: 'between', figure, from, to });
}

const between: Rule['read'] = (found) => {
  const [figure] = found.has('grow') ? (['growth'] as const) : figuresIn(found);
  const amounts = found.values('amount');
  if (figure === undefined) return null;
  const [from, to] = amounts.map((amount) => valueFor(amount, figure));
  if (from == null || to == null) return null;
  return one({ kind: 'between', figure, from: Math.min(from, to), to: Math.max(from, to) });
};

/** The figure beside another one, its trend's, the average, or that of a named topic, trend or shift. */
const against: Rule['read'] = (found) => {
  const said = found.values('figure');
  const figures = figuresIn(found);
  const own = comparative(found)?.figure;
  const figure = own != null && said.length === 0 ? own : figures[0];
  const comparator = comparatorIn(found);
  const item = found.value('name');
  if (figure === undefined || comparator === null || figures.length < said.length) return null;
  // 'Higher in Food' compares nothing.
  if (found.has('comp') && found.has('name') && !found.has('than')) return null;
  // 'Sources behind Heat pumps' neither.
  if (found.has('ahead') && found.has('name') && isCounted(figure)) return null;
  if (item !== null && item.type !== 'topic' && item.type !== 'trend' && item.type !== 'shift') return null;
  const whose = item !== null ? 'named' : found.has('its') ? 'trend' : found.has('average') ? 'average' : 'own';
  const other = figures[1] ?? figure;
  const third = whose === 'own' ? figures[2] : undefined;
  const amount = found.value('amount');
  const size = amount === null ? 0 : valueFor(amount, figure);
  if ((whose === 'own' && figure === other) || size === null || isCounted(figure) !== isCounted(other)) return null;
  const times = Number(found.value('times') ?? 1);
  const base = { kind: 'against', figure, times, other, whose, name: item?.name ?? '' } as const;
  if (third !== undefined) return one({ ...base, comparator, plus: 0 }, { ...base, other: third, comparator, plus: 0 });
  if (found.has('plus') || found.has('minus') || amount === null)
    return one({ ...base, comparator, plus: found.has('minus') ? -size : size });
  // '20 points ahead of', 'at least 20 points below'.
  const isBelow = (found.value('ahead') ?? comparative(found)?.comparator ?? found.values('cmp').at(-1)) === 'under';
  const way =
    found.values('cmp').length > (found.has('ahead') || found.has('comp') ? 0 : 1) ? found.value('cmp') : null;
  const least = (way as Comparator | null) ?? 'at least';
  return one({ ...base, comparator: isBelow ? MIRRORED[least] : least, plus: isBelow ? -size : size });
};

/** What of two data is compared, by the figure that changed. */
const CHANGES: Partial<Readonly<Record<QueryFigure, 'growthChange' | 'sizingChange'>>> = {
  growth: 'growthChange',
  sizing: 'sizingChange',
};
type Changed = NonNullable<(typeof CHANGES)[QueryFigure]>;

/** Which way a verb of movement goes, and in which figures: those that are named, its own, or any. null: another one is named. */
export function movementIn(found: Captured): { readonly isRise: boolean; readonly figures: readonly Changed[] } | null {
  const [own = '?', way] = (found.value('went') ?? found.value('move') ?? `? ${found.value('grow')}`).split(' ');
  const named = own === '?' ? figuresIn(found) : [own as QueryFigure];
  const all = named.length === 0 ? (['growthChange', 'sizingChange'] as const) : named.map((each) => CHANGES[each]);
  const figures = all.flatMap((each) => (each !== undefined && hasFigure(found.subject, each) ? [each] : []));
  return figures.length === all.length ? { isRise: way === 'up', figures } : null;
}

/** 'Growth up by 5 points', 'sizing fell', 'that rose': what is not said to have changed may be either figure. */
const changed: Rule['read'] = (found) => {
  const movement = movementIn(found);
  if (found.values('figure').length > figuresIn(found).length) return null;
  // 'Drivers fell' is not known, and is no fall of another figure.
  if (movement === null) return hasFigure(found.subject, 'growthChange') ? { parts: [], choices: [] } : null;
  const { isRise, figures } = movement;
  const amount = found.value('amount');
  const values = figures.map((figure) => (amount === null ? 0 : valueFor(amount, figure)));
  if (values.includes(null)) return null;
  const way = comparatorIn(found) ?? (amount === null ? 'over' : 'at least');
  const comparator = isRise ? way : MIRRORED[way];
  const requirements = figures.map((figure, at): Requirement => {
    return { kind: 'figure', figure, comparator, value: isRise ? (values[at] ?? 0) : 0 - (values[at] ?? 0) };
  });
  const moved = anyOf(requirements);
  if (found.has('grow')) {
    // 'Shrank since last year' may be a growth below zero, or a fall.
    const grows: Requirement = { kind: 'figure', figure: 'growth', comparator, value: 0 };
    return { ...moved, choices: [one(grows).parts, moved.parts] };
  }
  const isCrossed = amount !== null && amount.unit !== 'points' && way === (isRise ? 'over' : 'under');
  if (!isCrossed) return moved;
  // 'Fell below 10 %' is where it was not, 'rose more than 10 %' by how much.
  const over = figures.map((figure, at) => crossed(movedFigure(figure), way, values[at] ?? 0).parts);
  return { parts: over[0] ?? [], choices: [...over, moved.parts] };
};

function anyOf(requirements: readonly Requirement[]): Outcome {
  const of = requirements.map((each) => ({ ...each, not: false }));
  return requirements.length > 1 ? one({ kind: 'either', of }) : one(...requirements);
}

/** It meets the comparison now, and did not before. */
function crossed(figure: QueryFigure, comparator: Comparator, value: number): Outcome {
  const was = comparator === 'under' ? 'at least' : 'at most';
  const bound = (way: Comparator) => ({ kind: 'figure', figure, comparator: way, value }) as const;
  return one({ kind: 'before', of: [{ ...bound(was), not: false }] }, bound(comparator));
}

/** 'growth >= 0.15' is usual for a word without a number; 'small size' is that of 'small'. */
const adjective: Rule['read'] = (found) => {
  const [figure, sign, bound] = (found.value('adj') ?? '').split(' ') as [QueryFigure, string, string];
  const isOther = found.values('figure').some((said) => said !== figure) || (found.has('grow') && figure !== 'growth');
  if (isOther || !hasFigure(found.subject, figure)) return null;
  const comparator = ({ '>=': 'at least', '<': 'under', '<=': 'at most' } as const)[sign as '<'] ?? 'over';
  return proposed({ kind: 'figure', figure, comparator, value: Number(bound) });
};

/** What has none of a counted figure, or of which another figure is not known. */
const missing: Rule['read'] = (found) => {
  const [figure] = figuresIn(found);
  if (figure === undefined || figure === 'date') return null;
  // 'Trends that are not strong signals' are in no quadrant of this name.
  if (found.value('neg') === 'not' && isOfQuadrant(figure)) return null;
  const isSaid = found.has('known');
  if (isSaid) return { parts: [condition({ kind: 'known', figure }, found.value('known') === 'unknown')] };
  return isCounted(figure)
    ? one({ kind: 'figure', figure, comparator: 'exactly', value: 0 })
    : { parts: [condition({ kind: 'known', figure }, true)] };
};

const raised: Rule['read'] = (found) => {
  const [amount = null, upTo] = found.values('amount');
  const made = (comparator: Comparator): Requirement | null =>
    amount === null || amount.unit !== null
      ? null
      : { kind: 'raised', comparator, millions: amount.value, currency: amount.currency };
  const isMoney = amount?.isMoney === true && found.subject === 'startups';
  const isSaid = found.has('raise') || isMoney || (amount?.currency ?? null) !== null;
  if (upTo !== undefined) {
    // 'Between 10 and 15 million euros': scale and currency are said once.
    const { currency } = upTo;
    const least = amount?.isMoney === true ? amount.value : (amount?.value ?? 0) * (upTo.isMoney ? 1 : Number.NaN);
    const bounds = [least, upTo.value]
      .sort((one, other) => one - other)
      .map((millions, at): Requirement => {
        return { kind: 'raised', comparator: at === 0 ? 'at least' : 'at most', millions, currency };
      });
    return Number.isNaN(least) || found.subject !== 'startups' ? null : one(...bounds);
  }
  const requirement = isSaid ? made(comparatorIn(found) ?? 'at least') : null;
  return requirement === null || !isApplicable({ ...requirement, not: false }, found.subject) ? null : one(requirement);
};

const SUM = 'plus|minus? amount?';
const WAY = 'cmp|comp';
const AND = 'link|than*';

/** 'Which is faster, A or B': a comparison with nothing else. */
const asked: Rule['read'] = (found) => {
  const { figure = null, comparator } = comparative(found) ?? {};
  const own = found.has('dated') ? 'date' : figure;
  if (own === null || !hasFigure(found.subject, own)) return null;
  const parts: readonly AskPart[] = [{ kind: 'columns', shown: [own] }];
  return { parts, isOnlyAsked: true, asks: { figure: own, ascending: comparator === 'under' } };
};

export const FIGURE_RULES: readonly Rule[] = [
  ...rule(
    `stat.average? figure neg.not? link* neg.not? mark? ${WAY} link* amount; ${WAY} amount yearly; amount post? yearly; figure link* amount post;
     ${WAY} amount link* figure; amount post link* figure; figure link* around? amount; around? amount link* figure;
     grow link* ${WAY} link* amount; grow link* amount post; grow link* around? amount;
     comp link* amount; ${WAY} link* amount grow; ${WAY} link* amount adj; cmp link* amount; amount post`,
    compared,
  ),
  ...rule(
    `figure link* neg.not? between? amount to|and amount; between amount to|and amount figure; grow link* between? amount to|and amount; between? amount to|and amount grow;
     amount to amount figure`,
    between,
  ),
  ...rule(
    `figure ${AND} mark? ${WAY}|ahead ${AND} times? that? ${AND} figure ${SUM};
     figure ${AND} mark? ${WAY}|ahead ${AND} both? figure and figure;
     figure ${AND} ${WAY}|ahead ${AND} times? ${AND} average ${AND} figure? ${SUM};
     figure ${AND} ${WAY}|ahead ${AND} times? that? ${AND} figure? ${AND} its|name ${SUM};
     figure ${AND} cmp? amount ahead|${WAY} ${AND} figure|its|average|name;
     figure ${AND} ahead|comp ${AND} figure each? cmp? amount; comp ${AND} figure ${AND} figure;
     comp ${AND} figure ${AND} figure ${AND} cmp? amount; mark? cmp? amount comp ${AND} figure ${AND} figure; comp figure ${AND} average|its;
     comp ${AND} times? ${AND} average ${AND} figure?; comp ${AND} times? that? ${AND} figure? ${AND} its|name;
     cmp ${AND} average ${AND} figure`,
    against,
  ),
  ...rule(
    `figure.growth|figure.sizing link* move link* ${WAY}? link* amount? since?; move link* figure.growth|figure.sizing since?;
     figure clause* link* went link* ${WAY}? link* amount? since?; went link* figure link* figure? since?; went link* ${WAY}? link* amount? since?;
     clause link* move since?; move|grow since`,
    changed,
  ),
  ...rule(`figure.growth link* became link* signed since?`, (found) =>
    hasFigure(found.subject, 'growth') ? crossed('growth', found.value('signed') as Comparator, 0) : null,
  ),
  ...rule(
    `raise link* between? amount to|and amount; raise link* ${WAY}? link* amount; ${WAY}? amount raise; ${WAY} link* amount`,
    raised,
  ),
  ...rule(`figure link* known; known.unknown link* figure; neg.without|neg.not link* figure`, missing),
  ...rule(`adj figure?; grow adj; adj grow`, adjective),
  ...rule(`comp; figure.sources? link* dated`, asked),
  ...rule(`grow`, (found) => {
    const comparator = found.value('grow') === 'up' ? 'over' : 'under';
    const asks = { figure: 'growth', ascending: comparator === 'under' } as const;
    if (!hasFigure(found.subject, 'growth')) return null;
    // 'Shifts where most topics shrink' are others than those of which the average shrinks.
    const read = found.subject === 'topics' || found.subject === 'trends' ? one : proposed;
    return { ...read({ kind: 'figure', figure: 'growth', comparator, value: 0 }), asks };
  }),
];
