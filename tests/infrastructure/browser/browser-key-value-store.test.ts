import { describe, expect, it } from 'vitest';
import { BrowserKeyValueStore } from '../../../src/infrastructure/browser/browser-key-value-store';

/** A storage that takes nothing more once it is full, as those of browsers do. */
function aStorage(values: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(values));
  const state = { isFull: false, isBlocked: false };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  } as unknown as Storage;
  const store = new BrowserKeyValueStore(() => {
    if (state.isBlocked) throw new DOMException('blocked', 'SecurityError');
    return storage;
  });
  return { store, state, stored };
}

describe('a store of texts in the browser', () => {
  it('has what was set last, also where the storage has refused it', () => {
    const { store, state, stored } = aStorage({ theme: 'dark' });
    state.isFull = true;
    store.set('theme', 'light');
    expect([store.get('theme'), stored.get('theme')]).toEqual(['light', 'dark']);
    state.isFull = false;
    store.set('theme', 'system');
    expect([store.get('theme'), stored.get('theme')]).toEqual(['system', 'system']);
    store.remove('theme');
    expect(store.get('theme')).toBeNull();
  });

  it('goes on in memory where the browser blocks the storage', () => {
    const { store, state } = aStorage();
    state.isBlocked = true;
    store.set('theme', 'light');
    expect(store.get('theme')).toBe('light');
    store.clear();
    expect(store.get('theme')).toBeNull();
  });
});
