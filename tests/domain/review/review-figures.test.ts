import { describe, expect, it } from 'vitest';
import { describeChange, figurePeers, reviewFigures } from '../../../src/domain/review/review-figures';
import { FIGURES } from '../../../src/domain/topic/figures';
import { aBareTopic, aTopic } from '../../builders/topic-mother';
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

  it('say nothing of a change that rounds to 0', () => {
    const before = { ...topic, growth: 0.246_001 };
    expect(reviewFigures(topic, before, peers).map(describeChange)[0]).toBe('');
  });

  it('scale growth from 0 where all grow, and sizing beyond 1 where one is larger', () => {
    const large = aTopic({ id: entityId('2'), growth: 0.1, sizing: { ...topic.sizing, average: 1.4 } });
    const scales = figurePeers([topic, large]);
    expect([scales.growth.from, scales.growth.to]).toEqual([0, 0.246]);
    expect([scales.sizing.from, scales.sizing.to]).toEqual([0, 1.4]);
    expect([scales.society.from, scales.society.to]).toEqual([0, 1]);
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
