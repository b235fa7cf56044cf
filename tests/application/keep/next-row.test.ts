import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journalText, readJournal, type JournalEntry } from '../../../src/application/keep/journal';
import { recordKey, storedRow, type StoredRow } from '../../../src/application/keep/kept-record';
import { changeOf, nextRow, textOfRow, type WriteKind } from '../../../src/application/keep/next-row';
import type { RecordKindName } from '../../../src/application/keep/record-kinds';
import { bothTexts } from '../../../src/domain/shared/both-texts';
import { MAYA } from './kept-browser';

const KINDS = ['write', 'replay', 'replace', 'merge'] as const satisfies readonly WriteKind[];
const time = (second: number): string => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();
const row = (second: number, value: unknown, form = 1): StoredRow => ({ at: time(second), form, value });

function entry(record: StoredRow | null, parts: Partial<JournalEntry> & { kind?: RecordKindName } = {}): JournalEntry {
  const { kind = 'stars', ...others } = parts;
  return { key: recordKey(MAYA, kind, 'a'), record, at: record?.at ?? time(5), replaces: null, ...others };
}

describe('what is stored of a record that is written', () => {
  it.each(KINDS)('is the record where nothing, or something damaged, is stored: %s', (how) => {
    const record = row(5, { a: 1 });
    for (const stored of [undefined, null, 'x', { at: 1, form: 1, value: 1 }])
      expect(nextRow(entry(record), stored, how)).toBe(record);
    expect(nextRow(entry(null), undefined, how)).toBeNull();
  });

  // By how it is written: whether it takes the place of one that is earlier, of the same moment, later, later than now.
  it.each<[WriteKind, boolean, boolean, boolean, boolean]>([
    ['write', true, true, false, true],
    ['replay', true, true, false, false],
    ['replace', true, true, true, true],
    ['merge', true, false, false, false],
  ])('%s: takes the place by its time', (how, earlier, same, later, ofWrongClock) => {
    const takes = (stored: StoredRow): readonly [unknown, unknown] => [
      nextRow(entry(row(5, 'new')), stored, how, time(8))?.value,
      nextRow(entry(null), stored, how, time(8)),
    ];
    const expected = (is: boolean) => (is ? ['new', null] : [undefined, undefined]);
    expect(takes(row(4, 'old'))).toEqual(expected(earlier));
    expect(takes(row(5, 'old'))).toEqual(expected(same));
    expect(takes(row(6, 'old'))).toEqual(expected(later));
    expect(takes(row(8, 'old'))).toEqual(expected(later));
    expect(takes(row(9, 'old'))).toEqual(expected(ofWrongClock));
  });

  it('has the later of both times, so that no date goes back', () => {
    expect(nextRow(entry(row(5, 'new')), row(9, 'old'), 'replace')?.at).toBe(time(9));
    expect(nextRow(entry(row(9, 'new')), row(5, 'old'), 'replace')?.at).toBe(time(9));
  });

  it('keeps the fields and the form of a newer version, and no fields of an older value', () => {
    const stored = { ...row(4, { text: 'old', words: 'of next year' }, 2), further: 1 };
    expect(nextRow(entry(row(5, { text: 'new' })), stored)).toEqual({
      ...row(5, { text: 'new', words: 'of next year' }, 2),
      further: 1,
    });
    expect(nextRow(entry(row(5, { text: 'new' }, 2)), row(4, { text: 'old', words: 'old' }, 2))).toEqual(
      row(5, { text: 'new' }, 2),
    );
    expect(nextRow(entry(row(5, { text: 'new' }, 2)), row(4, { text: 'old' }, 1))?.form).toBe(2);
    // A value that is a list or a word has no fields.
    for (const value of [['a'], 'a', null])
      expect(nextRow(entry(row(5, value)), row(4, { b: 1 }, 2))?.value).toBe(value);
    expect(nextRow(entry(row(5, { a: 1 })), row(4, ['b'], 2))?.value).toEqual({ a: 1 });
  });

  it('has both texts where another tab has written meanwhile, in a kind that keeps both, and else the new one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.constantFrom('notes', 'stars'),
        fc.string({ maxLength: 4 }),
        fc.string({ maxLength: 4 }),
        fc.boolean(),
        (how, kind, before, text, isKnown) => {
          const written = entry(row(5, { text }), { kind, replaces: isKnown ? before : null });
          const next = nextRow(written, row(4, { text: before }), how);
          const areBoth = kind === 'notes' && !isKnown && (how === 'write' || how === 'replay');
          expect(next && textOfRow(next)).toBe(areBoth ? bothTexts(before, text) : text);
        },
      ),
    );
  });

  it('has both texts also where the other was written later; a text beside none is the one that is there', () => {
    const written = entry(row(5, { text: 'mine', colour: 1 }), { kind: 'notes' });
    const next = nextRow(written, row(7, { text: 'theirs' }), 'replay', time(8));
    expect(next).toEqual(row(7, { text: bothTexts('theirs', 'mine'), colour: 1 }));
    expect(nextRow(written, row(4, { text: 3 }))?.value).toEqual({ text: 'mine', colour: 1 });
    expect(nextRow(entry(row(5, { text: 3 }), { kind: 'notes' }), row(4, { text: 'theirs' }))?.value).toEqual({
      text: 3,
    });
    const same = { text: 'same' };
    expect(nextRow(entry(row(5, same), { kind: 'notes' }), row(4, { text: 'same' }))?.value).toBe(same);
  });

  it('is the change of the storage', () => {
    const { key, next } = changeOf(entry(row(5, 'new')), 'merge');
    expect([key, next(row(6, 'old')), next(row(4, 'old'))]).toEqual([
      entry(null).key,
      undefined,
      expect.objectContaining({ value: 'new' }),
    ]);
  });
});

