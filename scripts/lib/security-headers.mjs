// The headers that a server of the app sends, computed from the configuration: only the hosts that it names may be reached.

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * @param {object} config what /config.json answers
 * @param {{ https?: boolean }} [connection] https: the browser is told to stay with it
 * @returns {Record<string, string>} header names in lower case
 */
export function securityHeaders(config, { https = false } = {}) {
  const policy = Object.entries(directives(config)).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
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
    'font-src': ["'self'", ...support.font],
    'media-src': ["'self'", ...support.media],
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

/** What the widget of the support chat needs: of a host of one's own the script alone, of the vendor's what he lists. */
function supportHosts(settings) {
  if (!settings) return { script: [], connect: [], font: [], media: [] };
  if (settings.widgetUrl) {
    const own = [origin(settings.widgetUrl)];
    return { script: own, connect: own, font: [], media: [] };
  }
  return {
    script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://*.intercomcdn.com',
      'https://*.intercomcdn.eu',
      'https://uploads.intercomusercontent.com',
    ],
    font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    media: ['https://js.intercomcdn.com'],
  };
}

function origin(address) {
  return new URL(/^https?:/.test(address) ? address : `https://${address}`).origin;
}
