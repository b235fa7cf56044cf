import { entityId, parseEntityId, type TopicId, type TrendId } from '../shared/entity-id';
import type { AddressParameters } from '../shared/address-parameters';

/** The flashcard that an address opens: one topic or one trend (specification, section 4). */
export type FlashcardTarget =
  | { readonly type: 'topic'; readonly id: TopicId }
  | { readonly type: 'trend'; readonly id: TrendId };

const TOPIC_PARAMETER = 'topic_id';
const TREND_PARAMETER = 'trend_id';
const TAB_PARAMETER = 'card_tab';

/** Ids other than digits are ignored (specification, section 5). The topic wins where an address names both. */
export function flashcardTarget(query: AddressParameters): FlashcardTarget | null {
  const topic = digits(query, TOPIC_PARAMETER);
  if (topic !== undefined) return { type: 'topic', id: entityId(topic) };
  const trend = digits(query, TREND_PARAMETER);
  if (trend !== undefined) return { type: 'trend', id: entityId(trend) };
  return null;
}

/** The query with this flashcard open instead of any other. */
export function withFlashcard(query: AddressParameters, target: FlashcardTarget): AddressParameters {
  const parameter = target.type === 'topic' ? TOPIC_PARAMETER : TREND_PARAMETER;
  return [...withoutFlashcard(query), [parameter, target.id] as const];
}

export function withoutFlashcard(query: AddressParameters): AddressParameters {
  return query.filter(([name]) => ![TOPIC_PARAMETER, TREND_PARAMETER, TAB_PARAMETER].includes(name));
}

/** The tab of the card that an address opens; null: the first one. */
export function cardTab(query: AddressParameters): string | null {
  return query.find(([name]) => name === TAB_PARAMETER)?.[1] ?? null;
}

/** The query with this tab of its card open; null: the first one. */
export function withCardTab(query: AddressParameters, tab: string | null): AddressParameters {
  const others = query.filter(([name]) => name !== TAB_PARAMETER);
  return tab === null ? others : [...others, [TAB_PARAMETER, tab]];
}

export function sameTarget(one: FlashcardTarget | null, other: FlashcardTarget | null): boolean {
  return one?.type === other?.type && one?.id === other?.id;
}

/** @returns null: it names neither a topic nor a trend */
export function flashcardTargetOf(value: unknown): FlashcardTarget | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, id } = value as Partial<FlashcardTarget>;
  return (type === 'topic' || type === 'trend') && typeof id === 'string' ? (value as FlashcardTarget) : null;
}

function digits(query: AddressParameters, parameter: string): string | undefined {
  const value = query.find(([name]) => name === parameter)?.[1];
  return value !== undefined && /^\d+$/.test(value) ? value : undefined;
}

/** The ids of a usage event about a flashcard. */
export function flashcardIds(target: FlashcardTarget | null): { topic_id?: TopicId; trend_id?: TrendId } {
  if (target === null) return {};
  return target.type === 'topic' ? { topic_id: target.id } : { trend_id: target.id };
}

/** The id of a note, star or recent card: `topic:1203`, `trend:102`. */
export type TargetKey = `${FlashcardTarget['type']}:${string}`;

export function targetKey({ type, id }: FlashcardTarget): TargetKey {
  return `${type}:${id}`;
}

/** @returns null for anything but the key of a topic or trend */
export function parseTargetKey(key: string): FlashcardTarget | null {
  const colon = key.indexOf(':');
  const type = key.slice(0, colon);
  const id = parseEntityId<'topic' & 'trend'>(key.slice(colon + 1));
  return id !== undefined && (type === 'topic' || type === 'trend') ? { type, id } : null;
}
