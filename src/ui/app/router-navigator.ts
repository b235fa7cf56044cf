import { makeAutoObservable, observableRef } from 'mobx';
import type { NavigateFunction } from 'react-router-dom';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { screenAt, type Screen, type ScreenAddress } from '../../domain/workspace/screen';
import { dialogEntry, whenHistorySettled } from '../kit/overlays/dialog-history';
import { beginPageView } from '../../application/shared/resource';
import { queryString, type Navigator, type RouteLocation } from '../../application/shared/navigator';

/** The address bar as the application knows it; moves by the router's own navigate(). Connected by AddressRouter. */
export class RouterNavigator implements Navigator {
  location: RouteLocation;
  readonly #screens: readonly Screen[];
  readonly #base: string;
  #navigate: NavigateFunction | null = null;
  /** Where the application went before there was a router. */
  #early: string | null = null;

  /** Of the page that was loaded, until the address changes. */
  #isReturn = isLoadedByHistory();

  /** @param base the path that the product stands under, without a slash at its end: '' or '/signals' */
  constructor(screens: readonly Screen[], base = '') {
    this.#screens = screens;
    this.#base = base;
    this.location = this.#shown();
    window.addEventListener('popstate', () => (this.#isReturn = true));
    makeAutoObservable(
      this,
      { location: observableRef, href: false, home: false, isReturn: false, connect: false },
      { autoBind: true },
    );
  }

  get address(): ScreenAddress | null {
    return screenAt(this.#screens, this.location.pathname);
  }

  get href(): string {
    return window.location.href;
  }

  get home(): string {
    return window.location.origin + this.#base;
  }

  get isReturn(): boolean {
    return this.#isReturn;
  }

  go(path: string): void {
    this.#move(path, false);
  }

  replace(path: string): void {
    this.#move(path, true);
  }

  setQuery(query: AddressParameters, history: 'push' | 'replace'): void {
    const search = query.length === 0 ? '' : `?${queryString(query)}`;
    this.#move(`${this.location.pathname}${search}`, history === 'replace');
  }

  /** Reads the address bar, which is ahead of what the router has rendered. */
  sync(): void {
    const current = this.#shown();
    if (isSameLocation(current, this.location)) return;
    if (current.pathname !== this.location.pathname) beginPageView();
    this.location = current;
  }

  connect(navigate: NavigateFunction): void {
    this.#navigate = navigate;
    if (this.#early !== null) void navigate(this.#early, { replace: true });
    this.#early = null;
  }

  #shown(): RouteLocation {
    const { pathname, search } = window.location;
    return { pathname: pathname.slice(this.#base.length) || '/', query: [...new URLSearchParams(search)] };
  }

  #move(path: string, replace: boolean): void {
    this.#isReturn = false;
    if (this.#navigate === null) {
      this.#early = path;
      window.history[replace ? 'replaceState' : 'pushState'](null, '', this.#base + path);
      this.sync();
    } else whenHistorySettled(() => this.#navigateTo(path, replace));
  }

  /** What is chosen in a dialog takes the place of its history entry: one step back leads to what was before it. */
  #navigateTo(path: string, replace: boolean): void {
    const dialog = dialogEntry();
    void this.#navigate?.(path, { replace: replace || dialog !== null });
    dialog?.mark();
    this.sync();
  }
}

function isLoadedByHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
}

function isSameLocation(one: RouteLocation, other: RouteLocation): boolean {
  return one.pathname === other.pathname && queryString(one.query) === queryString(other.query);
}
