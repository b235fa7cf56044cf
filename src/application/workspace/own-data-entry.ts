import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { ProductSettings } from '../shared/product-settings';
import type { ChosenFile } from '../shared/browser-ports';
import { mayBeRead } from '../../domain/workspace/file-names';
import { BY_REFERENCE } from '../shared/by-reference';

export type OwnDataRequest =
  /** A file is being dragged over the page. */
  | { readonly kind: 'drag' }
  /** Without a file the user chooses one. It becomes a new project, or the newer data of an own one. */
  | {
      readonly kind: 'open';
      readonly file?: ChosenFile | undefined;
      readonly replaces?: SowId;
      /** The same file again, to answer a question in another way: the rows are no newer data. */
      readonly isCorrection?: boolean;
    }
  | { readonly kind: 'manage' }
  /** A link to an own project is to be copied. */
  | { readonly kind: 'share'; readonly id: SowId; readonly copy: () => Promise<void> }
  /** Another tab has changed, added or removed an own project; null: it is not known which. */
  | { readonly kind: 'changed'; readonly id: SowId | null };

/** What the user has asked for about own data; the code that does it is loaded then. */
export class OwnDataEntry {
  request: OwnDataRequest | null = null;
  /** Only the embedded mode opens files: in live mode the provider's data are the truth. */
  readonly isOffered: boolean;
  /** Comes when nothing else is asked for. */
  readonly #waiting: OwnDataRequest[] = [];

  constructor({ mode, off }: Pick<ProductSettings, 'mode' | 'off'>) {
    this.isOffered = mode === 'embedded' && !off.has('own-data');
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Each file that may be read is asked for, one after the other. @returns the names of those that are no tables */
  drop(files: readonly ChosenFile[]): readonly string[] {
    const readable = files.filter(({ name }) => mayBeRead(name));
    // With nothing else, the refusal says why.
    const [first, ...others] = readable.length > 0 ? readable : files.slice(0, 1);
    for (const file of others) this.#waiting.push({ kind: 'open', file });
    this.ask(first === undefined ? null : { kind: 'open', file: first });
    return files.filter((file) => file !== first && !others.includes(file)).map(({ name }) => name);
  }

  ask(request: OwnDataRequest | null): void {
    if (this.isOffered || request === null || request.kind === 'drag')
      this.request = request ?? this.#waiting.shift() ?? null;
  }

  /** Asks once the user has closed what is open. */
  askLater(request: OwnDataRequest): void {
    this.#waiting.push(request);
    if (this.request === null) this.ask(null);
  }
}
