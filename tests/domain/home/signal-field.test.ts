import { describe, expect, it } from 'vitest';
import { signalField } from '../../../src/domain/home/signal-field';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import { aBareTopic, aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';

const NONE = { topics: [], trends: [] };

describe('the small map of the home page', () => {
  it('leaves out what lacks one of the two figures, but counts it', () => {
    const topics = [
      aTopic({ id: entityId('1'), quadrant: QUADRANTS[1] }),
      aBareTopic({ quadrant: QUADRANTS[1] }),
      aTopic({ id: entityId('7'), growth: null }),
      aTopic({ id: entityId('8'), quadrant: UNCLASSIFIED }),
    ];
    const field = signalField({ topics, trends: [] }, NONE);
    expect(field?.items.map(({ id }) => id)).toEqual(['1', '8']);
    expect([...(field?.counts ?? [])]).toEqual([
      ['strong_signal', 2],
      ['potential_disruptor', 1],
      ['default', 1],
    ]);
  });

  it('shows the trends where no topic has both figures', () => {
    const field = signalField({ topics: [aBareTopic()], trends: [aTrend()] }, NONE);
    expect(field?.items).toHaveLength(1);
    expect([...(field?.counts ?? [])]).toEqual([['potential_disruptor', 1]]);
  });

  it('is not there when nothing can be placed', () => {
    expect(signalField({ topics: [aBareTopic()], trends: [] }, NONE)).toBeNull();
  });

  it('knows where the same items were before', () => {
    const [now, then] = [aTopic({ id: entityId('1'), growth: 0.3 }), aTopic({ id: entityId('1'), growth: 0.1 })];
    const gone = aTopic({ id: entityId('2') });
    const field = signalField({ topics: [now], trends: [] }, { topics: [then, gone], trends: [] });
    expect(field?.before.map(({ id, growth }) => [id, growth])).toEqual([['1', 0.1]]);
  });
});
