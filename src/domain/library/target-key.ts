import type { FlashcardTarget } from '../flashcards/flashcard-target';
import { parseEntityId } from '../shared/entity-id';

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
