import { expect, it } from 'vitest';
import { quadrantOf, UNCLASSIFIED, type Quadrant } from '../../../../src/domain/topic/quadrant';
import { offMapWords } from '../../../../src/ui/charts/map/draw/off-map-words';
import { anUnplacedItem } from '../../../builders/chart-item-mother';

it('what is not on the map says how many of it no corner counts', () => {
  const words = (...quadrants: readonly Quadrant[]) =>
    offMapWords(
      quadrants.map((quadrant) => anUnplacedItem({ quadrant })),
      null,
    );
  expect(words(quadrantOf(4), quadrantOf(4), quadrantOf(2), UNCLASSIFIED)).toBe('Not on the map: 4 (1 unclassified)');
  expect(words(quadrantOf(4), quadrantOf(2))).toBe('Not on the map: 2');
  // Of data without quadrants, that is nothing of these alone.
  expect(words(UNCLASSIFIED, UNCLASSIFIED)).toBe('Not on the map: 2');
});
