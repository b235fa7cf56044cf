import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { KeyValueStore } from '../shared/key-value-store';

/** Entries stored per user and project. */
export const RECENT_LIMIT = 6;

export interface RecentsOwner {
  readonly userId: string;
  readonly sow: SowId;
}

/** The keys of the results opened last, newest first. Queries are never stored. */
export class RecentSearches {
  /** Incremented with each change, because the storage is not observable. */
  changes = 0;
  readonly #storage: KeyValueStore;

  constructor(storage: KeyValueStore) {
    this.#storage = storage;
    makeAutoObservable(this);
  }

  of(owner: RecentsOwner): readonly string[] {
    void this.changes;
    return parseKeys(this.#storage.get(storageKey(owner)));
  }

  add(owner: RecentsOwner, key: string): void {
    const keys = [key, ...this.of(owner).filter((other) => other !== key)].slice(0, RECENT_LIMIT);
    this.#storage.set(storageKey(owner), JSON.stringify(keys));
    this.changes += 1;
  }
}

function storageKey({ userId, sow }: RecentsOwner): string {
  return `recent-searches|${userId}|${sow}`;
}

function parseKeys(stored: string | null): readonly string[] {
  try {
    const keys: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string').slice(0, RECENT_LIMIT) : [];
  } catch {
    return [];
  }
}
