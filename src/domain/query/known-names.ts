import type { KnownNames } from './checks';
import type { QueryFacts } from './query-facts';

/** The names that a query may hold, as far as the facts have them: platforms are not among them. */
export function namesOfFacts({ topics, trends, shiftOf }: QueryFacts): KnownNames {
  const shifts = [...topics.map(shiftOf), ...trends.map(({ shiftName }) => shiftName)];
  return {
    topic: new Set(topics.map(({ name }) => name)),
    trend: new Set(trends.map(({ name }) => name)),
    shift: new Set(shifts.filter((name) => name !== null)),
    label: new Set([...topics, ...trends].flatMap(({ sizing }) => sizing.averageLabel ?? [])),
  };
}
