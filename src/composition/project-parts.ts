import { ContainerModule } from 'inversify';
import { CommandGroups } from '../application/commands/command';
import { LogOutActs, PersonalStores } from '../application/session/clear-user-data';
import { SelectionActions } from '../ui/selection/selection-actions';
import type { ProductContainer } from './product-container';
import type { Contribution, ProjectPart } from './module-manifest';
import { modules } from './modules';
import { provide } from './provide';

/** Fetches what the modules add to all screens of a project, in their order. */
export function loadProjectParts(): Promise<readonly ProjectPart[]> {
  return Promise.all(modules.flatMap(({ project }) => project?.().then((code) => code.project) ?? []));
}

/** The classes of all modules, and the lists that they contribute to. */
export function projectClasses(parts: readonly ProjectPart[], container: () => ProductContainer): ContainerModule {
  const all = <T>(of: (part: ProjectPart) => Contribution<T> | undefined): readonly T[] =>
    parts.flatMap((part) => of(part)?.(container()) ?? []);
  return new ContainerModule((options) => {
    for (const { classes } of parts) classes?.(options);
    provide(options, CommandGroups, () => parts.flatMap(({ commands = [] }) => commands), []);
    provide(options, SelectionActions, () => all(({ selectionActions }) => selectionActions), []);
    provide(options, PersonalStores, () => all(({ personalStores }) => personalStores), []);
    provide(options, LogOutActs, () => all(({ logOutActs }) => logOutActs), []);
  });
}

/** Adapters of all modules that are the same in both modes. */
export function projectAdapters(parts: readonly ProjectPart[], container: ProductContainer): ContainerModule {
  return new ContainerModule((options) => {
    for (const { adapters } of parts) adapters?.(options, container);
  });
}
