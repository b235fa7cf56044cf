import { Container, type ContainerModule } from 'inversify';
import type { Identifier } from '../application/shared/token';

/** Resolves tokens and classes; all that main.tsx and the screens see of the container. */
export interface Resolver {
  get<T>(identifier: Identifier<T>): T;
  /** Adds modules that the login page does not need. */
  load(...modules: ContainerModule[]): void;
}

export function createContainer(...modules: ContainerModule[]): Resolver {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...modules);
  return {
    get: (identifier) => container.get(identifier as symbol),
    load: (...more) => container.load(...more),
  };
}
