import { entityId, type SowId } from '../../domain/shared/entity-id';
import type { KeyValueStore } from '../shared/browser-ports';

/** The key of the storage; absent: none is waiting. */
export const REMOVED_PROJECTS = 'removed-own-projects';
/** In ms. Until then another tab may still offer Undo. */
const HOUR = 60 * 60 * 1000;

/**
 * The projects that were removed and can be brought back. Their notes and statuses are removed when the list of projects
 * is closed, or, where the tab was closed before, at a start an hour later.
 */
export class RemovedProjects {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly now: () => Date,
  ) {}

  add(id: SowId): void {
    this.#write([...this.#read(), [id, this.now().getTime()]]);
  }

  has(id: SowId): boolean {
    return this.#read().some(([other]) => other === id);
  }

  /** Brought back, or forgotten. */
  delete(id: SowId): void {
    this.#write(this.#read().filter(([other]) => other !== id));
  }

  /** @returns those of more than an hour ago; they are returned once */
  takeDue(): readonly SowId[] {
    const all = this.#read();
    const due = all.filter(([, at]) => this.now().getTime() - at >= HOUR);
    if (due.length > 0) this.#write(all.filter((entry) => !due.includes(entry)));
    return due.map(([id]) => entityId<'sow'>(id));
  }

  #read(): readonly (readonly [id: string, at: number])[] {
    try {
      const stored: unknown = JSON.parse(this.storage.get(REMOVED_PROJECTS) ?? '{}');
      return Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    } catch {
      return [];
    }
  }

  #write(entries: readonly (readonly [id: string, at: number])[]): void {
    if (entries.length === 0) this.storage.remove(REMOVED_PROJECTS);
    else this.storage.set(REMOVED_PROJECTS, JSON.stringify(Object.fromEntries(entries)));
  }
}
