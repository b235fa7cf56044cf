import type { DecisionRecord } from '../../domain/topic/decision-record';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';

/** Decisions that others have recorded for the open project, such as those of a team. Observed. */
export type DecisionRecords = () => readonly DecisionRecord[];
export const DecisionRecordSources = token<readonly DecisionRecords[]>('DecisionRecordSources');

/** Where it is written, beside the user's own records, that a status was decided again, and when it is to be. */
export interface DecidedAgainLog {
  /** The status stays, and was decided again. */
  readonly decideAgain: (topic: Topic) => void;
  readonly takeBack: (topic: Topic) => void;
  /** @param condition the text of the conditions, see `textOfConditions`; null: never by a condition */
  readonly setCondition: (topic: Topic, condition: string | null) => void;
}
export const DecidedAgainLogs = token<readonly DecidedAgainLog[]>('DecidedAgainLogs');

/** The reasons of a user's own decisions in a project, by topic. Rejects without a connection. */
export type ReasonsOf = (scope: DataOwner & { readonly sowId: SowId }) => Promise<ReadonlyMap<TopicId, string>>;
export const ReasonSources = token<readonly ReasonsOf[]>('ReasonSources');
