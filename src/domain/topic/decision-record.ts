import type { TopicId } from '../shared/entity-id';
import type { DayFigures } from './day-figures';
import type { TopicStatus } from './topic-status';

/** What a member had said; of a decision without a team, what the user had. */
interface RecordedSaying {
  /** null: the user. */
  readonly name: string | null;
  readonly status: TopicStatus;
  readonly reason: string | null;
}

/** What was decided on one topic when a decision of the year was recorded. */
export interface RecordedOn {
  readonly id: TopicId;
  /** '': this browser has forgotten it at a log-out. */
  readonly name: string;
  /** null: the members disagreed, or it is hidden from the user. */
  readonly status: TopicStatus | null;
  /** Hidden from the user, who decides first. */
  readonly isHidden: boolean;
  readonly says: readonly RecordedSaying[];
  /** 'Anna, test it with two partners, by 2027-03-01'; null: none. */
  readonly responsible: string | null;
  /** null: they were not kept. */
  readonly figures: DayFigures | null;
}

/** The decision of the year: what was decided, as it was recorded. It is never changed; a correction is a further one. */
export interface DecisionRecord {
  /** Begins with its time, so that ids are in the order of time. */
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
  /** Who has recorded it; null: the user, without a team. */
  readonly by: string | null;
  /** The id of the one that it corrects; null: none. */
  readonly corrects: string | null;
  readonly topics: readonly RecordedOn[];
}

/** The newest of decisions, without those that another one corrects; null: there is none. */
export function standingDecision<Of extends Pick<DecisionRecord, 'id' | 'corrects'>>(
  decisions: readonly Of[],
): Of | null {
  const corrected = new Set(decisions.flatMap(({ corrects }) => corrects ?? []));
  return (
    decisions.filter(({ id }) => !corrected.has(id)).toSorted((one, other) => (one.id < other.id ? 1 : -1))[0] ?? null
  );
}
