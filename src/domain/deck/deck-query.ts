import { parseEntityId, type TopicId } from '../shared/entity-id';
import type { AddressParameters } from '../shared/address-parameters';

/** What an address says of a deck: `topic=1&topic=2`, and the name of a workshop. */
export interface DeckAddress {
  readonly ids: readonly TopicId[];
  /** null: the name of the project is the title. */
  readonly title: string | null;
}

const LONGEST_TITLE = 120;

export function deckFromQuery(query: AddressParameters): DeckAddress {
  const ids = query.flatMap(([name, value]) => (name === 'topic' ? (parseEntityId<'topic'>(value) ?? []) : []));
  const title = query.find(([name]) => name === 'title')?.[1].trim() ?? '';
  return { ids: [...new Set(ids)], title: title === '' ? null : title.slice(0, LONGEST_TITLE) };
}
