import type { KeyValueStore } from '../../application/shared/browser-ports';
import type { LastingStorage } from '../../application/personal/keep-work';

/**
 * Stores in localStorage or sessionStorage; where these refuse (private windows, full disks), in memory, which is newer
 * than what is stored. Only for settings that may be lost with the page: what users write is kept by `Keep`.
 */
export class BrowserKeyValueStore implements KeyValueStore {
  readonly #fallback = new Map<string, string>();

  /** @param open called for each access, because reading `window.localStorage` may itself throw */
  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    try {
      return this.#fallback.get(key) ?? this.open().getItem(key);
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

/** By the Storage API, which is there in secure contexts only. */
export class BrowserLastingStorage implements LastingStorage {
  ask(): void {
    void askOnce().catch(() => undefined);
  }

  async room(): Promise<number | null> {
    try {
      const { quota, usage } = await navigator.storage.estimate();
      return quota === undefined || usage === undefined ? null : quota - usage;
    } catch {
      return null;
    }
  }
}

async function askOnce(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  // Firefox asks the user each time.
  if (storage?.persist !== undefined && !(await storage.persisted())) await storage.persist();
}
