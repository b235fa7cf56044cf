import { makeAutoObservable, observableRef } from 'mobx';
import {
  createPath,
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator as Moves,
} from 'react-router-dom';
import type { Query } from '../../domain/shared/query';
import { queryString, type Navigator, type Place } from '../../application/shared/navigator';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
/** A step of the navigation, as the router draws it. */
export type Step = Pick<BrowserHistory, 'location' | 'action'>;

/**
 * The address bar, through the router's own history. Lives in ui because the router does; main.tsx hands it to the
 * container.
 */
export class RouterNavigator implements Navigator {
  place: Place;
  /** What the router moves by. */
  readonly moves: Moves;
  readonly #history: BrowserHistory;
  #step: Step;
  #isQueryAlone = false;

  constructor() {
    const history = createBrowserHistory({ v5Compat: true });
    this.#history = history;
    this.#step = stepOf(history);
    this.moves = {
      ...history,
      // A link that leads to where we are leaves no second step in the history, as in any page.
      push: (to, state) => (isHere(to) ? history.replace(to, state) : history.push(to, state)),
    };
    this.place = placeFrom(window.location);
    makeAutoObservable(
      this,
      { place: observableRef, href: false, moves: false, step: false, follow: false },
      { autoBind: true },
    );
  }

  get href(): string {
    return window.location.href;
  }

  go(path: string): void {
    this.#history.push(path);
    this.sync();
  }

  replace(path: string): void {
    this.#history.replace(path);
    this.sync();
  }

  setQuery(query: Query, history: 'push' | 'replace'): void {
    const search = query.length === 0 ? '' : `?${queryString(query)}`;
    this.#isQueryAlone = true;
    try {
      this.#history[history](`${this.place.pathname}${search}`);
    } finally {
      this.#isQueryAlone = false;
    }
    this.sync();
  }

  /** Reads the address bar. Whoever asks after a step must not be told the old place, also while nobody follows. */
  sync(): void {
    const place = placeFrom(window.location);
    if (!samePlace(place, this.place)) this.place = place;
  }

  /** The last step that the router has to draw. */
  get step(): Step {
    return this.#step;
  }

  /**
   * Links, Back and Forward come this way.
   * @param onStep is not called for steps that change the query alone: what follows the query observes the place, and
   *   the router would render all links and routes anew for each card and each filter
   * @returns stops following
   */
  follow(onStep: () => void): () => void {
    const { pathname } = this.#history.location;
    if (pathname !== this.#step.location.pathname) this.#step = stepOf(this.#history);
    return this.#history.listen((step) => {
      this.sync();
      const isSamePath = step.location.pathname === this.#step.location.pathname;
      if (this.#isQueryAlone || (step.action === NavigationType.Pop && isSamePath)) return;
      this.#step = stepOf(step);
      onStep();
    });
  }
}

function stepOf({ location, action }: Step): Step {
  return { location, action };
}

function isHere(to: Parameters<Moves['push']>[0]): boolean {
  const { pathname, search, hash } = window.location;
  return (typeof to === 'string' ? to : createPath(to)) === createPath({ pathname, search, hash });
}

function placeFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  return { pathname, query: [...new URLSearchParams(search)] };
}

function samePlace(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && queryString(one.query) === queryString(other.query);
}
