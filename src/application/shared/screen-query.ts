import { makeAutoObservable, reaction } from 'mobx';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { SowId } from '../../domain/shared/entity-id';
import { firstSegment } from '../../domain/shared/screen-address';
import type { Navigator } from './navigator';
import { BY_REFERENCE } from './by-reference';

/**
 * The query of one screen's address. The last one stays in force until the router has removed the screen, or shows it for
 * another project: what another project's address says is not for the data of this one.
 */
export class ScreenQuery {
  /** The project that the screen shows; null: none. */
  sow: SowId | null = null;
  #last: AddressParameters = [];

  /** @param screen the first segment of its path, such as "data" */
  constructor(
    private readonly navigator: Navigator,
    private readonly screen: string,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get value(): AddressParameters {
    const { address, location } = this.navigator;
    const isShown =
      firstSegment(location.pathname) === this.screen && (this.sow === null || address?.sowId === this.sow);
    return isShown ? location.query : this.#last;
  }

  /** @returns stops */
  follow(): () => void {
    return reaction(
      () => this.value,
      (query) => (this.#last = query),
      { fireImmediately: true },
    );
  }
}
