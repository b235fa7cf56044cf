import { draftsKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import type { WorkspaceStore } from './workspace.store';

/** More are not kept: the oldest goes. */
const MOST_DRAFTS = 50;

/**
 * What the user has typed into fields and not saved yet, in the open project. Each change is written at once to the
 * device, so that no reload and no closed field loses it. Removed at the log-out.
 */
export class Drafts {
  constructor(
    private readonly device: KeyValueStore,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
  ) {}

  /** null: nothing is typed that is not saved. */
  textOf(field: string): string | null {
    return this.#read().find(([name]) => name === this.#nameOf(field))?.[1] ?? null;
  }

  /** Those of the open project whose field begins so, with the rest of the field's name. */
  startingWith(start: string): readonly (readonly [rest: string, text: string])[] {
    const begin = this.#nameOf(start);
    return this.#read().flatMap(([name, text]) =>
      name.startsWith(begin) ? [[name.slice(begin.length), text] as const] : [],
    );
  }

  /** Those of all projects of the user, by project and field; oldest first. */
  get all(): readonly (readonly [field: string, text: string])[] {
    return this.#read();
  }

  write(field: string, text: string): void {
    const name = this.#nameOf(field);
    const others = this.#read().filter(([each]) => each !== name);
    this.#store([...others, [name, text] as const].slice(-MOST_DRAFTS));
  }

  remove(field: string): void {
    const name = this.#nameOf(field);
    const drafts = this.#read();
    const others = drafts.filter(([each]) => each !== name);
    if (others.length < drafts.length) this.#store(others);
  }

  #nameOf(field: string): string {
    return `${this.workspace.currentId}/${field}`;
  }

  get #key(): string | null {
    const { member } = this.session;
    return member === null ? null : draftsKey(member.userId);
  }

  #store(drafts: readonly (readonly [string, string])[]): void {
    const key = this.#key;
    if (key === null) return;
    if (drafts.length === 0) this.device.remove(key);
    else this.device.set(key, JSON.stringify(drafts));
  }

  /** Oldest first. */
  #read(): readonly (readonly [name: string, text: string])[] {
    const key = this.#key;
    try {
      const stored: unknown = JSON.parse((key === null ? null : this.device.get(key)) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isDraft) : [];
    } catch {
      return [];
    }
  }
}

function isDraft(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
