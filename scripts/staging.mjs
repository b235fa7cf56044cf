// npm run staging: the live mode against a local staging environment, with the production bundle. Prints one line of
// JSON on the standard output, the addresses, when all of them answer; all else goes to the standard error.
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { choosePorts } from '../tests/staging/addresses.mjs';
import { DEFAULT_PORT, startStaging } from '../tests/staging/start.mjs';
import { fail, options, projectDir } from './lib/run.mjs';

/** What a build is made from. */
const SOURCES = ['src', 'public', 'content', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** @type {readonly ['luzmo', 'builtin']} */
const ANALYTICS = ['luzmo', 'builtin'];

const { value } = options();
const port = Number(value('port') ?? DEFAULT_PORT);
const analytics = ANALYTICS.find((name) => name === (value('analytics') ?? 'luzmo'));
if (analytics === undefined) fail(`--analytics must be one of: ${ANALYTICS.join(', ')}.`);
// Before the build, so that a busy port is reported at once.
await choosePorts(port).catch(failAbout);

const distDir = path.resolve(value('dist') ?? path.join(projectDir, 'dist'));
if (value('dist') === undefined && (await isStale(distDir))) await build();

const staging = await startStaging({
  distDir,
  port,
  analytics,
  ...fileOption('workspaceFile', value('workspace')),
  ...fileOption('dataDir', value('data-dir')),
  ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
}).catch(failAbout);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void staging.close().then(() => process.exit(0)));
}
console.log(JSON.stringify(staging.addresses));

/**
 * @param {'workspaceFile' | 'dataDir'} name
 * @param {string | undefined} file
 */
function fileOption(name, file) {
  return file === undefined ? {} : { [name]: path.resolve(file) };
}

/**
 * @param {Error} error
 * @returns {never}
 */
function failAbout(error) {
  fail(error.name === 'BusyPort' ? `${error.message} Choose another with --port.` : error.message);
}

/**
 * Whether a build is older than anything it is made from.
 * @param {string} dir
 */
async function isStale(dir) {
  const built = await stat(path.join(dir, 'index.html')).catch(() => null);
  if (built === null) return true;
  const times = await Promise.all(SOURCES.map((source) => newest(path.join(projectDir, source))));
  return Math.max(...times) > built.mtimeMs;
}

/**
 * The latest change of a file, or of any file in a folder, in milliseconds.
 * @param {string} file
 * @returns {Promise<number>}
 */
async function newest(file) {
  const own = await stat(file);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = await Promise.all((await readdir(file)).map((name) => newest(path.join(file, name))));
  return Math.max(own.mtimeMs, ...inside);
}

async function build() {
  const script = path.join(projectDir, 'scripts/build.mjs');
  const child = spawn(process.execPath, [script], { cwd: projectDir, stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) fail('The build failed; see the messages above.');
}
