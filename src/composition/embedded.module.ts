import { ContainerModule } from 'inversify';
import { Connection, DeviceStorage, Logger, ErrorReporter } from '../application/shared/browser-ports';
import { LoadOwnData } from '../application/own-data/own-projects';
import { OwnDataEntry } from '../application/workspace/own-data-entry';
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
import { lazyOwnData, type LazyOwnData } from './modules/own-data/lazy-own-data';
import { provide, provideAdapter } from './provide';
import { underBase } from './start/base-path';

const Own = token<LazyOwnData>('Own');
const Source = token<WorkspaceSource>('WorkspaceSource');

/** Embedded mode: every port on the bundled workspace, in the browser's memory. */
export function embeddedModule(config: EmbeddedConfig, onFault: (fault: WorkspaceFault) => void): ContainerModule {
  const resolve = assetResolver(config.assets?.baseUrl ?? null, config.assets?.allowedHosts);
  const bundled = new FetchedWorkspaceSource(underBase(config.workspaceUrl), resolve, onFault);
  const tracker = new RecordingUsageTracker();
  offerDebugHook({ events: tracker.events });
  return new ContainerModule((options) => {
    provide(options, Own, (...from) => lazyOwnData(...from, resolve), [DeviceStorage, OwnDataEntry, KeptStatuses]);
    provide(options, LoadOwnData, ({ load }) => load, [Own]);
    provide(options, Source, (own) => new WorkspaceRouter(bundled, own.workspace), [Own]);
    provideAdapter(options, Connection, NoConnectionNeeded, []);
    provide(options, KeptStatuses, (keep) => new KeptStatuses(keep, EMBEDDED_OWNER), [Keep]);
    provide(options, SowCatalogue, (source, own) => new InMemorySowCatalogue(source, own.list), [Source, Own]);
    provideAdapter(options, ProjectCatalogue, InMemoryProjectCatalogue, [Source]);
    provideAdapter(options, SignalCatalogue, InMemorySignalCatalogue, [Source, KeptStatuses]);
    provide(options, ExternalCharts, () => new ExternalCharts(null), []);
    provide(options, UsageTracker, () => tracker, []);
    provideAdapter(options, ErrorReporter, LoggingErrorReporter, [Logger]);
  });
}
