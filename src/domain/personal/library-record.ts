import type { FlashcardTarget, TargetKey } from '../topic/flashcard-target';
import { type SowId } from '../shared/entity-id';
import type { VisitedTopic } from '../topic/topic-snapshot';

/** What every record of the personal library has. */
interface LibraryRecord {
  /** Unique among the records of its kind in one project. */
  readonly id: string;
  /** ISO 8601 in UTC with milliseconds, so that texts compare as times. Of two copies the newer wins. */
  readonly changedAt: string;
}

interface TargetRecord extends LibraryRecord {
  readonly id: TargetKey;
  readonly target: FlashcardTarget;
}

/** A personal note on a topic or trend. Plain text. */
export interface Note extends TargetRecord {
  readonly text: string;
}

/** A favourite topic or trend; changedAt is when it was starred. */
export type Star = TargetRecord;

/** A card that was opened; changedAt is when it was opened last. */
export type Recent = TargetRecord;

/** A view of the explorer, or a pinned question of the assistant, under a name. */
export interface SavedView extends LibraryRecord {
  readonly name: string;
  /** Path and query within the product, such as `/explore/1/topic-map?status=3`. */
  readonly address: string;
  readonly createdAt: string;
}

/**
 * What the project held at a time. `seen`: at the end of the last visit, which changes are computed against.
 * `latest`: in the current visit; it becomes `seen` when this visit ends.
 */
export interface VisitSnapshot extends LibraryRecord {
  readonly id: 'seen' | 'latest';
  readonly topics: readonly VisitedTopic[];
}

/** When the user was last here. */
interface Presence extends LibraryRecord {
  readonly id: 'presence';
}

/** A draft of a brief; its content is read by the brief alone. */
export interface BriefDraft extends LibraryRecord {
  readonly title: string;
  readonly content: unknown;
}

export const VERDICTS = ['Pursue', 'Hold', 'Leave'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the user concludes of a platform. The id is its name, which is all that the data has of it. Plain text. */
export interface Conclusion extends LibraryRecord {
  readonly verdict: Verdict;
  readonly text: string;
}

/** What the user has done with a weekly insight. The id is its title, which is all that the data has of it. */
export interface InsightMark extends LibraryRecord {
  readonly isRead: boolean;
  readonly isStarred: boolean;
}

/** The records of each kind. */
export interface LibraryRecords {
  readonly notes: Note;
  readonly stars: Star;
  readonly views: SavedView;
  readonly recents: Recent;
  readonly visits: VisitSnapshot;
  readonly presence: Presence;
  readonly drafts: BriefDraft;
  readonly conclusions: Conclusion;
  readonly insights: InsightMark;
}

export type LibraryKind = keyof LibraryRecords;

/** The personal records of one user in one project. */
export type ProjectLibrary = { readonly [Kind in LibraryKind]: readonly LibraryRecords[Kind][] };

/** Those of one user in all projects. */
export type UserLibrary = ReadonlyMap<SowId, ProjectLibrary>;

export const EMPTY_LIBRARY: ProjectLibrary = {
  notes: [],
  stars: [],
  views: [],
  recents: [],
  visits: [],
  presence: [],
  drafts: [],
  conclusions: [],
  insights: [],
};

export const LIBRARY_KINDS = Object.keys(EMPTY_LIBRARY) as readonly LibraryKind[];

export function isLibraryKind(kind: string): kind is LibraryKind {
  return Object.hasOwn(EMPTY_LIBRARY, kind);
}

/** The library with this record added, or in the place of the one with its id. */
export function withRecord<Kind extends LibraryKind>(
  library: ProjectLibrary,
  kind: Kind,
  record: LibraryRecords[Kind],
): ProjectLibrary {
  const others: readonly LibraryRecords[LibraryKind][] = withoutRecord(library, kind, record.id)[kind];
  return { ...library, [kind]: [...others, record] };
}

export function withoutRecord(library: ProjectLibrary, kind: LibraryKind, id: string): ProjectLibrary {
  const records: readonly LibraryRecords[LibraryKind][] = library[kind];
  return { ...library, [kind]: records.filter((record) => record.id !== id) };
}

/** Sorts by the time of the last change; the order of equal times stays. */
export function newestRecordsFirst<Item extends { readonly changedAt: string }>(
  records: readonly Item[],
): readonly Item[] {
  return [...records].sort((one, other) => {
    if (one.changedAt === other.changedAt) return 0;
    return one.changedAt < other.changedAt ? 1 : -1;
  });
}
