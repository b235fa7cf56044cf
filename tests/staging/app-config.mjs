import { EXCLUDED_ORG } from './accounts.mjs';
import { MODEL_PATH } from './model/chat-model.mjs';
import { configuredDashboards } from './surfaces.mjs';

export const CLIENT_ID = 'dm-visualization-platform';

/**
 * The app's configuration: every host is one of this environment.
 * @param {import('./addresses.mjs').Addresses} addresses
 * @param {'luzmo' | 'builtin'} provider of the charts
 */
export function appConfig({ api, identity, charts, sinks }, provider) {
  return {
    mode: 'live',
    api: { baseUrl: api, timeoutMs: 30_000 },
    auth: { domain: identity, clientId: CLIENT_ID, audience: api },
    analytics:
      provider === 'builtin'
        ? { provider }
        : { provider, appServer: charts, apiHost: charts, aydHost: charts, dashboards: configuredDashboards() },
    supportChat: { appId: 'staging', region: 'eu', widgetUrl: `${sinks}/widget.js` },
    errorReporting: { dsn: `${sinks.replace('://', '://public@')}/1`, environment: 'staging' },
    assets: { baseUrl: `${sinks}/assets` },
    previousDataExcludedOrgIds: [EXCLUDED_ORG],
    assistantModel: { url: `${sinks}${MODEL_PATH}`, model: 'staging', sendsToken: true },
  };
}
