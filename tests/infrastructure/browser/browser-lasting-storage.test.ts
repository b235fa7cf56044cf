import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserLastingStorage } from '../../../src/infrastructure/browser/browser-key-value-store';
import { settle } from '../../fakes/settle';

afterEach(() => vi.unstubAllGlobals());

const none = async (): Promise<boolean> => Promise.reject(new TypeError('not allowed'));
const says = (answer: boolean) => vi.fn(async () => answer);

describe('the storage of the browser', () => {
  it.each([
    ['is asked to last', { persisted: says(false), persist: says(false) }, 1],
    ['is not asked again once it lasts', { persisted: says(true), persist: says(true) }, 0],
    ['may refuse to say', { persisted: vi.fn(none), persist: says(true) }, 0],
    ['may refuse', { persisted: says(false), persist: vi.fn(none) }, 1],
  ])('%s', async (_what, storage, asked) => {
    vi.stubGlobal('navigator', { storage });
    new BrowserLastingStorage().ask();
    await settle();
    expect(storage.persist).toHaveBeenCalledTimes(asked);
  });

  it.each([{}, { storage: {} }])('cannot be asked over plain http, or in an old browser (%j)', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(() => new BrowserLastingStorage().ask()).not.toThrow();
    await settle();
  });
});
