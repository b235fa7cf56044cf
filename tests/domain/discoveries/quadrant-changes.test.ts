import { describe, expect, it } from 'vitest';
import { quadrantChanges } from '../../../src/domain/discoveries/movement-map';
import { quadrantOf } from '../../../src/domain/topic/quadrant';

const inQuadrants = (...codes: readonly (1 | 2 | 3 | 4)[]) => codes.map((code) => ({ quadrant: quadrantOf(code) }));

describe('the counts of the quadrants', () => {
  it('are those of now, with the net change', () => {
    const changes = quadrantChanges(inQuadrants(3, 3, 3, 3), inQuadrants(1, 1, 3, 4));
    expect(changes.map(({ code, count, net }) => [code, count, net])).toEqual([
      [1, 2, 2],
      [2, 0, 0],
      [3, 1, -3],
      [4, 1, 1],
    ]);
  });
});
