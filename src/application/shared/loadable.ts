import type { RequestFailure } from './request-failure';

/** One request and what came of it. Switch over `kind`; there is no flag beside it. */
export type Loadable<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

export const IDLE = { kind: 'idle' } as const;
export const LOADING = { kind: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { kind: 'ready', value };
}
