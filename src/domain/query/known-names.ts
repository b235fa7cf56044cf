import { ownLabelsOf } from '../topic/own-values';
import type { KnownNames } from './query-fields';
import type { QueryFacts } from './query-facts';
import { shiftNames } from './row';

/** The names that a query may hold, as far as the facts have them: platforms and classes of sources are not among them. */
export function namesOfFacts(facts: QueryFacts): KnownNames {
  const { topics, trends } = facts;
  return {
    topic: new Set(topics.map(({ name }) => name)),
    trend: new Set(trends.map(({ name }) => name)),
    shift: new Set(shiftNames(facts)),
    ownLabel: new Set(topics.flatMap(ownLabelsOf)),
    label: new Set([...topics, ...trends].flatMap(({ sizing }) => sizing.averageLabel ?? [])),
  };
}
