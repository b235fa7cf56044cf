import { describe, expect, it } from 'vitest';
import type { MappingViewModel } from '../../../src/application/own-data/mapping.view-model';
import { mappingSummary } from '../../../src/ui/own-data/mapping/mapping-summary';
import { counts } from '../../builders/own-data-mother';

describe('what a file would become', () => {
  it.each([
    [1, 1, 'It has no growth or no sizing and is not on the map.'],
    [3, 1, 'One has no growth or no sizing and is not on the map.'],
    [3, 2, '2 have no growth or no sizing and are not on the map.'],
    [3, 3, 'They have no growth or no sizing and are not on the map.'],
  ])('is said of %i topics, %i of them without a figure', (topics, withoutFigure, words) => {
    const preview = { counts: counts({ topics, withoutFigure }), rings: [] };
    const { notes } = mappingSummary({ preview } as unknown as MappingViewModel);
    expect(notes).toBe(words);
  });
});
