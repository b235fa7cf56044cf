import { isApplicable } from '../condition-kinds';
import { EVERY_TOPIC, type Condition, type Query } from '../query';
import type { QueryFigure } from '../query-figures';
import type { AskPart } from '../part';
import { SOURCE_TITLES } from '../topic-texts';
import type { Subject } from '../vocabulary';
import { withBase, withBrackets, withLists, withoutClashes } from './joined';
import type { Lattice } from './lattice';
import { isOfSubject } from './ask-proposal';
import { isLimit } from './limits';
import { condition } from './rules/figure-rules';
import { DECIDED_STATUSES } from './rules/state-rules';
import { jointsIn, onlyCondition, rangesInOrder, type Piece, type Read } from './piece';
import { withCount, withFigures, withOrder, withRowsOfGroup } from './ranks';
import { longestAt, type Reader, type ReadWords } from './read-words';
import type { Meaning } from './word-lists';

/** Whether a sentence says something of sources, or asks for the first of other rows: 'the largest trend'. */
export function asksForOthers(lattice: Lattice, given: Subject): boolean {
  const said = lattice.tokens.length > 1 ? subjectIn(lattice) : null;
  const isFirst = lattice.phrasesAt(0).some(({ kind }) => kind === 'sup' || kind === 'ordinal');
  return said === 'sources' || (isFirst && said !== null && said !== given);
}

/** The parts of a sentence, in the order of their words. @param given the query before @param text the sentence */
export function piecesOf(lattice: Lattice, given: Query, text: string): readonly Piece[] {
  const said = subjectIn(lattice);
  if (said === 'sources' || (said === null && given.subject === 'sources'))
    return piecesOfSources(piecesFor('topics', lattice, given, text, true), said === 'sources', lattice);
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
  const isOfAmount = (part: AskPart): boolean => part.kind === 'condition' && part.condition.kind === 'raised';
  if (kinds.has('figure raised') && !pieces.some(({ parts }) => parts.some(isOfAmount))) return 'startups';
  const isShown = ({ parts }: Piece): boolean => parts.every(({ kind }) => kind === 'columns' || kind === 'order');
  const [only, ...others] = pieces.filter((piece) => !isShown(piece)).flatMap(({ parts }) => parts);
  if (only?.kind !== 'condition' || only.condition.not || others.length > 0) return null;
  const { condition } = only;
  if (condition.kind === 'rows') return said.has('raise') ? condition.query.subject : null;
  const isCompared = ['compare', 'versus', 'comp'].some((kind) => said.has(kind)) && namesOf(only).length > 1;
  return isCompared ? (NAMED_ALONE[condition.kind] ?? null) : null;
}

/** What is said of topics is said of those that cite a source: 'sources of strong signals'. What one has itself it has to have. */
function piecesOfSources(pieces: readonly Piece[], isSaid: boolean, lattice: Lattice): readonly Piece[] {
  const own: Piece[] = [];
  const ofTopics: { readonly piece: Piece; readonly condition: Condition }[] = [];
  for (const piece of pieces.map(ofTitles)) {
    const condition = onlyCondition(piece);
    const isOwn =
      condition !== null &&
      (condition.kind === 'text' ? condition.isOwnName !== true : isApplicable(condition, 'sources'));
    if (condition === null || isOwn)
      own.push({ ...piece, parts: piece.parts.filter((part) => isOfSubject(part, 'sources')) });
    else ofTopics.push({ piece, condition });
  }
  const ranges = rangesInOrder(ofTopics.flatMap(({ piece }) => piece.ranges));
  const conditions = ofTopics.map(({ condition }) => condition);
  const of: Condition = { kind: 'rows', query: { ...EVERY_TOPIC, conditions }, not: false };
  const cited: readonly Piece[] =
    conditions.length === 0 ? [] : [{ ranges, parts: [{ kind: 'condition', condition: of }], choices: null }];
  const at = lattice.tokens.findIndex((_, start) => isSources(lattice, start));
  const subject: Piece = {
    ranges: [{ start: at, end: at + 1 }],
    parts: [{ kind: 'subject', subject: 'sources' }],
    choices: null,
  };
  const isFree = ({ ranges: all }: Piece): boolean => all.every(({ start, end }) => at < start || at >= end);
  const kept = [...own.filter(({ parts, choices }) => parts.length > 0 || choices?.length === 0), ...cited];
  if (!isSaid) return kept;
  // The word itself may be one of those of a part.
  return kept.every(isFree)
    ? [subject, ...kept]
    : kept.map((piece) => (isFree(piece) ? piece : { ...piece, parts: [...subject.parts, ...piece.parts] }));
}

