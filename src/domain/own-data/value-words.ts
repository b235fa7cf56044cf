import { normalisedName } from './normalised-name';
import { parseQuadrantCode, QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import { isTopicStatus, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../topic/topic-status';
import { CONSENSUS_LEVELS, consensusLevel, type ConsensusLevel } from '../topic/signal';
import type { RingMove } from '../topic/topic';

/** What each word means, by its normalised form, from lists such as 'low, weak; niedrig, gering'. */
function meanings<Meaning>(
  lists: readonly (readonly [words: string, meaning: Meaning])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    lists.flatMap(([words, meaning]) => wordsOfName(words).map((word) => [normalisedName(word), meaning])),
  );
}

/** The words of a list; a semicolon stands between languages. */
export function wordsOfName(list: string): readonly string[] {
  return list
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

// English; German.
const QUADRANT_NAMES: Readonly<Record<(typeof QUADRANTS)[QuadrantCode]['name'], string>> = {
  strong_signal: 'strong, strong signal; starkes signal, stark',
  mature_signal: 'mature, mature signal; reifes signal, reif',
  potential_disruptor:
    'disruptor, potential disruptor, disruptive; potenzieller disruptor, moeglicher disruptor, moglicher disruptor',
  uncertain_signal: 'uncertain, uncertain signal, weak signal, weak; unsicheres signal, unsicher, schwaches signal',
};

const CODES = meanings(
  QUADRANT_CODES.map((code) => [`${QUADRANTS[code].name}, ${QUADRANT_NAMES[QUADRANTS[code].name]}`, code]),
);

/** The quadrant by its name in English or German; null for other names, also for numbers. */
function readQuadrantName(name: string): QuadrantCode | null {
  return CODES.get(normalisedName(name)) ?? null;
}

/** By number 1 to 4 or by name. */
export function readQuadrant(text: string): QuadrantCode | null {
  return parseQuadrantCode(text) ?? readQuadrantName(text);
}

/** Not a decision of the user's: the topic has no status at all. */
export const NOT_TRACKABLE = -1;

// English; German.
const STATUS_NAMES: Readonly<Partial<Record<TopicStatus, string>>> = {
  0: 'undefined, undecided, open, new, none; offen, unentschieden, neu',
  1: 'analyze, analyse, analysing, assess, investigate, examine; analysieren, pruefen, prufen, untersuchen, bewerten, vertiefen',
  2: 'monitor, watch, observe, track, hold; beobachten, verfolgen',
  3: 'important, high priority, priority, act, adopt, invest; umsetzen, wichtig, handeln, hohe prioritaet, hohe prioritat',
  4: 'disregard, ignore, drop, discard, reject, rejected, kill, stop, no go; verwerfen, verworfen, ignorieren, ablehnen',
};

const STATUSES = meanings(
  TOPIC_STATUSES.map((status) => [`${topicStatusName(status)}, ${STATUS_NAMES[status] ?? ''}`, status]),
);

/** A status by number or by its name in English or German; -1: not trackable; null: another word. */
export function readStatusWord(text: string): TopicStatus | typeof NOT_TRACKABLE | null {
  const named = STATUSES.get(normalisedName(text));
  if (named !== undefined) return named;
  const code = text.trim() === '' ? Number.NaN : Number(text);
  return code === NOT_TRACKABLE || isTopicStatus(code) ? code : null;
}

// English; German.
const LEVEL_NAMES: Readonly<Record<ConsensusLevel, string>> = {
  1: 'low, weak, contested, disputed; niedrig, gering, schwach, umstritten',
  2: 'moderate, medium, mixed, partial; mittel, teilweise',
  3: 'high, strong, broad; hoch, stark, breit',
};

const LEVELS = meanings(CONSENSUS_LEVELS.map((level) => [LEVEL_NAMES[level], level]));

/** A level of consensus by its word in English or German; null: another word. */
export function readConsensus(word: string): ConsensusLevel | null {
  return consensusLevel(word) ?? LEVELS.get(normalisedName(word)) ?? null;
}

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
