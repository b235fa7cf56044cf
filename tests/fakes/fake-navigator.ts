import { makeAutoObservable, observableRef } from 'mobx';
import type { AddressParameters } from '../../src/domain/shared/address-parameters';
import { knownParameters, screensWithout } from '../../src/composition/screens';
import { screenAt, type ScreenAddress } from '../../src/domain/shared/screen-address';
import { beginPageView } from '../../src/application/shared/resource';
import { readAddress } from '../../src/domain/shared/read-address';
import { pathOf, type Navigator, type RouteLocation } from '../../src/application/shared/navigator';

const ORIGIN = 'https://platform.example';
/** The built-in assistant has the page of the assistant. */
const screens = screensWithout(new Set(['assistant']));

/** An address bar with its history. `place` is observable, as in the real one. */
export class FakeNavigator implements Navigator {
  readonly home = ORIGIN;
  location: RouteLocation;
  isReturn = false;
  unused: readonly string[] = [];
  #history: readonly RouteLocation[] = [];

  constructor(path = '/homepage/1') {
    this.location = this.#read(path);
    makeAutoObservable(
      this,
      { home: false, location: observableRef, unused: observableRef, path: false, href: false, historyLength: false },
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
    this.#move(this.#read(path));
  }

  replace(path: string): void {
    this.#move(this.#read(path));
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
    this.isReturn = true;
  }

  #move(to: RouteLocation): void {
    if (to.pathname !== this.location.pathname) beginPageView();
    this.isReturn = false;
    this.location = to;
  }

  #read(path: string): RouteLocation {
    const { pathname, searchParams } = new URL(path, ORIGIN);
    const read = readAddress(pathname, [...searchParams], knownParameters);
    if (read.unused.length > 0) this.unused = read.unused;
    return { pathname: read.pathname, query: read.query };
  }
}
