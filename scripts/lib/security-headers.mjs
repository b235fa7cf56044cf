const TWO_YEARS_SECONDS = 63_072_000;

/**
 * The headers that a server of the app sends: the policy allows the hosts that the configuration names, and no others.
 * @param {Record<string, any>} config what /config.json answers
 * @param {{ https?: boolean, isBelowPath?: boolean }} [connection] https: tells the browser to use nothing else, but for
 *   a product below a path: the host is also that of others, unless the configuration says that all of it is the product's
 * @returns {Record<string, string>} header names in lower case
 * @throws {Error} names the key, where a service is configured without the address of its host
 */
export function securityHeaders(config, { https = false, isBelowPath = false } = {}) {
  const policy = Object.entries(directives(config)).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  const isWhole = config.wholeHost === true;
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https &&
      (isWhole || !isBelowPath) && {
        'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}${isWhole ? '; includeSubDomains' : ''}`,
      }),
  };
}

/**
 * The same policy for the product's own experiment pages, which only the product itself may show in a frame.
 * @param {string} policy
 */
export function ownPagePolicy(policy) {
  return policy
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("font-src 'self'", "font-src 'self' data:");
}

/**
 * @param {Record<string, any>} config
 * @returns {Record<string, string[]>}
 */
function directives(config) {
  const live = config.mode === 'live' ? config : {};
  const charts = live.analytics?.provider === 'luzmo' ? live.analytics : null;
  const chartHosts =
    charts === null ? [] : ['appServer', 'apiHost', 'aydHost'].map((key) => origin(charts[key], `analytics.${key}`));
  const identity = live.auth ? [origin(live.auth.domain, 'auth.domain')] : [];
  const support = supportHosts(live.supportChat);
  const reports = live.errorReporting ? [origin(live.errorReporting.dsn, 'errorReporting.dsn')] : [];
  const assets = assetHosts(config.assets);
  return {
    'default-src': ["'none'"],
    // The chat of the chart service runs remote code in the page; nothing else may.
    'script-src': ["'self'", ...chartHosts.slice(0, 1), ...support.script],
    'style-src': ["'self'", ...support.style],
    // Style attributes set by script in the chart service's elements and in React's server-free markup.
    'style-src-attr': ["'unsafe-inline'"],
    // Covers are blobs from a worker; a chart is exported through an SVG at a data: address.
    'img-src': ["'self'", 'data:', 'blob:', ...assets, ...chartHosts.slice(0, 1), ...support.image],
    'font-src': ["'self'", ...support.font],
    'media-src': ["'self'", ...support.media],
    'connect-src': [
      "'self'",
      ...(live.api ? [origin(live.api.baseUrl, 'api.baseUrl')] : []),
      ...identity,
      ...reports,
      ...modelHosts(config.assistantModel),
      ...chartHosts,
      ...support.connect,
    ],
    // Experiments are foreign pages, always over https, in a sandbox.
    'frame-src': ["'self'", 'https:', ...chartHosts, ...identity],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...support.form],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * Where pictures of the data may come from: the asset storage, and the hosts that the operator allows besides.
 * @param {{ baseUrl?: string | null, allowedHosts?: unknown[] | null } | null | undefined} assets
 */
function assetHosts(assets) {
  const storage = assets?.baseUrl ? [origin(assets.baseUrl, 'assets.baseUrl')] : [];
  const others = (assets?.allowedHosts ?? []).map((host) => {
    if (host === '*') return 'https:';
    const text = String(host).trim().toLowerCase();
    if (/^(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(text)) return `https://${text}`;
    throw new Error(`The configuration has no usable host in assets.allowedHosts: ${JSON.stringify(host)}`);
  });
  return [...storage, ...others];
}

/**
 * Where questions may be sent to: the host of the organisation's model, if it is another one than this.
 * @param {{ url?: string } | null | undefined} settings
 */
function modelHosts(settings) {
  if (!settings || /^\/(?!\/)/.test(settings.url ?? '')) return [];
  return [origin(settings.url, 'assistantModel.url')];
}

/**
 * What the widget of the support chat needs: from the operator's own host the script only, from the vendor what it
 * lists.
 * @param {{ widgetUrl?: string } | undefined} settings
 */
function supportHosts(settings) {
  /** @type {Record<'script' | 'style' | 'connect' | 'image' | 'font' | 'media' | 'form', string[]>} */
  const none = { script: [], style: [], connect: [], image: [], font: [], media: [], form: [] };
  if (!settings) return none;
  if (settings.widgetUrl) {
    const own = [origin(settings.widgetUrl, 'supportChat.widgetUrl')];
    return { ...none, script: own, connect: own, image: own };
  }
  return {
    script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    // The messenger writes style elements into the page; no host or hash can allow them.
    style: ["'unsafe-inline'"],
    connect: [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://*.intercomcdn.com',
      'https://*.intercomcdn.eu',
      'https://uploads.intercomusercontent.com',
    ],
    image: [
      'https://*.intercomcdn.com',
      'https://*.intercomcdn.eu',
      'https://static.intercomassets.com',
      'https://static.intercomassets.eu',
      'https://uploads.intercomusercontent.com',
    ],
    font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    media: ['https://js.intercomcdn.com'],
    form: ['https://intercom.help', 'https://*.intercom.io'],
  };
}

/**
 * A missing address must not become the host "undefined", and none may contain a character with a meaning in a policy.
 * @param {unknown} address
 * @param {string} key of the configuration, for the error's message
 */
function origin(address, key) {
  const text = typeof address === 'string' ? address.trim() : '';
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  const { origin: found } = URL.canParse(whole) ? new URL(whole) : { origin: '' };
  if (!/^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/.test(found)) {
    throw new Error(`The configuration has no usable address in ${key}: ${JSON.stringify(address)}`);
  }
  return found;
}
