import { EVERY_TOPIC, type Condition, type Query } from '../query';
import { withStandingOrder, type Outcome } from './grammar';
import { QUERY_GROUPS, type Subject } from '../vocabulary';
import type { Lattice } from './lattice';
import { contradicted, type AskPart } from '../part';
import { longestAt, type ReadWords } from './read-words';
import type { QueryFigure } from '../query-figures';
import type { Meaning } from './word-lists';
import { withValues } from './tokens';

/** Some words of a sentence that became parts. */
export interface Piece {
  /** In tokens, in their order. */
  readonly ranges: readonly TokenRange[];
  readonly parts: readonly AskPart[];
  /** Readings of which one has to be chosen. */
  readonly choices: readonly (readonly AskPart[])[] | null;
  /** It says of what a share is. */
  readonly isBase?: true;
  /** What follows is no other value of it. */
  readonly isBoth?: boolean;
  /** See Outcome. */
  readonly asks?: Outcome['asks'] | undefined;
  readonly isOnlyAsked?: true | undefined;
  /** Its values were compared with each other. */
  readonly isCompared?: boolean;
}

export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

interface Read extends ReadWords {
  readonly start: number;
}

/** The parts of a sentence, in the order of their words. @param given the query before @param text the sentence */
export function piecesOf(lattice: Lattice, given: Query, text: string): readonly Piece[] {
  const said = subjectIn(lattice);
  const pieces = piecesFor(said ?? given.subject, lattice, given, text);
  const meant = said === null ? subjectMeant(pieces, lattice) : null;
  if (meant === null) return pieces;
  const [first, ...others] = piecesFor(meant, lattice, given, text);
  return first === undefined
    ? pieces
    : [{ ...first, parts: [{ kind: 'subject', subject: meant }, ...first.parts] }, ...others];
}

/** Rows of which these subjects are named by nothing but their names. */
const NAMED_ALONE: Partial<Readonly<Record<Condition['kind'], Subject>>> = {
  shift: 'shifts',
  trend: 'trends',
  platform: 'platforms',
};

/**
 * 'Compare Food redesigned with Energy' is about these two shifts, and 'how much did Kilter Storage raise' about the start-up.
 * null: the sentence says no more than which topics.
 */
function subjectMeant(pieces: readonly Piece[], lattice: Lattice): Subject | null {
  const kinds = new Map(
    lattice.tokens.flatMap((_, at) => lattice.at(at).map(({ kind, value }) => [`${kind} ${String(value)}`, kind])),
  );
  const said = new Set(kinds.values());
  // Only start-ups have it.
  if (
    kinds.has('figure raised') &&
    !pieces.some(({ parts }) => parts.some((part) => JSON.stringify(part).includes('raised')))
  )
    return 'startups';
  const isShown = ({ parts }: Piece): boolean => parts.every(({ kind }) => kind === 'columns' || kind === 'order');
  const [only, ...others] = pieces.filter((piece) => !isShown(piece)).flatMap(({ parts }) => parts);
  if (only?.kind !== 'condition' || only.condition.not || others.length > 0) return null;
  const { condition } = only;
  if (condition.kind === 'rows') return said.has('raise') ? condition.query.subject : null;
  const isCompared = ['compare', 'versus', 'comp'].some((kind) => said.has(kind)) && namesOf(only).length > 1;
  return isCompared ? (NAMED_ALONE[condition.kind] ?? null) : null;
}

