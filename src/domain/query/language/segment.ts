import { isWhole, withoutCondition, type Query } from '../query';
import { amberRuns, openPlace, unreadRuns, textRange, type OpenPlace } from './amber';
import { chipOf, type AskChip } from './chips';
import { Lattice } from './lattice';
import { amongRowsOf, contradicted, withAskedPart, withPart, type AskPart } from '../part';
import { rangesInOrder, type Piece, type TokenRange } from './piece';
import { asksForRankOfPeople, isLimitedToNames, piecesOf } from './pieces';
import type { AskProject } from './project';
import { withSpelling } from './spelling';
import { tokensOf, type TextRange, type WordToken } from './tokens';
import type { WordKind } from './word-lists';

/** A piece of a sentence; all pieces together are the sentence, with every space and sign. */
export interface AskSpan extends TextRange {
  readonly text: string;
  /**
   * chip: words that became a part. grey: words that are not used. amber: a word of negation or scope that no part took, with
   * what it may turn, or words with several readings. gap: spaces and signs between them.
   */
  readonly kind: 'chip' | 'grey' | 'amber' | 'gap';
  /** Of amber words the index of their open place; null: none. */
  readonly place: number | null;
}

/** A chip that a sentence proposes. Several may stand for the same words: 'top 5' is an order and rows. */
export interface ReadChip extends AskChip {
  /** All spans that it stands for, in their order. */
  readonly spans: readonly TextRange[];
}

export interface AskReading {
  readonly spans: readonly AskSpan[];
  /** Of what is clear. */
  readonly chips: readonly ReadChip[];
  /** The given query with all chips. */
  readonly query: Query;
  /** The words that became no part, in their order; words that stand together are one. */
  readonly unused: readonly string[];
  /** Where a reading has to be taken before the sentence is answered, in the order of the text. */
  readonly open: readonly OpenPlace[];
}

/** Reads a whole sentence: at each place the longest words that are a part. Its chips are added to the query. */
export function segment(sentence: string, query: Query, project: AskProject): AskReading {
  const lattice = latticeOf(sentence, project);
  const them = isWhole(query) ? [] : rangesOf(lattice, 'them');
  const [rows] = them.length === 0 ? [] : amongRowsOf(query).conditions;
  if (rows === undefined) return composed(sentence, query, piecesOf(lattice, query, sentence), project);
  // 'Which of them are undecided' of the ten fastest is about these ten.
  const piece: Piece = { ranges: them, parts: [{ kind: 'condition', condition: rows }], choices: null };
  const given = { ...amongRowsOf(query), conditions: [] };
  const isFree = ({ ranges }: Piece): boolean =>
    ranges.every(({ start, end }) => them.every((own) => end <= own.start || start >= own.end));
  return composed(sentence, given, [piece, ...piecesOf(lattice, given, sentence).filter(isFree)], project);
}

function rangesOf(lattice: Lattice, wanted: WordKind): readonly TokenRange[] {
  const [found] = lattice.tokens.flatMap((_, start) => {
    const phrase = lattice.phrasesAt(start).find(({ kind }) => kind === wanted);
    return phrase === undefined ? [] : [{ start, end: start + phrase.length }];
  });
  return found === undefined ? [] : [found];
}

/** A part as a model proposes it, with the words of the sentence that it stands for, as they were typed. */
export interface ModelPart {
  readonly part: AskPart;
  readonly words: readonly string[];
}

/** The same reading from the parts of a model. Its parts are checked before, as strictly as an address. */
export function readingOfModel(
  sentence: string,
  parts: readonly ModelPart[],
  query: Query,
  project: AskProject,
): AskReading {
  const tokens = tokensOf(sentence);
  const taken = new Set<number>();
  const pieces = parts.map(({ part, words }): Piece => {
    const ranges = words.flatMap((each) => rangeOfWords(tokens, each, taken) ?? []);
    return { ranges: rangesInOrder(ranges), parts: [part], choices: null };
  });
  return composed(sentence, query, pieces, project);
}

/** Where words stand that no other part has; null: nowhere. */
function rangeOfWords(tokens: readonly WordToken[], words: string, taken: Set<number>): TokenRange | null {
  const wanted = tokensOf(words).map(({ text }) => text);
  const start = tokens.findIndex((_, at) =>
    wanted.every((text, index) => tokens[at + index]?.text === text && !taken.has(at + index)),
  );
  if (start < 0 || wanted.length === 0) return null;
  for (const index of wanted.keys()) taken.add(start + index);
  return { start, end: start + wanted.length };
}

/** Of the last sentence: while it stands there it stays the same. */
let last: { readonly sentence: string; readonly lattice: Lattice } | null = null;

function latticeOf(sentence: string, project: AskProject): Lattice {
  if (last?.sentence === sentence && last.lattice.project === project) return last.lattice;
  const lattice = new Lattice(withSpelling(tokensOf(sentence), project), project, 'whole');
  last = { sentence, lattice };
  return lattice;
}

