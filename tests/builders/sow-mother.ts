import { entityId } from '../../src/domain/shared/entity-id';
import type { Sow } from '../../src/domain/workspace/sow';

/** A project with everything that is optional left out. */
export function aSow(overrides: Partial<Sow> = {}): Sow {
  return {
    id: entityId('1'),
    name: 'Consumer Goods 2035',
    loadDate: '2026-09-30',
    newDiscoveries: [],
    experiments: [],
    reneAI: null,
    ...overrides,
  };
}