function piecesFor(own: Subject, lattice: Lattice, given: Query, text: string): readonly Piece[] {
  const read: Read[] = [];
  for (let at = 0; at < lattice.tokens.length;) {
    const limit = limitAt(lattice, at);
    if (limit !== null) {
      at += limit.length;
      continue;
    }
    const found = readAt(lattice, at, own, conditionBefore(read.at(-1), at, lattice) ?? adjectiveIn(read));
    if (found !== null) read.push({ ...found, start: at });
    at = found?.end ?? at + 1;
  }
  const pieces = withFigures(withOrder(withCount(withRowsOfGroup(withoutExplained(read)), own, lattice), given.order));
  const listed = withLists(withBrackets(withBase(pieces, lattice), lattice, text), lattice);
  const found = withoutRepeats(withoutClashes(listed), own);
  const isOfRows = ({ parts: [part] }: Piece): boolean =>
    part?.kind === 'condition' && NAMED_ALONE[part.condition.kind] === own;
  const named = found.filter((piece) => isOfOneSignal(piece) || isOfRows(piece));
  // 'Why is X falling' asks for what there is on X, which need not fall.
  return named.length > 0 && isLimited(lattice) ? named : withAsked(found, named);
}

/** A word such as 'big' that has to be confirmed: what is compared without a figure behind it is of its figure. */
function adjectiveIn(read: readonly Read[]): Condition | null {
  const found = read.findLast(({ outcome }) => outcome.choices?.length === 1 && outcome.asks === undefined);
  const [part] = found?.outcome.parts ?? [];
  return part?.kind === 'condition' && part.condition.kind === 'figure' ? part.condition : null;
}

/** 'Big: size over 70 %' says what is big. */
function withoutExplained(read: readonly Read[]): readonly Read[] {
  const figureIn = ({ outcome: { parts, choices } }: Read, isOpen: boolean): QueryFigure | null => {
    const [part] = parts;
    const isFigure = part?.kind === 'condition' && part.condition.kind === 'figure';
    return isFigure && (choices !== undefined) === isOpen ? part.condition.figure : null;
  };
  const said = new Set(read.map((each) => figureIn(each, false)).filter((figure) => figure !== null));
  return read.map((each) => {
    const figure = figureIn(each, true);
    if (figure === null || !said.has(figure) || each.outcome.choices?.length !== 1) return each;
    return { ...each, outcome: { parts: [] } };
  });
}

/** Figures beside nothing but names are what is asked of these: columns, and of several names an order. */
function withAsked(pieces: readonly Piece[], named: readonly Piece[]): readonly Piece[] {
  const isOfNames = (piece: Piece): boolean =>
    piece.asks !== undefined ||
    named.includes(piece) ||
    piece.parts.every((part) => NOT_OF_ROWS_ALONE.has(part.kind) || (part.kind === 'group' && part.group === 'change'));
  const shown = pieces.flatMap(({ parts, asks }) =>
    asks === undefined ? parts.flatMap((part) => (part.kind === 'columns' ? part.shown : [])) : [],
  );
  // 'How fast does it grow' asks for the growth once.
  const own = pieces.filter(
    ({ isOnlyAsked, asks, choices }) =>
      isOnlyAsked !== true && (asks === undefined || choices !== null || !shown.includes(asks.figure)),
  );
  // 'The average sizing of the topics of Clean power' is one number.
  const isOfSeveral = pieces.some(({ parts: [part] }) => part?.kind === 'statistic') && named.some(isOfTrend);
  if (named.length === 0 || isOfSeveral || !pieces.every(isOfNames)) return own;
  const isOne = named.flatMap(({ parts }) => parts.flatMap(namesOf)).length < 2;
  return pieces.map((piece): Piece => {
    // 'What changed with Heat pumps' asks for its figures, and not for how many changed.
    if (isOne && piece.parts.some((part) => part.kind === 'group' && part.group === 'change')) return CHANGES_OF(piece);
    if (piece.asks === undefined) return piece;
    const { figure, ascending } = piece.asks;
    const column: AskPart = { kind: 'columns', shown: [figure] };
    const order: AskPart = { kind: 'order', order: { figure, ascending }, alphabetical: undefined };
    return { ranges: piece.ranges, parts: [isOne ? column : order], choices: null };
  });
}

const CHANGES_OF = ({ ranges }: Piece): Piece => ({
  ranges,
  parts: [{ kind: 'columns', shown: ['growth', 'growthChange', 'sizing', 'sizingChange'] }],
  choices: null,
});

function isOfTrend({ parts: [part] }: Piece): boolean {
  return part?.kind === 'condition' && part.condition.kind === 'trend';
}

