import type { EntityId, SowId, TopicId } from '../shared/entity-id';
import type { TopicStatus } from '../topic/topic-status';

type MemberId = EntityId<'member'>;

/** What a member had decided when a decision of the team was recorded. */
export interface RecordedVote {
  readonly by: MemberId;
  readonly name: string;
  readonly status: TopicStatus;
  readonly reason: string | null;
  /** ISO 8601, by the clock of the member. */
  readonly at: string;
}

export interface RecordedTopic {
  readonly id: TopicId;
  readonly name: string;
  /** Of all who had decided; null: they were apart. */
  readonly status: TopicStatus | null;
  readonly votes: readonly RecordedVote[];
  readonly responsible: {
    readonly by: MemberId;
    readonly name: string;
    readonly task: string;
    /** 'YYYY-MM-DD' */
    readonly due: string | null;
  } | null;
  /** The figures of that day, as `day-figures.ts` reads them: of versions that write them. */
  readonly figures?: Readonly<Record<string, unknown>>;
}

/**
 * A decision of the team, as it was recorded: `decisions/{date}.json` in the folder, written by the one who leads the team,
 * signed, and never written again. A correction is a further one that names it.
 */
export interface RecordedDecision {
  /** Unique in the team: its time and its author. */
  readonly id: string;
  readonly team: string;
  readonly project: { readonly id: SowId; readonly name: string };
  readonly by: MemberId;
  readonly byName: string;
  /** ISO 8601, by the clock of its author. */
  readonly at: string;
  /** The id of the one that it corrects; null: none. */
  readonly corrects: string | null;
  readonly topics: readonly RecordedTopic[];
  /** The check sum of all else in it (SHA-256, hexadecimal): by this, members say what they have confirmed. */
  readonly sum: string;
}

/** That a member has seen a recorded decision and confirms that it is what was decided. */
export interface Confirmation {
  readonly decision: string;
  readonly sum: string;
  /** ISO 8601 */
  readonly at: string;
}

export function recordedId(at: string, by: MemberId): string {
  return `${at} ${by}`;
}

export function confirmationKey({ decision, sum }: Pick<Confirmation, 'decision' | 'sum'>): string {
  return `${decision} ${sum}`;
}

/** All confirmations of two copies of one record; the first list itself where the other one has nothing new. */
export function unitedConfirmations(
  one: readonly Confirmation[] | undefined,
  other: readonly Confirmation[] | undefined,
): readonly Confirmation[] | undefined {
  const known = new Set(one?.map(confirmationKey));
  const fresh = other?.filter((each) => !known.has(confirmationKey(each))) ?? [];
  if (fresh.length === 0) return one;
  return [...(one ?? []), ...fresh].toSorted((first, second) =>
    `${first.at} ${confirmationKey(first)}` < `${second.at} ${confirmationKey(second)}` ? -1 : 1,
  );
}
