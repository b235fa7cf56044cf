import type { Query } from '../query/query';
import { amberRuns, questionOf, type AmberRun } from './amber';
import { chipOf, type AskChip } from './chips';
import { Lattice } from './lattice';
import { withPart, type AskPart } from './part';
import { piecesOf, type Piece, type TokenRange } from './pieces';
import type { AskProject } from './project';
import type { AskProposal } from './ask-proposal';
import { withSpelling } from './spelling';
import { isWordToken, tokensOf, type TextRange, type WordToken } from './tokens';

/** A piece of a sentence; all pieces together are the sentence, with every space and sign. */
export interface AskSpan extends TextRange {
  readonly text: string;
  /**
   * chip: words that became a part. grey: words that are not used. amber: a word of negation or scope that no part took.
   * gap: spaces and signs between them.
   */
  readonly kind: 'chip' | 'grey' | 'amber' | 'gap';
  /** The index of its first chip among those of the sentence; of an amber word the chip that it may turn; null: none. */
  readonly chip: number | null;
}

/** A chip that a sentence proposes. Several may stand for the same words: 'top 5' is an order and rows. */
export interface ReadChip extends AskChip {
  /** All spans that it stands for, in their order. */
  readonly spans: readonly TextRange[];
  /** What has to be chosen before it counts; null: it is clear. */
  readonly question: OpenQuestion | null;
}

export interface OpenQuestion {
  /** Where its amber words stand; null: the question is about the words of the chip. */
  readonly span: TextRange | null;
  /** '‘nobody’ may turn ‘has decided’ round.' */
  readonly words: string;
  /** Instead of the value of the chip: 'whose?' */
  readonly short: string;
  /** What it may mean, with what each would leave of the rows; the last one leaves it out. */
  readonly readings: readonly AskProposal[];
}

export interface AskReading {
  readonly spans: readonly AskSpan[];
  readonly chips: readonly ReadChip[];
  /** The given query with all chips but those with an open question. */
  readonly query: Query;
  /** The words that became no part, in their order; words that stand together are one. */
  readonly unused: readonly string[];
  /** What it was read from, for {@link answered} and {@link withoutRead}. */
  readonly read: ReadFrom;
}

interface ReadFrom {
  readonly sentence: string;
  readonly given: Query;
  readonly pieces: readonly Piece[];
  /** The first tokens of amber words that turn nothing, because what they turned was left out. */
  readonly quiet: readonly number[];
}

/** Reads a whole sentence: at each place the longest words that are a part. Its chips are added to the query. */
export function segment(sentence: string, query: Query, project: AskProject): AskReading {
  const lattice = latticeOf(sentence, project);
  return composed({ sentence, given: query, pieces: piecesOf(lattice, query.subject), quiet: [] }, project);
}

/** The reading with the question of a chip answered by the reading at this index; the last one drops the chip. */
export function answered(reading: AskReading, chip: number, choice: number, project: AskProject): AskReading {
  const { pieces } = reading.read;
  const { piece: at, question } = placeOf(reading, chip);
  const piece = pieces[at];
  if (piece === undefined || question === null) return reading;
  const parts = question.choices[choice]?.parts ?? [];
  if (parts.length === 0) return withoutRead(reading, chip, project);
  const amber = question.run === null ? [] : [question.run];
  const ranges = [...piece.ranges, ...amber].toSorted((one, other) => one.start - other.start);
  const changed = { ...piece, ranges, parts, choices: null };
  return composed({ ...reading.read, pieces: pieces.toSpliced(at, 1, changed) }, project);
}

/** The reading without a chip: its words are not used. */
export function withoutRead(reading: AskReading, chip: number, project: AskProject): AskReading {
  const { pieces, quiet } = reading.read;
  const { piece, question } = placeOf(reading, chip);
  if (piece < 0) return reading;
  const more = question?.run == null ? quiet : [...quiet, question.run.start];
  return composed({ ...reading.read, pieces: pieces.toSpliced(piece, 1), quiet: more }, project);
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
    return { ranges: ranges.toSorted((one, other) => one.start - other.start), parts: [part], choices: null };
  });
  return composed({ sentence, given: query, pieces, quiet: [] }, project);
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

/** Of the last sentence: while it is read and answered it stays the same. */
let last: { readonly sentence: string; readonly lattice: Lattice } | null = null;

function latticeOf(sentence: string, project: AskProject): Lattice {
  if (last?.sentence === sentence && last.lattice.project === project) return last.lattice;
  const lattice = new Lattice(withSpelling(tokensOf(sentence), project), project, 'whole');
  last = { sentence, lattice };
  return lattice;
}

interface Composed {
  readonly piece: number;
  readonly question: ReturnType<typeof questionOf> | null;
}
const COMPOSED = new WeakMap<AskReading, readonly Composed[]>();

/** The piece of a chip, and its question. */
function placeOf(reading: AskReading, chip: number): Composed {
  return COMPOSED.get(reading)?.[chip] ?? { piece: -1, question: null };
}

