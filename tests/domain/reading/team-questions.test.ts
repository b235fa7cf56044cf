import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/domain/reading/read-question';
import { satisfies } from '../../../src/domain/query/evaluate-query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { aTopic } from '../../builders/topic-mother';

const NAMES = { trends: [], shifts: [], topics: [], platforms: [], sourceClasses: [] };

describe('questions about the team', () => {
  it.each([
    ['Where do my colleagues and I disagree?', ['apart']],
    ['Which topics do my colleagues disagree with me?', ['apart']],
    ['Which topics split the team?', ['split']],
    ['Where does the team disagree?', ['split']],
    ['Where does our team agree?', ['agree', 'one-step']],
    ['Which topics has only one of us decided?', ['one']],
  ])('%s', (question, says) => {
    const before = { query: null, item: null };
    expect(readQuestion({ text: question, before, today: '2026-10-05' }, NAMES)).toMatchObject({
      query: { conditions: [{ kind: 'team', says, not: false }] },
    });
  });

  it('are met by what the team says, and by no topic without a team', () => {
    const condition = { kind: 'team', says: ['split'], not: false } as const;
    const row = { type: 'topic', topic: aTopic() } as const;
    expect(satisfies(row, condition, { ...NO_FACTS, teamOf: () => ['split', 'apart'] })).toBe(true);
    expect(satisfies(row, condition, NO_FACTS)).toBe(false);
    expect(satisfies(row, { ...condition, not: true }, NO_FACTS)).toBe(false);
  });
});
