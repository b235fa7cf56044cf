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

  of({ userId, sow }: RecentsOwner): readonly string[] {
    void this.changes;
    return keysOf(this.#stored(userId)[sow]);
  }

  /** Of all projects of a user. */
  clear(userId: string): void {
    this.#storage.remove(storageKey(userId));
    this.changes += 1;
  }

  add(owner: RecentsOwner, key: string): void {
    const keys = [key, ...this.of(owner).filter((other) => other !== key)].slice(0, RECENT_LIMIT);
    const bySow = { ...this.#stored(owner.userId), [owner.sow]: keys };
    this.#storage.set(storageKey(owner.userId), JSON.stringify(bySow));
    this.changes += 1;
  }

  /** Keys by project. Other code of the same origin may have written anything there. */
  #stored(userId: string): Readonly<Record<string, unknown>> {
    try {
      const stored: unknown = JSON.parse(this.#storage.get(storageKey(userId)) ?? '{}');
      return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}

function storageKey(userId: string): string {
  return `recent-searches|${userId}`;
}

function keysOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, RECENT_LIMIT) : [];
}
