import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { createGuardedServer } from './guarded-server.mjs';
import { ownPagePolicy, securityHeaders } from './security-headers.mjs';
import { ASK_EACH_TIME, FOR_EVER, FRAMEABLE_FOLDER, HASHED_FOLDER, PREFIX, PREFIX_HEADER } from './serving-rules.mjs';

/** In bytes. An address holds the name of every chosen filter option; Node's default is 16 kB. */
const LONGEST_HEADERS = 64 * 1024;

/**
 * Files of the build that belong to the embedded mode: its configuration and its sample workspace, with their
 * compressed copies.
 */
const EMBEDDED_FILES = /^\/(?:config|workspace)\.json(?:\.(?:gz|br))?$/;

/**
 * Serves a built app: hashed files with long caching, the shell without, and the given configuration at /config.json.
 * @param {{ distDir: string, config: object, port: number, host?: string, hostNames?: readonly string[], workspaceFile?: string }} options
 *   config is answered at /config.json; workspaceFile, where given, at /workspace.json. Without a host the server
 *   answers on the loopback interface, and for its names alone; with one, for the addresses of this machine and hostNames
 * @returns {Promise<ServedApp>} rejects with EADDRINUSE when the port is taken
 *
 * @typedef {{ url: string, close(): Promise<void> }} ServedApp
 */
export async function serveApp({ distDir, config, port, host = '127.0.0.1', hostNames = [], workspaceFile }) {
  const securityOf = {
    http: securityHeaders(config),
    https: securityHeaders(config, { https: true }),
    httpsBelowPath: securityHeaders(config, { https: true, isBelowPath: true }),
  };
  const files = sirv(distDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    single: false,
    setHeaders: (response, pathname) =>
      response.setHeader('cache-control', pathname.startsWith(HASHED_FOLDER) ? FOR_EVER : ASK_EACH_TIME),
  });
  const isEmbedded = 'mode' in config && config.mode === 'embedded';
  const server = createGuardedServer(answerRequest, { host, hostNames, maxHeaderSize: LONGEST_HEADERS });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {Response} response
   */
  function answerRequest(request, response) {
    const pathname = decodedPath(request.url ?? '/');
    const prefix = new RegExp(`^${PREFIX}$`).exec(String(request.headers[PREFIX_HEADER]))?.[1] ?? '';
    // This server speaks http only; a proxy in front of it may speak https.
    const isHttps = request.headers['x-forwarded-proto'] === 'https';
    const headers = securityOf[isHttps ? (prefix === '' ? 'https' : 'httpsBelowPath') : 'http'];
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname?.startsWith(FRAMEABLE_FOLDER)) {
      response.setHeader('content-security-policy', ownPagePolicy(headers['content-security-policy'] ?? ''));
    }
    // A build may have deleted the file since: that ends one answer, not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return answer(response, 405, 'Method not allowed');
    if (pathname === null) {
      // A user who has mistyped an address gets the page that says so.
      if (!wantsPage(request)) return answer(response, 400, 'Bad request');
      response.setHeader('location', `${prefix}/404`);
      return answer(response, 302, 'Not found');
    }
    const range = usableRange(request.headers.range);
    if (range === null) return answer(response, 416, 'Range not satisfiable');
    request.headers.range = range;
    if (pathname === '/health') return answer(response, 200, 'ok');
    if (pathname === '/config.json') return sendJson(response, JSON.stringify(config));
    if (pathname === '/workspace.json' && workspaceFile !== undefined) return sendFile(response, workspaceFile);
    if (EMBEDDED_FILES.test(pathname) && !(isEmbedded && pathname === '/workspace.json'))
      return answer(response, 404, 'Not found');
    if (pathname === '/') return sendShell();
    files(request, response, () => {
      // Only a navigation may get the shell: a missing script must be missing, not a page.
      if (!wantsPage(request) || pathname.startsWith(HASHED_FOLDER)) return answer(response, 404, 'Not found');
      sendShell();
    });

    function sendShell() {
      if (prefix !== '') return void sendShellUnder(prefix, response, path.join(distDir, 'index.html'));
      request.url = '/index.html';
      files(request, response, () => answer(response, 404, 'Not found'));
    }
  }

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://${reachableHost(host)}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * A host that a browser can open: for 'all addresses' one of this machine, of its network where it has one.
 * @param {string} host
 */
export function reachableHost(host, interfaces = networkInterfaces()) {
  if (!['0.0.0.0', '::'].includes(host)) return host.includes(':') ? `[${host}]` : host;
  const outside = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return outside?.address ?? '127.0.0.1';
}

/** @param {import('node:http').IncomingMessage} request */
function wantsPage({ headers }) {
  return (headers.accept ?? '').includes('text/html');
}

/**
 * The path of an address, decoded as the file server decodes it, so that '/config%2ejson' is '/config.json' to both.
 * @param {string} url
 * @returns {string | null} null when it cannot be decoded
 */
function decodedPath(url) {
  const [encoded = '/'] = url.split('?', 1);
  try {
    return decodeURI(encoded);
  } catch {
    return null;
  }
}

/**
 * A Range header as the file server can answer it: one range, from its first byte on.
 * @param {string | undefined} range
 * @returns {string | undefined | null} null when no file can satisfy it; what exceeds every file ends with the file
 */
function usableRange(range) {
  if (range === undefined) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === '' || !isOffset(first)) return null;
  if (last === '' || !isOffset(last)) return `bytes=${first}-`;
  return Number(first) <= Number(last) ? range : null;
}

/**
 * Whether a file can have so many bytes; larger numbers lose digits and make the file system throw.
 * @param {string} digits
 */
function isOffset(digits) {
  return Number(digits) < Number.MAX_SAFE_INTEGER;
}

/**
 * @param {Response} response
 * @param {string} body
 *
 * @typedef {import('node:http').ServerResponse} Response
 */
function sendJson(response, body) {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': ASK_EACH_TIME });
  response.end(body);
}

/**
 * The shell for a product under a path of its own. Its scripts find their files, and the path, by their own address.
 * @param {string} prefix such as '/signals'
 * @param {Response} response
 * @param {string} file
 */
async function sendShellUnder(prefix, response, file) {
  const page = await readFile(file, 'utf8').catch(() => null);
  if (page === null) return answer(response, 404, 'Not found');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': ASK_EACH_TIME });
  response.end(page.replaceAll('="/', `="${prefix}/`));
}

/**
 * @param {Response} response
 * @param {string} file
 */
function sendFile(response, file) {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': ASK_EACH_TIME });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 */
function answer(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': ASK_EACH_TIME });
  response.end(text);
}
