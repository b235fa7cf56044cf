import { describe, expect, it, vi } from 'vitest';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';
import { StoredStatuses } from '../../../src/infrastructure/in-memory/stored-statuses';
import { aTopic } from '../../builders/topic-mother';

function aStorage() {
  const memory = new Map<string, string>();
  const storage = {
    get: (key: string) => memory.get(key) ?? null,
    set: vi.fn((key: string, value: string) => void memory.set(key, value)),
    remove: (key: string) => void memory.delete(key),
    clear: () => memory.clear(),
  };
  return { memory, storage, statuses: new StoredStatuses(storage, 'maya') };
}

const id = (of: number): TopicId => entityId(of);

describe('statuses that are stored in the browser', () => {
  it('are written once for many that are saved together, and all are there', async () => {
    const { storage, statuses } = aStorage();
    await Promise.all(Array.from({ length: 500 }, (_, index) => statuses.save(id(index), 2, 'one.json')));
    expect(storage.set).toHaveBeenCalledTimes(1);
    await statuses.save(id(7), 3, 'one.json');
    const topics = await statuses.applyTo(
      [7, 499, 500].map((of) => aTopic({ id: id(of), status: 0 })),
      'one.json',
    );
    expect(topics.map(({ status }) => status)).toEqual([3, 2, 0]);
  });

  it('of two workspaces stay apart, and those of a workspace that is gone are not written', async () => {
    const { memory, statuses } = aStorage();
    const saves = [statuses.save(id(1), 1, 'one.json'), statuses.save(id(1), 2, 'two.json')];
    statuses.forget('two.json');
    await Promise.all(saves);
    expect([...memory]).toEqual([['statuses:maya:one.json', '{"1":1}']]);
  });
});
