import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { RECENT_LIMIT, RecentSearches } from '../../../src/application/search/recent-searches';
import { MemoryStorage } from '../../fakes/memory-storage';

const owner = { userId: 'maya', sow: entityId<'sow'>('1') };

describe('recent searches', () => {
  it('are few, each once, the newest first', () => {
    const recents = new RecentSearches(new MemoryStorage());
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recents.add(owner, key);
    expect(recents.of(owner)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
    expect(recents.of(owner)).toHaveLength(RECENT_LIMIT);
  });

  it('of one user are cleared together, and of no other', () => {
    const recents = new RecentSearches(new MemoryStorage());
    recents.add(owner, 'a');
    recents.add({ ...owner, sow: entityId<'sow'>('2') }, 'b');
    recents.add({ ...owner, userId: 'nora' }, 'c');
    recents.clear('maya');
    expect(recents.of(owner)).toEqual([]);
    expect(recents.of({ ...owner, sow: entityId<'sow'>('2') })).toEqual([]);
    expect(recents.of({ ...owner, userId: 'nora' })).toEqual(['c']);
  });

  it('survive whatever else stands in the storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"1": ${json}}`),
        ),
        (stored) => {
          const storage = new MemoryStorage({ 'recent-searches|maya': stored });
          expect(new RecentSearches(storage).of(owner).every((key) => typeof key === 'string')).toBe(true);
        },
      ),
    );
  });
});
