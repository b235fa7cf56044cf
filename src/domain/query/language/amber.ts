import { withCondition, type Query } from '../query';
import { fold } from '../../shared/fold';
import { isSearchable, isStopWord } from '../../shared/stop-words';
import { isDecided, TOPIC_STATUSES, UNDECIDED } from '../../topic/topic-status';
import { kindOfPart, type AskProposal } from './ask-proposal';
import { conditionWords, partWords } from '../query-words';
import { effectOf } from './effects';
import type { Lattice } from './lattice';
import { searchIn, withAskedPart, type AskPart } from '../part';
import type { Piece, TokenRange } from './piece';
import { rankOfPeopleAt } from './pieces';
import type { AskProject } from './project';
import type { Meaning } from './word-lists';
import { condition } from './rules/figure-rules';
import { withValues, type TextRange, type WordToken } from './tokens';

/** Words of negation or scope that no part took, with the part that they may turn. */
export interface AmberRun extends TokenRange {
  /** 'not', 'tense', 'command', 'only', 'both', 'compared', or 'unread': of the first it is known how it turns a part. */
  readonly value: string;
  /** They name no one who decides: 'nobody has decided'. */
  readonly isNoOne: boolean;
  /** The index of its piece; null: there is none. */
  readonly piece: number | null;
  /** Words right behind it that mean nothing but themselves: 'solar' of 'except solar'; null: there are none. */
  readonly words: (TokenRange & { readonly text: string }) | null;
}

/** Further away a word does not touch a part. */
const FARTHEST = 3;

/** The amber words of a sentence, each with the part that follows, or the one before. */
export function amberRuns(lattice: Lattice, pieces: readonly Piece[]): readonly AmberRun[] {
  const { tokens } = lattice;
  const taken = new Map<number, number>();
  for (const [index, { ranges }] of pieces.entries())
    for (const { start, end } of ranges) for (let at = start; at < end; at += 1) taken.set(at, index);
  const runs: AmberRun[] = [];
  // 'All topics but heat pumps', and not 'small but fast'.
  let isOfAll = false;
  for (let at = 0; at < tokens.length;) {
    // What is said of these words turns nothing round.
    at += rankOfPeopleAt(lattice, at);
    const meanings = lattice.phrasesAt(at);
    isOfAll ||= meanings.some(({ kind }) => kind === 'whole');
    const found = meanings.find(
      ({ kind, length }) =>
        (kind === 'amber' || (kind === 'but' && isOfAll)) &&
        tokens.slice(at, at + length).every((_, index) => !taken.has(at + index)),
    );
    if (found === undefined || taken.has(at)) {
      at += 1;
      continue;
    }
    const range = { start: at, end: at + found.length };
    const isNoOne = meanings.some(({ kind, value }) => kind === 'noone' && value === 'none');
    const words = wordsBehind(range.end, lattice, taken);
    const piece = words === null ? pieceNear(range, taken, tokens.length) : null;
    at = range.end;
    // 'Were published': a day is in the past anyway.
    if (found.value === 'tense' && pieces.some(({ parts }) => parts.some(isOfDay))) continue;
    if (isVerbOfParticiple(found, range.end, lattice) || isOfClause(found, range, lattice)) continue;
    runs.push({ ...range, value: found.kind === 'but' ? 'not' : String(found.value), isNoOne, piece, words });
  }
  return runs;
}

/** 'Which were marked as important' says what they are. */
function isVerbOfParticiple({ value }: Meaning, next: number, lattice: Lattice): boolean {
  const not = lattice.phrasesAt(next).find(({ kind, value: each }) => kind === 'neg' && each === 'not');
  const at = next + (not?.length ?? 0);
  return value === 'tense' && lattice.phrasesAt(at).some(({ kind }) => kind === 'mark');
}

/** 'Topics who grow': the word begins a relative clause, and asks for no person. */
function isOfClause({ value }: Meaning, { start, end }: TokenRange, lattice: Lattice): boolean {
  const isRelative = lattice.phrasesAt(start).some(({ kind, length }) => kind === 'clause' && start + length === end);
  // 'Who are the start-ups behind it' asks for these.
  let next = end;
  for (let link = 1; link > 0; next += link)
    link = lattice.phrasesAt(next).find(({ kind }) => kind === 'link')?.length ?? 0;
  if (
    value === 'only' &&
    isRelative &&
    start === 0 &&
    next > end &&
    lattice.phrasesAt(next).some(({ kind }) => kind === 'subject')
  )
    return true;
  const isBehindRows = lattice.phrasesAt(start - 1).some(({ kind, length }) => kind === 'subject' && length === 1);
  const kinds = lattice.phrasesAt(end).map(({ kind }) => kind);
  return value === 'only' && isRelative && isBehindRows && kinds.some((kind) => OF_CLAUSE.has(kind));
}
/** What follows the word that begins a relative clause. */
const OF_CLAUSE: ReadonlySet<string> = new Set(['clause', 'link', 'mark', 'status', 'grow', 'move', 'went']);

