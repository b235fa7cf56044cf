import * as v from 'valibot';
import { LibraryFileFault, type LibraryFile } from '../../domain/library/transfer/library-file';
import { VERDICTS, targetKey } from '../../domain/library/library-record';
import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { showableFigure } from '../../domain/shared/figures';
import { parseQuadrantCode } from '../../domain/topic/quadrant';
import { isTopicStatus } from '../../domain/topic/topic-status';
import type { LibraryFileReader } from '../../application/library/personal-library';
import { id, requiredText } from '../wire/fields';

const time = v.pipe(
  v.string('is not a time'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a time'),
  v.transform((text) => new Date(text).toISOString()),
);
const figure = v.nullable(
  v.pipe(
    v.number('is not a number'),
    v.finite('is not a finite number'),
    // A library is not refused for a figure that counts as unknown in its project.
    v.transform((value) => showableFigure(value)),
  ),
);

const target = v.pipe(
  v.object({ type: v.picklist(['topic', 'trend'], 'is neither topic nor trend'), id: id<'topic' & 'trend'>() }),
  v.transform((raw): FlashcardTarget => raw),
);
const ofTarget = { target, changedAt: time };
/** The id is derived, so that a file cannot give two notes to one topic. */
const withKey = <Row extends { readonly target: FlashcardTarget }>(row: Row) => ({ ...row, id: targetKey(row.target) });

const topic = v.object({
  id: id<'topic'>(),
  name: v.string('is not a text'),
  quadrant: v.pipe(v.unknown(), v.transform(parseQuadrantCode)),
  growth: figure,
  averageSizing: figure,
  drivers: figure,
  status: v.pipe(
    v.unknown(),
    v.transform((raw) => (isTopicStatus(raw) ? raw : null)),
  ),
});

const project = v.object({
  sowId: id<'sow'>(),
  notes: v.array(v.pipe(v.object({ ...ofTarget, text: requiredText }), v.transform(withKey))),
  stars: v.array(v.pipe(v.object(ofTarget), v.transform(withKey))),
  recents: v.array(v.pipe(v.object(ofTarget), v.transform(withKey))),
  views: v.array(
    v.object({
      id: requiredText,
      name: requiredText,
      // Within the product: an address of another site would be opened with one click.
      address: v.pipe(v.string('is not a text'), v.regex(/^\/(?![/\\])/, 'is no address of the product')),
      createdAt: time,
      changedAt: time,
    }),
  ),
  visits: v.array(v.object({ id: v.picklist(['seen', 'latest']), changedAt: time, topics: v.array(topic) })),
  presence: v.array(v.object({ id: v.literal('presence'), changedAt: time })),
  drafts: v.array(v.object({ id: requiredText, changedAt: time, title: v.string(), content: v.unknown() })),
  // Files of earlier versions have none.
  conclusions: v.optional(
    v.array(v.object({ id: requiredText, changedAt: time, verdict: v.picklist(VERDICTS), text: v.string() })),
    [],
  ),
  insights: v.optional(
    v.array(v.object({ id: requiredText, changedAt: time, isRead: v.boolean(), isStarred: v.boolean() })),
    [],
  ),
});

const format = v.object({ format: v.literal('dm-library') });
const header = v.object({ ...format.entries, version: v.literal(1) });
const libraryFile = v.object({
  ...header.entries,
  exportedAt: time,
  organisationId: requiredText,
  projects: v.array(project, 'is not a list'),
});

const NO_LIBRARY = 'This is no library file. Choose one that was saved with ‘Export as a file’.';
const OTHER_VERSION = 'This library was saved by another version of the product. Reload the page and try again.';

/** How many faults of a file are named. */
const NAMED_FAULTS = 5;

/** @throws LibraryFileFault */
function readLibraryFile(text: string): LibraryFile {
  const raw = parse(text);
  if (!v.is(header, raw)) {
    throw new LibraryFileFault('foreign', v.is(format, raw) ? OTHER_VERSION : NO_LIBRARY);
  }
  const result = v.safeParse(libraryFile, raw);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new LibraryFileFault('malformed', 'This library file is damaged.', faults.slice(0, NAMED_FAULTS));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LibraryFileFault('unreadable', NO_LIBRARY);
  }
}

export const jsonLibraryFileReader: LibraryFileReader = { read: async (text) => readLibraryFile(text) };
