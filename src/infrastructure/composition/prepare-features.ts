import { RecordLogin } from '../../application/session/record-login';
import { FetchedWorkspace, type WorkspaceFault } from '../in-memory/workspace-source';
import { assetResolver } from '../wire/asset-urls';
import type { AppConfig } from './app-config';
import type { Resolver } from './create-container';
import { embeddedModule } from './embedded.module';
import { featuresModule } from './features.module';

/** Adds what the project screens need, and starts what runs beside them. Called once. */
export async function prepareFeatures(
  resolver: Resolver,
  config: AppConfig,
  onFault: (fault: WorkspaceFault) => void,
): Promise<void> {
  if (config.mode === 'live') throw new Error('Live mode is not built yet');
  const resolve = assetResolver(config.assets?.baseUrl ?? null);
  resolver.load(featuresModule, embeddedModule(new FetchedWorkspace(config.workspaceUrl, resolve, onFault)));
  resolver.get(RecordLogin).start();
}
