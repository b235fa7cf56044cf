import { ContainerModule } from 'inversify';
import type { ProductContainer } from './product-container';
import type { ContributedList, ProjectPart } from './module-manifest';
import { modules } from './modules';
import { provide } from './provide';

/** Fetches what the modules add to all screens of a project, in their order. */
export function loadProjectParts(): Promise<readonly ProjectPart[]> {
  return Promise.all(modules.flatMap(({ project }) => project?.().then((code) => code.project) ?? []));
}

/** The classes of all modules, and the lists that they contribute to. */
export function projectClasses(parts: readonly ProjectPart[], container: () => ProductContainer): ContainerModule {
  const contributions = parts.flatMap(({ contributes = [] }) => contributes);
  const entriesOf = (point: ContributedList<unknown>) =>
    contributions.filter((each) => each.point === point).flatMap(({ entries }) => entries(container()));
  return new ContainerModule((options) => {
    for (const { classes } of parts) classes?.(options);
    for (const point of parts.flatMap(({ points = [] }) => points))
      provide<readonly unknown[], []>(options, point, () => entriesOf(point), []);
  });
}

/** Adapters of all modules that are the same in both modes. */
export function projectAdapters(parts: readonly ProjectPart[], container: ProductContainer): ContainerModule {
  return new ContainerModule((options) => {
    for (const { adapters } of parts) adapters?.(options, container);
  });
}
