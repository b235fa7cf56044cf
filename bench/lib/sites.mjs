import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { embeddedConfig } from '../../scripts/lib/bundled-workspace.mjs';
import { fail, projectDir } from '../../scripts/lib/run.mjs';
import { serveApp } from '../../scripts/lib/serve-app.mjs';
import { generateWorkspace } from '../generate-workspace.mjs';
import { buildFloor, FLOORS } from './build-floors.mjs';
import { compressAll, writeCompressedJson } from './compress.mjs';

const buildDir = path.join(projectDir, 'bench', '.build');

/** Numbers of topics of the generated workspaces. */
const SIZES = [200, 2000, 2413, 6000];

/**
 * @typedef {object} Site
 * @property {string} name
 * @property {string} distDir
 * @property {object} config
 */

/** @returns {Promise<Site[]>} `stack floor`, `app floor`, `chart floor`, `list floor` */
export async function floorSites() {
  const sites = FLOORS.map((floor) => ({ name: `${floor} floor`, distDir: path.join(buildDir, floor), config: {} }));
  for (const [at, { distDir }] of sites.entries()) await buildFloor(FLOORS[at] ?? '', distDir);
  return sites;
}

/**
 * The product as a site of its own for each workspace, from a copy of the build: a later build does not change it.
 * @param {string | undefined} distDir an existing build; without it the product is built
 * @param {string} [name] of the copy, and of the sites
 * @returns {Promise<Site[]>} `product`, with its own content; `product, 200 topics` and so on, with a generated
 *   workspace
 */
export async function productSites(distDir, name = 'product') {
  const copy = path.join(buildDir, name);
  await rm(copy, { recursive: true, force: true });
  if (distDir === undefined) {
    await build({ root: projectDir, logLevel: 'warn', build: { outDir: copy, emptyOutDir: true } });
  } else {
    await cp(distDir, copy, { recursive: true }).catch(() => fail(`There is no built app in ${distDir}.`));
  }
  await compressAll(copy);
  const sites = [{ name, distDir: copy, config: embeddedConfig }];
  for (const topics of SIZES) {
    const workspaceUrl = `/workspace-${topics}.json`;
    // A file of the build and not the server's workspace option, so that it is sent compressed.
    await writeCompressedJson(path.join(copy, workspaceUrl), generateWorkspace({ topics }));
    sites.push({ name: `${name}, ${topics} topics`, distDir: copy, config: { ...embeddedConfig, workspaceUrl } });
  }
  return sites;
}

/**
 * Serves each site at an origin of its own, all by the same server, while something is done with them.
 * @template Result
 * @param {readonly Site[]} sites
 * @param {(origins: Record<string, string>) => Promise<Result>} work origins by the name of the site
 */
export async function withServers(sites, work) {
  const servers = await Promise.all(sites.map(({ distDir, config }) => serveApp({ distDir, config, port: 0 })));
  try {
    return await work(Object.fromEntries(sites.map(({ name }, at) => [name, servers[at]?.url ?? ''])));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
