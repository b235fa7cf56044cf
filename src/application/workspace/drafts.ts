import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, recordKey, type KeptRecord, type RecordPlace } from '../keep/kept-record';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import type { WorkspaceStore } from './workspace.store';

const KIND = 'typed';

/** Milliseconds without a further key until what is typed is stored; the end of the page does not wait for them. */
const SAVE_DELAY = 200;

/**
 * What the user has typed into fields and not saved yet, in the open project: one record for each field, so that no
 * reload, no closed field and no session that ends by itself loses it. Removed at the log-out.
 */
export class Drafts {
  /** Whose {@link texts} they are; null: none is loaded or written. */
  place: RecordPlace | null = null;
  /** By field. */
  readonly texts = observable.map<string, string>({}, { deep: false });
  /** What is stored of {@link place} has been read. */
  isRead = false;
  /** Fields that were changed since the read under way began: its answer may lack them. */
  #changed = new Set<string>();

  constructor(
    private readonly keep: Keep,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Follows the project, the user and other tabs. @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => this.#current,
        () => void this.#load(),
        { fireImmediately: true, equals: isSamePlace },
      ),
      this.keep.onChange((news) => {
        if (news.kind === KIND && isSameOwner(news, this.#current)) void this.#load();
      }),
    ]);
  }

  /** Whether what was typed before is known. */
  get isLoaded(): boolean {
    return this.isRead && isSamePlace(this.place, this.#current);
  }

  /** null: nothing is typed that is not saved. */
  textOf(field: string): string | null {
    return isSamePlace(this.place, this.#current) ? (this.texts.get(field) ?? null) : null;
  }

  /** Those of the open project whose field begins so, with the rest of the field's name. */
  startingWith(start: string): readonly (readonly [rest: string, text: string])[] {
    if (!isSamePlace(this.place, this.#current)) return [];
    return [...this.texts].flatMap(([field, text]) =>
      field.startsWith(start) ? [[field.slice(start.length), text] as const] : [],
    );
  }

  write(field: string, text: string): void {
    const place = this.#enter();
    if (place === null) return;
    this.texts.set(field, text);
    this.#changed.add(field);
    this.keep.put(keptRecord(place, KIND, field, { at: this.keep.now(), value: { text } }), SAVE_DELAY);
  }

  remove(field: string): void {
    const place = this.#enter();
    if (place === null || !this.texts.delete(field)) return;
    this.#changed.add(field);
    this.keep.remove(recordKey(place, KIND, field));
  }

  /** Calls back when a text has changed, also by another tab. @returns stops */
  watch(listener: () => void): () => void {
    return reaction(() => [this.#current, [...this.texts]], listener);
  }

  /** Those of all projects of the user. Rejects with a StorageProblem. */
  async recordsOf(owner: DataOwner): Promise<readonly KeptRecord[]> {
    return (await this.keep.all(ownerPrefix(owner))).filter(({ key }) => key[3] === KIND);
  }

  /** The user has logged out, and was told what was not saved. */
  async clear(owner: DataOwner): Promise<void> {
    const records = await this.keep.readable(ownerPrefix(owner));
    const projects = new Set(records.filter(({ key }) => key[3] === KIND).map(({ key: [, , project] }) => project));
    for (const project of projects) {
      await this.keep.removeAll([...ownerPrefix(owner), project, KIND]).catch(() => {});
    }
  }

  get #current(): RecordPlace | null {
    const { owner } = this.session;
    const { currentId } = this.workspace;
    return owner === null || currentId === null ? null : { ...owner, project: currentId };
  }

  /** Nothing of another project or user is left. @returns null: none is open */
  #enter(): RecordPlace | null {
    const place = this.#current;
    if (isSamePlace(place, this.place)) return place;
    this.place = place;
    this.isRead = false;
    this.texts.clear();
    return place;
  }

  async #load(): Promise<void> {
    const place = runInAction(() => this.#enter());
    // The session may have ended in the middle of a word.
    if (place === null) return this.keep.flush();
    const changed = new Set<string>();
    this.#changed = changed;
    const prefix = [...ownerPrefix(place), place.project, KIND];
    const records = await this.keep.readable(prefix);
    // The project or user has changed meanwhile, or it is being read again.
    if (this.#changed !== changed || !isSamePlace(place, this.place)) return;
    const found = this.keep.valuesOf(records, KIND, readText).filter(([field]) => !changed.has(field));
    const typed = [...this.texts].filter(([field]) => changed.has(field));
    runInAction(() => {
      this.texts.replace([...found, ...typed]);
      this.isRead = true;
    });
  }
}

function readText(value: unknown, field: string): readonly [field: string, text: string] | null {
  const text = typeof value === 'object' && value !== null ? (value as { readonly text?: unknown }).text : null;
  return typeof text === 'string' ? [field, text] : null;
}

function isSamePlace(one: RecordPlace | null, other: RecordPlace | null): boolean {
  return isSameOwner(one, other) && one?.project === other?.project;
}
