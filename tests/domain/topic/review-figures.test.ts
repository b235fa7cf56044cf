import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeChange,
  figureLines,
  figurePeers,
  figuresAmong,
  ownPeers,
  reviewFigures,
} from '../../../src/domain/topic/review-figures';
import type { Topic } from '../../../src/domain/topic/topic';
import { FIGURES } from '../../../src/domain/topic/figures';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';
import { entityId } from '../../../src/domain/shared/entity-id';

const topic = aTopic();
const OTHERS = [
  aTopic({ id: entityId('1'), growth: -0.1, driverCount: 12, sizing: { ...topic.sizing, average: 0.9 } }),
  aBareTopic(),
];
const peers = figurePeers([topic, ...OTHERS]);

describe('the figures of a topic in review', () => {
  it('are ranked among the topics that have them', () => {
    const rows = reviewFigures(topic, null, peers);
    expect(rows.map(({ figure, value, ranking }) => [figure, value, ranking?.rank, ranking?.total])).toEqual([
      ['growth', 0.246, 1, 2],
      ['sizing', 0.21, 2, 2],
      ['consumer', 0.26, 1, 2],
      ['industry', 0.18, 1, 2],
      ['society', 0.19, 1, 2],
      ['drivers', 9, 2, 2],
    ]);
  });

  it('have the scale of their kind', () => {
    expect([peers.growth.from, peers.growth.to]).toEqual([-0.1, 0.246]);
    expect([peers.sizing.from, peers.sizing.to]).toEqual([0, 1]);
    expect([peers.drivers.from, peers.drivers.to]).toEqual([0, 12]);
    expect(peers.growth.all).toHaveLength(3);
    expect(peers.growth.known).toEqual([0.246, -0.1]);
  });

  it('keep their rows where they are unknown', () => {
    const rows = reviewFigures(aBareTopic(), topic, peers);
    expect(rows).toHaveLength(6);
    expect(rows.every(({ value, ranking }) => value === null && ranking === null)).toBe(true);
    expect(rows.map(describeChange).join('')).toBe('');
  });

  it('say how they changed: percentage points, or a number of drivers', () => {
    const before = {
      ...topic,
      growth: 0.283,
      driverCount: 7,
      sizing: { ...topic.sizing, average: 0.07, consumer: null },
    };
    const changes = reviewFigures(topic, before, peers).map(describeChange);
    expect(changes).toEqual(['−3.7 points', '+14 points', '', '', '', '+2']);
  });

  it('have at most one decimal of growth and none of sizing, as the figure beside them', () => {
    const before = { ...topic, growth: 0.2074, sizing: { ...topic.sizing, average: 0.0712 } };
    const changes = reviewFigures(topic, before, peers).map(describeChange);
    expect(changes.slice(0, 2)).toEqual(['+3.9 points', '+14 points']);
  });

  it('say nothing of a change that rounds to 0', () => {
    const before = { ...topic, growth: 0.246_001 };
    expect(reviewFigures(topic, before, peers).map(describeChange)[0]).toBe('');
  });

  it('scale growth from 0 where all grow, and all sizing beyond 1 where one is larger', () => {
    const large = aTopic({ id: entityId('2'), growth: 0.1, sizing: { ...topic.sizing, average: 1.4 } });
    const scales = figurePeers([topic, large]);
    expect([scales.growth.from, scales.growth.to]).toEqual([0, 0.246]);
    expect([scales.sizing.from, scales.sizing.to]).toEqual([0, 1.4]);
    expect([scales.society.from, scales.society.to]).toEqual([0, 1.4]);
    const bare = figurePeers([aBareTopic()]);
    expect([bare.growth.from, bare.growth.to, bare.drivers.to, bare.sizing.to]).toEqual([0, 0, 0, 1]);
    expect([...scales.sizing.order]).toEqual([0.21, 1.4]);
  });

  it('are labelled, and know what they were only where that differs', () => {
    const rows = reviewFigures(topic, { ...topic, growth: 0.2 }, peers);
    expect(rows.map(({ was }) => was)).toEqual([0.2, null, null, null, null, null]);
    expect(rows.map(({ figure }) => FIGURES[figure].label)).toEqual([
      'Growth',
      'Average sizing',
      'Consumers',
      'Industry',
      'Society',
      'Impacting drivers',
    ]);
    expect(rows[0]?.peers).toBe(peers.growth);
  });

  it('say a loss of drivers with its sign', () => {
    const [, , , , , drivers] = reviewFigures(topic, { ...topic, driverCount: 12 }, peers).map(describeChange);
    expect(drivers).toBe('−3');
  });
});

