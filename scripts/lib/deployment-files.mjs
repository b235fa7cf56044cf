import { ownPagePolicy, securityHeaders } from './security-headers.mjs';
import { ASK_EACH_TIME, FOR_EVER, FRAMEABLE_FOLDER, HASHED_FOLDER, PREFIX } from './serving-rules.mjs';

const POLICY = 'content-security-policy';
const HTTPS_ONLY = 'strict-transport-security';
const MADE_BY = '# Made by scripts/deployment-files.mjs from a config.json: change that and generate this again.';
/** Names that stay the same from release to release. */
const UNHASHED = ['/', '/index.html', '/config.json', '/workspace.json'];
const MISSING_PAGE = `${HASHED_FOLDER}404.html`;

/**
 * The files that configure static hosts and nginx, with the headers that our own server sends for the same
 * configuration.
 * @param {Record<string, any>} config what /config.json answers
 * @param {Trial} [trial] of the content security policy
 * @returns {Record<string, string>} texts by their path in the output folder
 * @throws {Error} names the key, where a service is configured without the address of its host
 *
 * @typedef {object} Trial
 * @property {boolean} [reportOnly] violations are reported, nothing is blocked
 * @property {string} [reportUri] where browsers send the reports
 *
 * @typedef {object} PolicedHeaders
 * @property {string} policyName
 * @property {string} policy
 * @property {Record<string, string>} others
 */
export function deploymentFiles(config, trial = {}) {
  const headers = policedHeaders(config, trial);
  return {
    'static-host/_headers': staticHeaders(config, headers),
    'static-host/_redirects': staticRedirects(config),
    [`static-host${MISSING_PAGE}`]: '<!doctype html>\n<title>Not found</title>\nNot found\n',
    'static-host/config.json': asJson(config),
    'nginx/maps.conf': nginxMaps(headers, config),
    'nginx/headers.conf': nginxHeaders(headers),
    'nginx/config.json': asJson(config),
  };
}

/**
 * The headers over https, with the policy under the name that the trial asks for.
 * @param {Record<string, any>} config
 * @param {Trial} trial
 * @returns {PolicedHeaders}
 */
function policedHeaders(config, { reportOnly = false, reportUri }) {
  const { [POLICY]: policy = '', ...others } = securityHeaders(config, { https: true });
  return {
    policyName: reportOnly ? `${POLICY}-report-only` : POLICY,
    policy: reportUri === undefined ? policy : `${policy}; report-uri ${new URL(reportUri).href}`,
    others,
  };
}

/**
 * Static hosts add up all rules that match a path, and two policies or caching rules contradict each other. So no
 * header is set by two rules that can match the same path. Paths of screens have the host's default, to revalidate
 * each time.
 * @param {Record<string, any>} config
 * @param {PolicedHeaders} headers
 */
function staticHeaders({ mode }, { policyName, policy, others }) {
  // A rule cannot exclude the product's own experiments from "all paths"; only the embedded workspace has them.
  const everywhere = { [policyName]: mode === 'embedded' ? ownPagePolicy(policy) : policy, ...others };
  /** @type {readonly [path: string, headers: Record<string, string>][]} */
  const rules = [
    ['/*', everywhere],
    [`${HASHED_FOLDER}*`, { 'cache-control': FOR_EVER }],
    ...UNHASHED.map(revalidated),
  ];
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${[MADE_BY, ...blocks].join('\n\n')}\n`;
}

/** @type {(path: string) => [path: string, headers: Record<string, string>]} */
const revalidated = (path) => [path, { 'cache-control': ASK_EACH_TIME }];

/**
 * The first rule that matches counts; an existing file comes before all rules without an exclamation mark. The sample
 * workspace of the build is no part of a live installation.
 * @param {Record<string, any>} config
 */
function staticRedirects({ mode }) {
  const hidden =
    mode === 'embedded' ? [] : ['', '.gz', '.br'].map((end) => `/workspace.json${end} ${MISSING_PAGE} 404!`);
  return `${[MADE_BY, ...hidden, `${HASHED_FOLDER}* ${MISSING_PAGE} 404`, '/* /index.html 200'].join('\n')}\n`;
}

/**
 * Variables decide which answer gets which value, so that all add_header lines are in one file: a location with an
 * add_header of its own would lose those of the server.
 * @param {PolicedHeaders} headers
 * @param {Record<string, any>} config wholeHost: else a product below a path says nothing of the host
 */
function nginxMaps({ policy, others }, { mode, wholeHost }) {
  const isWholeHost = wholeHost === true;
  const httpsOnly = quoted(others[HTTPS_ONLY] ?? '');
  const end = isWholeHost ? '' : '$';
  return `${MADE_BY}
# Included on the http level.

map $uri $platform_policy {
    default ${quoted(policy)};
    "~^${FRAMEABLE_FOLDER}" ${quoted(ownPagePolicy(policy))};
}

# Only files that exist may be cached: a file that is missing now may exist after the next release.
map "$status:$uri" $platform_caching {
    default ${quoted(ASK_EACH_TIME)};
    "~^(?:200|206|304):${HASHED_FOLDER}" ${quoted(FOR_EVER)};
}

# The sample workspace of the build is no part of a live installation.
map $uri $platform_workspace {
    default ${mode === 'embedded' ? 'shown' : 'hidden'};
}

# A proxy that shows the product under a path of its own takes that path off and says it here.
map $http_x_forwarded_prefix $platform_prefix {
    default "";
    "~^${PREFIX}$" $platform_path;
}

# Over https only, whether this server or a proxy before it speaks https${isWholeHost ? '' : ', and where the product is below no path'}.
map "$https:$http_x_forwarded_proto:$platform_prefix" $platform_https_only {
    default "";
    "~^on:[^:]*:${end}" ${httpsOnly};
    "~^:https:${end}" ${httpsOnly};
}
`;
}

/** @param {PolicedHeaders} headers */
function nginxHeaders({ policyName, others }) {
  const values = {
    [policyName]: '$platform_policy',
    'cache-control': '$platform_caching',
    [HTTPS_ONLY]: '$platform_https_only',
    ...Object.fromEntries(
      Object.entries(others)
        .filter(([name]) => name !== HTTPS_ONLY)
        .map(([name, value]) => [name, quoted(value)]),
    ),
  };
  const lines = Object.entries(values).map(([name, value]) => `add_header ${name} ${value} always;`);
  return `${MADE_BY}\n# Included in each server; needs maps.conf.\n\n${lines.join('\n')}\n`;
}

/** @param {string} value */
function quoted(value) {
  // nginx has no escape for a dollar sign in a value.
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot express this value: ${value}`);
  return `"${value}"`;
}

/** @param {unknown} config */
function asJson(config) {
  return `${JSON.stringify(config, null, 2)}\n`;
}
