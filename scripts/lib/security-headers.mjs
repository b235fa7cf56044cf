// The headers that a server of the app sends, computed from the configuration: only the hosts that it names may be reached.

/**
 * @param {object} config what /config.json answers
 * @returns {Record<string, string>} header names in lower case
 */
export function securityHeaders(config) {
  const policy = Object.entries(directives(config)).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

function directives(config) {
  const live = config.mode === 'live' ? config : {};
  const charts = live.analytics?.provider === 'luzmo' ? live.analytics : null;
  const chartHosts = charts === null ? [] : [charts.appServer, charts.apiHost, charts.aydHost].map(origin);
  const identity = live.auth ? [origin(live.auth.domain)] : [];
  const support = supportHosts(live.supportChat);
  const reports = live.errorReporting ? [origin(live.errorReporting.dsn.replace(/\/\/[^@]*@/, '//'))] : [];
  return {
    'default-src': ["'none'"],
    // The chat of the chart service runs remote code in the page; nothing else may.
    'script-src': ["'self'", ...chartHosts.slice(0, 1), ...support.script],
    'style-src': ["'self'"],
    // Style attributes set by script in the chart service's elements and in React's server-free markup.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...(config.assets ? [origin(config.assets.baseUrl)] : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(live.api ? [origin(live.api.baseUrl)] : []),
      ...identity,
      ...reports,
      ...chartHosts,
      ...support.connect,
    ],
    // Experiments are pages of others, always over https, in a sandbox.
    'frame-src': ["'self'", 'https:', ...chartHosts, ...identity],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

function supportHosts(settings) {
  if (!settings) return { script: [], connect: [] };
  if (settings.widgetUrl) return { script: [origin(settings.widgetUrl)], connect: [origin(settings.widgetUrl)] };
  return {
    script: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: ['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercomcdn.com'],
  };
}

function origin(address) {
  return new URL(/^https?:/.test(address) ? address : `https://${address}`).origin;
}
