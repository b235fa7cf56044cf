import { seededRandom } from '../../src/domain/shared/seeded-random';
import type { ChartItem } from '../../src/application/charts/items/chart-item';
import { entityId } from '../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf } from '../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../src/domain/topic/signal';

/** A topic of a chart, of which everything is known. */
export function aChartItem(overrides: Partial<ChartItem> = {}): ChartItem {
  return {
    type: 'topic',
    id: entityId('1203'),
    name: 'Seaweed films',
    quadrant: quadrantOf(3),
    growth: 0.246,
    sizing: { average: 0.21, averageLabel: 'Niche', consumer: 0.26, industry: 0.18, society: 0.19 },
    driverCount: 9,
    trendId: entityId('102'),
    trendName: 'Next packaging materials',
    shiftName: 'Circular materials',
    status: 2,
    topicCount: null,
    isNew: false,
    isGone: false,
    ...overrides,
  };
}

/** One that cannot be placed: the data says neither how it grows nor how large it is. */
export function anUnplacedItem(overrides: Partial<ChartItem> = {}): ChartItem {
  return aChartItem({ growth: null, sizing: UNKNOWN_SIZING, ...overrides });
}

/** An item at a place of the plane. */
export function anItemAt(x: number, y: number, overrides: Partial<ChartItem> = {}): ChartItem {
  return aChartItem({ growth: y, sizing: { ...UNKNOWN_SIZING, average: x }, ...overrides });
}

/** Items spread over the plane, always the same ones for the same number. */
export function scatteredItems(
  count: number,
  each: (index: number) => Partial<ChartItem> = () => ({}),
): readonly ChartItem[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [random(), random()];
    return anItemAt(x, y * 0.6 - 0.15, {
      id: entityId(5000 + index),
      name: `Topic ${index + 1} of the plane`,
      quadrant: quadrantOf(QUADRANT_CODES[(x > 0.5 ? 0 : 2) + (y > 0.5 ? 0 : 1)] ?? null),
      driverCount: Math.floor(random() ** 3 * 40),
      ...each(index),
    });
  });
}
