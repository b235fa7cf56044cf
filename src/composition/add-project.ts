import { ContainerModule } from 'inversify';
import { AccessToken } from './access-token';
import type { AppConfig, EmbeddedConfig, LiveConfig, StartFault } from './app-config';
import type { ProductContainer } from './product-container';
import { modules } from './modules';
import { loadProjectParts, projectAdapters, projectClasses } from './project-parts';

type OnFault = (fault: Pick<StartFault, 'message' | 'faults'>) => void;

/** Adds what the project screens need to the container, and starts the background tasks. Called once. */
export async function addProject(container: ProductContainer, config: AppConfig, onFault: OnFault): Promise<void> {
  const [parts, mode] = await Promise.all([
    loadProjectParts(),
    config.mode === 'embedded' ? embedded(config, onFault) : live(config, container),
  ]);
  container.load(
    projectClasses(parts, () => container),
    projectAdapters(parts, container),
    ...mode,
  );
  for (const { tasks = [] } of parts) for (const task of tasks) container.get(task).start();
}

async function embedded(config: EmbeddedConfig, onFault: OnFault): Promise<readonly ContainerModule[]> {
  const [{ embeddedModule }, ...parts] = await Promise.all([
    import('./embedded.module'),
    ...modules.flatMap(({ embedded: load }) => load?.() ?? []),
  ]);
  const ofModules = new ContainerModule((options) => {
    for (const part of parts) part.embedded(options, config);
  });
  return [embeddedModule(config, onFault), ofModules];
}

async function live(config: LiveConfig, container: ProductContainer): Promise<readonly ContainerModule[]> {
  const [{ liveModule }, ...parts] = await Promise.all([
    import('./live.module'),
    ...modules.flatMap(({ live: load }) => load?.() ?? []),
  ]);
  const accessToken: AccessToken = (isRenewed) => container.get(AccessToken)(isRenewed);
  const ofModules = new ContainerModule((options) => {
    for (const part of parts) part.live(options, config, accessToken);
  });
  return [liveModule(config, accessToken), ofModules];
}
