import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeMetrics } from '../../../src/application/flashcards/placements';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/sizing';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';

describe('placing the figures of a topic among the topics of the project', () => {
  it('counts only those who carry the figure', () => {
    const own = aTopic({ growth: 0.2 });
    const peers = [own, ...topics(3, (index) => ({ growth: index * 0.1 })), aBareTopic()];
    const { growth } = placeMetrics(own, peers);
    // 0, 0.1 and 0.2 beside its own 0.2: equal values share a place.
    expect(growth.placement).toMatchObject({ rank: 1, of: 4, others: 1 });
    expect(growth.peers).toHaveLength(4);
  });

  it('has neither a place nor a strip for a figure that is not known', () => {
    const own = aBareTopic();
    const { sizing, growth, driverCount } = placeMetrics(own, [own, ...topics(5)]);
    for (const figure of [sizing.average, sizing.society, growth, driverCount]) {
      expect(figure.value).toBeNull();
      expect(figure.placement).toBeNull();
    }
  });

  it('has no place while the peers are not known, or where nobody else carries the figure', () => {
    const own = aTopic();
    expect(placeMetrics(own, []).sizing.average).toEqual({ value: 0.21, placement: null, peers: [] });
    const alone = placeMetrics(own, [own, ...topics(4, () => ({ sizing: UNKNOWN_SIZING }))]);
    expect(alone.sizing.average.placement).toBeNull();
  });

  it('counts a card whose row is fresher than the one in the list only once', () => {
    const own = aTopic({ growth: 0.9 });
    const { growth } = placeMetrics(own, [aTopic({ growth: 0.1 }), ...topics(2, () => ({ growth: 0.5 }))]);
    expect(growth.placement).toMatchObject({ rank: 1, of: 3, others: 0 });
    expect(growth.peers.toSorted((one, other) => one - other)).toEqual([0.5, 0.5, 0.9]);
  });

  it('agrees with its ticks: as many are larger as the rank says', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 2 }), (values) => {
        const peers = topics(values.length, (index) => ({ growth: values[index] ?? null }));
        for (const peer of peers) {
          const { growth } = placeMetrics(peer, peers);
          if (growth.placement === null || growth.value === null) continue;
          const { value } = growth;
          expect(growth.peers.filter((tick) => tick > value)).toHaveLength(growth.placement.rank - 1);
          expect(growth.peers).toHaveLength(growth.placement.of);
        }
      }),
    );
  });
});
