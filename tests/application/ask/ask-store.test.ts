import { describe, expect, it } from 'vitest';
import { AskStore } from '../../../src/application/ask/ask.store';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { entityId } from '../../../src/domain/shared/entity-id';

const first = (limit: number): Query => ({ ...EVERY_TOPIC, limit });
const limitsOf = ({ earlier }: AskStore) => earlier.map(({ query }) => query.limit);

function aStore(): AskStore {
  const store = new AskStore();
  store.openProject(entityId('1'));
  return store;
}

describe('the queries of a session', () => {
  it('are remembered, the newest first, each once, without the one that is shown', () => {
    const store = aStore();
    for (const limit of [1, 2, 3, 2]) store.show(first(limit));
    expect(store.asked.query.limit).toBe(2);
    expect(limitsOf(store)).toEqual([3, 1]);
    store.back();
    expect(store.asked.query.limit).toBe(3);
    expect(limitsOf(store)).toEqual([1]);
  });

  it('are no others while chips are changed, until another is shown', () => {
    const store = aStore();
    for (const limit of [1, 2, 3]) store.change(first(limit));
    expect(limitsOf(store)).toEqual([]);
    store.show(first(9));
    expect(limitsOf(store)).toEqual([3]);
  });

  it('are at most twelve', () => {
    const store = aStore();
    for (let limit = 1; limit < 30; limit += 1) store.show(first(limit));
    expect(store.earlier).toHaveLength(12);
  });

  it('keep the words that were not used beside the result of the same sentence', () => {
    const store = aStore();
    store.show(first(1), ['in germany']);
    store.change(first(2));
    expect(store.asked.unused).toEqual(['in germany']);
    store.show(first(3));
    expect(store.asked.unused).toEqual([]);
  });

  it('are those of one project', () => {
    const store = aStore();
    store.show(first(1));
    store.handOver('heat', first(2), entityId('2'));
    expect([store.asked.query.limit, limitsOf(store), store.takeWords(), store.words]).toEqual([2, [], 'heat', '']);
  });
});