/** Parts that say nothing of which rows there are. */
const NOT_OF_ROWS_ALONE: ReadonlySet<string> = new Set<AskPart['kind']>(['subject', 'version', 'columns', 'texts']);

function namesOf(part: AskPart): readonly string[] {
  return part.kind === 'condition' && 'names' in part.condition ? part.condition.names : [];
}

/** 'Growth over 15 % and under 20 %', but in 'and over 3 patents' the words say what is compared, though it is not known. */
function readAt(lattice: Lattice, at: number, subject: Subject, before: Condition | null): ReadWords | null {
  const found = longestAt(lattice, at, { subject, before });
  const isOfOther = found !== null && before?.kind === 'figure' && lattice.kindsAt(found.end).has('free');
  return isOfOther ? longestAt(lattice, at, { subject, before: null }) : found;
}

/** The condition of what is read just before some words, where only words such as 'and' stand between them. */
function conditionBefore(read: Read | undefined, start: number, lattice: Lattice): Condition | null {
  const condition = read === undefined ? null : onlyCondition({ ...read.outcome, choices: null, ranges: [] });
  if (read === undefined || condition === null || read.end === start) return null;
  return jointsIn(lattice, read.end, start).size > 0 ? condition : null;
}

/** Words from a place on that ask for what no data has, such as a share price; a column of the user's file may have it. */
function limitAt(lattice: Lattice, at: number): Meaning | null {
  const [first] = lattice.phrasesAt(at);
  if (first?.kind !== 'beyond' && first?.kind !== 'why') return null;
  const isName = lattice.at(at).some(({ kind, length }) => kind === 'name' && length >= first.length);
  return isName ? null : first;
}

function isLimited(lattice: Lattice): boolean {
  return lattice.tokens.some((_, at) => limitAt(lattice, at) !== null);
}

/** Whether a sentence asks for a cause, or for a figure that no data has, of single topics, trends or start-ups. */
export function isLimitedToNames(lattice: Lattice, pieces: readonly Piece[]): boolean {
  return pieces.length > 0 && pieces.every(isOfOneSignal) && isLimited(lattice);
}

function isOfOneSignal({ parts: [part] }: Piece): boolean {
  if (part?.kind !== 'condition') return false;
  const { condition } = part;
  return (
    ['topic', 'trend', 'rows'].includes(condition.kind) || (condition.kind === 'text' && condition.isOwnName === true)
  );
}

/** What may stand before the kind of rows that something else is about: 'per shift', 'its trend', '3 topics', 'no start-ups'. */
const NOT_OF_ROWS: ReadonlySet<string> = new Set(['each', 'its', 'cmp', 'comp', 'between', 'neg']);

/** The kind of rows that a sentence asks for: the first one that it names; null: none. */
function subjectIn(lattice: Lattice): Subject | null {
  for (let at = 0; at < lattice.tokens.length; at += 1) {
    const before = [at - 1, at - 2, at - 3].flatMap((each) => lattice.phrasesAt(each));
    const subject = lattice.phrasesAt(at).find(({ kind }) => kind === 'subject');
    // 'Platform work' is a name.
    const isName = lattice.at(at).some(({ kind, length }) => kind === 'name' && length > (subject?.length ?? 0));
    // 'Shift by shift' are groups.
    const next = at + (subject?.length ?? 0);
    const isGroup =
      lattice.phrasesAt(next).some(({ kind }) => kind === 'each') &&
      lattice.tokens[next + 1]?.text === lattice.tokens[at]?.text;
    const isOther = isName || isGroup || before.some(({ kind }) => NOT_OF_ROWS.has(kind));
    if (subject !== undefined && !isOther) return subject.value as Subject;
  }
  return null;
}

