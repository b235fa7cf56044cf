import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '../../scripts/lib/serve-app.mjs';
import { EXCLUDED_ORG } from './accounts.mjs';
import { addressesOf, choosePorts } from './addresses.mjs';
import { createApi } from './api/api-server.mjs';
import { appConfig } from './app-config.mjs';
import { createCharts } from './charts/charts-server.mjs';
import { connect } from './database/connect.mjs';
import { importWorkspaces } from './database/import.mjs';
import { resetStatuses } from './database/statuses.mjs';
import { GrantBook } from './grants.mjs';
import { listen } from './http/listen.mjs';
import { createIdentity } from './identity/identity-server.mjs';
import { Recordings } from './recordings.mjs';
import { createSinks } from './sinks/sinks-server.mjs';
import { loadWorkspaceFile } from './workspace/read-workspace.mjs';

export const DEFAULT_PORT = 4180;

/**
 * Starts the whole staging environment in this process: all services that the live mode uses, on 127.0.0.1.
 *
 * @typedef {import('./addresses.mjs').Addresses} Addresses
 * @typedef {{ addresses: Addresses, close(): Promise<void> }} Staging
 *
 * @typedef {object} StagingOptions
 * @property {string} distDir the built app
 * @property {number} [port] the app's; the others follow it. 0: any that are free
 * @property {string} [workspaceFile] of the first organisation; the one in distDir without it
 * @property {string} [dataDir] of the embedded database; in memory without it
 * @property {string} [databaseUrl] a PostgreSQL server instead of the embedded database
 * @property {'luzmo' | 'builtin'} [analytics] the provider of the charts
 *
 * @param {StagingOptions} options
 * @returns {Promise<Staging>} rejects, with nothing left open, when a port is taken or the workspace cannot be read
 */
export async function startStaging({
  distDir,
  port = DEFAULT_PORT,
  workspaceFile = path.join(distDir, 'workspace.json'),
  dataDir,
  databaseUrl,
  analytics = 'luzmo',
}) {
  const ports = await choosePorts(port);
  const addresses = addressesOf(ports);
  const installations = await allInstallations(workspaceFile);
  /** @type {{ close(): Promise<void> }[]} */
  const open = [];
  const close = async () => {
    // The database is closed last, because the other services use it.
    for (const part of open.splice(0).toReversed()) await part.close();
  };
  try {
    const database = await connect({ dataDir, databaseUrl });
    open.push(database);
    if (await importWorkspaces(database, installations)) await resetStatuses(database.query);
    const services = { addresses, query: database.query, grants: new GrantBook(), recordings: new Recordings() };
    open.push(await listen(await createIdentity(addresses), ports.identity));
    open.push(await listen(createApi(services), ports.api));
    open.push(await listen(createCharts(services), ports.charts));
    open.push(await listen(createSinks(services), ports.sinks));
    open.push(await serveApp({ distDir, config: appConfig(addresses, analytics), port: ports.app }));
  } catch (error) {
    await close();
    throw error;
  }
  return { addresses, close };
}

/**
 * The imported workspace is the first organisation's; two others have a small project of their own.
 * @param {string} workspaceFile
 */
async function allInstallations(workspaceFile) {
  const own = (/** @type {string} */ name) => {
    const file = fileURLToPath(new URL(`organisations/${name}.workspace.json`, import.meta.url));
    return loadWorkspaceFile(file);
  };
  return [
    { orgId: 'org_northwind', document: await loadWorkspaceFile(workspaceFile) },
    { orgId: 'org_contoso', document: await own('contoso') },
    { orgId: EXCLUDED_ORG, document: await own('excluded') },
  ];
}
