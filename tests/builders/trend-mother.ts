import { entityId } from '../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../src/domain/topic/quadrant';
import type { Trend } from '../../src/domain/trend/trend';

/** A trend of which everything is known; the one that aTopic() belongs to. */
export function aTrend(overrides: Partial<Trend> = {}): Trend {
  return {
    id: entityId('102'),
    sowId: entityId('1'),
    shiftName: 'Circular materials',
    name: 'Next packaging materials',
    description: 'A second generation of materials is leaving the laboratory.',
    imageUrl: null,
    quadrant: QUADRANTS[3],
    sizing: { average: 0.24, averageLabel: 'Niche', consumer: 0.2, industry: 0.3, society: 0.22 },
    consensus: { label: 'Low', iconUrl: null },
    growth: 0.198,
    driverCount: 9,
    ...overrides,
  };
}
