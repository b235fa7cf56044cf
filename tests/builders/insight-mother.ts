import { entityId } from '../../src/domain/shared/entity-id';
import type { Insight } from '../../src/domain/workspace/insight';

/** An insight with a source, mapped to aTopic() and aTrend(). */
export function anInsight(overrides: Partial<Insight> = {}): Insight {
  return {
    title: 'Green claims now need proof',
    description: 'Since yesterday, a bottle may no longer call itself eco-friendly.',
    createdAt: '2026-09-28T06:00:00Z',
    sources: [{ title: 'OECD: consumer policy', url: 'https://www.oecd.org/consumer', faviconUrl: null }],
    predictions: [
      { type: 'Topic', id: entityId('1203'), name: 'Seaweed films' },
      { type: 'Trend', id: entityId('102'), name: 'Next packaging materials' },
    ],
    ...overrides,
  };
}
