import { ContainerModule } from 'inversify';
import { Connection, Logger, ErrorReporter } from '../application/shared/browser-ports';
import { ExternalCharts } from '../application/filters/chart-frame';
import { token } from '../application/shared/token';
import { UsageTracker } from '../application/tracking/record-usage';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../application/workspace/catalogues';
import { offerDebugHook } from '../infrastructure/in-memory/debug-hook';
import { EMBEDDED_OWNER } from '../infrastructure/in-memory/in-memory-auth-session';
import { LoggingErrorReporter, RecordingUsageTracker, NoConnectionNeeded } from '../infrastructure/in-memory/recorders';
import {
  InMemoryProjectCatalogue,
  InMemorySowCatalogue,
} from '../infrastructure/in-memory/in-memory-project-catalogue';
import { InMemorySignalCatalogue } from '../infrastructure/in-memory/in-memory-signal-catalogue';
import { WorkspaceRouter } from '../infrastructure/workspace-file/workspace-router';
import { KeptStatuses } from '../application/decisions/kept-statuses';
import { Keep } from '../application/keep/keep';
import {
  FetchedWorkspaceSource,
  type WorkspaceFault,
  type WorkspaceSource,
} from '../infrastructure/workspace-file/fetched-workspace-source';
import { assetResolver } from '../infrastructure/wire/asset-urls';
import type { EmbeddedConfig } from './app-config';
import { FurtherWorkspaceList } from './further-workspaces';
import { provide, provideAdapter } from './provide';
import { underBase } from './start/base-path';

const Source = token<WorkspaceSource>('WorkspaceSource');

/** Embedded mode: every port on the bundled workspace, in the browser's memory. */
export function embeddedModule(config: EmbeddedConfig, onFault: (fault: WorkspaceFault) => void): ContainerModule {
  const resolve = assetResolver(config.assets?.baseUrl ?? null, config.assets?.allowedHosts);
  const bundled = new FetchedWorkspaceSource(underBase(config.workspaceUrl), resolve, onFault);
  const tracker = new RecordingUsageTracker();
  offerDebugHook({ events: tracker.events });
  return new ContainerModule((options) => {
    provide(options, Source, (further) => new WorkspaceRouter(bundled, further), [FurtherWorkspaceList]);
    provideAdapter(options, Connection, NoConnectionNeeded, []);
    provide(options, KeptStatuses, (keep) => new KeptStatuses(keep, EMBEDDED_OWNER), [Keep]);
    provide(
      options,
      SowCatalogue,
      (source, further) =>
        new InMemorySowCatalogue(source, async () => (await Promise.all(further.map(({ list }) => list()))).flat()),
      [Source, FurtherWorkspaceList],
    );
    provideAdapter(options, ProjectCatalogue, InMemoryProjectCatalogue, [Source]);
    provideAdapter(options, SignalCatalogue, InMemorySignalCatalogue, [Source, KeptStatuses]);
    provide(options, ExternalCharts, () => new ExternalCharts(null), []);
    provide(options, UsageTracker, () => tracker, []);
    provideAdapter(options, ErrorReporter, LoggingErrorReporter, [Logger]);
  });
}
