// npm run staging: the live mode against a local staging environment, with the production bundle. Prints one line of
// JSON on the standard output, the addresses, when all of them answer; all else goes to the standard error.
import path from 'node:path';
import { choosePorts } from '../tests/staging/addresses.mjs';
import { DEFAULT_PORT, startStaging } from '../tests/staging/start.mjs';
import { copyOfBuild, upToDateBuild } from './lib/finished-build.mjs';
import { fail, options } from './lib/run.mjs';

/** @type {readonly ['luzmo', 'builtin']} */
const ANALYTICS = ['luzmo', 'builtin'];

const { value } = options();
const port = Number(value('port') ?? DEFAULT_PORT);
const analytics = ANALYTICS.find((name) => name === (value('analytics') ?? 'luzmo'));
if (analytics === undefined) fail(`--analytics must be one of: ${ANALYTICS.join(', ')}.`);
// Before the build, so that a busy port is reported at once.
await choosePorts(port).catch(failAbout);

const built =
  value('dist') ?? (await upToDateBuild({ quiet: true })) ?? fail('The build failed; see the messages above.');
const distDir = await copyOfBuild(path.resolve(built)).catch(() => fail(`There is no built app in ${built}.`));

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
