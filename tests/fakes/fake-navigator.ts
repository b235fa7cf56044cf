import { makeAutoObservable, observableRef } from 'mobx';
import type { Query } from '../../src/domain/shared/query';
import { screens } from '../../src/composition/screens';
import { screenAt, type ScreenAddress } from '../../src/domain/shell/screen';
import { pathOf, type Navigator, type Place } from '../../src/application/shared/navigator';

const ORIGIN = 'https://platform.example';

/** An address bar with its history. `place` is observable, as in the real one. */
export class FakeNavigator implements Navigator {
  place: Place;
  #history: readonly Place[] = [];

  constructor(path = '/homepage/1') {
    this.place = placeOf(path);
    makeAutoObservable(
      this,
      { place: observableRef, path: false, href: false, historyLength: false },
      { autoBind: true },
    );
  }

  get address(): ScreenAddress | null {
    return screenAt(screens, this.place.pathname);
  }

  get path(): string {
    return pathOf(this.place);
  }

  get href(): string {
    return `${ORIGIN}${this.path}`;
  }

  /** How often Back can be pressed. */
  get historyLength(): number {
    return this.#history.length;
  }

  go(path: string): void {
    this.#history = [...this.#history, this.place];
    this.place = placeOf(path);
  }

  replace(path: string): void {
    this.place = placeOf(path);
  }

  setQuery(query: Query, history: 'push' | 'replace'): void {
    const path = pathOf({ pathname: this.place.pathname, query });
    if (history === 'push') this.go(path);
    else this.replace(path);
  }

  back(): void {
    const last = this.#history.at(-1);
    if (last === undefined) return;
    this.#history = this.#history.slice(0, -1);
    this.place = last;
  }
}

function placeOf(path: string): Place {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  return { pathname, query: [...searchParams] };
}
