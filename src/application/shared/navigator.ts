import type { Query } from '../../domain/shared/query';
import type { ScreenAddress } from '../../domain/shell/screen';
import { token } from './token';

export interface RouteLocation {
  readonly pathname: string;
  readonly query: Query;
}

/** The address bar. `place` is observable: whatever depends on the address reacts to Back and Forward too. */
export interface Navigator {
  readonly location: RouteLocation;
  /** The screen and project that `place` names; null outside of projects. Observable, too. */
  readonly address: ScreenAddress | null;
  /** The whole address of the current page, to be shared or reported. */
  readonly href: string;
  go(path: string): void;
  /** Goes there without leaving the current place in the history. */
  replace(path: string): void;
  /** Changes the query of the current path. */
  setQuery(query: Query, history: 'push' | 'replace'): void;
}
export const Navigator = token<Navigator>('Navigator');

/** A place as a path that can be gone to. */
export function pathOf(place: RouteLocation): string {
  return place.query.length === 0 ? place.pathname : `${place.pathname}?${queryString(place.query)}`;
}

/** Half of a letter, as of a name that was cut in an emoji, has no code in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

export function queryString(query: Query): string {
  return query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
