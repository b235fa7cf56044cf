// npm start: builds the app and serves it with the embedded workspace; neither an API nor an account is needed.
//   --dist DIR  serves a build that exists (for the browser tests)
import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { embeddedConfig } from './lib/bundled-workspace.mjs';
import { copyOfBuild, upToDateBuild } from './lib/finished-build.mjs';
import { fail, options } from './lib/run.mjs';
import { serveApp } from './lib/serve-app.mjs';

const DEFAULT_PORT = 4173;

const { value, flag } = options();
const port = Number(value('port') ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`--port must be a number from 0 to 65535.`);

const host = value('host');
const workspace = value('workspace');
const workspaceFile = workspace === undefined ? undefined : path.resolve(workspace);
if (workspaceFile !== undefined && !(await stat(workspaceFile).catch(() => null))?.isFile()) {
  fail(`--workspace: there is no file ${workspaceFile}.`);
}

const built = value('dist') ?? (await upToDateBuild()) ?? fail('The build failed; see the messages above.');
const distDir = await copyOfBuild(path.resolve(built)).catch(() => fail(`There is no built app in ${built}.`));

const server = await serveApp({
  distDir,
  config: embeddedConfig,
  port,
  ...(host && { host }),
  ...(workspaceFile && { workspaceFile }),
}).catch((error) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use; choose another with --port.` : String(error)),
);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.close().then(() => process.exit(0)));
if (flag('open')) openInBrowser(server.url);
console.log(server.url);

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
