import type { SowId } from '../../shared/entity-id';
import {
  EMPTY_LIBRARY,
  LIBRARY_KINDS,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
  type UserLibrary,
} from '../library-record';

export interface MergeCounts {
  readonly added: number;
  readonly replaced: number;
  /** The own record is the same or newer, and stays. */
  readonly unchanged: number;
}

/** What an import would do, before it is applied. */
export interface LibraryMerge {
  readonly counts: Readonly<Record<LibraryKind, MergeCounts>>;
  /** Only what is to be written: the added and the replacing records. */
  readonly records: UserLibrary;
}

type AnyRecord = LibraryRecords[LibraryKind];

/** Merges imported records into the own ones: of two with one id, the newer wins. Nothing is removed. */
export function mergeLibraries(own: UserLibrary, imported: UserLibrary): LibraryMerge {
  const written = new Map<SowId, Record<LibraryKind, AnyRecord[]>>();
  const counts = perKind(() => ({ added: 0, replaced: 0, unchanged: 0 }));
  for (const [sow, library] of imported) {
    const records = perKind((): AnyRecord[] => []);
    for (const kind of LIBRARY_KINDS) {
      const before = new Map(recordsOf(own.get(sow) ?? EMPTY_LIBRARY, kind).map((record) => [record.id, record]));
      for (const record of newestOfEach(recordsOf(library, kind))) {
        const old = before.get(record.id);
        if (old !== undefined && old.changedAt >= record.changedAt) counts[kind].unchanged += 1;
        else {
          counts[kind][old === undefined ? 'added' : 'replaced'] += 1;
          records[kind].push(record);
        }
      }
    }
    if (LIBRARY_KINDS.some((kind) => records[kind].length > 0)) written.set(sow, records);
  }
  return { counts, records: written as ReadonlyMap<SowId, unknown> as UserLibrary };
}

function perKind<Value>(make: () => Value): Record<LibraryKind, Value> {
  return Object.fromEntries(LIBRARY_KINDS.map((kind) => [kind, make()])) as Record<LibraryKind, Value>;
}

function recordsOf(library: ProjectLibrary, kind: LibraryKind): readonly AnyRecord[] {
  return library[kind];
}

/** A file that was edited by a person may name one record twice. */
function newestOfEach(records: readonly AnyRecord[]): Iterable<AnyRecord> {
  const newest = new Map<string, AnyRecord>();
  for (const record of records) {
    const other = newest.get(record.id);
    if (other === undefined || other.changedAt < record.changedAt) newest.set(record.id, record);
  }
  return newest.values();
}
