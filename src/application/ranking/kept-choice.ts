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
  readonly #read: (raw: unknown) => Value | null;
  /** How often something was set: what was read before is older. */
  #changes = 0;

  /** @param read null: it is damaged */
  constructor(
    private readonly keep: Keep,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly kind: RecordKindName,
    read: (raw: unknown) => Value | null,
  ) {
    this.#read = read;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Follows the open project. @returns stops */
  follow(): () => void {
    const kinds = new Set([this.kind]);
    const followed = { keep: this.keep, session: this.session, workspace: this.workspace, kinds };
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

  /** Also before it is known what is there. Does nothing where no project is open. */
  set(value: Value): void {
    const place = this.#change(value);
    const at = this.keep.now();
    if (place) this.keep.put(keptRecord({ ...place, project: place.sow }, this.kind, 'own', { at, value }));
  }

  /** Nothing is set any more. */
  unset(): void {
    const place = this.#change(null);
    if (place) this.keep.remove(recordKey({ ...place, project: place.sow }, this.kind, 'own'));
  }

  /** @returns null: no project is open */
  #change(value: Value | null): Place<Value> | null {
    const { owner } = this.session;
    const sow = this.workspace.currentId;
    if (owner === null || sow === null) return null;
    this.#changes += 1;
    return (this.place = { ...owner, sow, value });
  }

  clear(): void {
    this.place = null;
  }

  get #current(): Place<Value> | null {
    const { place } = this;
    return place?.sow === this.workspace.currentId && isSameOwner(place, this.session.owner) ? place : null;
  }

  async #load(): Promise<void> {
    const { owner } = this.session;
    const sow = this.workspace.currentId;
    if (owner === null || sow === null) return;
    const prefix = [...ownerPrefix(owner), sow, this.kind];
    const changes = this.#changes;
    const records = await this.keep.readable(prefix);
    const [value = null] = this.keep.valuesOf(records, this.kind, this.#read);
    const isWanted = this.workspace.currentId === sow && isSameOwner(owner, this.session.owner);
    if (!isWanted || (this.#changes !== changes && this.isLoaded)) return;
    runInAction(() => (this.place = { ...owner, sow, value }));
  }
}