function composed(read: ReadFrom, project: AskProject): AskReading {
  const { sentence, given, pieces, quiet } = read;
  const lattice = latticeOf(sentence, project);
  const { tokens } = lattice;
  const runs = amberRuns(lattice, pieces, quiet);
  const rangeOf = ({ start, end }: TokenRange): TextRange => ({
    from: tokens[start]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
  });
  const isOpen = (piece: Piece, at: number): boolean => piece.choices !== null || runs.some((run) => run.piece === at);
  const query = pieces.filter((piece, at) => !isOpen(piece, at)).reduce(withPiece, subjectFirst(given, pieces));
  const places: Composed[] = [];
  const chips = pieces.flatMap((piece, at): readonly ReadChip[] => {
    const run = runs.find((each) => each.piece === at) ?? null;
    const question = isOpen(piece, at) ? questionOf(piece, run, sentence, tokens, query, project) : null;
    const spans = piece.ranges.map(rangeOf);
    const shown = question === null ? piece.parts : piece.parts.slice(0, 1);
    places.push(...shown.map(() => ({ piece: at, question })));
    return shown.map((part, index) => {
      const chip = chipOf(part, query, project, indexOfPart(part, query));
      const open = question && {
        span: run && rangeOf(run),
        words: question.words,
        short: question.short,
        readings: question.readings,
      };
      return { ...chip, id: `${chip.id} of ${at} ${index}`, spans, question: open };
    });
  });
  const spans = spansOf(sentence, tokens, pieces, runs, places);
  const unused = unusedOf(spans);
  const reading = { spans, chips, query, unused, read };
  COMPOSED.set(reading, places);
  return reading;
}

/** Another subject leaves out what its rows do not have, so it comes before the conditions. */
function subjectFirst(given: Query, pieces: readonly Piece[]): Query {
  const subject = pieces.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'subject');
  return subject === undefined ? given : withPart(given, subject);
}

function withPiece(query: Query, { parts, isBase }: Piece): Query {
  return parts.reduce<Query>((before, part) => {
    if (part.kind === 'subject') return before;
    if (part.kind !== 'condition' || !isBase) return withPart(before, part);
    return withPart(before, { ...part, condition: { ...part.condition, base: true } });
  }, query);
}

function indexOfPart(part: AskPart, { conditions }: Query): number {
  return part.kind === 'condition' ? conditions.findIndex((each) => each === part.condition) : -1;
}

function spansOf(
  sentence: string,
  tokens: readonly WordToken[],
  pieces: readonly Piece[],
  runs: readonly AmberRun[],
  places: readonly Composed[],
): readonly AskSpan[] {
  const chipOfPiece = (piece: number): number | null => {
    const chip = places.findIndex((each) => each.piece === piece);
    return chip < 0 ? null : chip;
  };
  const owners = new Map<number, Pick<AskSpan, 'kind' | 'chip'> & { readonly key: string }>();
  const own = ({ start, end }: TokenRange, kind: AskSpan['kind'], chip: number | null, key: string): void => {
    for (let at = start; at < end; at += 1) owners.set(at, { kind, chip, key });
  };
  for (const [at, run] of runs.entries())
    own(run, 'amber', run.piece === null ? null : chipOfPiece(run.piece), `amber ${at}`);
  for (const [at, { ranges }] of pieces.entries())
    for (const [index, range] of ranges.entries()) own(range, 'chip', chipOfPiece(at), `${at} ${index}`);
  const spans: (AskSpan & { readonly key: string })[] = [];
  for (const [at, token] of tokens.entries()) {
    const owner = owners.get(at) ?? (isPlain(token) ? null : ({ kind: 'grey', chip: null, key: 'grey' } as const));
    const last = spans.at(-1);
    if (owner === null) continue;
    const isSame = last?.key === owner.key && owners.has(at - 1) === owners.has(at) && !isParted(tokens, last.to, at);
    if (last !== undefined && isSame) spans[spans.length - 1] = spanOf(sentence, last.from, token.to, owner);
    else spans.push(spanOf(sentence, token.from, token.to, owner));
  }
  return withGaps(sentence, spans);
}

/** A sign between two grey words parts them. */
function isParted(tokens: readonly WordToken[], end: number, at: number): boolean {
  return tokens[at - 1] === undefined || (tokens[at - 1]?.to ?? 0) > end;
}

function isPlain(token: WordToken): boolean {
  return /^[,;:/]$/.test(token.text) && !isWordToken(token);
}

function spanOf<Owner extends Pick<AskSpan, 'kind' | 'chip'>>(
  sentence: string,
  from: number,
  to: number,
  owner: Owner,
) {
  return { ...owner, from, to, text: sentence.slice(from, to) };
}

function withGaps(sentence: string, spans: readonly (AskSpan & { readonly key: string })[]): readonly AskSpan[] {
  const all: AskSpan[] = [];
  let at = 0;
  const gapTo = (to: number): void => {
    if (to > at) all.push(spanOf(sentence, at, to, { kind: 'gap', chip: null }));
  };
  for (const { key: _key, ...span } of spans) {
    gapTo(span.from);
    all.push(span);
    at = span.to;
  }
  gapTo(sentence.length);
  return all;
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
