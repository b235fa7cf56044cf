import { makeAutoObservable, runInAction } from 'mobx';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, recordKey } from '../keep/kept-record';
import type { RecordKindName } from '../keep/record-kinds';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import { followRecords } from '../workspace/follow-records';
import type { WorkspaceStore } from '../workspace/workspace.store';

interface Place<Value> extends DataOwner {
  readonly sow: string;
  readonly value: Value | null;
}

/** One thing that the user sets for each project, as one record of a kind. */
export class KeptChoice<Value> {
  place: Place<Value> | null = null;
  readonly #keep: Keep;
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #kind: RecordKindName;
  readonly #read: (raw: unknown) => Value | null;
  /** What was set before it was known what is there. */
  #early: { readonly sow: string | null; readonly value: Value } | null = null;

  /** @param read null: it is damaged */
  constructor(
    keep: Keep,
    session: SessionStore,
    workspace: WorkspaceStore,
    kind: RecordKindName,
    read: (raw: unknown) => Value | null,
  ) {
    this.#keep = keep;
    this.#session = session;
    this.#workspace = workspace;
    this.#kind = kind;
    this.#read = read;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Follows the open project. @returns stops */
  follow(): () => void {
    const kinds = new Set([this.#kind]);
    const followed = { keep: this.#keep, session: this.#session, workspace: this.#workspace, kinds };
    return followRecords(followed, () => void this.#load());
  }

  /** Whether it is known what the user has set in the open project. */
  get isLoaded(): boolean {
    return this.#current !== null;
  }

  /** null: the user has set nothing in the open project. */
  get value(): Value | null {
    return this.#current?.value ?? null;
  }

  /** @returns false: it is not known yet what is there; it is set as soon as that is read */
  set(value: Value): boolean {
    const place = this.#current;
    if (place === null) {
      this.#early = { sow: this.#workspace.currentId, value };
      return false;
    }
    const at = this.#keep.now();
    this.#keep.put(keptRecord({ ...place, project: place.sow }, this.#kind, 'own', { at, value }));
    this.place = { ...place, value };
    return true;
  }

  /** Nothing is set any more. */
  unset(): void {
    const place = this.#current;
    if (place === null) return;
    this.#keep.remove(recordKey({ ...place, project: place.sow }, this.#kind, 'own'));
    this.place = { ...place, value: null };
  }

  clear(): void {
    this.#early = null;
    this.place = null;
  }

  get #current(): Place<Value> | null {
    const { place } = this;
    return place?.sow === this.#workspace.currentId && isSameOwner(place, this.#session.owner) ? place : null;
  }

  async #load(): Promise<void> {
    const { owner } = this.#session;
    const sow = this.#workspace.currentId;
    if (owner === null || sow === null) return;
    const prefix = [...ownerPrefix(owner), sow, this.#kind];
    const records = await this.#keep.readable(prefix);
    const [value = null] = this.#keep.valuesOf(records, this.#kind, this.#read);
    const isWanted = this.#workspace.currentId === sow && isSameOwner(owner, this.#session.owner);
    if (!isWanted) return;
    const early = this.#early?.sow === sow ? this.#early : null;
    this.#early = null;
    runInAction(() => (this.place = { ...owner, sow, value }));
    if (early !== null) this.set(early.value);
  }
}
