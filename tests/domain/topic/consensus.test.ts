import { describe, expect, it } from 'vitest';
import { consensusLevel } from '../../../src/domain/topic/signal';

describe('the level of a consensus', () => {
  it.each([
    ['Low', 1],
    ['moderate', 2],
    [' Medium ', 2],
    ['HIGH', 3],
  ])('is known for the usual words: %s', (label, level) => expect(consensusLevel(label)).toBe(level));

  it.each([null, '', 'graduated', 'constructor'])('is not known for %j', (label) =>
    expect(consensusLevel(label)).toBeNull(),
  );
});
