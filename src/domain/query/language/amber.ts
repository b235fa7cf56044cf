import type { Query } from '../query';
import { isDecided, TOPIC_STATUSES, UNDECIDED } from '../../topic/topic-status';
import { kindOfPart, type AskProposal } from './ask-proposal';
import { valueWords } from '../query-words';
import { effectOf } from './effects';
import type { Lattice } from './lattice';
import { withAskedPart, type AskPart } from '../part';
import type { Piece, TokenRange } from './pieces';
import type { AskProject } from './project';
import { condition } from './rules/figure-rules';
import type { TextRange, WordToken } from './tokens';

/** Words of negation or scope that no part took, with the part that they may turn. */
export interface AmberRun extends TokenRange {
  /** 'not', 'still', 'only' or 'both': of the first it is known how it turns a part. */
  readonly value: string;
  /** They name no one who decides: 'nobody has decided'. */
  readonly isNoOne: boolean;
  /** The index of its piece; null: there is none. */
  readonly piece: number | null;
}

/** Further away a word does not touch a part. */
const FARTHEST = 3;

/**
 * The amber words of a sentence, each with the part that follows, or the one before.
 * @param quiet the first tokens of those that turn nothing
 */
export function amberRuns(lattice: Lattice, pieces: readonly Piece[], quiet: readonly number[]): readonly AmberRun[] {
  const { tokens } = lattice;
  const taken = new Map<number, number>();
  for (const [index, { ranges }] of pieces.entries())
    for (const { start, end } of ranges) for (let at = start; at < end; at += 1) taken.set(at, index);
  const runs: AmberRun[] = [];
  for (let at = 0; at < tokens.length;) {
    const meanings = lattice.phrasesAt(at);
    const found = meanings.find(
      ({ kind, length }) =>
        kind === 'amber' && tokens.slice(at, at + length).every((_, index) => !taken.has(at + index)),
    );
    if (found === undefined || taken.has(at)) {
      at += 1;
      continue;
    }
    const range = { start: at, end: at + found.length };
    const isNoOne = meanings.some(({ kind, value }) => kind === 'noone' && value === 'none');
    const piece = quiet.includes(at) ? null : pieceNear(range, taken, tokens.length);
    runs.push({ ...range, value: String(found.value), isNoOne, piece });
    at = range.end;
  }
  return runs;
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

export interface OpenQuestion {
  /** Its amber words; null: the question is about the words of the chip. */
  readonly run: AmberRun | null;
  /** '‘not’ may turn ‘decided’ round.' */
  readonly words: string;
  /** Instead of the value of the chip: 'whose?'; null: its value, which is the only one. */
  readonly short: string | null;
  /** What it may mean; the last one, without parts, leaves it out. */
  readonly choices: readonly (readonly AskPart[])[];
  /** The same, with what each would leave of the rows. */
  readonly readings: readonly AskProposal[];
}

export function textRange({ start, end }: TokenRange, tokens: readonly WordToken[]): TextRange {
  return { from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 };
}

/** What a part that is not clear may mean. */
export function questionOf(
  piece: Piece,
  run: AmberRun | null,
  sentence: string,
  tokens: readonly WordToken[],
  query: Query,
  project: AskProject,
): OpenQuestion {
  const textOf = (range: TokenRange): string => {
    const { from, to } = textRange(range, tokens);
    return sentence.slice(from, to);
  };
  const own = piece.ranges.map(textOf).join(' … ');
  const given = piece.choices ?? [piece.parts];
  const isWhose = run?.isNoOne === true && piece.parts.some(isOfStatus);
  const turned = isWhose ? WHOSE : run?.value === 'not' ? given.flatMap((parts) => [...inverted(parts), parts]) : given;
  const choices = [...new Map(turned.map((parts) => [JSON.stringify(parts), parts])).values(), []];
  return {
    run,
    words: run === null ? `What does ‘${own}’ mean here?` : `‘${textOf(run)}’ may turn ‘${own}’ round.`,
    short: isWhose ? 'whose?' : choices.length === 2 ? null : 'which?',
    choices,
    readings: choices.map((parts, at) => readingOf(parts, at, run !== null, query, project)),
  };
}

function readingOf(
  parts: readonly AskPart[],
  at: number,
  isAmber: boolean,
  query: Query,
  project: AskProject,
): AskProposal {
  const next = parts.reduce<Query>(withAskedPart, query);
  const [first] = parts;
  return {
    id: `reading ${at}`,
    kind: first === undefined ? 'text' : kindOfPart(first),
    words: first === undefined ? (isAmber ? 'Leave both out' : 'Leave it out') : parts.map(wordsOf).join(' · '),
    hint: '',
    marks: [],
    rest: '',
    replaces: { from: 0, to: 0 },
    query: next,
    typed: '',
    effect: effectOf(first === undefined ? [{ kind: 'columns', shown: [] }] : parts, next, query, project),
  };
}

function isOfStatus(part: AskPart): boolean {
  return part.kind === 'condition' && part.condition.kind === 'status';
}

const UNDECIDED_BY_ME = condition({ kind: 'status', statuses: [UNDECIDED] });
const DECIDED_BY_ME = condition({ kind: 'status', statuses: TOPIC_STATUSES.filter(isDecided) });
/** Who it is that has not decided. */
const WHOSE: readonly (readonly AskPart[])[] = [
  [UNDECIDED_BY_ME],
  [condition({ kind: 'team', says: ['none'] })],
  [DECIDED_BY_ME],
];

function wordsOf(part: AskPart): string {
  if (part === UNDECIDED_BY_ME) return 'I have not decided';
  return part === DECIDED_BY_ME ? 'I have decided' : valueWords(part);
}

/** The same conditions excluded; empty: there are other parts. */
function inverted(parts: readonly AskPart[]): readonly (readonly AskPart[])[] {
  const turned = parts.flatMap((part) =>
    part.kind === 'condition' ? [condition(part.condition, !part.condition.not)] : [],
  );
  return turned.length === parts.length ? [turned] : [];
}