/** The titles of sources are their names, and no column beside them. */
function ofTitles(piece: Piece): Piece {
  const parts = piece.parts.flatMap((part): readonly AskPart[] => {
    if (part.kind === 'texts') return [];
    if (part.kind !== 'condition' || part.condition.kind !== 'said') return [part];
    const { about, words, not } = part.condition;
    return about === SOURCE_TITLES ? [{ ...part, condition: { kind: 'text', words, not } }] : [part];
  });
  return { ...piece, parts };
}

function isSources(lattice: Lattice, at: number): boolean {
  return lattice.phrasesAt(at).some(({ kind, value }) => kind === 'subject' && value === 'sources');
}

function piecesFor(own: Subject, lattice: Lattice, given: Query, text: string, ofSources = false): readonly Piece[] {
  const pieces = piecesSaid(own, lattice, given, text, { ofSources, saysDecided: false });
  const isOfDay = ({ parts }: Piece): boolean =>
    parts.some((part) => part.kind === 'condition' && part.condition.kind === 'decided');
  const mayMean = lattice.project.facts.listsSinceDecided.size > 0 && pieces.some(isOfDay);
  return mayMean ? piecesSaid(own, lattice, given, text, { ofSources, saysDecided: true }) : pieces;
}

/** @param known see Captured: known once the sentence was read */
function piecesSaid(
  own: Subject,
  lattice: Lattice,
  given: Query,
  text: string,
  known: Pick<Reader, 'saysDecided' | 'ofSources'>,
): readonly Piece[] {
  const read: Read[] = [];
  for (let at = 0; at < lattice.tokens.length;) {
    const limit = limitAt(lattice, at);
    if (limit !== null) {
      at += limit.length;
      continue;
    }
    const before = conditionBefore(read.at(-1), at, lattice) ?? adjectiveIn(read);
    const found = readAt(lattice, at, { subject: own, before, ...known });
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
  return named.length > 0 && isLimited(lattice) ? named : withWho(withAsked(found, named), lattice);
}

/** 'Who decides the most' and 'wer hat X entschieden' ask for who decided what. */
function withWho(pieces: readonly Piece[], lattice: Lattice): readonly Piece[] {
  const texts = lattice.project.facts.texts.flatMap(({ name, saysWho }) => (saysWho === true ? [name] : []));
  const decided = pieces.filter(({ parts: [part] }) => isDecidedPart(part));
  const isRank = asksForRankOfPeople(lattice);
  const who = !isRank && beginsWithWho(lattice) && decided.length > 0 ? [{ start: 0, end: 1 }] : [];
  if (texts.length === 0 || (who.length === 0 && !isRank)) return pieces;
  const others = pieces.filter((piece) => !decided.includes(piece));
  const conditions = others.some(isOfOneSignal)
    ? []
    : texts.map((about) => condition({ kind: 'said', about, words: [] }));
  const ranges = rangesInOrder([...who, ...decided.flatMap((each) => each.ranges)]);
  return [...others, { ranges, parts: [...conditions, { kind: 'texts', texts }], choices: null }];
}

function isDecidedPart(part: AskPart | undefined): boolean {
  if (part?.kind !== 'condition' || part.condition.kind !== 'status' || part.condition.not) return false;
  const { statuses } = part.condition;
  return statuses.length === DECIDED_STATUSES.length && DECIDED_STATUSES.every((each) => statuses.includes(each));
}

function beginsWithWho(lattice: Lattice): boolean {
  const [asked, amber] = (['oneOf', 'amber'] as const).map((kind) =>
    lattice.phrasesAt(0).find((each) => each.kind === kind && each.length === 1),
  );
  return asked?.value === 'topics' && amber?.value === 'only';
}

export function asksForRankOfPeople(lattice: Lattice): boolean {
  return lattice.tokens.some((_, at) => rankOfPeopleAt(lattice, at) > 0);
}

/** How many words from a place on ask for a rank of people: 'who decides the most'. */
export function rankOfPeopleAt(lattice: Lattice, at: number): number {
  const limit = limitAt(lattice, at);
  return limit?.kind === 'people' ? limit.length : 0;
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
    if (isOne && piece.parts.some((part) => part.kind === 'group' && part.group === 'change')) return changesOf(piece);
    if (piece.asks === undefined) return piece;
    const { figure, ascending } = piece.asks;
    const column: AskPart = { kind: 'columns', shown: [figure] };
    const order: AskPart = { kind: 'order', order: { figure, ascending }, alphabetical: undefined };
    return { ranges: piece.ranges, parts: [isOne ? column : order], choices: null };
  });
}

