import type { Comparator } from '../../query/query';
import { figureName, isCounted } from '../../query/query-figures';
import { parseQuadrantCode } from '../../topic/quadrant';
import type { Lens } from '../../topic/lens-disagreement';
import type { Meaning } from '../language';
import type { Amount } from '../lexer';
import type { NamedItem } from '../names';
import { rule, type Rule } from '../rule';
import {
  FIG,
  OWN,
  LENS,
  LENSES,
  figureOf,
  amountOf,
  wayOf,
  comparative,
  compared,
  FIGURE,
  comparison,
  ranged,
  against,
  lensRule,
  beside,
  changed,
  vague,
} from './comparisons';

/** Only growth is yearly. */
const A_YEAR = /^(?:per year|a year|annually|per annum|every year|yearly|p a|pro jahr|im jahr|jahrlich)$/;

const LEVELS = { '1': ['< 0.05', '< 0.3'], '3': ['>= 0.15', '>= 0.5'] } as const;

/** 'The gap between industry and consumers' is one figure. */
export const GAP_RULES: readonly Rule[] = [
  ...rule(
    `gap cmp.between? figure and? figure; figure and? figure gap.differ; figure and figure gap`,
    (_draft, { of }) => {
      const lenses = of
        .flat()
        .map(({ value }) => value as Lens)
        .filter((each) => LENSES.includes(each));
      if (lenses.length !== 2) return false;
      const [one, other] = LENSES.filter((lens) => lenses.includes(lens));
      return { kind: 'figure', value: `${one}${other === 'industry' ? 'Industry' : 'Society'}` };
    },
  ),
  ...rule(`gap.gap`, () => ({ kind: 'figure', value: 'disagreement' })),
];

