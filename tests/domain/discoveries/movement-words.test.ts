import { describe, expect, it } from 'vitest';
import { movementSheet } from '../../../src/domain/discoveries/movement-sheet';
import { movementSentences, newTrendsWords } from '../../../src/domain/discoveries/movement-words';
import { formatChange } from '../../../src/domain/topic/figures';
import { quadrantChanges } from '../../../src/domain/discoveries/quadrant-changes';
import { whatMoved } from '../../../src/domain/discoveries/what-moved';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/sizing';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const topic = (id: number, overrides: Partial<Topic> = {}): Topic =>
  aTopic({
    id: entityId(String(id)),
    name: `Topic ${id}`,
    quadrant: quadrantOf(3),
    growth: 0.1,
    sizing: { ...UNKNOWN_SIZING, average: 0.2 },
    status: 0,
    ...overrides,
  });
const sized = (average: number) => ({ ...UNKNOWN_SIZING, average });
const labelOf = (code: 1 | 2 | 3 | 4): string => quadrantOf(code).label;

const previous = [topic(1), topic(2), topic(3), topic(4)];
const now = [
  topic(1, { quadrant: quadrantOf(1), growth: 0.05, sizing: sized(0.5) }),
  topic(2, { quadrant: quadrantOf(1), growth: 0.2, sizing: sized(0.6) }),
  topic(3, { growth: 0.02 }),
  topic(5, { quadrant: quadrantOf(4), growth: null }),
];
const moved = whatMoved(previous, now);

describe('what stands out among the topics that moved', () => {
  it('is where most went, and which way growth and sizing went', () => {
    expect(movementSentences(moved, labelOf)).toEqual([
      'Two topics moved to Strong Signal.',
      'Growth fell for 2 of the 3 that moved, and average sizing rose for 2.',
    ]);
  });

  it('is said of a single one', () => {
    const one = whatMoved([topic(1)], [topic(1, { quadrant: quadrantOf(4), growth: null })]);
    expect(movementSentences(one, labelOf)).toEqual(['One topic moved to Uncertain Signal.']);
    const slower = whatMoved([topic(1)], [topic(1, { growth: 0.05 })]);
    expect(movementSentences(slower, labelOf)).toEqual(['Growth fell.']);
    const both = whatMoved([topic(1)], [topic(1, { growth: 0.05, sizing: sized(0.3) })]);
    expect(movementSentences(both, labelOf)).toEqual(['Growth fell and average sizing rose.']);
    const larger = whatMoved([topic(1)], [topic(1, { sizing: sized(0.3) })]);
    expect(movementSentences(larger, labelOf)).toEqual(['Average sizing rose.']);
  });

  it('is nothing where nothing moved', () => {
    expect(movementSentences(whatMoved(previous, previous), labelOf)).toEqual([]);
  });

  it('has words for differences and new trends', () => {
    expect([0.097, -0.0825, 0.00001, null].map((difference) => formatChange('growth', difference))).toEqual([
      '+9.7',
      '−8.25',
      '',
      '',
    ]);
    expect([newTrendsWords(null), newTrendsWords(moved)]).toEqual([null, 'and 1 trend']);
  });
});

describe('the counts of the quadrants', () => {
  it('are those of now, with the net change', () => {
    expect(quadrantChanges(previous, now).map(({ code, count, net }) => [code, count, net])).toEqual([
      [1, 2, 2],
      [2, 0, 0],
      [3, 1, -3],
      [4, 1, 1],
    ]);
  });
});

describe('the exported movement', () => {
  it('has a row for what moved, is new and is gone, with unknown figures empty', () => {
    const words = { labelOf, statusOf: () => 'Monitor', growthName: null };
    const [head, ...rows] = movementSheet('Topic', moved, words);
    expect(head).toHaveLength(9);
    expect(rows).toEqual([
      ['Topic 2', 'moved', 'Potential Disruptor', 'Strong Signal', 10, 20, 20, 60, 'Monitor'],
      ['Topic 1', 'moved', 'Potential Disruptor', 'Strong Signal', 10, 5, 20, 50, 'Monitor'],
      ['Topic 3', 'moved', 'Potential Disruptor', 'Potential Disruptor', 10, 2, 20, 20, 'Monitor'],
      ['Topic 5', 'new', null, 'Uncertain Signal', null, null, null, 20, 'Monitor'],
      ['Topic 4', 'gone', 'Potential Disruptor', null, 10, null, 20, null, null],
    ]);
    expect(movementSheet('Trend', moved, words).every((row) => row.length === 8)).toBe(true);
  });
});
