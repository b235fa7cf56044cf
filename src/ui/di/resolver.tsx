import { createContext, use, useState, type ReactNode } from 'react';
import type { Identifier } from '../../application/shared/token';

/** All that the screens see of the container. */
export interface Resolver {
  get<T>(identifier: Identifier<T>): T;
}

const ResolverContext = createContext<Resolver | null>(null);

export function ResolverProvider({ resolver, children }: { resolver: Resolver; children: ReactNode }) {
  return <ResolverContext value={resolver}>{children}</ResolverContext>;
}

/**
 * For screens and the hosts of the shell only (.oxlintrc.json lists them); below, data and view models are props.
 * @returns the same instance for as long as the component is mounted
 */
export function useResolved<T>(identifier: Identifier<T>): T {
  const resolver = use(ResolverContext);
  if (resolver === null) throw new Error('useResolved needs a ResolverProvider above it');
  const [resolved] = useState(() => resolver.get(identifier));
  return resolved;
}
