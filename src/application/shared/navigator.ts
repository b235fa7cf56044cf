import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { ScreenAddress } from '../../domain/shared/screen-address';
import { token } from './token';

export interface RouteLocation {
  readonly pathname: string;
  readonly query: AddressParameters;
}

/** The address bar. Observable, so that Back and Forward are followed too. */
export interface Navigator {
  readonly location: RouteLocation;
  /** The screen and project of `location`; null outside of projects. */
  readonly address: ScreenAddress | null;
  /** The whole address of the current page, to be shared or reported. */
  readonly href: string;
  /** The product's own address: 'https://example.com', or 'https://example.com/signals' under a path. A path follows it. */
  readonly home: string;
  /** The user came to this address by Back or Forward: it may be of the user before. */
  readonly isReturn: boolean;
  /** What could not be read of the addresses that were opened, such as 'topic_id=abc'; see readAddress. */
  readonly unused: readonly string[];
  go(path: string): void;
  /** Replaces the current entry of the history. */
  replace(path: string): void;
  /** Changes the query of the current path. */
  setQuery(query: AddressParameters, history: 'push' | 'replace'): void;
}
export const Navigator = token<Navigator>('Navigator');

/** A location as a path for `go` and `replace`. */
export function pathOf({ pathname, query }: RouteLocation): string {
  return query.length === 0 ? pathname : `${pathname}?${queryString(query)}`;
}

/** A lone surrogate, as of a name that was cut inside an emoji, would make encodeURIComponent throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

export function queryString(query: AddressParameters): string {
  return query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