describe('a journal', () => {
  const ENTRY = entry(row(5, { text: 'a' }), { kind: 'notes', replaces: 'b' });

  it('is read as it was written, and is empty without entries', () => {
    const removal = entry(null);
    expect(readJournal(journalText([ENTRY, removal]))).toEqual([ENTRY, removal]);
    expect([journalText([]), readJournal('')]).toEqual(['', []]);
  });

  it('has nothing of what is in a waiting write beside its entry', () => {
    const waiting = { ...ENTRY, how: 'write', cancel: () => {} };
    expect(JSON.parse(journalText([waiting]))).toEqual([ENTRY]);
  });

  it.each<[string, unknown]>([
    ['no entry', 'x'],
    ['null', null],
    ['no key', { ...ENTRY, key: 'abcde' }],
    ['a short key', { ...ENTRY, key: ENTRY.key.slice(1) }],
    ['a long key', { ...ENTRY, key: [...ENTRY.key, 'x'] }],
    ['a key with a number', { ...ENTRY, key: [...ENTRY.key.slice(0, 4), 1] }],
    ['a damaged record', { ...ENTRY, record: { at: 1 } }],
    ['no time', { ...ENTRY, at: 5 }],
    ['a number that it replaces', { ...ENTRY, replaces: 5 }],
  ])('is read without an entry that has %s', (_what, damaged) => {
    expect(readJournal(JSON.stringify([damaged, ENTRY]))).toEqual([ENTRY]);
    expect(readJournal(JSON.stringify(damaged))).toEqual([]);
  });
});

describe('a stored row', () => {
  it.each<[unknown, boolean]>([
    [{ at: time(1), form: 1, value: null }, true],
    [{ at: time(1), form: 1, value: undefined }, true],
    [{ at: time(1), form: 1 }, false],
    [{ at: 1, form: 1, value: 1 }, false],
    [{ at: time(1), form: '1', value: 1 }, false],
    [null, false],
    ['x', false],
    [undefined, false],
  ])('%o is one: %s', (stored, is) => expect(storedRow(stored)).toBe(is ? stored : null));
});
