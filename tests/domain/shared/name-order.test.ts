import { describe, expect, it } from 'vitest';
import { NameOrder } from '../../../src/domain/shared/name-order';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const sorted = (names: readonly string[]) => {
  const order = new NameOrder();
  return [...names].sort(order.compare);
};

/** Repeatable, from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe('the order of names', () => {
  it('counts numbers by their value, and knows no capitals or accents', () => {
    expect(sorted(['Topic 10', 'topic 9', 'Éclair', 'eclairs', 'Zebra', 'apple'])).toEqual([
      'apple',
      'Éclair',
      'eclairs',
      'topic 9',
      'Topic 10',
      'Zebra',
    ]);
  });

  it('leaves equals where they were', () => {
    expect(sorted(['resume', 'Résumé', 'RESUME', '007', '7'])).toEqual(['007', '7', 'resume', 'Résumé', 'RESUME']);
  });

  it('is that of the collator of the platform, for whatever signs, digits and letters', () => {
    const random = randomFrom(7);
    const signs = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), 'é', 'Ö', 'ñ', 'å'];
    const few = [...'aA01 -é'];
    const text = (of: readonly string[]) =>
      Array.from({ length: Math.floor(random() * 7) }, () => of[Math.floor(random() * of.length)]).join('');
    const order = new NameOrder();
    for (let pair = 0; pair < 20_000; pair++) {
      // Of few signs, so that texts begin alike; of all signs, so that each is met.
      const of = pair % 2 === 0 ? signs : few;
      const [one, other] = [text(of), text(of)];
      expect([one, other, Math.sign(order.compare(one, other))]).toEqual([
        one,
        other,
        Math.sign(collator.compare(one, other)),
      ]);
    }
  });

  it('is that of the collator for other scripts and signs too, also beside plain names', () => {
    const names = [
      'Ж',
      'Øre',
      'ore',
      '日本',
      'oz',
      '“Quoted”',
      'quoted',
      '½ price',
      'Straße',
      'strasse',
      '9'.repeat(300),
    ];
    expect(sorted(names)).toEqual([...names].sort((one, other) => collator.compare(one, other)));
  });
});
