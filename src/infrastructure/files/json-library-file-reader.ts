import * as v from 'valibot';
import { LibraryFileFault, type LibraryFile } from '../../domain/personal/transfer/library-file';
import { isLibraryKind, LIBRARY_KINDS, VERDICTS } from '../../domain/personal/library-record';
import { type FlashcardTarget, targetKey } from '../../domain/topic/flashcard-target';
import { showableFigure } from '../../domain/shared/figures';
import { groupBy } from '../../domain/shared/lists';
import { parseQuadrantCode } from '../../domain/topic/quadrant';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { LibraryFileReader } from '../../application/personal/personal-library';
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
/** As the user wrote it, with its spaces. */
const written = v.pipe(
  v.string('is not a text'),
  v.check((value) => value.trim() !== '', 'is empty'),
);
const ofTarget = { target, changedAt: time };
/** The id is derived, so that a file cannot give two notes to one topic. */
const withKey = <Row extends { readonly target: FlashcardTarget }>(row: Row) => ({ ...row, id: targetKey(row.target) });

const topic = v.object({
  id: id<'topic'>(),
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
  notes: v.array(v.pipe(v.object({ ...ofTarget, text: written }), v.transform(withKey))),
  stars: v.array(v.pipe(v.object(ofTarget), v.transform(withKey))),
  recents: v.array(v.pipe(v.object(ofTarget), v.transform(withKey))),
  views: v.array(
    v.object({
      id: written,
      name: written,
      // Within the product: an address of another site would be opened with one click.
      address: v.pipe(v.string('is not a text'), v.regex(/^\/(?![/\\])/, 'is no address of the product')),
      createdAt: time,
      changedAt: time,
    }),
  ),
  visits: v.array(v.object({ id: v.picklist(['seen', 'latest']), changedAt: time, topics: v.array(topic) })),
  presence: v.array(v.object({ id: v.literal('presence'), changedAt: time })),
  drafts: v.array(v.object({ id: written, changedAt: time, title: v.string(), content: v.unknown() })),
  // Files of earlier versions have none.
  conclusions: v.optional(
    v.array(v.object({ id: written, changedAt: time, verdict: v.picklist(VERDICTS), text: v.string() })),
    [],
  ),
  insights: v.optional(
    v.array(v.object({ id: written, changedAt: time, isRead: v.boolean(), isStarred: v.boolean() })),
    [],
  ),
});

const statuses = v.object({
  workspace: v.string('is not a text'),
  statuses: v.array(
    v.object({ id: id<'topic'>(), status: v.custom<TopicStatus>(isTopicStatus, 'is no status'), changedAt: time }),
    'is not a list',
  ),
});

const VERSION = 3 as const;

const format = v.object({ format: v.literal('dm-library'), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const libraryFile = v.object({
  format: v.literal('dm-library'),
  version: v.pipe(
    v.picklist([1, 2, VERSION]),
    v.transform((): typeof VERSION => VERSION),
  ),
  exportedAt: time,
  organisationId: requiredText,
  // Files of the first version have neither.
  userId: v.optional(v.nullable(requiredText), null),
  workspaces: v.optional(v.array(statuses, 'is not a list'), []),
  projects: v.array(project, 'is not a list'),
  // Each part is read by its feature.
  parts: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** What the line of a full storage saves: application/keep/unsaved-file. */
const unsaved = v.object({
  format: v.literal('dm-records'),
  version: v.literal(1),
  savedAt: v.unknown(),
  organisationId: v.unknown(),
  records: v.array(
    v.looseObject({ project: v.string(), kind: v.string(), id: v.string(), at: v.string(), value: v.unknown() }),
  ),
});

const NO_LIBRARY = 'This is no file that was saved with ‘Save all of mine’.';
const NOT_WHOLE = 'This file is not whole: its end is missing, or it was changed. Use another copy of it.';
const LATER_VERSION = 'This file was saved by a later version of the product. Reload the page and try again.';
const DAMAGED = 'This file is damaged.';

/** How many faults of a file are named. */
const NAMED_FAULTS = 5;

/** @throws LibraryFileFault */
function readLibraryFile(text: string): LibraryFile {
  const raw = withoutRows(parse(text));
  if (!v.is(format, raw)) throw new LibraryFileFault('foreign', NO_LIBRARY);
  if (raw.version > VERSION) throw new LibraryFileFault('foreign', LATER_VERSION);
  if (namesPrototype(raw)) throw new LibraryFileFault('malformed', DAMAGED, ['a key is __proto__']);
  const result = v.safeParse(libraryFile, raw);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new LibraryFileFault('malformed', DAMAGED, faults.slice(0, NAMED_FAULTS));
}

/** A file of single records as a library, so that one schema reads both; anything else as it is. */
function withoutRows(raw: unknown): unknown {
  if (!v.is(unsaved, raw)) return raw;
  const { savedAt: exportedAt, organisationId, records } = raw;
  const statuses = records.filter(({ kind }) => kind === 'statuses');
  const others = records.filter(({ kind }) => isLibraryKind(kind));
  const workspaces = [...groupBy(statuses, ({ project: each }) => each)].map(([workspace, own]) => ({
    workspace,
    statuses: own.map(({ id: topicId, value, at }) => ({ id: topicId, status: value, changedAt: at })),
  }));
  const projects = [...groupBy(others, ({ project: each }) => each)].map(([sowId, own]) => {
    const lists = LIBRARY_KINDS.map((kind) => [kind, own.flatMap((each) => (each.kind === kind ? [each.value] : []))]);
    return { ...Object.fromEntries(lists), sowId };
  });
  const rows = records.filter(({ kind }) => kind !== 'statuses' && !isLibraryKind(kind));
  const parts = rows.length === 0 ? {} : { records: rows };
  return {
    format: 'dm-library',
    version: VERSION,
    exportedAt,
    organisationId,
    userId: null,
    workspaces,
    projects,
    parts,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isOurs = /^\s*\{\s*"format":\s*"dm-(?:library|records)"/.test(text);
    throw new LibraryFileFault('unreadable', isOurs ? NOT_WHOLE : NO_LIBRARY);
  }
}

/** No file of the product has such a key: it would change the prototype of what is made of the object. */
function namesPrototype(raw: unknown): boolean {
  const left = [raw];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return true;
    // One by one: a list may be longer than a call takes arguments.
    for (const each of Object.values(value)) left.push(each);
  }
  return false;
}

export const jsonLibraryFileReader: LibraryFileReader = { read: async (text) => readLibraryFile(text) };
