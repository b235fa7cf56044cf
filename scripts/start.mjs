// npm start: builds the app and serves it with the embedded workspace; neither an API nor an account is needed.
//   --config FILE  serves with this run-time configuration (docs/configuration.md)
//   --workspace FILE  serves another workspace file
//   --host ADDRESS  answers other machines as well: for the addresses of this one, and for each --host-name NAME
//   --dist DIR  serves a build that exists (for the browser tests)
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { embeddedConfig } from './lib/bundled-workspace.mjs';
import { copyOfBuild, upToDateBuild } from './lib/finished-build.mjs';
import { fail, messageOf, options } from './lib/run.mjs';
import { securityHeaders } from './lib/security-headers.mjs';
import { serveApp } from './lib/serve-app.mjs';

const DEFAULT_PORT = 4173;

const { value, values, flag } = options();
const port = Number(value('port') ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`--port must be a number from 0 to 65535.`);

const host = value('host');
const workspaceFile = await fileOf('workspace');
const config = await readConfig(await fileOf('config'));

const built = value('dist') ?? (await upToDateBuild()) ?? fail('The build failed; see the messages above.');
const distDir = await copyOfBuild(path.resolve(built)).catch(() => fail(`There is no built app in ${built}.`));

const server = await serveApp({
  distDir,
  config,
  port,
  ...(host && { host }),
  hostNames: values('host-name'),
  ...(workspaceFile && { workspaceFile }),
}).catch((error) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use; choose another with --port.` : String(error)),
);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.close().then(() => process.exit(0)));
if (flag('open')) openInBrowser(server.url);
console.log(server.url);
if (host !== undefined && !/^(?:127\.0\.0\.1|localhost|::1)$/.test(host))
  console.log('Colleagues who share a folder need an address with https: see docs/publishing.md.');

/**
 * @param {'workspace' | 'config'} option
 * @returns {Promise<string | undefined>} the absolute path of an existing file
 */
async function fileOf(option) {
  const name = value(option);
  if (name === undefined) return undefined;
  const file = path.resolve(name);
  return (await stat(file).catch(() => null))?.isFile() ? file : fail(`--${option}: there is no file ${file}.`);
}

/** @param {string | undefined} file */
async function readConfig(file) {
  if (file === undefined) return embeddedConfig;
  try {
    const read = JSON.parse(await readFile(file, 'utf8'));
    // Names the key of a service without a usable address.
    securityHeaders(read);
    return read;
  } catch (error) {
    return fail(`--config: ${file}: ${messageOf(error)}`);
  }
}

/** @param {string} url */
function openInBrowser(url) {
  const [command = '', ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  // Where no browser can be opened, the printed address is enough.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
