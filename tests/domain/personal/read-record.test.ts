import { describe, expect, it } from 'vitest';
import {
  LIBRARY_KINDS,
  newestRecordsFirst,
  type LibraryKind,
  type LibraryRecords,
} from '../../../src/domain/personal/library-record';
import { readLibraryRecord } from '../../../src/domain/personal/read-record';
import { targetKey } from '../../../src/domain/topic/flashcard-target';
import { topicSnapshot } from '../../../src/domain/topic/topic-snapshot';
import { A_TOPIC, A_TREND, aDraft, aNote, aView } from '../../builders/library-mother';
import { aBareTopic, aTopic } from '../../builders/topic-mother';

const changedAt = '2026-11-20T09:00:00.000Z';
const note = aNote('A thought');
const snapshots = [aTopic(), aBareTopic()].map((topic) => topicSnapshot(topic));

const SOUND: { readonly [Kind in LibraryKind]: LibraryRecords[Kind] } = {
  notes: note,
  stars: { id: note.id, target: note.target, changedAt },
  recents: { id: targetKey(A_TREND), target: A_TREND, changedAt },
  views: aView(),
  visits: { id: 'seen', topics: snapshots, changedAt },
  presence: { id: 'presence', changedAt },
  drafts: aDraft(),
  conclusions: { id: 'Platform', verdict: 'Hold', text: '', changedAt },
  insights: { id: 'A title', isRead: true, isStarred: false, changedAt },
};

const read = (kind: LibraryKind, value: unknown, id: string) => readLibraryRecord(kind, value, id);

/** What a record of the kind must not be, by the field that is wrong. */
const WRONG: { readonly [Kind in LibraryKind]: readonly object[] } = {
  notes: [{ text: 4 }, { target: null }, { target: A_TREND }],
  stars: [{ target: 'topic' }, { target: A_TREND }],
  recents: [{ target: undefined }, { target: A_TOPIC }],
  views: [{ name: 1 }, { address: null }, { createdAt: undefined }],
  visits: [
    { topics: null },
    { topics: [...snapshots, null] },
    { topics: [{ ...snapshots[0], id: 1203 }, snapshots[1]] },
    { topics: ['text'] },
    ...['quadrant', 'growth', 'averageSizing', 'drivers', 'status'].flatMap((field) =>
      ['1', undefined].map((wrong) => ({ topics: [snapshots[1], { ...snapshots[0], [field]: wrong }] })),
    ),
  ],
  presence: [],
  drafts: [{ title: null }],
  conclusions: [{ verdict: 'Maybe' }, { verdict: '' }, { text: null }],
  insights: [{ isRead: 'yes' }, { isStarred: 1 }],
};

describe.each(LIBRARY_KINDS)('a stored record of %s', (kind) => {
  const sound = SOUND[kind];

  it('is read as it was stored', () => expect(read(kind, sound, sound.id)).toEqual(sound));

  it('is damaged where one of its fields is', () => {
    for (const wrong of WRONG[kind])
      expect([wrong, read(kind, { ...sound, ...wrong }, sound.id)]).toEqual([wrong, null]);
  });

  it('is damaged without a time, and under another id', () => {
    for (const time of ['soon', '', 5, null]) expect(read(kind, { ...sound, changedAt: time }, sound.id)).toBeNull();
    expect(read(kind, sound, 'other')).toBeNull();
    expect(read(kind, { ...sound, id: 'other' }, sound.id)).toBeNull();
  });

  it.each([null, undefined, 'text', 3])('is damaged where it is %j', (value) => {
    expect(read(kind, value, sound.id)).toBeNull();
  });
});

describe('a record with an id that its kind does not have', () => {
  it.each(['visits', 'presence'] as const)('is damaged: %s', (kind) => {
    expect(read(kind, { ...SOUND[kind], id: 'other' }, 'other')).toBeNull();
  });

  it('may be of the current visit as well', () => {
    const latest = { ...SOUND.visits, id: 'latest' };
    expect(read('visits', latest, 'latest')).toEqual(latest);
  });
});

describe('records by their time', () => {
  it('have the newest first, and equal ones in the order in which they came', () => {
    const at = (id: string, day: number) => ({ id, changedAt: `2026-11-${day}T09:00:00.000Z` });
    const records = [at('a', 12), at('b', 14), at('c', 12), at('d', 13), at('e', 14)];
    expect(newestRecordsFirst(records).map(({ id }) => id)).toEqual(['b', 'e', 'd', 'a', 'c']);
    expect(newestRecordsFirst(records.toReversed()).map(({ id }) => id)).toEqual(['e', 'b', 'd', 'c', 'a']);
  });
});
