import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { embeddedConfig } from '../../scripts/lib/bundled-workspace.mjs';
import { serveApp } from '../../scripts/lib/serve-app.mjs';
import { projectsOf } from './workspace-facts.mjs';

/**
 * The product with its sample workspace; statuses are stored in the browser.
 * @param {string} distDir
 * @returns {Promise<Environment>}
 *
 * @typedef {object} Environment
 * @property {'embedded' | 'live'} mode
 * @property {string} base the app's origin
 * @property {readonly Account[]} accounts
 * @property {readonly import('./workspace-facts.mjs').Project[]} projects of all organisations
 * @property {(page: Page, account: Account) => Promise<void>} logIn from the login page
 * @property {(page: Page, account: Account) => Promise<ReadonlyMap<number, number>>} storedStatuses picked ones, by topic
 * @property {(page: Page, account: Account, topic: number, status: number) => Promise<void>} saveElsewhere stores a status as
 * another device does, of which no tab is told
 * @property {(delayMs: number) => Promise<void>} slowSave the next save takes so long, and is stored though the page is left
 * @property {(random: import('./random.mjs').SeededRandom) => Promise<string>} plantFault says which
 * @property {(context: import('playwright').BrowserContext, topic: number) => Promise<() => Promise<void>>} [endSession] the
 * next save of this topic ends the session of all tabs, until what is returned was called; absent: a session never ends by itself
 * @property {() => Promise<void>} clearFaults
 * @property {() => Promise<void>} close
 *
 * @typedef {{ name: string, email: string, projects: readonly string[] }} Account with the ids of its projects
 * @typedef {import('playwright').Page} Page
 */
export async function embeddedEnvironment(distDir) {
  const projects = projectsOf(JSON.parse(await readFile(path.join(distDir, 'workspace.json'), 'utf8')));
  const server = await serveApp({ distDir, config: embeddedConfig, port: 0 });
  return {
    mode: 'embedded',
    base: server.url,
    projects,
    accounts: [{ name: 'Maya Brandt', email: '', projects: projects.map(({ id }) => id) }],
    logIn: (page) => page.getByRole('button', { name: 'Log In', exact: true }).click({ timeout: 10_000 }),
    storedStatuses: async (page) =>
      new Map((await page.evaluate(statusRows)).map(({ key, status }) => [Number(key[4]), status])),
    saveElsewhere: async (page, _account, topic, status) => {
      const [known] = await page.evaluate(statusRows);
      if (known === undefined) return;
      await page.evaluate(putStatus, /** @type {const} */ ([[...known.key.slice(0, 4), String(topic)], status]));
    },
    // Stored in the next task, whatever the network does.
    slowSave: () => Promise.resolve(),
    plantFault: () => Promise.resolve('none'),
    clearFaults: () => Promise.resolve(),
    close: () => server.close(),
  };
}

/**
 * In the page: the statuses that are stored.
 *
 * @returns {Promise<readonly { readonly key: readonly string[], readonly status: number }[]>}
 */
async function statusRows() {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  // Opening it before the product does would create it without its store.
  if (!names.includes('keep')) return [];
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('keep');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
  const store = database.transaction('records').objectStore('records');
  const [keys, rows] = await Promise.all(
    [store.getAllKeys(), store.getAll()].map(
      (request) => new Promise((resolve) => request.addEventListener('success', () => resolve(request.result))),
    ),
  );
  database.close();
  return keys.flatMap((/** @type {string[]} */ key, /** @type {number} */ at) =>
    key[3] === 'statuses' ? [{ key, status: Number(rows[at].value) }] : [],
  );
}

/**
 * In the page: stores a status as another device would.
 *
 * @param {readonly [readonly string[], number]} row
 */
async function putStatus([key, value]) {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve) => {
    const request = indexedDB.open('keep');
    request.addEventListener('success', () => resolve(request.result));
  });
  const transaction = database.transaction('records', 'readwrite');
  transaction.objectStore('records').put({ at: new Date().toISOString(), form: 1, value }, [...key]);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}
