import { makeAutoObservable, reaction } from 'mobx';
import { SINCE_PARAMETER } from '../../domain/workspace/compared-version';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { SowId } from '../../domain/shared/entity-id';
import type { Navigator } from '../shared/navigator';
import { BY_REFERENCE } from '../shared/by-reference';

/**
 * With which of its earlier data the open project is compared: the one owner of what 'since' means on maps, lists, cards,
 * in What changed and in Ask. The address says it; on screens whose address does not, the last one that was said stays.
 */
export class ComparedWith {
  /** null: none was chosen in this page. */
  chosen: { readonly sow: SowId; readonly since: string } | null = null;

  constructor(private readonly navigator: Navigator) {
    makeAutoObservable(this, {}, BY_REFERENCE);
    reaction(
      () => this.#inAddress,
      (said) => {
        if (said !== null) this.chosen = said;
      },
      { fireImmediately: true, equals: (one, other) => one?.sow === other?.sow && one?.since === other?.since },
    );
  }

  /** The name of the earlier data, see versionKeys; null: the newest. */
  get since(): string | null {
    const said = this.#inAddress ?? this.chosen;
    return said !== null && said.sow === this.navigator.address?.sowId ? said.since : null;
  }

  /** @param since null: the newest */
  choose(since: string | null): void {
    const { address, location } = this.navigator;
    if (address === null) return;
    this.chosen = since === null ? null : { sow: address.sowId, since };
    const others = withoutSince(location.query);
    this.navigator.setQuery(since === null ? others : [...others, [SINCE_PARAMETER, since]], 'replace');
  }

  /** Writes what was chosen on another screen into the address of this one, so that it can be shared and loaded again. */
  say(): void {
    if (this.#inAddress === null && this.since !== null) this.choose(this.since);
  }

  /** Another user begins without it. */
  clear(): void {
    this.chosen = null;
  }

  get #inAddress(): { readonly sow: SowId; readonly since: string } | null {
    const { address, location } = this.navigator;
    const since = location.query.find(([name]) => name === SINCE_PARAMETER)?.[1];
    return address === null || since === undefined ? null : { sow: address.sowId, since };
  }
}

export function withoutSince(query: AddressParameters): AddressParameters {
  return query.filter(([name]) => name !== SINCE_PARAMETER);
}
