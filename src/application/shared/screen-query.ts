import { makeAutoObservable, reaction } from 'mobx';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { firstSegment } from '../../domain/workspace/screen';
import type { Navigator } from './navigator';
import { BY_REFERENCE } from './by-reference';

/** The query of one screen's address. The last one stays in force until the router has removed the screen. */
export class ScreenQuery {
  #last: AddressParameters = [];

  /** @param screen the first segment of its path, such as "data" */
  constructor(
    private readonly navigator: Navigator,
    private readonly screen: string,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get value(): AddressParameters {
    const { pathname, query } = this.navigator.location;
    return firstSegment(pathname) === this.screen ? query : this.#last;
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
