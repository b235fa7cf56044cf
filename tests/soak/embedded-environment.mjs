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
      new Map(
        (await page.evaluate(() => Object.entries(localStorage)))
          .filter(([key]) => key.startsWith('statuses:'))
          .flatMap(([, text]) => Object.entries(JSON.parse(text)))
          .map(([topic, status]) => [Number(topic), Number(status)]),
      ),
    saveElsewhere: (page, _account, topic, status) =>
      page.evaluate(
        ([id, code]) => {
          const keys = Object.keys(localStorage).filter((key) => key.startsWith('statuses:'));
          for (const key of keys) {
            const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
            localStorage.setItem(key, JSON.stringify({ ...stored, [String(id)]: code }));
          }
        },
        /** @type {const} */ ([topic, status]),
      ),
    // Stored in the next task, whatever the network does.
    slowSave: () => Promise.resolve(),
    plantFault: () => Promise.resolve('none'),
    clearFaults: () => Promise.resolve(),
    close: () => server.close(),
  };
}