describe('placing the figures of a topic among the topics of the project', () => {
  it('counts only those who carry the figure', () => {
    const own = aTopic({ growth: 0.2 });
    const peers = [own, ...topics(3, (index) => ({ growth: index * 0.1 })), aBareTopic()];
    const { growth } = figuresAmong(own, peers);
    // 0, 0.1 and 0.2 beside its own 0.2: equal values share a place.
    expect(growth.ranking).toMatchObject({ rank: 1, total: 4, ties: 1 });
    expect(growth.peers.known).toHaveLength(4);
  });

  it('has neither a place nor a strip for a figure that is not known', () => {
    const own = aBareTopic();
    const { sizing, society, growth, drivers } = figuresAmong(own, [own, ...topics(5)]);
    for (const figure of [sizing, society, growth, drivers]) {
      expect(figure.value).toBeNull();
      expect(figure.ranking).toBeNull();
    }
  });

  it('has no rank while the peers are not loaded, or where no other topic has the figure', () => {
    const own = aTopic();
    expect(figuresAmong(own, []).sizing).toMatchObject({ value: 0.21, ranking: null, peers: { known: [] } });
    const alone = figuresAmong(own, [own, ...topics(4, () => ({ sizing: UNKNOWN_SIZING }))]);
    expect(alone.sizing.ranking).toBeNull();
  });

  it('counts a card whose row is fresher than the one in the list only once', () => {
    const own = aTopic({ growth: 0.9 });
    const { growth } = figuresAmong(own, [aTopic({ growth: 0.1 }), ...topics(2, () => ({ growth: 0.5 }))]);
    expect(growth.ranking).toMatchObject({ rank: 1, total: 3, ties: 0 });
    expect(growth.peers.known.toSorted((one, other) => one - other)).toEqual([0.5, 0.5, 0.9]);
  });

  it('agrees with its ticks: as many are larger as the rank says', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 2 }), (values) => {
        const peers = topics(values.length, (index) => ({ growth: values[index] ?? null }));
        for (const peer of peers) {
          const { growth } = figuresAmong(peer, peers);
          if (growth.ranking === null || growth.value === null) continue;
          const { value } = growth;
          expect(growth.peers.known.filter((tick) => tick > value)).toHaveLength(growth.ranking.rank - 1);
          expect(growth.peers.known).toHaveLength(growth.ranking.total);
        }
      }),
    );
  });
});

describe('the lines of a topic', () => {
  const own = (value: number | undefined) => (value === undefined ? {} : { own: { 'Budget (k€)': value } });
  const peersOf = (topics: readonly Topic[]) => ({ ours: figurePeers(topics), theirs: ownPeers(topics) });

  it('are the figures that the project has, then those of the file, with their places and changes', () => {
    const topics = [0.3, 12_000, undefined].map((value, index) => ({
      ...aTopic({ id: entityId(String(index + 1)), growth: 0.1, driverCount: null }),
      sizing: UNKNOWN_SIZING,
      ...own(value),
    }));
    const [first, second, third] = topics;
    const { ours, theirs } = peersOf(topics);
    const linesOf = (topic: Topic, before: Topic | null) =>
      figureLines(reviewFigures(topic, before, ours), topic, before, theirs);
    expect(linesOf(first!, { ...first!, ...own(0.1) }).map(({ label, text, change }) => [label, text, change])).toEqual(
      [
        ['Growth', '+10 %', ''],
        ['Budget (k€)', '0.3', '+0.2'],
      ],
    );
    expect(linesOf(second!, null)[1]).toMatchObject({ text: '12,000', ranking: { rank: 1, total: 2 } });
    expect(linesOf(third!, null)[1]).toMatchObject({ text: '–', ranking: null });
  });
});
