// node scripts/container.mjs: builds the image of deploy/container and starts it once, where a container engine runs and
// the base images can be fetched; elsewhere it says so and ends well. The engine: CONTAINER_ENGINE, docker or podman.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, projectDir } from './lib/run.mjs';

const DOCKERFILE = 'deploy/container/Dockerfile';
const IMAGE = 'dm-visualization-platform:test';
/** Seconds until the server answers. */
const PATIENCE = 30;

const candidates = process.env.CONTAINER_ENGINE ? [process.env.CONTAINER_ENGINE] : ['docker', 'podman'];
const engine = candidates.find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
if (engine === undefined) skip('no container engine runs here');

const dockerfile = await readFile(path.join(projectDir, DOCKERFILE), 'utf8');
const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
const missing = bases.find((base) => !isDone('image', 'inspect', base) && !isDone('pull', '--quiet', base));
if (missing !== undefined) skip(`the image ${missing} cannot be fetched`);

if (!isDone('build', '--file', DOCKERFILE, '--tag', IMAGE, '.')) fail('FAILED: the container cannot be built.');
// As docs/deployment.md starts it, on a free port.
const id = outputOf('run', '--detach', '--rm', '--read-only', '--tmpfs', '/tmp', '-p', '127.0.0.1::8080', IMAGE);
const address = `http://${outputOf('port', id, '8080').split('\n')[0]}`;
const page = await answerOf(`${address}/`);
const config = await answerOf(`${address}/config.json`);
const policy = page?.headers.get('content-security-policy') ?? '';
const logs = outputOf('logs', id);
spawnSync(engine, ['stop', id], { stdio: 'ignore' });
if (!page?.ok || !config?.ok || !policy.includes('default-src')) {
  fail(`FAILED: the container answers ${page?.status ?? 'nothing'}.\n${logs}`);
}
console.log('ok: the container is built, starts, and serves the app with its policy');

/** @param {string[]} args */
function isDone(...args) {
  const quiet = args[0] === 'build' ? 'inherit' : 'ignore';
  return spawnSync(/** @type {string} */ (engine), args, { cwd: projectDir, stdio: quiet }).status === 0;
}

/** @param {string[]} args */
function outputOf(...args) {
  return spawnSync(/** @type {string} */ (engine), args, { cwd: projectDir, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** @param {string} address */
async function answerOf(address) {
  for (let second = 0; second < PATIENCE; second += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return answer;
    await wait(1000);
  }
  return null;
}

/** @param {string} why @returns {never} */
function skip(why) {
  console.log(`The container was not built: ${why}.`);
  process.exit(0);
}
