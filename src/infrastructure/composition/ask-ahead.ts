import type { Screen } from '../../domain/shell/routes';
import type { AppConfig } from './app-config';

/** Asks for what mode and screen stand on before anything needs it, so that the requests do not wait for one another. */
export function askAhead(config: AppConfig, screen: Screen): void {
  if (config.mode === 'embedded') {
    void import('./embedded.module');
    hint(config.workspaceUrl);
  } else void import('./live.module');
  const ownCharts = config.mode === 'embedded' || config.analytics.provider === 'builtin';
  if (screen === 'data' && ownCharts) void import('../builtin-charts/builtin-chart-frame');
}

function hint(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'fetch');
  // As the workspace is fetched: a request of another kind would be another request.
  link.crossOrigin = 'anonymous';
  link.href = url;
  document.head.append(link);
}
