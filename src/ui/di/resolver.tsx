import { createContext, use, type ReactNode } from 'react';
import type { Identifier } from '../../application/shared/token';

/** All that the screens see of the container. */
export interface Resolver {
  get<T>(identifier: Identifier<T>): T;
}

const ResolverContext = createContext<Resolver | null>(null);

export function ResolverProvider({ resolver, children }: { resolver: Resolver; children: ReactNode }) {
  return <ResolverContext value={resolver}>{children}</ResolverContext>;
}

export function useResolver(): Resolver {
  const resolver = use(ResolverContext);
  if (resolver === null) throw new Error('useResolver needs a ResolverProvider above it');
  return resolver;
}

/** For route-level components only; below them, data and view models are handed on as props. */
export function useResolved<T>(identifier: Identifier<T>): T {
  return useResolver().get(identifier);
}
