import { entityId } from '../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../src/domain/topic/quadrant';
import type { CarouselItem } from '../../src/domain/workspace/carousel-item';

type Face = Partial<Pick<CarouselItem, 'name' | 'imageUrl' | 'quadrant'>>;

/** The card of aTopic(). */
export function aTopicItem(id = '1203', face: Face = {}): CarouselItem {
  return { type: 'Topic', id: entityId(id), name: 'Seaweed films', imageUrl: null, quadrant: QUADRANTS[3], ...face };
}

/** The card of aTrend(). */
export function aTrendItem(id = '102', face: Face = {}): CarouselItem {
  const name = 'Next packaging materials';
  return { type: 'Trend', id: entityId(id), name, imageUrl: null, quadrant: QUADRANTS[3], ...face };
}

/** As many trends as a carousel is asked to show. */
export function trendItems(count: number): readonly CarouselItem[] {
  return Array.from({ length: count }, (_, index) => aTrendItem(String(1000 + index), { name: `Trend ${index + 1}` }));
}
