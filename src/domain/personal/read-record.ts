import { flashcardTargetOf } from '../topic/flashcard-target';
import { VERDICTS, type LibraryKind, type LibraryRecords } from './library-record';
import { targetKey } from '../topic/flashcard-target';
import type { VisitedTopic } from '../topic/topic-snapshot';

type Fields = Readonly<Record<string, unknown>>;

const TEXTS_OF_VIEW = ['name', 'address', 'createdAt'] as const;
const FIGURES = ['quadrant', 'growth', 'averageSizing', 'drivers', 'status'] as const;

/** What a record of each kind has beside its id and its time. */
const HAS_FORM: { readonly [Kind in LibraryKind]: (record: Fields) => boolean } = {
  notes: (record) => isOfTarget(record) && typeof record['text'] === 'string',
  stars: isOfTarget,
  recents: isOfTarget,
  views: (record) => TEXTS_OF_VIEW.every((field) => typeof record[field] === 'string'),
  visits: ({ id, topics }) => (id === 'seen' || id === 'latest') && Array.isArray(topics) && topics.every(isSnapshot),
  presence: ({ id }) => id === 'presence',
  drafts: ({ title }) => typeof title === 'string',
  conclusions: ({ verdict, text }) => VERDICTS.some((each) => each === verdict) && typeof text === 'string',
  insights: ({ isRead, isStarred }) => typeof isRead === 'boolean' && typeof isStarred === 'boolean',
};

/**
 * A record of the personal library as it was stored. Anything may have been stored: by another version of the product, or
 * by a fault of the disk.
 * @returns null: it is damaged
 */
export function readLibraryRecord<Kind extends LibraryKind>(
  kind: Kind,
  value: unknown,
  id: string,
): LibraryRecords[Kind] | null {
  if (!isFields(value)) return null;
  const { changedAt } = value;
  const isSound = value['id'] === id && typeof changedAt === 'string' && !Number.isNaN(Date.parse(changedAt));
  return isSound && HAS_FORM[kind](value) ? (value as unknown as LibraryRecords[Kind]) : null;
}

function isOfTarget({ id, target }: Fields): boolean {
  const read = flashcardTargetOf(target);
  return read !== null && targetKey(read) === id;
}

function isSnapshot(value: unknown): value is VisitedTopic {
  if (!isFields(value) || typeof value['id'] !== 'string') return false;
  return FIGURES.every((field) => value[field] === null || typeof value[field] === 'number');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
