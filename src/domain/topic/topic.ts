import type { TopicId, TrendId } from '../shared/entity-id';
import type { OwnValues } from './own-values';
import type { Signal } from './signal';
import type { TopicStatus } from './topic-status';
import { countOf, plural } from '../shared/figures';
import { inQuadrants } from './quadrant';

/** The trend that a topic belongs to. */
export interface TrendReference {
  readonly id: TrendId;
  readonly name: string;
  readonly shiftName: string | null;
}

/** The last change of a ring: added, towards the middle, or away from it. */
export const RING_MOVES = ['new', 'in', 'out'] as const;
export type RingMove = (typeof RING_MOVES)[number];

export interface Topic extends Signal {
  readonly id: TopicId;
  /** null: not trackable, so no picker is shown. */
  readonly status: TopicStatus | null;
  readonly trend: TrendReference | null;
  /** Where the technology radar of an own file places it. */
  readonly ring?: string;
  readonly ringMove?: RingMove;
  readonly own?: OwnValues;
}

export interface TopicSource {
  readonly title: string;
  readonly url: string | null;
  readonly internalClassification: string | null;
}

/** The curated sources of a topic and the date of their last review. */
export interface TopicSources {
  readonly sources: readonly TopicSource[];
  readonly lastUpdated: string | null;
}

/** Why a screen leaves topics out of its count. */
const REASONS = {
  status: ['it takes no status', 'they take no status'],
  place: ['its growth or sizing is unknown', 'their growth or sizing is unknown'],
  drivers: ['no driver acts on it', 'no driver acts on them'],
} as const;

/** '4 topics are left out: no driver acts on them.'; '' where a screen counts all. */
export function leftOutWords(count: number, reason: keyof typeof REASONS): string {
  return leftOut(count, reason, '');
}

/** '1 topic is left out (Uncertain Signal): it takes no status.', beside counts by quadrant, of which it is missing. */
export function leftOutOfQuadrants(topics: readonly Topic[], reason: keyof typeof REASONS): string {
  return leftOut(topics.length, reason, ` (${inQuadrants(topics.map(({ quadrant }) => quadrant))})`);
}

function leftOut(count: number, reason: keyof typeof REASONS, which: string): string {
  const [one, many] = REASONS[reason];
  const are = plural(count, 'is left out', 'are left out');
  return count === 0 ? '' : `${countOf(count, 'topic')} ${are}${which}: ${plural(count, one, many)}.`;
}
