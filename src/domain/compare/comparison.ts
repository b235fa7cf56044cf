import { parseEntityId } from '../shared/entity-id';
import type { AddressParameters } from '../shared/address-parameters';
import type { SignalType } from '../topic/quadrant';
import type { Signal } from '../topic/signal';
import type { Topic } from '../topic/topic';

/** What is compared: topics or trends, each once, in the order of the columns. */
export interface Comparison {
  readonly type: SignalType;
  readonly ids: readonly string[];
}

/** A topic or a trend. */
export type ComparedSignal = Signal & Pick<Topic, 'own'> & { readonly id: string };

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

const PARAMETERS: Readonly<Record<SignalType, string>> = { topic: 'topic', trend: 'trend' };

/** Reads `topic=1&topic=2` or `trend=…`. Topics win where an address names both; more than four are left out. */
export function comparisonFromQuery(query: AddressParameters): Comparison {
  const idsOf = (type: SignalType): readonly string[] => [
    ...new Set(query.flatMap(([name, value]) => (name === PARAMETERS[type] ? (parseEntityId(value) ?? []) : []))),
  ];
  const topics = idsOf('topic');
  const type = topics.length === 0 && idsOf('trend').length > 0 ? 'trend' : 'topic';
  return { type, ids: (type === 'topic' ? topics : idsOf('trend')).slice(0, MOST_COMPARED) };
}

/** @param rest the other parameters of the address, such as an open flashcard */
export function comparisonToQuery({ type, ids }: Comparison, rest: AddressParameters = []): AddressParameters {
  const others = rest.filter(([name]) => name !== PARAMETERS.topic && name !== PARAMETERS.trend);
  return [...ids.map((id) => [PARAMETERS[type], id] as const), ...others];
}

/** May so many be compared? */
export function isComparable(count: number): boolean {
  return count >= FEWEST_COMPARED && count <= MOST_COMPARED;
}
