import { describe, expect, it } from 'vitest';
import { MappingMemory } from '../../../src/application/own-data/mapping-memory';
import { SessionStore } from '../../../src/application/session/session.store';
import { aMapping } from '../../builders/own-data-mother';
import { MemoryStorage } from '../../fakes/memory-storage';
import { TestPlatform } from '../../fakes/test-platform';

async function entered() {
  const platform = new TestPlatform();
  await platform.enter();
  const storage = new MemoryStorage();
  const session = platform.get(SessionStore);
  return { storage, memory: new MappingMemory(storage, session), key: `own-mappings:${session.user?.userId ?? ''}` };
}

describe('how files were opened', () => {
  it('is found again for a newer version, and once for each project', async () => {
    const { memory } = await entered();
    const mapping = aMapping();
    expect(memory.find(mapping, 'signals v2.csv')).toBeNull();
    memory.keep(mapping, 'signals v1.csv', 'own-1');
    memory.keep(mapping, 'signals v2.csv', 'own-2');
    memory.keep(mapping, 'signals v3.csv', 'own-1');
    expect(memory.find(mapping, 'signals v4.csv')).toMatchObject({ projectId: 'own-1', fileStem: 'signals' });
  });

  it('is of twenty projects at most', async () => {
    const { memory, storage, key } = await entered();
    for (let index = 0; index < 25; index += 1) memory.keep(aMapping(), 'a.csv', `own-${index}`);
    expect(JSON.parse(storage.get(key) ?? '')).toHaveLength(20);
  });

  it.each(['', '{', '{}', '[1]', '[{"projectId":"x"}]'])(
    'counts as unknown where the storage holds %j',
    async (stored) => {
      const { memory, storage, key } = await entered();
      storage.set(key, stored);
      expect(memory.find(aMapping(), 'a.csv')).toBeNull();
    },
  );
});
