import type { TopicId } from '../shared/entity-id';
import type { DayFigures } from '../topic/day-figures';
import { UNDECIDED, type TopicStatus } from '../topic/topic-status';

/** A decision on one topic, as it was kept or written into the file of a team. */
export interface DatedDecision {
  readonly status: TopicStatus;
  /** ISO 8601, by the clock of the one who decided; null: from before decisions had a date. */
  readonly at: string | null;
  /** null: they were not kept. */
  readonly figures: DayFigures | null;
  /** One line; null: none was given. */
  readonly reason: string | null;
  /** The status stayed, and was decided again. */
  readonly isConfirmed: boolean;
  /** It is no decision: it takes the confirmation before it back. */
  readonly takesBack?: true;
  /** When it is to be decided again, see `textOfConditions`; null: that was not set. */
  readonly condition: string | null;
  /** The team's file says that, or that there is none: it counts before what this browser keeps, and may be of another computer. */
  readonly isConditionShared?: true;
  /** Whether the topic was missing in the data when it was confirmed. */
  readonly isGone: boolean;
  /** It came with the data: the user has not made it in this product. */
  readonly cameWithData?: true;
}

/** A decision on a topic, whose name is that of its last entry that has one. */
export interface KeptDecision extends DatedDecision {
  readonly topicId: TopicId;
  /** The project that it was made in: several may share the place of their statuses. */
  readonly sow: string;
  readonly at: string;
  /** '': it was forgotten at a log-out. */
  readonly name: string;
}

/** Milliseconds in which going back to the status before takes a decision back, as Undo does; later it is a decision. */
const TAKEN_BACK = 10 * 60 * 1000;

const earliest = ({ at }: DatedDecision): string => at ?? '';

/**
 * The decisions on one topic that count, oldest first: without those that were taken back at once, and with one that was
 * written in two places as one.
 * @param entries in any order
 */
export function decisionHistory(entries: readonly DatedDecision[]): readonly DatedDecision[] {
  const inOrder = entries.toSorted((one, other) => (earliest(one) < earliest(other) ? -1 : 1));
  const history: DatedDecision[] = [];
  for (const entry of inOrder) {
    const last = history.at(-1);
    if (entry.takesBack === true) {
      if (last?.isConfirmed === true) history.pop();
    } else if (entry.status === (last?.status ?? UNDECIDED)) {
      if (last === undefined) continue;
      const isFurther = entry.isConfirmed && !(last.isConfirmed && isSoon(last, entry));
      if (isFurther) history.push(entry);
      else history[history.length - 1] = unitedEntries(last, entry);
    } else if (isTakenBack(history, entry)) history.pop();
    else history.push(entry);
  }
  return history;
}

function isTakenBack(history: readonly DatedDecision[], { status, at }: DatedDecision): boolean {
  const last = history.at(-1);
  return (
    last !== undefined && !last.isConfirmed && status === (history.at(-2)?.status ?? UNDECIDED) && isSoon(last, { at })
  );
}

/** The same decision in two places: the earlier one, with what only the other one has. */
function unitedEntries(one: DatedDecision, other: DatedDecision): DatedDecision {
  const shared = [other, one].find(({ isConditionShared }) => isConditionShared === true);
  return {
    ...one,
    figures: one.figures ?? (isSoon(one, other) ? other.figures : null),
    reason: other.reason ?? one.reason,
    condition: shared === undefined ? (other.condition ?? one.condition) : shared.condition,
    ...(shared !== undefined && { isConditionShared: true }),
    isGone: one.isGone || other.isGone,
  };
}

function isSoon({ at: one }: Pick<DatedDecision, 'at'>, { at: other }: Pick<DatedDecision, 'at'>): boolean {
  return one !== null && other !== null && Math.abs(Date.parse(other) - Date.parse(one)) <= TAKEN_BACK;
}

/**
 * What stands of a history beside the status that the topic has now: the user may have decided it where nothing is kept.
 * @param since when the status was stored, where that is known
 * @returns null: nothing is decided
 */
export function whatStands(
  history: readonly DatedDecision[],
  status: TopicStatus | null,
  since: string | null,
): DatedDecision | null {
  const last = history.at(-1) ?? null;
  if (status === null || status === UNDECIDED) return null;
  if (last?.status === status) return last;
  return {
    status,
    at: since,
    figures: null,
    reason: null,
    isConfirmed: false,
    condition: null,
    isGone: false,
  };
}
