import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Identifier, IdentifiersOf } from '../application/shared/token';

type Options = Pick<ContainerModuleLoadOptions, 'bind'>;
type Class<T, Dependencies extends readonly unknown[]> = new (...dependencies: Dependencies) => T;

/**
 * Binds a class to itself. A missing, superfluous or swapped dependency does not compile.
 * @param dependencies one identifier for each parameter of the constructor, in its order
 */
export function provideClass<T, Dependencies extends readonly unknown[]>(
  options: Options,
  implementation: Class<T, Dependencies> & Identifier<T>,
  dependencies: IdentifiersOf<NoInfer<Dependencies>>,
): void {
  provideAdapter<T, Dependencies>(options, implementation, implementation, dependencies);
}

/** Binds a port to the class that implements it. Checked like {@link provideClass}. */
export function provideAdapter<T, Dependencies extends readonly unknown[]>(
  options: Options,
  port: Identifier<T>,
  adapter: Class<NoInfer<T>, Dependencies>,
  dependencies: IdentifiersOf<NoInfer<Dependencies>>,
): void {
  provide<T, Dependencies>(options, port, (...resolved) => new adapter(...resolved), dependencies);
}

/** Binds what a factory computes; the only caller of bind(). Every binding is a singleton. */
export function provide<T, Dependencies extends readonly unknown[]>(
  { bind }: Options,
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
