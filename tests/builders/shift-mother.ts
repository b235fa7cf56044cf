import { entityId } from '../../src/domain/shared/entity-id';
import type { Shift } from '../../src/domain/workspace/carousel-item';
import { aTrendItem } from './carousel-item-mother';

export function aShift(overrides: Partial<Shift> = {}): Shift {
  return {
    id: entityId('1'),
    name: 'Circular materials',
    description: 'Packaging is being designed to come back.',
    trends: [aTrendItem()],
    ...overrides,
  };
}
