import { describe, expect, it } from 'vitest';
import { largestMovements, whatMoved } from '../../../src/domain/topic/what-moved';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const topic = (id: number, overrides: Partial<Topic> = {}): Topic =>
  aTopic({ id: entityId(String(id)), quadrant: quadrantOf(3), growth: 0.1, ...overrides });

describe('what has moved from the previous data to the current', () => {
  const previous = [topic(1), topic(2), topic(3), topic(4), topic(5), topic(6)];
  const now = [
    topic(1, { quadrant: quadrantOf(1), growth: 0.2 }),
    topic(2, { quadrant: quadrantOf(1), growth: 0.4 }),
    topic(3, { growth: 0.05 }),
    topic(4, { growth: 0.10001 }),
    topic(5, { driverCount: 9 }),
    topic(7),
  ];

  it('begins with the largest move; what looks the same has not moved', () => {
    const { movements, ...counts } = whatMoved(previous, now);
    expect(movements.map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect(counts).toMatchObject({ toAnotherQuadrant: 2 });
    const ids = [counts.added, counts.gone, counts.still].map((list) => list.map(({ id }) => id));
    expect(ids).toEqual([['7'], ['6'], ['4', '5']]);
  });

  it('has one largest move to each quadrant, and one within', () => {
    expect(largestMovements(whatMoved(previous, now)).map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('is nothing where both are the same', () => {
    expect(whatMoved(previous, previous)).toMatchObject({ movements: [], gone: [], added: [], toAnotherQuadrant: 0 });
  });
});
