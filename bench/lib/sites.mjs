import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { embeddedConfig } from '../../scripts/lib/bundled-workspace.mjs';
import { fail, projectDir } from '../../scripts/lib/run.mjs';
import { serveApp } from '../../scripts/lib/serve-app.mjs';
import { generateWorkspace } from '../generate-workspace.mjs';
import { buildFloor, FLOORS, writeCompressedJson } from './build-floors.mjs';

const distDir = path.join(projectDir, 'dist');
const buildDir = path.join(projectDir, 'bench', '.build');

/** How many topics the generated workspaces have. */
const SIZES = [200, 2000, 6000];

/**
 * @typedef {object} Sites
 * @property {Record<string, string>} origins by name
 * @property {() => Promise<void>} close
 */

/**
 * Builds the floors and serves them and the built app, each at an origin of its own and by the same server.
 * @returns {Promise<Sites>} `app`: the product with its own content; `app-200` and so on: with a generated workspace of
 *   that many topics; `stack-floor`, `app-floor`, `chart-floor`, `list-floor`
 */
export async function startSites() {
  await rm(buildDir, { recursive: true, force: true });
  const appDir = path.join(buildDir, 'dist');
  // A copy: a build that somebody makes meanwhile changes nothing.
  await cp(distDir, appDir, { recursive: true }).catch(failWithoutApp);
  const sites = [{ name: 'app', distDir: appDir, config: embeddedConfig }];
  for (const size of SIZES) {
    const workspaceUrl = `/workspace-${size}.json`;
    // Among the app's files and not through the server's workspace option, so that it is sent compressed like them.
    await writeCompressedJson(path.join(appDir, workspaceUrl), generateWorkspace({ topics: size }));
    sites.push({ name: `app-${size}`, distDir: appDir, config: { ...embeddedConfig, workspaceUrl } });
  }
  for (const floor of FLOORS) {
    const name = `${floor}-floor`;
    const floorDir = path.join(buildDir, name);
    await buildFloor(floor, floorDir);
    sites.push({ name, distDir: floorDir, config: {} });
  }
  return serveAll(sites);
}

/** @returns {Promise<Sites>} the built app alone, as `app` */
export function startApp() {
  return serveAll([{ name: 'app', distDir, config: embeddedConfig }]).catch(failWithoutApp);
}

async function serveAll(sites) {
  const servers = await Promise.all(sites.map(({ distDir, config }) => serveApp({ distDir, config, port: 0 })));
  return {
    origins: Object.fromEntries(sites.map(({ name }, index) => [name, servers[index].url])),
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

function failWithoutApp() {
  fail('There is no built app in dist/: run npm run build first.');
}
