import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Identifier, IdentifiersOf } from '../application/shared/token';

type Options = Pick<ContainerModuleLoadOptions, 'bind'>;
type Class<T, Dependencies extends readonly unknown[]> = new (...dependencies: Dependencies) => T;
/** Transient: each component that resolves it has one of its own, for as long as it is mounted. */
type Scope = 'Singleton' | 'Transient';

/**
 * Binds a class to itself. A missing, superfluous or swapped dependency does not compile.
 * @param dependencies one identifier for each parameter of the constructor, in its order
 */
export function provideClass<T, Dependencies extends readonly unknown[]>(
  options: Options,
  implementation: Class<T, Dependencies> & Identifier<T>,
  dependencies: IdentifiersOf<NoInfer<Dependencies>>,
  scope: Scope = 'Singleton',
): void {
  provideAdapter<T, Dependencies>(options, implementation, implementation, dependencies, scope);
}

/**
 * Binds a class to itself whose constructor takes one object of dependencies. Checked like {@link provideClass}.
 * @param dependencies one identifier for each property of the object
 */
export function provideNamed<T, Dependencies extends object>(
  options: Options,
  implementation: Class<T, [Dependencies]>,
  dependencies: { readonly [Name in keyof NoInfer<Dependencies>]: Identifier<Dependencies[Name]> },
  scope: Scope = 'Singleton',
): void {
  const names = Object.keys(dependencies);
  const named = (resolved: readonly unknown[]) => Object.fromEntries(names.map((name, at) => [name, resolved[at]]));
  const identifiers = Object.values<Identifier<unknown>>(dependencies);
  provide<T, unknown[]>(
    options,
    implementation,
    (...resolved) => new implementation(named(resolved) as Dependencies),
    identifiers,
    scope,
  );
}

/** Binds a port to the class that implements it. Checked like {@link provideClass}. */
export function provideAdapter<T, Dependencies extends readonly unknown[]>(
  options: Options,
  port: Identifier<T>,
  adapter: Class<NoInfer<T>, Dependencies>,
  dependencies: IdentifiersOf<NoInfer<Dependencies>>,
  scope: Scope = 'Singleton',
): void {
  provide<T, Dependencies>(options, port, (...resolved) => new adapter(...resolved), dependencies, scope);
}

/** Binds what a factory computes; the only caller of bind(). */
export function provide<T, Dependencies extends readonly unknown[]>(
  { bind }: Options,
  target: Identifier<T>,
  factory: (...dependencies: Dependencies) => T,
  dependencies: IdentifiersOf<Dependencies>,
  scope: Scope = 'Singleton',
): void {
  const binding = bind<T>(target as ServiceIdentifier<T>).toResolvedValue(
    (...resolved: unknown[]) => factory(...(resolved as unknown as Dependencies)),
    [...dependencies] as ServiceIdentifier[],
  );
  if (scope === 'Singleton') binding.inSingletonScope();
  else binding.inTransientScope();
}
