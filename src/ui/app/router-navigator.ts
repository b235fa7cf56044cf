import { makeAutoObservable, observableRef } from 'mobx';
import type { NavigateFunction } from 'react-router-dom';
import type { Query } from '../../domain/shared/query';
import { queryString, type Navigator, type Place } from '../../application/shared/navigator';

/** The address bar through the router. Lives in ui because the router does; main.tsx hands it to the container. */
export class RouterNavigator implements Navigator {
  place: Place;
  #navigate: NavigateFunction | null = null;

  constructor() {
    this.place = placeFrom(window.location);
    makeAutoObservable(this, { place: observableRef, href: false }, { autoBind: true });
  }

  get href(): string {
    return window.location.href;
  }

  go(path: string): void {
    this.#move(path, false);
  }

  replace(path: string): void {
    this.#move(path, true);
  }

  setQuery(query: Query, history: 'push' | 'replace'): void {
    const search = query.length === 0 ? '' : `?${queryString(query)}`;
    this.#move(`${this.place.pathname}${search}`, history === 'replace');
  }

  /** Called by the bridge inside the router. @returns detaches */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    return () => (this.#navigate = null);
  }

  /** The router's own word on where we are: links, Back and Forward come this way. */
  sync(location: Pick<Location, 'pathname' | 'search'>): void {
    const place = placeFrom(location);
    if (samePlace(place, this.place)) return;
    this.place = place;
  }

  #move(path: string, replace: boolean): void {
    // Set at once: whoever asks after calling go() must not be told the old place.
    this.place = placeFrom(new URL(path, window.location.origin));
    if (this.#navigate !== null) void this.#navigate(path, { replace });
    else window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  }
}

function placeFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  return { pathname, query: [...new URLSearchParams(search)] };
}

function samePlace(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && queryString(one.query) === queryString(other.query);
}