/** 'Per shift the two fastest' are rows of each group, and 'the fastest' is one of each. */
function withRowsOfGroup(read: readonly Read[]): readonly Read[] {
  const isOf = ({ outcome }: Read, ...kinds: readonly AskPart['kind'][]): boolean =>
    outcome.parts.some(({ kind }) => kinds.includes(kind));
  if (!read.some((each) => isOf(each, 'group')) || read.some((each) => isOf(each, 'rowsOfGroup'))) return read;
  return read.map((each) => {
    const { outcome } = each;
    if (outcome.isRank !== true) return each;
    const rows = outcome.parts.find((part) => part.kind === 'rows');
    const ofGroup: AskPart = { kind: 'rowsOfGroup', perGroup: rows?.limit ?? 1 };
    const parts = [...outcome.parts.filter(({ kind }) => kind !== 'rows'), ofGroup];
    return { ...each, outcome: { ...outcome, parts } };
  });
}

/** 'The 3 shifts with the most drivers' are three rows of this order, 'which disruptor is the smallest' is one. */
function withCount(read: readonly Read[], subject: Subject, lattice: Lattice): readonly Read[] {
  const said = lattice.tokens.map((_, at) => lattice.phrasesAt(at));
  const isOne = (meanings: readonly Meaning[]): boolean =>
    meanings.some(({ kind, value, length }) => kind === 'oneOf' && value === subject && length === meanings[0]?.length);
  const areSeveral = said.some(
    (meanings) => meanings.some(({ kind, value }) => kind === 'subject' && value === subject) && !isOne(meanings),
  );
  const shape = read.flatMap(({ outcome }) => outcome.parts).map(({ kind }) => kind);
  if (['rows', 'group', 'rowsOfGroup'].some((kind) => shape.some((each) => each === kind))) return read;
  if (!read.some(({ outcome }) => outcome.isRank)) return read;
  for (const { start } of read) {
    const count =
      start === 0 ? undefined : lattice.at(start - 1).find(({ kind, length }) => kind === 'count' && length === 1);
    if (count === undefined || read.some(({ end }) => end === start)) continue;
    const rows: AskPart = { kind: 'rows', offset: 0, limit: count.value as number };
    const own: Read = { start: start - 1, end: start, isWhole: true, outcome: { parts: [rows] } };
    return [...read, own].toSorted((before, after) => before.start - after.start);
  }
  if (areSeveral || !said.some(isOne)) return read;
  return read.map((each) => {
    const { outcome } = each;
    if (outcome.isRank !== true) return each;
    return { ...each, outcome: { ...outcome, parts: [...outcome.parts, { kind: 'rows', offset: 0, limit: 1 }] } };
  });
}

/** 'Top 3' beside an order is rows of that order. */
function withOrder(read: readonly Read[], given: Query['order']): readonly Read[] {
  const said = read.flatMap(({ outcome: { parts, anyFigure, anyDirection } }) =>
    anyFigure === 'unsaid' || anyDirection ? [] : parts,
  );
  const [order = given] = said.flatMap((part) => (part.kind === 'order' ? [part.order] : []));
  const found = read.map((each) => ({ ...each, outcome: withStandingOrder(each.outcome, order, said.length > 0) }));
  return found.filter(({ outcome }) => outcome.parts.length > 0);
}

/** A figure alone, or in an order without a direction, is that of an order that has none: 'top 5 in industry', 'smallest by drivers'. */
function withFigures(read: readonly Read[]): readonly Piece[] {
  const order = read.find(({ outcome }) => outcome.anyFigure !== undefined);
  const isFigure = ({ outcome }: Read): boolean => outcome.anyDirection === true || outcome.bare === true;
  const ofOrder = order && (read.find(({ outcome }) => outcome.anyDirection) ?? read.find(isFigure));
  return read.flatMap((each): readonly Piece[] => {
    const { parts, choices = null, isBoth = false, asks, isOnlyAsked } = each.outcome;
    if (each === ofOrder) return [];
    if (each !== order || ofOrder === undefined)
      return [{ ranges: rangesInOrder([each]), parts, choices, isBoth, asks, isOnlyAsked }];
    const [figure] = figuresOf(ofOrder);
    const ordered = parts.map((part): AskPart =>
      part.kind === 'order' && part.order !== null && figure !== undefined
        ? { ...part, order: { ...part.order, figure } }
        : part,
    );
    return [{ ranges: rangesInOrder([each, ofOrder]), parts: ordered, choices: null }];
  });
}