function isOfDay(part: AskPart): boolean {
  if (part.kind === 'columns') return part.shown.includes('date');
  return part.kind === 'condition' && (part.condition.kind === 'dated' || part.condition.kind === 'decided');
}

/** The words beside the kind of rows that say something: they can be searched. */
export function unreadRuns(lattice: Lattice, pieces: readonly Piece[]): readonly AmberRun[] {
  const { tokens } = lattice;
  // 'How many' asks for what a list of rows says anyway.
  const links = [...tokens.keys()].flatMap((start) =>
    lattice.phrasesAt(start).flatMap(({ kind, length }) => (kind === 'link' ? [{ start, end: start + length }] : [])),
  );
  const ranges = [...links, ...pieces.flatMap((each) => each.ranges)];
  const taken = new Set(ranges.flatMap(({ start, end }) => indexes(start, end)));
  const unread = [...tokens.keys()].filter((at) => !taken.has(at) && isSearchable(tokens[at]?.text ?? ''));
  const [start, end] = [unread[0], unread.at(-1)];
  if (start === undefined || end === undefined) return [];
  const own = indexes(start, end + 1).filter((at) => !taken.has(at));
  const text = own.map((at) => fold(tokens[at]?.text ?? '')).join(' ');
  const range = { start, end: end + 1 };
  return [{ ...range, value: 'unread', isNoOne: false, piece: null, words: { ...range, text } }];
}

function indexes(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}

/** Between them and the words may be small ones: 'except for the solar ones'. */
function wordsBehind(start: number, lattice: Lattice, taken: ReadonlyMap<number, number>): AmberRun['words'] {
  const { tokens } = lattice;
  const isFree = (at: number): boolean =>
    !taken.has(at) && lattice.at(at).some(({ kind }) => kind === 'free') && !isSmall(at);
  const isSmall = (at: number): boolean =>
    !taken.has(at) &&
    (isStopWord(fold(tokens[at]?.text ?? '')) || lattice.phrasesAt(at).some(({ kind }) => kind === 'link'));
  let at = start;
  while (at < start + FARTHEST && isSmall(at)) at += 1;
  let end = at;
  while (end < tokens.length && isFree(end)) end += 1;
  const text = tokens.slice(at, end).map((token) => fold(token.text));
  return end === at ? null : { start: at, end, text: text.join(' ') };
}

function pieceNear({ start, end }: TokenRange, taken: ReadonlyMap<number, number>, length: number): number | null {
  for (let at = end; at < Math.min(length, end + FARTHEST + 1); at += 1) {
    const piece = taken.get(at);
    if (piece !== undefined) return piece;
  }
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST - 1); at -= 1) {
    const piece = taken.get(at);
    if (piece !== undefined) return piece;
  }
  return null;
}

export function textRange({ start, end }: TokenRange, tokens: readonly WordToken[]): TextRange {
  return { from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 };
}

/** Words of a sentence that are no part before one of their readings is taken: it is not answered with them. */
export interface OpenPlace {
  /** As they were typed: 'nobody'. */
  readonly words: string;
  /** Behind them, where the cursor stands. */
  readonly end: number;
  /** All words that a reading takes. */
  readonly spans: readonly TextRange[];
  /** What the words beside them say alone. */
  readonly parts: readonly AskPart[];
  /** What they may mean together; none comes first for a reason. Empty: they can only be changed. */
  readonly readings: readonly AskProposal[];
}

interface Said {
  readonly sentence: string;
  readonly tokens: readonly WordToken[];
  /** The query before the sentence, of the rows that it asks for. */
  readonly given: Query;
  /** With all parts of the sentence that are clear. */
  readonly query: Query;
  readonly project: AskProject;
}

