import { makeAutoObservable, observableRef } from 'mobx';
import type { NavigateFunction } from 'react-router-dom';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { Screen } from '../../domain/shared/screen';
import { screenAt, type ScreenAddress } from '../../domain/shared/screen-address';
import { dialogEntry, whenHistorySettled } from '../kit/overlays/dialog-history';
import { beginPageView } from '../../application/shared/resource';
import type { LinkParameters } from '../../domain/shared/link-parameters';
import { readAddress, type ReadAddress } from '../../domain/shared/read-address';
import { pathOf, queryString, type Navigator, type RouteLocation } from '../../application/shared/navigator';

/** The address bar as the application knows it; moves by the router's own navigate(). Connected by AddressRouter. */
export class RouterNavigator implements Navigator {
  location: RouteLocation;
  unused: readonly string[];
  readonly #screens: readonly Screen[];
  readonly #known: LinkParameters;
  readonly #base: string;
  #navigate: NavigateFunction | null = null;
  /** Where the application went before there was a router. */
  #early: string | null = null;

  /** Of the page that was loaded, until the address changes. */
  #isReturn = isLoadedByHistory();

  /**
   * @param known what the parameters of an address hold
   * @param base the path that the product stands under, without a slash at its end: '' or '/signals'
   */
  constructor(screens: readonly Screen[], known: LinkParameters, base = '') {
    this.#screens = screens;
    this.#known = known;
    this.#base = base;
    const read = this.#read();
    // Before there is a router, so that it begins at the repaired address.
    if (read.isRepaired) window.history.replaceState(window.history.state, '', this.#base + pathOf(read));
    this.location = read;
    this.unused = read.unused;
    window.addEventListener('popstate', () => {
      this.#isReturn = true;
      // The router renders late, and not at all where a step back follows before it has rendered the step before.
      setTimeout(() => this.sync());
    });
    makeAutoObservable(
      this,
      { location: observableRef, unused: observableRef, href: false, home: false, isReturn: false, connect: false },
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
    const read = this.#read();
    if (read.unused.length > 0) this.unused = read.unused;
    if (read.pathname !== this.location.pathname) beginPageView();
    if (!isSameLocation(read, this.location)) this.location = read;
    if (read.isRepaired) void this.#navigate?.(pathOf(read), { replace: true });
  }

  connect(navigate: NavigateFunction): void {
    this.#navigate = navigate;
    if (this.#early !== null) void navigate(this.#early, { replace: true });
    this.#early = null;
  }

  #read(): ReadAddress {
    const { pathname, search } = window.location;
    return readAddress(pathname.slice(this.#base.length) || '/', [...new URLSearchParams(search)], this.#known);
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
