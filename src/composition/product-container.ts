import { Container, type ContainerModule } from 'inversify';
import type { Identifier } from '../application/shared/token';

/** Resolves tokens and classes; all that main.tsx and the screens see of the container. */
export interface ProductContainer {
  get<T>(identifier: Identifier<T>): T;
  /** Adds modules, each of them once. */
  load(...modules: ContainerModule[]): void;
}

export function createContainer(...modules: ContainerModule[]): ProductContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const loaded = new Set<ContainerModule>();
  const load = (...more: ContainerModule[]): void => {
    container.load(...more.filter((module) => !loaded.has(module)));
    for (const module of more) loaded.add(module);
  };
  load(...modules);
  return { get: (identifier) => container.get(identifier as symbol), load };
}