function changesOf({ ranges }: Piece): Piece {
  const shown: readonly QueryFigure[] = ['growth', 'growthChange', 'sizing', 'sizingChange'];
  return { ranges, parts: [{ kind: 'columns', shown }], choices: null };
}

function isOfTrend({ parts: [part] }: Piece): boolean {
  return part?.kind === 'condition' && part.condition.kind === 'trend';
}

/** Parts that say nothing of which rows there are. */
const NOT_OF_ROWS_ALONE: ReadonlySet<string> = new Set<AskPart['kind']>(['subject', 'version', 'columns', 'texts']);

function namesOf(part: AskPart): readonly string[] {
  return part.kind === 'condition' && 'names' in part.condition ? part.condition.names : [];
}

/** 'Growth over 15 % and under 20 %', but in 'and over 3 patents' the words say what is compared, though it is not known. */
function readAt(lattice: Lattice, at: number, reader: Reader): ReadWords | null {
  const found = longestAt(lattice, at, reader);
  const isOfOther = found !== null && reader.before?.kind === 'figure' && lattice.kindsAt(found.end).has('free');
  return isOfOther ? longestAt(lattice, at, { ...reader, before: null }) : found;
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
  if (first === undefined || !isLimit(first)) return null;
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
    const isOther =
      isName ||
      isGroup ||
      before.some(({ kind }) => NOT_OF_ROWS.has(kind)) ||
      (subject?.value === 'sources' && isFigureOfRows(lattice, at));
    if (subject !== undefined && !isOther) return subject.value as Subject;
  }
  return null;
}

/** 'Most sources', 'growth and sources', 'many sources' are a figure of what is counted. */
function isFigureOfRows(lattice: Lattice, at: number): boolean {
  // 'How many sources' are no many sources.
  if (lattice.phrasesAt(at - 2).some(({ kind, length }) => kind === 'what' && length === 2)) return false;
  const isTitle = lattice.phrasesAt(at).some(({ kind, length }) => kind === 'textKind' && length > 1);
  return (
    isTitle ||
    [1, 2, 3, 4].some((back) =>
      lattice
        .phrasesAt(at - back)
        .some(
          ({ kind, value, length }) => (kind === 'how' || length >= back) && OF_FIGURES.has(kind) && !isOfDate(value),
        ),
    )
  );
}
/** 'The latest sources' are rows. */
function isOfDate(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('date ');
}
const OF_FIGURES: ReadonlySet<string> = new Set([
  'sup',
  'adj',
  'figure',
  'and',
  'comma',
  'sort',
  'stat',
  'column',
  'post',
  'number',
  'textKind',
  'how',
]);

/** What is said once of a query counts the first time; the same kind of rows may be named again. */
function withoutRepeats(pieces: readonly Piece[], subject: Subject): readonly Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const isSame = (part: AskPart): boolean => part.kind === 'subject' && part.subject === subject;
    const said = kept.findIndex(({ parts }) => parts.some(isSame));
    if (piece.parts.length > 0 && piece.parts.every(isSame) && said >= 0) {
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
