import { makeAutoObservable, observableRef } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { ProductSettings } from '../shared/product-settings';
import type { ChosenFile } from './own-data-reader';

export type OwnDataRequest =
  /** A file is being dragged over the page. */
  | { readonly kind: 'drag' }
  /** Without a file the user chooses one. It becomes a new project, or the newer data of an own one. */
  | { readonly kind: 'open'; readonly file?: ChosenFile | undefined; readonly replaces?: SowId }
  | { readonly kind: 'manage' }
  /** Another tab has changed, added or removed an own project; null: it is not known which. */
  | { readonly kind: 'changed'; readonly id: SowId | null }
  /** These were removed some time ago; their notes and statuses are still stored. */
  | { readonly kind: 'forget'; readonly ids: readonly SowId[] };

/** What the user has asked for about own data; the code that does it is loaded then. */
export class OwnDataEntry {
  request: OwnDataRequest | null = null;
  /** Only the embedded mode opens files: in live mode the provider's data are the truth. */
  readonly isOffered: boolean;
  /** Comes when nothing else is asked for. */
  readonly #waiting: OwnDataRequest[] = [];

  constructor({ mode }: ProductSettings) {
    this.isOffered = mode === 'embedded';
    makeAutoObservable(this, { request: observableRef, isOffered: false });
  }

  ask(request: OwnDataRequest | null): void {
    if (this.isOffered) this.request = request ?? this.#waiting.shift() ?? null;
  }

  /** Asks once the user has closed what is open. */
  askLater(request: OwnDataRequest): void {
    this.#waiting.push(request);
    if (this.request === null) this.ask(null);
  }
}
