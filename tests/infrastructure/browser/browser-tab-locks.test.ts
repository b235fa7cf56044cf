import { expect, it } from 'vitest';
import { BrowserTabLocks } from '../../../src/infrastructure/browser/browser-tab-locks';
import { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';

it('without Web Locks, work of one name is done one after the other, also after a failure', async () => {
  const locks = new BrowserTabLocks(null);
  const done: string[] = [];
  const gate = new Deferred();
  const first = locks.hold('a', async () => {
    await gate.promise;
    done.push('first');
    throw new Error('failed');
  });
  const second = locks.hold('a', async () => void done.push('second'));
  await locks.hold('b', async () => void done.push('other'));
  await settle();
  expect(done).toEqual(['other']);
  gate.resolve();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});

it('with Web Locks, the browser decides whose turn it is', async () => {
  const names: string[] = [];
  const request = async (name: string, work: () => Promise<unknown>) => {
    names.push(name);
    return work();
  };
  const locks = new BrowserTabLocks({ request } as unknown as LockManager);
  expect(await locks.hold('a', async () => 7)).toBe(7);
  expect(names).toEqual(['a']);
});
