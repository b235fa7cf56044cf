import { makeAutoObservable, observableRef } from 'mobx';
import type { AddressParameters } from '../../src/domain/shared/address-parameters';
import { screens } from '../../src/composition/screens';
import { screenAt, type ScreenAddress } from '../../src/domain/workspace/screen';
import { beginPageView } from '../../src/application/shared/resource';
import { pathOf, type Navigator, type RouteLocation } from '../../src/application/shared/navigator';

const ORIGIN = 'https://platform.example';

/** An address bar with its history. `place` is observable, as in the real one. */
export class FakeNavigator implements Navigator {
  readonly home = ORIGIN;
  location: RouteLocation;
  isReturn = false;
  #history: readonly RouteLocation[] = [];

  constructor(path = '/homepage/1') {
    this.location = placeOf(path);
    makeAutoObservable(
      this,
      { home: false, location: observableRef, path: false, href: false, historyLength: false },
      { autoBind: true },
    );
  }

  get address(): ScreenAddress | null {
    return screenAt(screens, this.location.pathname);
  }

  get path(): string {
    return pathOf(this.location);
  }

  get href(): string {
    return `${ORIGIN}${this.path}`;
  }

  /** How often Back can be pressed. */
  get historyLength(): number {
    return this.#history.length;
  }

  go(path: string): void {
    this.#history = [...this.#history, this.location];
    this.#move(placeOf(path));
  }

  replace(path: string): void {
    this.#move(placeOf(path));
  }

  setQuery(query: AddressParameters, history: 'push' | 'replace'): void {
    const path = pathOf({ pathname: this.location.pathname, query });
    if (history === 'push') this.go(path);
    else this.replace(path);
  }

  back(): void {
    const last = this.#history.at(-1);
    if (last === undefined) return;
    this.#history = this.#history.slice(0, -1);
    this.#move(last);
  }

  #move(to: RouteLocation): void {
    if (to.pathname !== this.location.pathname) beginPageView();
    this.location = to;
  }
}

function placeOf(path: string): RouteLocation {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  return { pathname, query: [...searchParams] };
}
