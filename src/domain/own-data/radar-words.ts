import type { RingMove } from '../topic/topic';
import { normalisedName } from './normalised-name';
import { meanings, wordsOfName } from './words-of';

// From the inside: English; German.
const RINGS: readonly string[] = [
  'adopt, use, scale, standard, core, invest, now; einsetzen, nutzen, skalieren',
  'trial, pilot, try, test, next; erproben, pilotieren, testen',
  'assess, explore, evaluate, investigate, watch, monitor, later; bewerten, pruefen, prufen, beobachten',
  'hold, retire, avoid, stop, phase out, deprecate, deprecated, caution; zuruckhalten, zurueckhalten, ablosen, abloesen, vermeiden',
];

const RANKS = meanings(RINGS.map((words, rank) => [words, rank]));

/** The usual meaning of a ring, from 0, the innermost; null: another name. */
export function rankOfRing(name: string): number | null {
  return RANKS.get(normalisedName(name)) ?? null;
}

/**
 * Names of rings from the inside: those that the file lists, then the others by their own numbers, as '2 - Trial', or their usual
 * meaning; where not all have one, in the order in which they first appear.
 */
export function inRingOrder(found: readonly string[], listed: readonly string[]): readonly string[] {
  const areNumbered = found.every((name) => /^\d/.test(name));
  const areKnown = found.every((name) => rankOfRing(name) !== null);
  const rankOf = (name: string): number =>
    areNumbered ? Number.parseInt(name, 10) : areKnown ? (rankOfRing(name) ?? 0) : 0;
  const others = found.filter((name) => !listed.includes(name)).toSorted((a, b) => rankOf(a) - rankOf(b));
  return [...new Set([...listed, ...others])];
}

// English; German.
const MOVES: Readonly<Record<RingMove | 'none', string>> = {
  new: '2, new; neu',
  in: '1, in, up, moved in, promoted; aufgestiegen, nach innen',
  out: '-1, out, down, moved out, demoted; abgestiegen, nach aussen',
  none: '0, no change, unchanged, none, same, default; unverandert, unveraendert, keine',
};

const MOVE_OF = new Map(
  Object.entries(MOVES).flatMap(([move, words]) =>
    wordsOfName(words).map((word) => [keyOf(word), move as RingMove | 'none'] as const),
  ),
);

/** Reads the movement of a radar's entry; null: another word. */
export function readMove(text: string): RingMove | 'none' | null {
  return MOVE_OF.get(keyOf(text)) ?? null;
}

// Also what spreadsheet programs of other languages write.
const YES = new Set(wordsOfName('true, yes, y, 1, x, new; ja, j, neu, wahr; vrai, verdadero, vero, waar'));

/** Whether a cell of a column such as 'isNew' says so. */
export function saysYes(text: string): boolean {
  return YES.has(normalisedName(text));
}

/** The sign of a number counts. */
function keyOf(text: string): string {
  const trimmed = text.trim().replace(/[−–]/g, '-');
  return /^[+-]?\d+$/.test(trimmed) ? String(Number(trimmed)) : normalisedName(trimmed);
}
