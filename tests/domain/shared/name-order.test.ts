import { expect, it } from 'vitest';
import { byName } from '../../../src/domain/shared/fold';

const sorted = (names: readonly string[]) => byName(names.map((name) => ({ name }))).map(({ name }) => name);

it('sorts names by number value, without regard to case and accents', () => {
  const names = ['Topic 10', 'topic 9', 'Éclair', 'eclairs', 'Zebra', 'apple'];
  expect(sorted(names)).toEqual(['apple', 'Éclair', 'eclairs', 'topic 9', 'Topic 10', 'Zebra']);
});

it('keeps the order of equal names', () => {
  expect(sorted(['resume', 'Résumé', 'RESUME', '007', '7'])).toEqual(['007', '7', 'resume', 'Résumé', 'RESUME']);
});
