import { UNDECIDED, type TopicStatus } from '../topic/topic-status';
import type { TeamRecord } from './team-record';

export const HIDDEN_WORDS = 'Hidden until you decide';

/**
 * Whether the decisions, reasons and comments of colleagues on a topic are hidden from a member: the team decides first, and
 * the member has not decided it. Every view, count, sentence, export and query reads this one rule, by way of `TeamStore`.
 * @param own null: the topic has no status, so that no one can decide it
 */
export function isHiddenFrom(own: TopicStatus | null, { decidesFirst }: Pick<TeamRecord, 'decidesFirst'>): boolean {
  return decidesFirst && own === UNDECIDED;
}