function figuresOf({ outcome }: Read) {
  return outcome.parts.flatMap((part) =>
    part.kind === 'columns' ? part.shown : part.kind === 'order' && part.order !== null ? [part.order.figure] : [],
  );
}

export function rangesInOrder(ranges: readonly TokenRange[]): readonly TokenRange[] {
  return ranges.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}

/** The share of strong signals 'that are undecided' is one of what stands before the verb, 'among the undecided' of what follows. */
function withBase(pieces: readonly Piece[], lattice: Lattice): readonly Piece[] {
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
function withBrackets(pieces: readonly Piece[], lattice: Lattice, text: string): readonly Piece[] {
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
function withLists(pieces: readonly Piece[], lattice: Lattice): readonly Piece[] {
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
  return joined.map((each) => (isOfFigure && each.isCompared ? { ...each, ...compared(each.parts) } : each));
}

/** 'Average growth of strong compared with mature': one figure of each, and of both only where it is chosen. */
function compared(parts: readonly AskPart[]): Pick<Piece, 'parts' | 'choices'> {
  const groups = parts.flatMap((part): readonly AskPart[] => {
    const group = QUERY_GROUPS.find((each) => part.kind === 'condition' && each === part.condition.kind);
    return group === undefined ? [] : [{ kind: 'group', group }];
  });
  return { parts, choices: groups.length === 0 ? [parts] : [[...parts, ...groups], parts] };
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
function withoutClashes(pieces: readonly Piece[]): readonly Piece[] {
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

/** null: it is not clear, is of a share, or has another part. */
function onlyCondition({ parts, choices, isBase }: Piece): Condition | null {
  const [part] = parts;
  return parts.length === 1 && part?.kind === 'condition' && choices === null && isBase !== true
    ? part.condition
    : null;
}

/** 'Both A and B' says that it means both. */
function isClash(one: Piece | undefined, other: Condition): boolean {
  const condition = one === undefined || one.isBoth === true ? null : onlyCondition(one);
  return condition !== null && contradicted({ ...EVERY_TOPIC, conditions: [condition] }, other) !== null;
}

const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'versus', 'comma']);
const NO_JOINTS: ReadonlySet<string> = new Set();

/** The kinds of words that join two pieces; empty: other words stand between them. */
function jointsBetween(one: Piece, other: Piece, lattice: Lattice): ReadonlySet<string> {
  return jointsIn(lattice, one.ranges.at(-1)?.end ?? 0, other.ranges[0]?.start ?? 0);
}

function jointsIn(lattice: Lattice, start: number, end: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = start; at < end;) {
    const meanings = lattice.phrasesAt(at);
    const joint = meanings.find(({ kind }) => JOINTS.has(kind)) ?? meanings.find(({ kind }) => kind === 'link');
    if (joint === undefined) return NO_JOINTS;
    if (joint.kind !== 'link') found.add(joint.kind);
    at += joint.length;
  }
  return found;
}

/** What is said once of a query counts the first time; the same kind of rows may be named again. */
function withoutRepeats(pieces: readonly Piece[], subject: Subject): readonly Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const isSame = (part: AskPart): boolean => part.kind === 'subject' && part.subject === subject;
    const said = kept.findIndex(({ parts }) => parts.some(isSame));
    if (piece.parts.every(isSame) && said >= 0) {
      const before = kept[said] as Piece;
      kept[said] = { ...before, ranges: [...before.ranges, ...piece.ranges] };
      continue;
    }
    const isOther = piece.parts.some(
      (part) =>
        (part.kind === 'subject' && part.subject !== subject) ||
        (part.kind !== 'condition' &&
          part.kind !== 'columns' &&
          kept.some(({ parts }) => parts.some(({ kind }) => kind === part.kind))),
    );
    if (!isOther) kept.push(piece);
  }
  return kept;
}
