import type { Query } from '../query';
import { amberRuns, questionOf, textRange, type AmberRun, type OpenQuestion } from './amber';
import { chipOf, type AskChip } from './chips';
import { Lattice } from './lattice';
import { withAskedPart, withPart, type AskPart } from '../part';
import { withOpenStatus } from './open-status';
import { rangesInOrder, piecesOf, type Piece, type TokenRange } from './pieces';
import type { AskProject } from './project';
import { withSpelling } from './spelling';
import { tokensOf, type TextRange, type WordToken } from './tokens';

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
  /** The index of its words among all that became parts. */
  readonly piece: number;
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
  return composed({ sentence, given: query, pieces: withOpenStatus(piecesOf(lattice, query)), quiet: [] }, project);
}

/** The reading with the question of a chip answered by the reading at this index; the last one drops the chip. */
export function answered(reading: AskReading, chip: number, choice: number, project: AskProject): AskReading {
  const { pieces } = reading.read;
  const { piece: at = -1, question = null } = reading.chips[chip] ?? {};
  const piece = pieces[at];
  if (piece === undefined || question === null) return reading;
  const parts = question.choices[choice] ?? [];
  if (parts.length === 0) return withoutRead(reading, chip, project);
  const ranges = rangesInOrder([...piece.ranges, ...(question.run === null ? [] : [question.run])]);
  return composed({ ...reading.read, pieces: pieces.with(at, { ...piece, ranges, parts, choices: null }) }, project);
}

/** The reading without a chip: its words are not used. */
export function withoutRead(reading: AskReading, chip: number, project: AskProject): AskReading {
  const { pieces, quiet } = reading.read;
  const { piece, question = null } = reading.chips[chip] ?? {};
  if (piece === undefined) return reading;
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
    return { ranges: rangesInOrder(ranges), parts: [part], choices: null };
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

function composed(read: ReadFrom, project: AskProject): AskReading {
  const { sentence, given, pieces, quiet } = read;
  const lattice = latticeOf(sentence, project);
  const { tokens } = lattice;
  const runs = amberRuns(lattice, pieces, quiet);
  const isOpen = (piece: Piece, at: number): boolean => piece.choices !== null || runs.some((run) => run.piece === at);
  const clear = pieces.filter((piece, at) => !isOpen(piece, at));
  const query = clear.reduce(withPiece, subjectFirst(given, clear));
  const chips = pieces.flatMap((piece, at): readonly ReadChip[] => {
    const run = runs.find((each) => each.piece === at) ?? null;
    const question = isOpen(piece, at) ? questionOf(piece, run, sentence, tokens, query, project) : null;
    const spans = piece.ranges.map((range) => textRange(range, tokens));
    const shown = question === null ? piece.parts : piece.parts.slice(0, 1);
    return shown.map((part, index) => {
      const chip = chipOf(part, query, project, indexOfPart(part, query));
      return { ...chip, id: `${chip.id} of ${at} ${index}`, spans, question, piece: at };
    });
  });
  const spans = spansOf(read, tokens, runs, (piece) => chips.findIndex((chip) => chip.piece === piece));
  return { spans, chips, query, unused: unusedOf(spans), read };
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

type Owner = Pick<AskSpan, 'kind' | 'chip'>;
const GAP: Owner = { kind: 'gap', chip: null };
const GREY: Owner = { kind: 'grey', chip: null };

/** Tokens side by side with the same owner are one span; what is between spans is a gap. */
function spansOf(
  { sentence, pieces }: ReadFrom,
  tokens: readonly WordToken[],
  runs: readonly AmberRun[],
  chipOfPiece: (piece: number) => number,
): readonly AskSpan[] {
  const owners = tokens.map((token) => (/^[,;:/]$/.test(token.text) ? GAP : GREY));
  const own = ({ start, end }: TokenRange, owner: Owner): void => {
    for (let at = start; at < end; at += 1) owners[at] = owner;
  };
  for (const run of runs) {
    const chip = run.piece === null ? -1 : chipOfPiece(run.piece);
    own(run, { kind: 'amber', chip: chip < 0 ? null : chip });
  }
  for (const [at, { ranges }] of pieces.entries())
    for (const range of ranges) own(range, { kind: 'chip', chip: chipOfPiece(at) });
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

/** The words of chips with an open question are not used. */
export function withoutQuestions(reading: AskReading, project: AskProject): AskReading {
  const open = reading.chips.findIndex(({ question }) => question !== null);
  return open < 0 ? reading : withoutQuestions(withoutRead(reading, open, project), project);
}
