import type { ProjectLibrary } from '../../domain/personal/library-record';
import { targetKey } from '../../domain/topic/flashcard-target';
import type { SowId } from '../../domain/shared/entity-id';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';
import type { LibraryFile } from '../../domain/personal/transfer/library-file';
import { readBriefContent } from '../../domain/personal/brief-content';
import { NOTHING_OWN, type OwnFacts } from '../../domain/query/query-facts';

/** The personal records of one user in one project. */
export interface LibraryScope extends DataOwner {
  readonly sowId: SowId;
}

export function isSameScope(one: LibraryScope | null, other: LibraryScope | null): boolean {
  return isSameOwner(one, other) && one?.sowId === other?.sowId;
}

/** Reads a file that a user imports. */
export interface LibraryFileReader {
  /** Rejects with a LibraryFileFault that says what is wrong with the file. */
  read(text: string): Promise<LibraryFile>;
}
export const LibraryFileReader = token<LibraryFileReader>('LibraryFileReader');

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
