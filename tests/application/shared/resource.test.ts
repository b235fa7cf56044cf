import { describe, expect, it } from 'vitest';
import { beginPageView, Resource } from '../../../src/application/shared/resource';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { Deferred } from '../../fakes/deferred';

/** A resource whose every request is settled by the test. */
function heldResource() {
  const requests: { readonly key: string; readonly answer: Deferred<string>; readonly cancellation: AbortSignal }[] =
    [];
  const failures: { readonly failure: RequestFailure; readonly key: string }[] = [];
  const resource = new Resource<string, string>(
    (key, cancellation) => {
      const answer = new Deferred<string>();
      requests.push({ key, answer, cancellation });
      return answer.promise;
    },
    (failure, key) => failures.push({ failure, key }),
  );
  const request = (index: number) => {
    const found = requests[index];
    if (found === undefined) throw new Error(`There is no request ${index}`);
    return found;
  };
  return { resource, requests, request, failures };
}

describe('a resource', () => {
  it('shows loading from the first moment, then the answer', async () => {
    const { resource, request } = heldResource();
    expect(resource.state.kind).toBe('idle');
    const loading = resource.load('a');
    expect(resource.state.kind).toBe('loading');
    request(0).answer.resolve('A');
    await loading;
    expect(resource.value).toBe('A');
  });

  it('asks once for the same key, however often it is wanted', async () => {
    const { resource, requests, request } = heldResource();
    const both = Promise.all([resource.load('a'), resource.load('a')]);
    request(0).answer.resolve('A');
    await both;
    await resource.load('a');
    expect(requests).toHaveLength(1);
  });

  it('lets the latest key win: the older request is cancelled and its answer dropped', async () => {
    const { resource, request } = heldResource();
    const old = resource.load('a');
    const latest = resource.load('b');
    expect(request(0).cancellation.aborted).toBe(true);
    request(1).answer.resolve('B');
    request(0).answer.resolve('A');
    await Promise.all([old, latest]);
    expect(resource.value).toBe('B');
  });

  it('does not report the failure of a request that is no longer awaited', async () => {
    const { resource, request, failures } = heldResource();
    const old = resource.load('a');
    const latest = resource.load('b');
    request(0).answer.reject(new RequestFailure('server', 'down'));
    request(1).answer.resolve('B');
    await Promise.all([old, latest]);
    expect(failures).toEqual([]);
    expect(resource.value).toBe('B');
  });

  it('turns a rejection into a state and tells of it, and never rejects itself', async () => {
    const { resource, request, failures } = heldResource();
    const loading = resource.load('a');
    const failure = new RequestFailure('network', 'no answer');
    request(0).answer.reject(failure);
    await expect(loading).resolves.toBeUndefined();
    expect(resource.state).toEqual({ kind: 'failed', failure });
    expect(failures).toEqual([{ failure, key: 'a' }]);
  });

  it('takes anything else that is thrown for a malformed answer', async () => {
    const { resource, request, failures } = heldResource();
    const loading = resource.load('a');
    request(0).answer.reject(new TypeError('x is not a function'));
    await loading;
    expect(failures[0]?.failure).toMatchObject({ kind: 'malformed', message: 'x is not a function' });
  });

  it('tries again after a failure, showing loading meanwhile', async () => {
    const { resource, request } = heldResource();
    const loading = resource.load('a');
    request(0).answer.reject(new RequestFailure('network', 'no answer'));
    await loading;
    const again = resource.reload();
    expect(resource.state.kind).toBe('loading');
    request(1).answer.resolve('A');
    await again;
    expect(resource.value).toBe('A');
  });

  it('shows what is known of a key while it asks afresh, and keeps it when that fails', async () => {
    const { resource, request, failures } = heldResource();
    const loading = resource.revalidate('a', 'from the list');
    expect(resource.value).toBe('from the list');
    request(0).answer.reject(new RequestFailure('network', 'no answer'));
    await loading;
    expect(resource.value).toBe('from the list');
    expect(failures).toHaveLength(1);
  });

  it('keeps what is shown while it is reloaded', async () => {
    const { resource, request } = heldResource();
    const loading = resource.load('a');
    request(0).answer.resolve('old');
    await loading;
    const again = resource.reload();
    expect(resource.value).toBe('old');
    request(1).answer.resolve('new');
    await again;
    expect(resource.value).toBe('new');
  });

  it('keeps the very object that was known when the same comes again, and takes another one', async () => {
    const answers = [{ names: ['a'] }, { names: ['a', 'b'] }];
    const resource = new Resource<string, { names: string[] }>(async () => answers.shift() ?? { names: [] });
    const known = { names: ['a'] };
    const loading = resource.revalidate('x', known);
    const { state } = resource;
    expect(resource.value).toBe(known);
    await loading;
    expect(resource.state).toBe(state);
    await resource.reload();
    expect(resource.value).toEqual({ names: ['a', 'b'] });
  });

  it('does not compare what was loaded with what is loaded again: it may be a list of thousands', async () => {
    const lists = [['a'], ['a']] as const;
    const answers = [...lists];
    const resource = new Resource<string, readonly string[]>(async () => answers.shift() ?? []);
    await resource.load('x');
    expect(resource.value).toBe(lists[0]);
    await resource.reload();
    expect(resource.value).toBe(lists[1]);
  });

  it('is asked for once by all who reload it in one turn, and anew in the next', async () => {
    const { resource, requests, request } = heldResource();
    const loading = resource.load('a');
    request(0).answer.resolve('A');
    await loading;
    const again = [resource.reload(), resource.reload()];
    expect(requests).toHaveLength(2);
    await Promise.resolve();
    const last = resource.reload();
    expect(requests).toHaveLength(3);
    expect(request(1).cancellation.aborted).toBe(true);
    request(1).answer.resolve('old');
    request(2).answer.resolve('new');
    await Promise.all([...again, last]);
    expect(resource.value).toBe('new');
  });

  it('has nothing to reload before anything was asked for', async () => {
    const { resource, requests } = heldResource();
    await resource.reload();
    expect(requests).toEqual([]);
  });

  it('is empty after clearing, whatever still comes in', async () => {
    const { resource, request } = heldResource();
    const loading = resource.load('a');
    resource.clear();
    expect(request(0).cancellation.aborted).toBe(true);
    request(0).answer.resolve('A');
    await loading;
    expect(resource.state.kind).toBe('idle');
  });

  it('once abandoned keeps what is shown and drops what is under way', async () => {
    const { resource, request } = heldResource();
    const loading = resource.revalidate('a', 'from the list');
    resource.cancel();
    request(0).answer.resolve('fresh');
    await loading;
    expect(resource.value).toBe('from the list');
  });

  it('asks anew for a key that was abandoned while loading', async () => {
    const { resource, requests, request } = heldResource();
    void resource.load('a');
    resource.cancel();
    const again = resource.load('a');
    expect(requests).toHaveLength(2);
    request(1).answer.resolve('A');
    await again;
    expect(resource.value).toBe('A');
  });

  it('that has failed is asked for once in a view of a page, and anew in the next', async () => {
    const { resource, requests, request, failures } = heldResource();
    const loading = resource.load('a');
    request(0).answer.reject(new RequestFailure('server', 'down'));
    await loading;
    await resource.load('a');
    expect([requests.length, failures.length]).toEqual([1, 1]);
    beginPageView();
    const again = resource.load('a');
    expect(resource.state.kind).toBe('loading');
    request(1).answer.resolve('A');
    await again;
    expect(resource.value).toBe('A');
  });
});
