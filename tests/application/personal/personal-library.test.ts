import { describe, expect, it } from 'vitest';
import { isSameScope, ownFacts } from '../../../src/application/personal/personal-library';
import { NOTHING_OWN } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { A_TREND, aDraft, aLibrary, aNote } from '../../builders/library-mother';
import { ONE, scopeOf, TWO } from './library-platform';

describe('what a query asks of the personal library', () => {
  it('is nothing until it is loaded', () => expect(ownFacts(null)).toEqual(NOTHING_OWN));

  it('is the notes with their texts, what has a star, and the topics of all briefs', () => {
    const star = { id: 'trend:102' as const, target: A_TREND, changedAt: '2026-11-20T09:00:00.000Z' };
    const facts = ownFacts(
      aLibrary({
        notes: [aNote('Call the lab')],
        stars: [star],
        drafts: [aDraft({ content: { topics: ['7', '8'] } }), aDraft({ id: 'other', content: { topics: ['8', '9'] } })],
      }),
    );
    expect([...facts.notes]).toEqual([['topic:1203', 'Call the lab']]);
    expect([...facts.stars]).toEqual(['trend:102']);
    expect([...facts.briefs]).toEqual(['topic:7', 'topic:8', 'topic:9']);
  });
});

describe('the places of two libraries', () => {
  it('are the same where organisation, user and project are', () => {
    expect(isSameScope(scopeOf(ONE), scopeOf(ONE))).toBe(true);
    const others = [scopeOf(TWO), scopeOf(ONE, 'auth|noor'), scopeOf(ONE, 'auth|maya', 'org_southwind'), null];
    expect(others.map((other) => isSameScope(scopeOf(ONE), other))).toEqual([false, false, false, false]);
    expect(others.map((other) => isSameScope(other, { ...scopeOf(ONE), sowId: entityId('3') }))).not.toContain(true);
  });
});
