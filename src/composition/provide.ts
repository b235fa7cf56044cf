import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Identifier, IdentifiersOf } from '../application/shared/token';

/**
 * The only caller of bind(). A missing, superfluous or swapped dependency does not compile, which a bare
 * `container.bind(symbol)` would let pass. Everything is a singleton: what has a shorter life is made by a store.
 */
export function provide<T, Dependencies extends readonly unknown[]>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  target: Identifier<T>,
  factory: (...dependencies: Dependencies) => T,
  dependencies: IdentifiersOf<Dependencies>,
): void {
  bind<T>(target as ServiceIdentifier<T>)
    .toResolvedValue((...resolved: unknown[]) => factory(...(resolved as unknown as Dependencies)), [
      ...dependencies,
    ] as ServiceIdentifier[])
    .inSingletonScope();
}
