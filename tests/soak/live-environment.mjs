import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACCOUNTS, PASSWORD } from '../staging/accounts.mjs';
import { startStaging } from '../staging/start.mjs';
import { randomFault } from './faults.mjs';
import { projectsOf } from './workspace-facts.mjs';

/** In milliseconds, for one step of a login. */
const STEP = 15_000;

/**
 * The product in live mode against the staging environment, where faults can be planted.
 * @param {string} distDir
 * @returns {Promise<import('./embedded-environment.mjs').Environment>}
 */
export async function liveEnvironment(distDir) {
  const [northwind, contoso] = await Promise.all(
    [
      path.join(distDir, 'workspace.json'),
      new URL('../staging/organisations/contoso.workspace.json', import.meta.url),
    ].map(async (file) => projectsOf(JSON.parse(await readFile(file, 'utf8')))),
  );
  const byOrganisation = { org_northwind: northwind ?? [], org_contoso: contoso ?? [] };
  const staging = await startStaging({ distDir, port: 0 });
  const { app, control } = staging.addresses;
  return {
    mode: 'live',
    base: app,
    projects: Object.values(byOrganisation).flat(),
    accounts: ACCOUNTS.flatMap(({ nickname, email, orgId }) => {
      const projects = Object.entries(byOrganisation).find(([id]) => id === orgId)?.[1];
      return projects === undefined ? [] : [{ name: nickname, email, projects: projects.map(({ id }) => id) }];
    }),
    async logIn(page, { email }) {
      await page.getByRole('button', { name: 'Log In', exact: true }).click({ timeout: STEP });
      const isBack = page.waitForURL((url) => url.origin === app && url.pathname !== '/login', { timeout: STEP });
      const form = page.getByLabel('Email address');
      // With a session at the provider there is no form.
      await Promise.race([isBack, form.waitFor({ timeout: STEP })]);
      if (await form.isVisible()) {
        await form.fill(email);
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Continue' }).click({ timeout: STEP });
      }
      await isBack;
    },
    async storedStatuses(_page, { email }) {
      const stored = await send('GET', `/statuses?user=${email}`);
      return new Map(Object.entries(stored).map(([topic, status]) => [Number(topic), Number(status)]));
    },
    async saveElsewhere(_page, { email }, topic, status) {
      await send('POST', `/statuses?user=${email}`, { [topic]: status });
    },
    async slowSave(delayMs) {
      await send('POST', '/faults', { path: '/api/topics/*/status/', delayMs, goesOn: true, times: 1 });
    },
    async plantFault(random) {
      const { name, fault } = randomFault(random);
      await send('POST', '/faults', fault);
      return name;
    },
    async endSession(context, topic) {
      const faultOf = { method: 'POST', path: `/api/topics/${topic}/status/`, status: 401 };
      await send('POST', '/faults', faultOf);
      const token = '**/oauth/token';
      await context.route(token, (route) =>
        route.fulfill({
          status: 403,
          json: { error: 'invalid_grant' },
          headers: { 'access-control-allow-origin': app },
        }),
      );
      await context.clearCookies();
      return async () => {
        await context.unroute(token);
        await send('DELETE', '/faults');
      };
    },
    clearFaults: async () => void (await send('DELETE', '/faults')),
    close: () => staging.close(),
  };

  /**
   * @param {string} method
   * @param {string} call below the address of the control calls
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async function send(method, call, body) {
    const answer = await fetch(control + call, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${call}: ${await answer.text()}`);
    return answer.json();
  }
}
