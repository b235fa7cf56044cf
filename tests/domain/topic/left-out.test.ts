import { expect, it } from 'vitest';
import { aTopic } from '../../builders/topic-mother';
import fc from 'fast-check';
import { inQuadrants, QUADRANT_CODES, quadrantOf } from '../../../src/domain/topic/quadrant';
import { leftOutOfQuadrants, leftOutWords } from '../../../src/domain/topic/topic';

it('says why a screen counts fewer topics than the project has', () => {
  expect(leftOutWords(0, 'status')).toBe('');
  expect(leftOutWords(1, 'status')).toBe('1 topic is left out: it takes no status.');
  expect(leftOutWords(4, 'place')).toBe('4 topics are left out: their growth or sizing is unknown.');
});

it('says of which quadrants they are, beside counts by quadrant', () => {
  const of = (...codes: Parameters<typeof quadrantOf>) => codes.map((code) => aTopic({ quadrant: quadrantOf(code) }));
  expect(leftOutOfQuadrants([], 'status')).toBe('');
  expect(leftOutOfQuadrants(of(4), 'status')).toBe('1 topic is left out (Uncertain Signal): it takes no status.');
});

it('counts each quadrant once, so that the counts add up', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...QUADRANT_CODES, null), { minLength: 2, maxLength: 30 }), (codes) => {
      const words = inQuadrants(codes.map(quadrantOf));
      const counts = [...words.matchAll(/\d+/g)].map(([count]) => Number(count));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(codes.length);
      expect(counts).toHaveLength(new Set(codes).size);
    }),
  );
});
