import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { SINCE_PARAMETER, UNTIL_PARAMETER, type ComparedNames } from '../../domain/workspace/compared-version';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { SowId } from '../../domain/shared/entity-id';
import type { Navigator } from '../shared/navigator';
import { BY_REFERENCE } from '../shared/by-reference';

interface Said extends ComparedNames {
  readonly sow: SowId;
}

/**
 * Which two loads of the open project's data are compared: the one owner of what 'since' means on maps, lists, cards, in What
 * changed and in Ask. The address says it; on screens whose address does not, the last one that was said stays. Only screens
 * that can show earlier data end the comparison with any other load than the current: what is decided is decided on today's.
 */
export class ComparedWith {
  /** null: none was chosen in this page. */
  chosen: Said | null = null;

  constructor(private readonly navigator: Navigator) {
    makeAutoObservable(this, {}, BY_REFERENCE);
    reaction(
      () => this.#inAddress,
      (said) => {
        if (said !== null) this.chosen = this.canEndEarlier ? said : { ...said, until: this.#said?.until ?? null };
      },
      { fireImmediately: true, equals: compareStructural },
    );
  }

  /** The name of the load that the comparison begins with, see versionKeys; null: the one before the end. */
  get since(): string | null {
    return this.#shown?.since ?? null;
  }

  /** The name of the load that the comparison ends with; null: the current data. */
  get until(): string | null {
    return this.canEndEarlier ? (this.#shown?.until ?? null) : null;
  }

  choose({ since, until }: ComparedNames): void {
    const { address, location } = this.navigator;
    if (address === null) return;
    this.chosen = since === null && until === null ? null : { sow: address.sowId, since, until };
    const names = [
      [SINCE_PARAMETER, since],
      [UNTIL_PARAMETER, this.canEndEarlier ? until : null],
    ] as const;
    const said = names.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    this.navigator.setQuery([...withoutCompared(location.query), ...said], 'replace');
  }

  /** Writes what was chosen on another screen into the address of this one, so that it can be shared and loaded again. */
  say(): void {
    const { since, until } = this;
    if (this.#inAddress === null && (since !== null || until !== null))
      this.choose({ since, until: this.#said?.until ?? null });
  }

  /** Another user begins without it. */
  clear(): void {
    this.chosen = null;
  }

  /** This screen can show earlier data in the place of the current. */
  get canEndEarlier(): boolean {
    return this.navigator.address?.screen.comparesAnyTwo === true;
  }

  get #shown(): Said | null {
    return this.#inAddress ?? this.#said;
  }

  get #said(): Said | null {
    return this.chosen?.sow === this.navigator.address?.sowId ? this.chosen : null;
  }

  get #inAddress(): Said | null {
    const { address, location } = this.navigator;
    const named = (parameter: string): string | null =>
      location.query.find(([name]) => name === parameter)?.[1] ?? null;
    const [since, until] = [named(SINCE_PARAMETER), named(UNTIL_PARAMETER)];
    return address === null || (since === null && until === null) ? null : { sow: address.sowId, since, until };
  }
}

export function withoutCompared(query: AddressParameters): AddressParameters {
  return query.filter(([name]) => name !== SINCE_PARAMETER && name !== UNTIL_PARAMETER);
}
