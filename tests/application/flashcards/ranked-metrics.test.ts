import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankMetrics } from '../../../src/application/flashcards/ranked-metrics';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/sizing';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';

describe('placing the figures of a topic among the topics of the project', () => {
  it('counts only those who carry the figure', () => {
    const own = aTopic({ growth: 0.2 });
    const peers = [own, ...topics(3, (index) => ({ growth: index * 0.1 })), aBareTopic()];
    const { growth } = rankMetrics(own, peers);
    // 0, 0.1 and 0.2 beside its own 0.2: equal values share a place.
    expect(growth.ranking).toMatchObject({ rank: 1, total: 4, ties: 1 });
    expect(growth.peers).toHaveLength(4);
  });

  it('has neither a place nor a strip for a figure that is not known', () => {
    const own = aBareTopic();
    const { sizing, society, growth, drivers } = rankMetrics(own, [own, ...topics(5)]);
    for (const figure of [sizing, society, growth, drivers]) {
      expect(figure.value).toBeNull();
      expect(figure.ranking).toBeNull();
    }
  });

  it('has no rank while the peers are not loaded, or where no other topic has the figure', () => {
    const own = aTopic();
    expect(rankMetrics(own, []).sizing).toEqual({ value: 0.21, ranking: null, peers: [] });
    const alone = rankMetrics(own, [own, ...topics(4, () => ({ sizing: UNKNOWN_SIZING }))]);
    expect(alone.sizing.ranking).toBeNull();
  });

  it('counts a card whose row is fresher than the one in the list only once', () => {
    const own = aTopic({ growth: 0.9 });
    const { growth } = rankMetrics(own, [aTopic({ growth: 0.1 }), ...topics(2, () => ({ growth: 0.5 }))]);
    expect(growth.ranking).toMatchObject({ rank: 1, total: 3, ties: 0 });
    expect(growth.peers.toSorted((one, other) => one - other)).toEqual([0.5, 0.5, 0.9]);
  });

  it('agrees with its ticks: as many are larger as the rank says', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 2 }), (values) => {
        const peers = topics(values.length, (index) => ({ growth: values[index] ?? null }));
        for (const peer of peers) {
          const { growth } = rankMetrics(peer, peers);
          if (growth.ranking === null || growth.value === null) continue;
          const { value } = growth;
          expect(growth.peers.filter((tick) => tick > value)).toHaveLength(growth.ranking.rank - 1);
          expect(growth.peers).toHaveLength(growth.ranking.total);
        }
      }),
    );
  });
});
