import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OwnIds } from '../../../../src/infrastructure/own-data/projects/own-ids';

const OWN = 'own-12345678';
/** Numbers, and words of which two may have the same number by chance. */
const raws = fc.uniqueArray(fc.oneof(fc.nat(30).map(String), fc.string({ minLength: 1, maxLength: 3 })), {
  maxLength: 30,
});

describe('the ids of the rows of an own project', () => {
  it('are one for each id of the file, the same in every newer file, whatever was added before', () => {
    fc.assert(
      fc.property(raws, raws, (first, further) => {
        const ids = new OwnIds(OWN, {});
        const before = new Map(first.map((raw) => [raw, ids.own(raw)]));
        expect(new Set(before.values()).size).toBe(before.size);
        const next = new OwnIds(OWN, ids.toNumbers());
        const after = new Map([...further, ...first].map((raw) => [raw, next.own(raw)]));
        expect(new Set(after.values()).size).toBe(after.size);
        for (const [raw, id] of before) expect([after.get(raw), next.original()(id)]).toEqual([id, raw]);
      }),
    );
  });

  it('of numbers are these numbers, where none has them already', () => {
    const ids = new OwnIds(OWN, { words: 7 });
    expect([ids.own('6'), ids.own('7'), ids.own('words')]).toEqual([
      '7123456780000006',
      '7123456780000008',
      '7123456780000007',
    ]);
  });
});
