// npm run staging: the live mode against a local staging environment, with the production bundle. The only thing that
// stands on the standard output is one line of JSON with the addresses, when all of them answer.
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { choosePorts } from '../tests/staging/addresses.mjs';
import { DEFAULT_PORT, startStaging } from '../tests/staging/start.mjs';
import { fail, options, projectDir } from './lib/run.mjs';

/** What a build is made of. */
const SOURCES = ['src', 'public', 'content', 'index.html', 'vite.config.ts', 'package-lock.json'];
const ANALYTICS = ['luzmo', 'builtin'];

const { value } = options();
const port = Number(value('port') ?? DEFAULT_PORT);
const analytics = value('analytics') ?? 'luzmo';
if (!ANALYTICS.includes(analytics)) fail(`--analytics must be one of: ${ANALYTICS.join(', ')}.`);
// Before the build: who has to choose another port should not wait for it.
await choosePorts(port).catch(failAbout);

const distDir = path.resolve(value('dist') ?? path.join(projectDir, 'dist'));
if (value('dist') === undefined && (await isStale(distDir))) await build();

const staging = await startStaging({
  distDir,
  port,
  analytics,
  workspaceFile: value('workspace') && path.resolve(value('workspace')),
  dataDir: value('data-dir') && path.resolve(value('data-dir')),
  databaseUrl: process.env.DATABASE_URL,
}).catch(failAbout);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void staging.close().then(() => process.exit(0)));
}
console.log(JSON.stringify(staging.addresses));

function failAbout(error) {
  fail(error.name === 'BusyPort' ? `${error.message} Choose another with --port.` : error.message);
}

/** A dist/ that is older than anything it is made of. */
async function isStale(dir) {
  const built = await stat(path.join(dir, 'index.html')).catch(() => null);
  if (built === null) return true;
  const times = await Promise.all(SOURCES.map((source) => newest(path.join(projectDir, source))));
  return Math.max(...times) > built.mtimeMs;
}

async function newest(place) {
  const own = await stat(place);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = await Promise.all((await readdir(place)).map((name) => newest(path.join(place, name))));
  return Math.max(own.mtimeMs, ...inside);
}

async function build() {
  const script = path.join(projectDir, 'scripts/build.mjs');
  // What the build says goes to the standard error.
  const child = spawn(process.execPath, [script], { cwd: projectDir, stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) fail('The build failed; what is wrong stands above.');
}
