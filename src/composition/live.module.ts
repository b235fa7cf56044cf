import { ContainerModule } from 'inversify';
import { ExternalCharts } from '../application/filters/chart-frame';
import { TopicStatusStore } from '../application/decisions/topic-status.store';
import { SessionStore } from '../application/session/session.store';
import { Clock, Connection, Logger, ErrorReporter } from '../application/shared/browser-ports';
import { Navigator } from '../application/shared/navigator';
import { WorkspaceStore } from '../application/workspace/workspace.store';
import { FailurePolicy } from '../application/shared/request-failure';
import { token } from '../application/shared/token';
import { UsageTracker } from '../application/tracking/record-usage';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../application/workspace/catalogues';
import { ProjectFacts } from '../application/query/project-facts';
import { BrowserConnection } from '../infrastructure/browser/browser-connection';
import { HttpApi } from '../infrastructure/http/http-api';
import { HttpClient } from '../infrastructure/http/http-client';
import { HttpProjectCatalogue, HttpSowCatalogue } from '../infrastructure/http/http-project-catalogue';
import { HttpSignalCatalogue } from '../infrastructure/http/http-signal-catalogue';
import { HttpUsageTracker } from '../infrastructure/http/http-usage-tracker';
import { LoggingErrorReporter } from '../infrastructure/in-memory/recorders';
import { SentryErrorReporter } from '../infrastructure/sentry/sentry-error-reporter';
import { LuzmoAccess } from '../infrastructure/luzmo/luzmo-access';
import { luzmoChartFrame } from '../infrastructure/luzmo/luzmo-chart';
import { assetResolver, type ResolveAsset } from '../infrastructure/wire/asset-urls';
import type { AccessToken } from './access-token';
import type { LiveConfig } from './app-config';
import { provide, provideAdapter, provideClass } from './provide';

const Assets = token<ResolveAsset>('ResolveAsset');

/** Live mode: every port on the real services. */
export function liveModule(config: LiveConfig, accessToken: AccessToken): ContainerModule {
  return new ContainerModule((options) => {
    provide(options, Assets, () => assetResolver(config.assets?.baseUrl ?? null, config.assets?.allowedHosts), []);
    provide(options, HttpClient, (session, clock) => httpClient(config, accessToken, session, clock), [
      SessionStore,
      Clock,
    ]);
    provideClass(options, HttpApi, [HttpClient, Assets, Logger]);
    const onApi = [HttpApi] as const;
    provide(options, Connection, ({ home }) => new BrowserConnection(home), [Navigator]);
    provideAdapter(options, SowCatalogue, HttpSowCatalogue, onApi);
    provideAdapter(options, ProjectCatalogue, HttpProjectCatalogue, onApi);
    provideAdapter(options, SignalCatalogue, HttpSignalCatalogue, onApi);
    provideAdapter(options, UsageTracker, HttpUsageTracker, [HttpClient]);
    provide(options, LuzmoAccess, (api, session) => new LuzmoAccess(api, () => session.requireMember()), [
      HttpApi,
      SessionStore,
    ]);
    const { analytics } = config;
    provide(
      options,
      ExternalCharts,
      (access, clock, failures, statuses, facts, workspace) =>
        new ExternalCharts(
          analytics.provider === 'builtin'
            ? null
            : luzmoChartFrame({
                config: analytics,
                access,
                clock,
                failures,
                isOpen: (sow) => workspace.currentId === sow,
                statuses,
                facts: () => facts.settled,
              }),
        ),
      [LuzmoAccess, Clock, FailurePolicy, TopicStatusStore, ProjectFacts, WorkspaceStore],
    );
    provide(options, ErrorReporter, (logger) => errorReporter(config, logger), [Logger]);
  });
}

function httpClient(config: LiveConfig, accessToken: AccessToken, session: SessionStore, clock: Clock): HttpClient {
  return new HttpClient({
    ...config.api,
    credentials: {
      async orgId() {
        await session.start();
        return session.requireMember().orgId;
      },
      accessToken,
      refused: () => session.end('refused'),
    },
    wait: (milliseconds) => new Promise((resolve) => void clock.after(milliseconds, resolve)),
    random: Math.random,
  });
}

function errorReporter({ errorReporting }: LiveConfig, logger: Logger): ErrorReporter {
  if (errorReporting === null) return new LoggingErrorReporter(logger);
  const reporter = new SentryErrorReporter(errorReporting, logger);
  reporter.start();
  return reporter;
}