export const FIGURE_RULES: readonly Rule[] = [
  ...rule(`${OWN}? cmp|comp amount lenses.all`, (draft, match) => {
    const [, [way] = [], [amount] = []] = match.of;
    return LENSES.every((value) =>
      compared(draft, match, { figure: { kind: 'figure', value }, ...(way && { way }), ...(amount && { amount }) }),
    );
  }),
  ...lensRule(`figure mark? subject? cmp? amount ahead|comp|cmp ${LENS}+`, { ahead: 5, amount: 4, others: 6 }),
  ...lensRule(`figure mark? subject? ahead|comp|cmp ${LENS}+ group.by? cmp? amount post?`, {
    ahead: 3,
    amount: 7,
    others: 4,
  }),
  ...lensRule(`figure mark? subject? ahead|comp|cmp ${LENS}+`, { ahead: 3, amount: 99, others: 4 }),
  ...ranged(`average? ${OWN} cmp.between amount and|to amount`, { figure: 1, one: 3, other: 5 }),
  ...ranged(`cmp.between amount and|to amount ${FIG}`, { figure: 4, one: 1, other: 3 }),
  ...ranged(`${OWN} amount and|to amount`, { figure: 0, one: 1, other: 3 }),
  ...ranged(`amount to amount ${FIG}`, { figure: 3, one: 0, other: 2 }),
  ...ranged(`cmp.between amount and|to amount`, { figure: -1, one: 1, other: 3 }),
  ...changed(`figure+ move group.by? cmp? amount`, { figure: 0, move: 1, way: 3, amount: 4 }),
  ...changed(`move|grow group.by? cmp? amount figure?`, { move: 0, way: 2, amount: 3, figure: 4 }),
  ...changed(`figure+ move`, { figure: 0, move: 1, way: 9, amount: 9 }),
  ...changed(`move|grow neg.not? figure+`, { move: 0, not: 1, figure: 2, way: 9, amount: 9 }),
  ...changed(`move`, { move: 0, figure: 9, way: 9, amount: 9 }),
  ...rule(`comp ${FIG} figure|subject`, (draft, { of }) => {
    const [figure, other] = [figureOf(of[1]?.[0]), figureOf(of[2]?.[0])];
    const comparator = comparative(of[0]?.[0])?.comparator;
    if (figure === null || other === null || figure === other || comparator === undefined) return false;
    if (isCounted(figure) !== isCounted(other)) return false;
    against(draft, { figure, other, comparator });
    return true;
  }),
  // The average of some rows only is no figure of a query; that of a shift is the one of its topics.
  ...rule(`${OWN}? cmp|comp ${OWN}? average ${OWN}? name|quadrant|status|level`, (draft, { of, text }) => {
    const [named, way, other, , last, whole] = of.map(([each]) => each);
    const more = way?.kind === 'comp' ? comparative(way) : null;
    const figure = [named, other, last].map(figureOf).find((each) => each !== null) ?? more?.figure ?? null;
    const comparator = more?.comparator ?? wayOf(way);
    if (!/ (?:of|in|among|from|von|aus|der|des|in der) (?:the |all |der |den )?\S.*$/.test(text)) return false;
    const item = whole?.kind === 'name' ? (whole.value as NamedItem) : null;
    if (item?.type !== 'shift' || figure === null || comparator === 'between' || comparator === 'around')
      draft.unread(text);
    else against(draft, { figure, other: figure, comparator: comparator ?? 'over', whose: 'named', name: item.name });
  }),
  ...beside(`cmp? amount comp|cmp|ahead ${FIG}? name|average|its`, { way: 2, figure: 3, other: 4, times: 99, plus: 1 }),
  ...beside(`${OWN} cmp? amount comp|cmp|ahead name|average|its`, { figure: 0, way: 3, other: 4, times: 99, plus: 2 }),
  ...beside(`average? ${OWN}? cmp|comp average its`, { figure: 1, way: 2, times: 99, other: 4 }),
  ...beside(`cmp|comp? times average ${FIG}`, { way: 0, times: 1, other: 2, figure: 3 }),
  ...beside(`average? ${OWN} cmp|comp times? average|its`, { figure: 1, way: 2, times: 3, other: 4 }),
  ...beside(`${OWN}? cmp? times? comp|cmp ${FIG}? name|average|its`, {
    figure: 0,
    times: 2,
    way: 3,
    more: 4,
    other: 5,
  }),
  ...beside(`${OWN} cmp? times name|average|its`, { figure: 0, way: 1, times: 2, other: 3 }),
  ...beside(`cmp? times ${OWN} name|average|its`, { way: 0, times: 1, figure: 2, other: 3 }),
  ...beside(`cmp average ${FIG}`, { way: 0, other: 1, figure: 2, times: 9 }),
  ...comparison(`average? ${OWN} cmp|comp amount post?; average? ${OWN} cmp|comp? amount post`, [null, ...FIGURE]),
  ...comparison(`cmp|comp amount group.by? ${FIG}`, ['way', 'amount', null, 'figure']),
  ...comparison(`comp ${FIG} amount`, ['way', 'figure', 'amount']),
  ...comparison(`amount post ${FIG}`, ['amount', 'post', 'figure']),
  ...comparison(`comp amount`, ['way', 'amount']),
  ...rule(`cmp|comp amount but|and cmp|comp amount ${FIG}`, (draft, match) => {
    const [figure, amount, way] = match.of.toReversed().map(([each]) => each);
    const [[first], [value]] = [match.of[0] ?? [], match.of[1] ?? []];
    const parts = (said?: Meaning, of?: Meaning) => ({
      ...(figure && { figure }),
      ...(said && { way: said }),
      ...(of && { amount: of }),
    });
    return compared(draft, match, parts(first, value)) && compared(draft, match, parts(way, amount));
  }),
  // Of a number alone: it is of the figure that was compared before.
  ...rule(`cmp|comp amount`, (draft, match) => {
    const [[said] = [], [value] = []] = match.of;
    const amount = amountOf(value) as Amount;
    const { isMoney, unit } = amount;
    if (isMoney && draft.atoms.at(-1)?.kind === 'unread') return false;
    const figure = isMoney
      ? 'raised'
      : (draft.lastFigure ??
        draft.context?.figure ??
        (unit === '%' ? (A_YEAR.test(draft.following) ? 'growth' : 'sizing') : null));
    if (figure === null || (isCounted(figure) && draft.lastFigure !== null)) return false;
    draft.note(`I took ‘${match.text}’ as ${figureName(figure)}.`);
    const comparator = (comparative(said?.kind === 'comp' ? said : undefined)?.comparator ?? wayOf(said)) as Comparator;
    return comparator !== ('between' as string) && draft.compare(figure, comparator, amount, match.text);
  }),
  ...comparison(`average? figure cmp.exactly? amount`, [null, 'figure', 'way', 'amount']),
  ...rule(`amount ${FIG}`, (draft, match) => {
    const [amount, figure] = [amountOf(match.of[0]?.[0]), figureOf(match.of[1]?.[0])];
    // 'The 3 topics' is a limit.
    if (amount === null || figure === null || (match.of[1]?.[0]?.kind === 'subject' && !draft.cues.has('with')))
      return false;
    return draft.compare(figure, null, amount, match.text);
  }),
  ...rule(`comp quadrant quadrant`, (draft, { of }) => {
    draft.intent = 'compare';
    draft.condition({ kind: 'quadrant', codes: of.slice(1).map(([each]) => parseQuadrantCode(each?.value)) }, true);
    return true;
  }),
  ...rule(`comp quadrant name`, (draft, { of }) => {
    if (draft.names.length === 0) return false;
    draft.intent = 'compare';
    draft.condition({ kind: 'quadrant', codes: [parseQuadrantCode(of[1]?.[0]?.value)] }, true);
    const item = of[2]?.[0]?.value as NamedItem;
    draft.names.push(item);
    draft.condition({ kind: item.type as 'shift', names: [item.name] }, true);
    return true;
  }),
  ...rule(`make? amount`, (draft, match) => {
    const amount = amountOf(match.of[1]?.[0]);
    if (
      amount === null ||
      (amount.unit === null &&
        draft.isFollowing &&
        !draft.atoms.some(({ kind }) => kind === 'unread') &&
        Number.isInteger(amount.value) &&
        amount.value > 0)
    ) {
      draft.limit = amount?.value ?? null;
      return amount !== null;
    }
    return (
      draft.context !== null &&
      amount.unit !== null &&
      draft.compare(draft.context.figure, draft.context.comparator, amount, match.text)
    );
  }),
  ...rule(`comp figure; comp subject comma|name; comp`, (draft, { of }) => {
    const more = comparative(of[0]?.[0]);
    const named = figureOf(of[1]?.[0]);
    const own = more === null ? null : { ...more, figure: more.figure ?? named };
    // 'Larger than X and growing faster' is of X too.
    const last = draft.atoms.findLast(({ kind }) => kind === 'condition');
    const before = last?.kind === 'condition' && last.requirement.kind === 'against' ? last.requirement : null;
    if (own?.figure != null && before !== null && before.whose !== 'own' && before.plus === 0 && before.times === 1) {
      draft.condition({ ...before, figure: own.figure, other: own.figure, comparator: own.comparator });
      return true;
    }
    if (own?.figure == null || draft.following === 'than' || (own.comparator !== 'over' && own.comparator !== 'under'))
      return false;
    draft.order = { figure: own.figure, ascending: own.comparator === 'under' };
    draft.intent = 'compare';
    return true;
  }),
  ...rule(`level figure`, (draft, match) => {
    const [level, figure] = [match.of[0]?.[0]?.value, figureOf(match.of[1]?.[0])];
    const bounds = LEVELS[level as '1'];
    if (bounds === undefined || figure === null || isCounted(figure)) return false;
    vague(draft, match.text, `${figure} ${bounds[figure === 'growth' ? 0 : 1]}`);
    return true;
  }),
  ...rule(`adj`, (draft, match) => vague(draft, match.text, String(match.of[0]?.[0]?.value))),
  ...rule(`stable`, (draft, { text }) => {
    draft.note(`I took ‘${text}’ as a growth of -2 % to 2 % a year; change it in the chip.`);
    draft.condition({ kind: 'between', figure: 'growth', from: -0.02, to: 0.02 });
  }),
];
