import type { Condition, Query } from '../query/query';
import { isDecided, TOPIC_STATUSES, UNDECIDED } from '../topic/topic-status';
import { effectOf } from './effects';
import type { Lattice } from './lattice';
import { withPart, type AskPart } from './part';
import { kindOfPart, partWords } from './part-words';
import type { Piece, TokenRange } from './pieces';
import type { AskProject } from './project';
import type { AskProposal } from './ask-proposal';
import type { WordToken } from './tokens';

/** Words of negation or scope that no part took, with the part that they may turn. */
export interface AmberRun extends TokenRange {
  /** 'not', 'still', 'only' or 'both'. */
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

interface Choice {
  readonly words: string;
  readonly parts: readonly AskPart[];
}

interface Question {
  readonly run: AmberRun | null;
  readonly words: string;
  readonly short: string;
  readonly choices: readonly Choice[];
  readonly readings: readonly AskProposal[];
}

/** What a part that is not clear may mean, the last choice leaves it out. */
export function questionOf(
  piece: Piece,
  run: AmberRun | null,
  sentence: string,
  tokens: readonly WordToken[],
  query: Query,
  project: AskProject,
): Question {
  const textOf = ({ start, end }: TokenRange): string =>
    sentence.slice(tokens[start]?.from ?? 0, tokens[end - 1]?.to ?? 0);
  const own = piece.ranges.map(textOf).join(' … ');
  const given = (piece.choices ?? [piece.parts]).map((parts): Choice => ({ words: wordsOf(parts), parts }));
  const isWhose = run?.isNoOne === true && piece.parts.some(isOfStatus);
  const turned = run === null ? given : isWhose ? WHOSE : given.flatMap((choice) => turnedBy(run.value, choice));
  const choices = [...distinct(turned), { words: run === null ? 'Leave it out' : 'Leave both out', parts: [] }];
  return {
    run,
    words: run === null ? `‘${own}’ may mean several things.` : `‘${textOf(run)}’ may turn ‘${own}’ round.`,
    short: isWhose ? 'whose?' : 'which?',
    choices,
    readings: choices.map((choice, at) => readingOf(choice, at, query, project)),
  };
}

function readingOf({ words, parts }: Choice, at: number, query: Query, project: AskProject): AskProposal {
  const next = parts.reduce<Query>((before, part) => withPart(before, part), query);
  const none = { kind: 'keeps', count: 0 } as const;
  return {
    id: `reading ${at}`,
    kind: parts[0] === undefined ? 'text' : kindOfPart(parts[0]),
    words,
    hint: '',
    marks: [],
    rest: '',
    replaces: { from: 0, to: 0 },
    query: next,
    typed: '',
    effect:
      parts.length === 0
        ? effectOf([{ kind: 'columns', figures: [] }], query, query, project)
        : (effectOf(parts, next, query, project) ?? none),
  };
}

function wordsOf(parts: readonly AskPart[]): string {
  return parts.map(partWords).join(' · ');
}

function isOfStatus(part: AskPart): boolean {
  return part.kind === 'condition' && part.condition.kind === 'status';
}

const status = (statuses: readonly (typeof TOPIC_STATUSES)[number][]): AskPart => ({
  kind: 'condition',
  condition: { kind: 'status', statuses, not: false },
});

/** Who it is that has not decided. */
const WHOSE: readonly Choice[] = [
  { words: 'I have not decided', parts: [status([UNDECIDED])] },
  {
    words: 'No one of the team has decided',
    parts: [{ kind: 'condition', condition: { kind: 'team', says: ['none'], not: false } }],
  },
  { words: 'I have decided', parts: [status(TOPIC_STATUSES.filter(isDecided))] },
];

/** What a word of negation or scope may make of a part. */
function turnedBy(value: string, choice: Choice): readonly Choice[] {
  const conditions = choice.parts.flatMap((part) => (part.kind === 'condition' ? [part.condition] : []));
  if (conditions.length === 0 || conditions.length < choice.parts.length) return [choice];
  const made = (all: readonly Condition[]): Choice => {
    const parts = all.map((condition): AskPart => ({ kind: 'condition', condition }));
    return { words: wordsOf(parts), parts };
  };
  const inverted = conditions.map((each) => ({ ...each, not: !each.not }));
  const before: Condition = { kind: 'before', of: conditions, not: false };
  if (value === 'not') return [made(inverted), choice];
  if (value === 'still') return [made([...conditions, before]), choice, made([before, ...inverted])];
  const each = value === 'both' ? conditions.flatMap(ofEachValue) : [];
  return each.length > 1 ? [made(each), choice] : [choice];
}

/** 'A or B' as two conditions. */
function ofEachValue(condition: Condition): readonly Condition[] {
  if ('names' in condition) return condition.names.map((name) => ({ ...condition, names: [name] }));
  if (condition.kind === 'either' && !condition.not) return condition.of;
  if (condition.kind === 'label') return condition.labels.map((label) => ({ ...condition, labels: [label] }));
  return [condition];
}

function distinct(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice.parts), choice])).values()];
}
