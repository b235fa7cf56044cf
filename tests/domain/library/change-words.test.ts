import { describe, expect, it } from 'vitest';
import { changesByTopic, changesSince } from '../../../src/domain/library/changes-since';
import { changeWords } from '../../../src/domain/library/change-words';
import { topicSnapshot } from '../../../src/domain/library/topic-snapshot';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/sizing';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const before = aTopic({
  quadrant: quadrantOf(3),
  growth: 0.1,
  sizing: { ...UNKNOWN_SIZING, average: 0.2 },
  driverCount: 4,
});

function wordsFor(changes: Partial<Topic>): string | null {
  const now = { ...before, ...changes };
  const change = changesByTopic(changesSince({ topics: [topicSnapshot(before)] }, [now])).get(now.id);
  return change === undefined ? 'no change' : changeWords(change);
}

describe('what has changed about a topic since the last visit, in words', () => {
  it.each([
    [{}, 'no change'],
    [{ quadrant: quadrantOf(1), growth: 0.3 }, 'Potential Disruptor at your last visit, now Strong Signal'],
    [{ growth: 0.05 }, 'Since your visit: growth −5 points'],
    [
      { growth: 0.2, sizing: { ...UNKNOWN_SIZING, average: 0.25 }, driverCount: 3 },
      'Since your visit: growth +10 points, sizing +5 points, 1 driver fewer',
    ],
    [{ growth: null }, 'Since your visit: growth no longer known'],
    [{ growth: 0.100001 }, 'no change'],
  ] as const)('%j: %s', (changes, words) => {
    expect(wordsFor(changes)).toBe(words);
  });

  it('says that it is new, and nothing of what is gone', () => {
    const topic = topicSnapshot(before);
    expect([changeWords({ kind: 'new', topic }), changeWords({ kind: 'gone', topic })]).toEqual([
      'New since your visit',
      null,
    ]);
  });
});
