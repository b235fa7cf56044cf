import type { Condition } from '../query';
import type { AskPart } from '../part';
import type { Outcome } from './grammar';
import type { Lattice } from './lattice';
import type { ReadWords } from './read-words';

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

/** Some words that a rule reads. */
export interface Read extends ReadWords {
  readonly start: number;
}

export function rangesInOrder(ranges: readonly TokenRange[]): readonly TokenRange[] {
  return ranges.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}

/** null: it is not clear, is of a share, or has another part. */
export function onlyCondition({ parts, choices, isBase }: Piece): Condition | null {
  const [part] = parts;
  return parts.length === 1 && part?.kind === 'condition' && choices === null && isBase !== true
    ? part.condition
    : null;
}

const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'versus', 'comma']);
export const NO_JOINTS: ReadonlySet<string> = new Set();

/** The same from one place to another. */
export function jointsIn(lattice: Lattice, start: number, end: number): ReadonlySet<string> {
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