function composed(sentence: string, given: Query, pieces: readonly Piece[], project: AskProject): AskReading {
  const lattice = latticeOf(sentence, project);
  const { tokens } = lattice;
  // Of what is asked for a cause nothing is turned round: all that there is on it is shown.
  const amber = isLimitedToNames(lattice, pieces) ? [] : amberRuns(lattice, pieces);
  const isOfKind = pieces.length > 0 && pieces.every(({ parts }) => parts.every(({ kind }) => kind === 'subject'));
  // All rows are no answer to a sentence of which nothing but their kind is understood.
  const isUnread = isOfKind && amber.length === 0 && !asksForRankOfPeople(lattice);
  const runs = isUnread ? unreadRuns(lattice, pieces) : amber;
  const isInstead = rangesOf(lattice, 'instead').length > 0;
  // What is said again of the query before comes in its place, where the sentence says so; else both are offered.
  const again = (piece: Piece): number | null => (isInstead ? null : saidAgain(given, piece));
  const isOpen = (piece: Piece, at: number): boolean =>
    piece.choices !== null || again(piece) !== null || runs.some((run) => run.piece === at);
  const clear = pieces.filter((piece, at) => !isOpen(piece, at));
  const first = subjectFirst(isInstead ? clear.reduce(withoutSaidAgain, given) : given, clear);
  const query = clear.reduce(withPiece, first);
  const shown = new Set<string>();
  const chips = clear.flatMap((piece, at): readonly ReadChip[] => {
    const spans = piece.ranges.map((range) => textRange(range, tokens));
    return piece.parts.flatMap((part, index) => {
      // What is said twice is one chip.
      const said = JSON.stringify(part);
      if (part.kind === 'condition' && shown.has(said)) return [];
      shown.add(said);
      const chip = chipOf(part, query, project, indexOfPart(part, query));
      return { ...chip, id: `${chip.id} of ${at} ${index}`, spans };
    });
  });
  const said = { sentence, tokens, given: first, query, project };
  const places = [
    ...runs.filter(({ piece }) => piece === null).map((run) => openPlace([run], null, said)),
    ...pieces.flatMap((piece, at) => {
      const own = runs.filter((run) => run.piece === at);
      return isOpen(piece, at) ? [openPlace(own, piece, said, again(piece))] : [];
    }),
  ];
  const open = places.toSorted((one, other) => one.end - other.end);
  const spans = spansOf(sentence, clear, open, tokens);
  return { spans, chips, query, unused: unusedOf(spans), open };
}

function saidAgain(given: Query, { parts: [part], choices }: Piece): number | null {
  return part?.kind === 'condition' && choices === null ? contradicted(given, part.condition) : null;
}

function withoutSaidAgain(given: Query, piece: Piece): Query {
  const at = saidAgain(given, piece);
  return at === null ? given : withoutCondition(given, at);
}

/** Another subject leaves out what its rows do not have, so it comes before the conditions. */
function subjectFirst(given: Query, pieces: readonly Piece[]): Query {
  const subject = pieces.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'subject');
  return subject === undefined ? given : withPart(given, subject);
}

function withPiece(query: Query, { parts, isBase }: Piece): Query {
  return parts.reduce<Query>((before, part) => {
    if (part.kind === 'subject') return before;
    if (part.kind !== 'condition' || !isBase) return withAskedPart(before, part);
    return withPart(before, { ...part, condition: { ...part.condition, base: true } });
  }, query);
}

function indexOfPart(part: AskPart, { conditions }: Query): number {
  return part.kind === 'condition' ? conditions.findIndex((each) => each === part.condition) : -1;
}

type Owner = Pick<AskSpan, 'kind' | 'place'>;
const GAP: Owner = { kind: 'gap', place: null };
const GREY: Owner = { kind: 'grey', place: null };

/** Tokens side by side with the same owner are one span; what is between spans is a gap. */
function spansOf(
  sentence: string,
  clear: readonly Piece[],
  open: readonly OpenPlace[],
  tokens: readonly WordToken[],
): readonly AskSpan[] {
  const owners = tokens.map((token) => (/^[,;:/]$/.test(token.text) ? GAP : GREY));
  for (const [place, { spans }] of open.entries()) {
    const owner: Owner = { kind: 'amber', place };
    for (const [at, { from, to }] of tokens.entries())
      if (spans.some((span) => from >= span.from && to <= span.to)) owners[at] = owner;
  }
  for (const { ranges } of clear) {
    const owner: Owner = { kind: 'chip', place: null };
    for (const { start, end } of ranges) for (let at = start; at < end; at += 1) owners[at] = owner;
  }
  const spans: AskSpan[] = [];
  const add = (owner: Owner, from: number, to: number): void => {
    if (to > from) spans.push({ ...owner, from, to, text: sentence.slice(from, to) });
  };
  let end = 0;
  for (let start = 0; start < tokens.length;) {
    const owner = owners[start] ?? GAP;
    let next = start + 1;
    while (owners[next] === owner) next += 1;
    if (owner !== GAP) {
      const { from, to } = textRange({ start, end: next }, tokens);
      add(GAP, end, from);
      add(owner, from, to);
      end = to;
    }
    start = next;
  }
  add(GAP, end, sentence.length);
  return spans;
}

/** The grey and amber words, those that stand together as one. */
function unusedOf(spans: readonly AskSpan[]): readonly string[] {
  const words: string[] = [];
  let isGoingOn = false;
  for (const { kind, text } of spans) {
    if (kind === 'gap' && text.trim() === '') continue;
    const isUnused = kind === 'grey' || kind === 'amber';
    if (isUnused && isGoingOn) words[words.length - 1] += ` ${text}`;
    else if (isUnused) words.push(text);
    isGoingOn = isUnused;
  }
  return words;
}
