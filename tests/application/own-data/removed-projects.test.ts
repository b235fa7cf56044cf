import { beforeEach, describe, expect, it } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { REMOVED_PROJECTS, RemovedProjects } from '../../../src/application/own-data/own-projects';
import { entityId } from '../../../src/domain/shared/entity-id';
import { MemoryStorage } from '../../fakes/memory-storage';

const one = entityId<'sow'>('own-00000001');
const two = entityId<'sow'>('own-00000002');

describe('removed projects', () => {
  let storage: MemoryStorage;
  let time: number;
  const removed = () => new RemovedProjects(storage, () => new Date(time));

  beforeEach(() => {
    storage = new MemoryStorage();
    time = Date.UTC(2026, 2, 1);
  });

  it('are due after an hour, also in another tab, and once', () => {
    removed().add(one);
    time += 59 * 60 * 1000;
    removed().add(two);
    expect(removed().takeDue()).toEqual([]);
    time += 60 * 1000;
    expect(removed().takeDue()).toEqual([one]);
    expect(removed().takeDue()).toEqual([]);
    time += 60 * 60 * 1000;
    expect(removed().takeDue()).toEqual([two]);
    expect(storage.get(REMOVED_PROJECTS)).toBeNull();
  });

  it('are not due once they are brought back', () => {
    removed().add(one);
    removed().delete(one);
    expect(storage.get(REMOVED_PROJECTS)).toBeNull();
    time += 2 * 60 * 60 * 1000;
    expect(removed().takeDue()).toEqual([]);
  });

  it.each(['nonsense', 'null', '{"own-00000001": "soon"}'])('are none where the storage has %s', (stored) => {
    storage.set(REMOVED_PROJECTS, stored);
    expect(removed().takeDue()).toEqual([]);
  });
});

describe('a change by another tab', () => {
  it('comes when the user has closed what is open', () => {
    const entry = new OwnDataEntry({ mode: 'embedded' });
    entry.ask({ kind: 'manage' });
    entry.askLater({ kind: 'changed', id: one });
    entry.askLater({ kind: 'changed', id: two });
    expect(entry.request).toEqual({ kind: 'manage' });
    entry.ask(null);
    expect(entry.request).toEqual({ kind: 'changed', id: one });
    entry.ask(null);
    expect(entry.request).toEqual({ kind: 'changed', id: two });
    entry.ask(null);
    expect(entry.request).toBeNull();
  });
});
