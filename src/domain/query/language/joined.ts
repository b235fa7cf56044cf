import { EVERY_TOPIC, type Condition } from '../query';
import { contradicted, type AskPart } from '../part';
import type { Lattice } from './lattice';
import { jointsIn, NO_JOINTS, onlyCondition, rangesInOrder, type Piece } from './piece';
import { withValues } from './tokens';

/** The share of strong signals 'that are undecided' is one of what stands before the verb, 'among the undecided' of what follows. */
export function withBase(pieces: readonly Piece[], lattice: Lattice): readonly Piece[] {
  const share = pieces.findIndex(({ parts }) => parts.some(({ kind }) => kind === 'share'));
  if (share < 0) return pieces;
  const isCondition = (piece: Piece): boolean => piece.parts.every(({ kind }) => kind === 'condition');
  const after = pieces.slice(share + 1).filter(isCondition);
  const placeOf = (word: string): number =>
    lattice.tokens.findIndex(
      (_, at) =>
        at >= (after[0]?.ranges[0]?.end ?? Infinity) && lattice.phrasesAt(at).some(({ kind }) => kind === word),
    );
  const [verb, among] = [placeOf('clause'), placeOf('among')];
  const isAfter = among >= 0 && (verb < 0 || among < verb);
  const isBase = ({ ranges: [range] }: Piece): boolean =>
    range !== undefined && (isAfter ? range.start > among : range.end <= verb);
  const base = after.filter(isBase);
  // All of them would be a share of itself.
  return base.length === after.length
    ? pieces
    : pieces.map((piece) => (base.includes(piece) ? { ...piece, isBase: true } : piece));
}

/** What stands in brackets, of one level, is one condition for what stands beside it: '(strong undecided) | mature'. */
export function withBrackets(pieces: readonly Piece[], lattice: Lattice, text: string): readonly Piece[] {
  return [...text.matchAll(/\(([^()]*)\)/g)].reduce<readonly Piece[]>((before, { 0: { length }, index }) => {
    const isInside = ({ ranges }: Piece): boolean =>
      ranges.every(({ start, end }) => {
        const [from = 0, to = 0] = [lattice.tokens[start]?.from, lattice.tokens[end - 1]?.to];
        return from > index && to < index + length;
      });
    const inner = before.filter(isInside);
    const joined = joinedAll(withLists(inner, lattice));
    return joined === null
      ? before
      : before.flatMap((each) => (each === inner[0] ? [joined] : inner.includes(each) ? [] : [each]));
  }, pieces);
}

/** All of several conditions as one; null: there are other parts, or one that is not clear. */
function joinedAll(pieces: readonly Piece[]): Piece | null {
  const of = pieces.flatMap(({ parts, choices }) =>
    parts.length === 1 && parts[0]?.kind === 'condition' && choices === null ? [parts[0].condition] : [],
  );
  const [only] = pieces;
  if (of.length !== pieces.length || only === undefined) return null;
  if (pieces.length === 1) return only;
  const ranges = rangesInOrder(pieces.flatMap((each) => each.ranges));
  return { ranges, parts: [{ kind: 'condition', condition: { kind: 'all', of, not: false } }], choices: null };
}

/** Of these a row has one name: 'compare Heat pumps with Grid batteries' asks for both topics. */
const ONE_NAME: ReadonlySet<string> = new Set(['topic', 'trend', 'shift']);

/** Values of one kind with 'and', 'or' or a comma between them are one part, and two conditions with 'or'. */
export function withLists(pieces: readonly Piece[], lattice: Lattice): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const joints = last === undefined ? NO_JOINTS : jointsBetween(last, piece, lattice);
    const parts = last === undefined ? null : joinedParts(last, piece, joints);
    if (last === undefined || parts === null) {
      joined.push(piece);
      continue;
    }
    const [start, end] = [last.ranges.at(-1)?.start ?? 0, piece.ranges[0]?.end ?? 0];
    const whole = [...last.ranges.slice(0, -1), { start, end }, ...piece.ranges.slice(1)];
    const ranges = joints.size > 0 ? whole : rangesInOrder([...last.ranges, ...piece.ranges]);
    const isCompared = last.isCompared === true || joints.has('versus');
    joined[joined.length - 1] = { ...last, ranges, parts, choices: last.choices === null ? null : [parts], isCompared };
  }
  const isOfFigure = pieces.some(({ parts }) => parts.some(({ kind }) => kind === 'statistic'));
  // 'Average growth of strong compared with mature' is no figure of both, unless that is chosen.
  return joined.map((each) => (isOfFigure && each.isCompared ? { ...each, choices: [each.parts] } : each));
}

/** null: they are parts of their own. */
function joinedParts(one: Piece, other: Piece, joints: ReadonlySet<string>): readonly AskPart[] | null {
  const [[first, ...more], [second, ...others]] = [one.parts, other.parts];
  if (first === undefined || second === undefined || more.length + others.length > 0 || one.isBoth) return null;
  if (first.kind === 'columns' && second.kind === 'columns' && joints.size > 0)
    return [{ kind: 'columns', shown: [...new Set([...first.shown, ...second.shown])] }];
  const isClear = one.choices === null && other.choices === null;
  if (first.kind !== 'condition' || second.kind !== 'condition' || !isClear) return null;
  const [was, is] = [first.condition, second.condition];
  const values = is.not || (joints.size === 0 && (was.not || !ONE_NAME.has(was.kind))) ? null : withValues(was, is);
  if (values !== null) return [{ kind: 'condition', condition: values }];
  if (!joints.has('or') && !joints.has('versus')) return null;
  const of = was.kind === 'either' && !was.not ? [...was.of, is] : [was, is];
  return [{ kind: 'condition', condition: { kind: 'either', of, not: false } }];
}

/** 'Undecided important' are met by no row together: one of both, or a row of either, has to be chosen. */
export function withoutClashes(pieces: readonly Piece[]): readonly Piece[] {
  const kept: Piece[] = [];
  /** The places of different conditions. */
  const places = new Map<string, number>();
  for (const piece of pieces) {
    const condition = onlyCondition(piece);
    const said = JSON.stringify(condition);
    const clashing = condition === null || places.has(said) ? [] : [...places.values()];
    const at = clashing.find((each) => condition !== null && isClash(kept[each], condition));
    const before = at === undefined ? undefined : kept[at];
    if (at === undefined || before === undefined || condition === null) {
      if (condition !== null && !places.has(said)) places.set(said, kept.length);
      kept.push(piece);
      continue;
    }
    const both = withValues(onlyCondition(before) ?? condition, condition);
    const either: readonly (readonly AskPart[])[] = both === null ? [] : [[{ kind: 'condition', condition: both }]];
    const ranges = rangesInOrder([...before.ranges, ...piece.ranges]);
    kept[at] = { ranges, parts: before.parts, choices: [before.parts, piece.parts, ...either] };
  }
  return kept;
}

/** 'Both A and B' says that it means both. */
function isClash(one: Piece | undefined, other: Condition): boolean {
  const condition = one === undefined || one.isBoth === true ? null : onlyCondition(one);
  return condition !== null && contradicted({ ...EVERY_TOPIC, conditions: [condition] }, other) !== null;
}

/** The kinds of words that join two pieces; empty: other words stand between them. */
function jointsBetween(one: Piece, other: Piece, lattice: Lattice): ReadonlySet<string> {
  return jointsIn(lattice, one.ranges.at(-1)?.end ?? 0, other.ranges[0]?.start ?? 0);
}
