import type { KeyValueStore } from '../../application/shared/key-value-store';

/** A browser's storage. Where it is refused (private windows, full disks), values live as long as the page. */
export class BrowserKeyValueStore implements KeyValueStore {
  readonly #open: () => Storage;
  readonly #fallback = new Map<string, string>();

  /** @param open reading `window.localStorage` may itself throw, so it is asked for anew each time */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(key: string): string | null {
    try {
      return this.#open().getItem(key) ?? this.#fallback.get(key) ?? null;
    } catch {
      return this.#fallback.get(key) ?? null;
    }
  }

  set(key: string, value: string): void {
    try {
      this.#open().setItem(key, value);
      this.#fallback.delete(key);
    } catch {
      this.#fallback.set(key, value);
    }
  }

  remove(key: string): void {
    this.#fallback.delete(key);
    try {
      this.#open().removeItem(key);
    } catch {
      // Nothing was stored there, so nothing is left behind.
    }
  }

  clear(): void {
    this.#fallback.clear();
    try {
      this.#open().clear();
    } catch {
      // As above.
    }
  }
}