/** What a part may mean that has several readings, or amber words beside it; null: there is no part. */
/** @param again the condition of the given query that the part says again: it comes in its place, or beside it */
export function openPlace(
  runs: readonly AmberRun[],
  piece: Piece | null,
  said: Said,
  again: number | null = null,
): OpenPlace {
  const { sentence, tokens } = said;
  const words = runs[0]?.words ?? null;
  const beside = words === null ? (piece?.ranges ?? []) : [words];
  const own = (runs.length === 0 ? beside : runs).map((range) => textRange(range, tokens));
  const isUnread = runs[0]?.value === 'unread' || runs[0]?.value === 'only';
  const spans = (runs[0]?.value === 'unread' ? runs : [...beside, ...runs]).map((range) => textRange(range, tokens));
  const parts = words === null ? (piece?.parts ?? []) : [searchFor(words.text, isUnread)];
  const given = words === null ? (piece?.choices ?? [parts]) : [parts];
  const choices = parts.length === 0 ? [] : distinctChoices(choicesOf(given, runs));
  return {
    words: own.map(({ from, to }) => sentence.slice(from, to)).join(' … '),
    end: Math.max(...own.map(({ to }) => to)),
    spans: spans.toSorted((one, other) => one.from - other.from),
    parts,
    readings:
      again === null
        ? choices.map((each, at) => readingOf(each, at, spans, said))
        : choices.flatMap((each, at) => againOf(readingOf(each, at, spans, said), each, again, said)),
  };
}

/** 'Mature' after 'strong': instead of it, or one of both. */
function againOf(
  reading: AskProposal,
  [part]: readonly AskPart[],
  again: number,
  { given, project }: Said,
): readonly AskProposal[] {
  const before = given.conditions[again];
  if (part?.kind !== 'condition' || before === undefined) return [reading];
  const [, value] = conditionWords(before);
  const both = withValues(before, part.condition);
  const way = (words: string, query: Query): AskProposal => ({
    ...reading,
    id: `${reading.id} ${words}`,
    words: `${reading.words}, ${words}`,
    query,
    effect: effectOf([part], query, given, project),
  });
  return [
    way(`instead of ${value}`, withCondition(given, again, part.condition)),
    ...(both === null ? [reading] : [way(`or ${value}`, withCondition(given, again, both))]),
  ];
}

function searchFor(words: string, isOfAllTexts: boolean): AskPart {
  return isOfAllTexts ? searchIn(words) : condition({ kind: 'text', words: [words] });
}

/** With a word of negation each reading, and the same turned round. */
function choicesOf(given: readonly (readonly AskPart[])[], runs: readonly AmberRun[]): readonly (readonly AskPart[])[] {
  if (runs.some(({ isNoOne }) => isNoOne) && given.flat().some(isOfStatus)) return OF_NO_ONE;
  const isNegated = runs.some(({ value }) => value === 'not');
  return isNegated ? given.flatMap((each) => [each, ...inverted(each)]) : given;
}

function distinctChoices(choices: readonly (readonly AskPart[])[]): readonly (readonly AskPart[])[] {
  return [...new Map(choices.map((parts) => [JSON.stringify(parts), parts])).values()];
}

/** Taken like any proposal: its words leave the sentence, and the others stay. */
function readingOf(
  parts: readonly AskPart[],
  at: number,
  spans: readonly TextRange[],
  { sentence, given, query, project }: Said,
): AskProposal {
  const [first] = parts;
  const replaces = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  const next = parts.reduce<Query>(withAskedPart, query);
  return {
    id: `reading ${at}`,
    kind: first === undefined ? 'text' : kindOfPart(first),
    words: parts.map(wordsOf).join(' · '),
    hint: '',
    marks: [],
    rest: '',
    replaces,
    query: parts.reduce<Query>(withAskedPart, given),
    typed: without(sentence, replaces, spans),
    effect: effectOf(parts, next, query, project),
  };
}

/** What stands between the words that a reading takes. */
function without(sentence: string, { from, to }: TextRange, spans: readonly TextRange[]): string {
  let text = '';
  let end = from;
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    text += sentence.slice(end, span.from);
    end = Math.max(end, span.to);
  }
  return text + sentence.slice(end, to);
}

function isOfStatus(part: AskPart): boolean {
  return part.kind === 'condition' && part.condition.kind === 'status';
}

const UNDECIDED_BY_ME = condition({ kind: 'status', statuses: [UNDECIDED] });
const DECIDED_BY_ME = condition({ kind: 'status', statuses: TOPIC_STATUSES.filter(isDecided) });
/** Who it is that has not decided. */
const OF_NO_ONE: readonly (readonly AskPart[])[] = [
  [UNDECIDED_BY_ME],
  [condition({ kind: 'team', says: ['none'] })],
  [DECIDED_BY_ME],
];

function wordsOf(part: AskPart): string {
  if (part === UNDECIDED_BY_ME) return 'I have not decided';
  return part === DECIDED_BY_ME ? 'I have decided' : partWords(part);
}

/** The same conditions excluded; empty: there are other parts. */
function inverted(parts: readonly AskPart[]): readonly (readonly AskPart[])[] {
  const turned = parts.flatMap((part) =>
    part.kind === 'condition' ? [condition(part.condition, !part.condition.not)] : [],
  );
  return turned.length === parts.length ? [turned] : [];
}
