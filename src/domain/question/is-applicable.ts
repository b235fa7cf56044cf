import type { Condition, Query } from './query';

const OF_TOPICS: ReadonlySet<Condition['kind']> = new Set([
  'status',
  'topic',
  'platform',
  'publisher',
  'funding',
  'raised',
]);
const OF_STARTUPS: ReadonlySet<Condition['kind']> = new Set(['product']);
const TOPIC_FIGURES: ReadonlySet<string> = new Set(['sources', 'publishers', 'startups']);

/** Trends have no status, sources and start-ups; only start-ups have products. */
export function isApplicable(condition: Condition, subject: Query['subject']): boolean {
  if (OF_STARTUPS.has(condition.kind)) return subject === 'startups';
  if (subject !== 'trends') return true;
  return !OF_TOPICS.has(condition.kind) && !('figure' in condition && TOPIC_FIGURES.has(condition.figure));
}
