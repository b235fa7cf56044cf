// The files by which other servers than our own serve the app: their headers are computed from the configuration, as our
// own server's are, so that policy and configuration cannot drift apart.
import { ownPagePolicy, securityHeaders } from './security-headers.mjs';
import { ASK_EACH_TIME, FOR_EVER, FRAMEABLE_FOLDER, HASHED_FOLDER } from './serving-rules.mjs';

const POLICY = 'content-security-policy';
const HTTPS_ONLY = 'strict-transport-security';
const MADE_BY = '# Made by scripts/deployment-files.mjs from a config.json: change that and make this anew.';
/** Names that stay the same from release to release. */
const UNHASHED = ['/', '/index.html', '/config.json', '/workspace.json'];
const MISSING_PAGE = `${HASHED_FOLDER}404.html`;

/**
 * @param {object} config what /config.json answers
 * @param {{ reportOnly?: boolean, reportUri?: string }} [trial] reportOnly: violations are reported, nothing is blocked;
 *   reportUri: where browsers report them to
 * @returns {Record<string, string>} texts by their path in the output folder
 * @throws {Error} that names the key, where a service is configured without the address of its host
 */
export function deploymentFiles(config, trial = {}) {
  const headers = policedHeaders(config, trial);
  return {
    'static-host/_headers': staticHeaders(config, headers),
    'static-host/_redirects': staticRedirects(),
    [`static-host${MISSING_PAGE}`]: '<!doctype html>\n<title>Not found</title>\nNot found\n',
    'static-host/config.json': asJson(config),
    'nginx/maps.conf': nginxMaps(headers),
    'nginx/headers.conf': nginxHeaders(headers),
    'nginx/config.json': asJson(config),
  };
}

/** The headers over https, with the policy under the name that the trial wants. */
function policedHeaders(config, { reportOnly = false, reportUri }) {
  const { [POLICY]: policy, ...others } = securityHeaders(config, { https: true });
  return {
    policyName: reportOnly ? `${POLICY}-report-only` : POLICY,
    policy: reportUri === undefined ? policy : `${policy}; report-uri ${new URL(reportUri).href}`,
    others,
  };
}

// Several rules for one path add up on these hosts, and two policies or two caching rules are not what either says. So
// each header stands in rules that never meet. Paths of screens keep the host's own caching, which is to ask each time.
function staticHeaders({ mode }, { policyName, policy, others }) {
  // No rule can take the product's own experiments out of "all paths"; only the embedded workspace has them.
  const everywhere = { [policyName]: mode === 'embedded' ? ownPagePolicy(policy) : policy, ...others };
  const rules = [
    ['/*', everywhere],
    [`${HASHED_FOLDER}*`, { 'cache-control': FOR_EVER }],
    ...UNHASHED.map((path) => [path, { 'cache-control': ASK_EACH_TIME }]),
  ];
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${[MADE_BY, ...blocks].join('\n\n')}\n`;
}

// The first rule that fits counts, and a file that exists goes before any.
function staticRedirects() {
  return `${MADE_BY}\n${HASHED_FOLDER}* ${MISSING_PAGE} 404\n/* /index.html 200\n`;
}

// Which answer gets which value is decided by variables, so that all add_header lines can stand in one place: a location
// with one of its own would lose all of the server's.
function nginxMaps({ policy, others }) {
  return `${MADE_BY}
# Included on the http level.

map $uri $platform_policy {
    default ${quoted(policy)};
    "~^${FRAMEABLE_FOLDER}" ${quoted(ownPagePolicy(policy))};
}

# Only what was found may be kept: a file that is missing now may be there after the next release.
map "$status:$uri" $platform_caching {
    default ${quoted(ASK_EACH_TIME)};
    "~^(?:200|206|304):${HASHED_FOLDER}" ${quoted(FOR_EVER)};
}

# Over https alone, be it spoken here or by whoever stands in front.
map "$https:$http_x_forwarded_proto" $platform_https_only {
    default "";
    "~^on:" ${quoted(others[HTTPS_ONLY])};
    "~^:https$" ${quoted(others[HTTPS_ONLY])};
}
`;
}

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

function quoted(value) {
  // nginx knows no way to write a dollar sign in a value.
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be told this value: ${value}`);
  return `"${value}"`;
}

function asJson(config) {
  return `${JSON.stringify(config, null, 2)}\n`;
}
