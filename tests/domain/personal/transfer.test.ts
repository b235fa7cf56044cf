import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withRecord,
  withoutRecord,
  type ProjectLibrary,
  type UserLibrary,
} from '../../../src/domain/personal/library-record';
import { parseTargetKey, targetKey } from '../../../src/domain/topic/flashcard-target';
import { mergeLibraries, type MergeCounts } from '../../../src/domain/personal/transfer/merge-libraries';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { A_TOPIC, A_TREND, aLibrary, aNote } from '../../builders/library-mother';

const ONE: SowId = entityId(1);
const user = (library: ProjectLibrary, sow = ONE): UserLibrary => new Map([[sow, library]]);

const note = fc
  .record({ id: fc.integer({ min: 1, max: 5 }), day: fc.integer({ min: 10, max: 14 }), text: fc.string() })
  .map(({ id, day, text }) => aNote(text, `2026-11-${day}T09:00:00.000Z`, { type: 'topic', id: entityId(id) }));
const library = fc.uniqueArray(note, { selector: ({ id }) => id }).map((notes) => user(aLibrary({ notes })));

function applied(own: UserLibrary, records: UserLibrary): ProjectLibrary {
  const notes = records.get(ONE)?.notes ?? [];
  return notes.reduce((result, each) => withRecord(result, 'notes', each), own.get(ONE) ?? aLibrary());
}

describe('merging an imported library', () => {
  it('lets the newer record win, and says what it would do', () => {
    const own = user(aLibrary({ notes: [aNote('own', '2026-11-20T09:00:00.000Z')] }));
    const file = user(
      aLibrary({ notes: [aNote('file', '2026-11-21T09:00:00.000Z'), aNote('trend', undefined, A_TREND)] }),
    );
    const { counts, records } = mergeLibraries(own, file);
    const expected: MergeCounts = { added: 1, replaced: 1, unchanged: 0 };
    expect(counts.notes).toEqual(expected);
    expect(records.get(ONE)?.notes.map(({ text }) => text)).toEqual(['file', 'trend']);
  });

  it('leaves the own record where it is newer, or as new', () => {
    const own = user(aLibrary({ notes: [aNote('own', '2026-11-21T09:00:00.000Z')] }));
    for (const day of [20, 21]) {
      const file = user(aLibrary({ notes: [aNote('file', `2026-11-${day}T09:00:00.000Z`)] }));
      const { counts, records } = mergeLibraries(own, file);
      expect(counts.notes).toEqual({ added: 0, replaced: 0, unchanged: 1 });
      expect(records.size).toBe(0);
    }
  });

  it('holds the projects apart', () => {
    const own = user(aLibrary({ notes: [aNote('own', '2026-11-22T09:00:00.000Z')] }));
    const { counts } = mergeLibraries(own, user(aLibrary({ notes: [aNote('file')] }), entityId(2)));
    expect(counts.notes).toEqual({ added: 1, replaced: 0, unchanged: 0 });
  });

  it('has nothing left to do once it is applied', () => {
    fc.assert(
      fc.property(library, library, (own, file) => {
        const merged = user(applied(own, mergeLibraries(own, file).records));
        expect(mergeLibraries(merged, file).records.size).toBe(0);
      }),
    );
  });

  it('counts every imported record once', () => {
    fc.assert(
      fc.property(library, library, (own, file) => {
        const { added, replaced, unchanged } = mergeLibraries(own, file).counts.notes;
        expect(added + replaced + unchanged).toBe(file.get(ONE)?.notes.length);
      }),
    );
  });
});

describe('a record of a library', () => {
  it('takes the place of the one with its id, and is removed by it', () => {
    const first = withRecord(aLibrary(), 'notes', aNote('first'));
    expect(withRecord(first, 'notes', aNote('second')).notes.map(({ text }) => text)).toEqual(['second']);
    expect(withoutRecord(first, 'notes', targetKey(A_TOPIC)).notes).toEqual([]);
    expect(withoutRecord(first, 'stars', targetKey(A_TOPIC)).notes).toHaveLength(1);
  });
});

describe('the key of a topic or trend', () => {
  it.each([A_TOPIC, A_TREND])('leads back to it: %o', (target) => {
    expect(parseTargetKey(targetKey(target))).toEqual(target);
  });

  it.each(['', 'topic', 'topic:', 'shift:1', ':1'])('"%s" is none', (key) => {
    expect(parseTargetKey(key)).toBeNull();
  });
});
