import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { embeddedConfig } from '../../scripts/lib/bundled-workspace.mjs';
import { fail, projectDir } from '../../scripts/lib/run.mjs';
import { serveApp } from '../../scripts/lib/serve-app.mjs';
import { generateWorkspace } from '../generate-workspace.mjs';
import { buildFloor, compressAll, FLOORS, writeCompressedJson } from './build-floors.mjs';

const buildDir = path.join(projectDir, 'bench', '.build');

/** How many topics the generated workspaces have. */
const SIZES = [200, 2000, 6000];

/**
 * @typedef {object} Sites
 * @property {string} appDir the build of the app that is served
 * @property {Record<string, string>} origins by name
 * @property {() => Promise<void>} close
 */

/**
 * Builds the app and the floors, and serves each at an origin of its own and by the same server.
 * @param {string} [distDir] a build of the app that is there already
 * @returns {Promise<Sites>} `app`: the product with its own content; `app-200` and so on: with a generated workspace of
 *   that many topics; `stack-floor`, `app-floor`, `chart-floor`, `list-floor`
 */
export async function startSites(distDir) {
  const appDir = await prepareApp(distDir);
  const sites = [{ name: 'app', distDir: appDir, config: embeddedConfig }];
  for (const size of SIZES) sites.push(await generatedSite(appDir, size));
  for (const floor of FLOORS) {
    const name = `${floor}-floor`;
    const floorDir = path.join(buildDir, name);
    await buildFloor(floor, floorDir);
    sites.push({ name, distDir: floorDir, config: {} });
  }
  return serveAll(appDir, sites);
}

/**
 * @param {string} [distDir] a build of the app that is there already
 * @returns {Promise<Sites>} the app alone, as `app`
 */
export async function startApp(distDir) {
  const appDir = await prepareApp(distDir);
  return serveAll(appDir, [{ name: 'app', distDir: appDir, config: embeddedConfig }]);
}

/** Always in a folder of its own: a build that somebody makes meanwhile changes nothing. */
async function prepareApp(distDir) {
  await rm(buildDir, { recursive: true, force: true });
  const appDir = path.join(buildDir, 'dist');
  if (distDir !== undefined) {
    await cp(distDir, appDir, { recursive: true }).catch(() => fail(`There is no built app in ${distDir}.`));
  } else {
    await build({ root: projectDir, logLevel: 'warn', build: { outDir: appDir, emptyOutDir: true } });
  }
  await compressAll(appDir);
  return appDir;
}

/** The product with a generated workspace. */
async function generatedSite(appDir, topics) {
  const workspaceUrl = `/workspace-${topics}.json`;
  // Among the app's files and not through the server's workspace option, so that it is sent compressed like them.
  await writeCompressedJson(path.join(appDir, workspaceUrl), generateWorkspace({ topics }));
  return { name: `app-${topics}`, distDir: appDir, config: { ...embeddedConfig, workspaceUrl } };
}

async function serveAll(appDir, sites) {
  const servers = await Promise.all(sites.map(({ distDir, config }) => serveApp({ distDir, config, port: 0 })));
  return {
    appDir,
    origins: Object.fromEntries(sites.map(({ name }, index) => [name, servers[index].url])),
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
