import { describe, expect, it } from 'vitest';
import { decisionColumns } from '../../../src/application/the-year/decision-columns';
import { aDatedDecision } from '../../builders/decision-mother';
import { someFigures, topics } from '../../builders/topic-mother';

const [MOVED, WITHOUT, UNDECIDED] = topics(3) as [
  ReturnType<typeof topics>[number],
  ReturnType<typeof topics>[number],
  ReturnType<typeof topics>[number],
];
const at = '2025-10-08T12:00:00.000Z';
const standing = [
  { topic: MOVED, decision: aDatedDecision({ at, figures: someFigures({ growth: 0.246, sizing: 0.4, quadrant: 3 }) }) },
  { topic: WITHOUT, decision: aDatedDecision({ at: null, figures: null }) },
].map(({ topic, decision }) => ({ id: topic.id, name: topic.name, topic, decision, history: [decision] }));
const byTopic = new Map(standing.map((each) => [each.id, each]));

describe('the columns of decisions', () => {
  it('say when and on what figures each was made, and nothing that is not known', () => {
    const columns = decisionColumns({ byTopic }, { ids: new Set([MOVED.id]) });
    expect(columns.map(({ title }) => title)).toEqual([
      'To confirm',
      'Decided on',
      'Growth when decided',
      'Sizing when decided',
      'Quadrant when decided',
    ]);
    const rowOf = (topic: typeof MOVED) => columns.map(({ value }) => value(topic));
    expect(rowOf(MOVED)).toEqual(['to confirm', '2025-10-08', 24.6, 40, 'Potential Disruptor']);
    expect(rowOf(WITHOUT)).toEqual([null, null, null, null, null]);
    expect(rowOf(UNDECIDED)).toEqual([null, null, null, null, null]);
  });

  it('are in no list, and nowhere where nothing is decided', () => {
    const columns = decisionColumns({ byTopic }, { ids: new Set([MOVED.id]) });
    expect(columns.filter(({ list }) => list !== undefined)).toEqual([]);
    expect(decisionColumns({ byTopic: new Map() }, { ids: new Set() })).toEqual([]);
  });
});
