import { readBriefContent } from '../../domain/brief/brief-content';
import { type ProjectLibrary, targetKey } from '../../domain/library/library-record';
import { NOTHING_OWN, type OwnFacts } from '../../domain/query/query-facts';

/** What queries ask of the personal library. @param records null: not loaded */
export function ownFacts(records: ProjectLibrary | null): OwnFacts {
  if (records === null) return NOTHING_OWN;
  const topics = records.drafts.flatMap(({ content }) => readBriefContent(content).topics);
  return {
    ...NOTHING_OWN,
    notes: new Map(records.notes.map(({ id, text }) => [id, text])),
    stars: new Set(records.stars.map(({ id }) => id)),
    briefs: new Set(topics.map((id) => targetKey({ type: 'topic', id }))),
  };
}
