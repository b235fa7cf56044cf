import { Container, type ContainerModule } from 'inversify';
import type { Identifier } from '../application/shared/token';

/** Hands out what a token or class names; all that the front door and the screens see of the container. */
export interface Resolver {
  get<T>(identifier: Identifier<T>): T;
  /** Adds what was not needed for the first screen. */
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
