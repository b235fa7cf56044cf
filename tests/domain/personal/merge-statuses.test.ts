import { describe, expect, it } from 'vitest';
import type { StatusRecord } from '../../../src/domain/personal/transfer/library-file';
import { mergeLibraries } from '../../../src/domain/personal/transfer/merge-libraries';
import { mergeStatuses } from '../../../src/domain/personal/transfer/merge-statuses';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aLibrary, aNote } from '../../builders/library-mother';

const of = (topic: number, status: TopicStatus, day: number): StatusRecord => ({
  id: entityId(topic),
  status,
  changedAt: `2026-11-${day}T09:00:00.000Z`,
});
const mine = (...statuses: readonly StatusRecord[]) => [{ workspace: 'mine', statuses }];

describe('merging the statuses of a file', () => {
  it('adds what is not decided, and lets the later of two decisions win', () => {
    const { counts, records } = mergeStatuses(mine(of(1, 2, 12)), mine(of(1, 3, 13), of(2, 4, 10)));
    expect(counts).toEqual({ added: 1, replaced: 1, unchanged: 0 });
    expect(records).toEqual(mine(of(1, 3, 13), of(2, 4, 10)));
  });

  it.each([
    ['an earlier one', of(1, 3, 11)],
    ['one of the same time', of(1, 3, 12)],
    ['a later one of the same status', of(1, 2, 13)],
  ])('writes nothing for %s', (_, record) => {
    const { counts, records } = mergeStatuses(mine(of(1, 2, 12)), mine(record));
    expect(counts).toEqual({ added: 0, replaced: 0, unchanged: 1 });
    expect(records).toEqual([]);
  });

  it('holds the workspaces apart, and has none without a change', () => {
    const file = [...mine(of(1, 2, 12)), { workspace: 'other', statuses: [of(1, 2, 12)] }];
    const { counts, records } = mergeStatuses(mine(of(1, 2, 12)), file);
    expect(counts).toEqual({ added: 1, replaced: 0, unchanged: 1 });
    expect(records.map(({ workspace }) => workspace)).toEqual(['other']);
  });

  it.each([
    [of(1, 2, 12), of(1, 3, 13)],
    [of(1, 3, 13), of(1, 2, 12)],
  ])('takes the later one of a topic that a file names twice, in any order', (one, other) => {
    const { counts, records } = mergeStatuses([], mine(one, other));
    expect(counts.added).toBe(1);
    expect(records).toEqual(mine(of(1, 3, 13)));
  });
});

describe('merging the records of a file', () => {
  it.each([false, true])('takes the later one of a record that it names twice, in any order: turned %s', (isTurned) => {
    const sow = entityId<'sow'>(1);
    const notes = [aNote('old', '2026-11-20T09:00:00.000Z'), aNote('new', '2026-11-21T09:00:00.000Z')];
    const library = aLibrary({ notes: isTurned ? notes.toReversed() : notes });
    const { counts, records } = mergeLibraries(new Map(), new Map([[sow, library]]));
    expect(counts.notes).toEqual({ added: 1, replaced: 0, unchanged: 0 });
    expect(records.get(sow)?.notes.map(({ text }) => text)).toEqual(['new']);
  });
});
