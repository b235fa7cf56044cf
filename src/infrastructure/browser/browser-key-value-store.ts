import type { KeyValueStore } from '../../application/shared/key-value-store';

/** Stores in localStorage or sessionStorage; where these refuse (private windows, full disks), in memory. */
export class BrowserKeyValueStore implements KeyValueStore {
  readonly #fallback = new Map<string, string>();

  /** @param open called for each access, because reading `window.localStorage` may itself throw */
  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    try {
      return this.open().getItem(key) ?? this.#fallback.get(key) ?? null;
    } catch {
      return this.#fallback.get(key) ?? null;
    }
  }

  set(key: string, value: string): void {
    try {
      this.open().setItem(key, value);
      this.#fallback.delete(key);
    } catch {
      this.#fallback.set(key, value);
    }
  }

  remove(key: string): void {
    this.#fallback.delete(key);
    try {
      this.open().removeItem(key);
    } catch {
      // Only the fallback held a value.
    }
  }

  clear(): void {
    this.#fallback.clear();
    try {
      this.open().clear();
    } catch {
      // Only the fallback held values.
    }
  }
}
