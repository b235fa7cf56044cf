import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { answerCors } from '../http/cors.mjs';
import { addressOf, parseJson, readText, Refusal, send, sendJson } from '../http/messages.mjs';
import { dashboardById } from '../surfaces.mjs';
import { answerQuestion } from './assistant.mjs';
import { chartData } from './chart-data.mjs';
import { chatManifest } from './chat-manifest.mjs';

const MAX_BYTES = 100_000;
/** @type {Record<string, string>} */
const TYPES = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', html: 'text/html' };
const FILES = /^\/(?:page|iq-app)\/[\w-]+\.(?:js|mjs|css)$/;
const PAGE = /^\/i\/([\w-]+)(?:\/([\w-]+))?$/;

/**
 * @typedef {import('../http/listen.mjs').Response} Response
 * @typedef {{ key: string, token: string }} Authorization
 */

/**
 * The stand-in for the chart service: pages of embedded dashboards, their data, and the remote code of the chat.
 * @param {object} services
 * @param {import('../addresses.mjs').Addresses} services.addresses
 * @param {import('../database/connect.mjs').Query} services.query
 * @param {import('../grants.mjs').GrantBook} services.grants
 * @returns {import('../http/listen.mjs').Listener}
 */
export function createCharts({ addresses: { app }, query, grants }) {
  const pagePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
    `frame-ancestors ${app}`;

  /**
   * @param {Authorization} authorization
   * @param {string | null} dashboardId
   */
  function grantOf({ key, token }, dashboardId) {
    const grant = grants.find(key, token);
    if (grant === undefined || grant.dashboardId !== dashboardId) throw new Refusal(401, 'Unauthorized');
    if (grant.expired) throw new Refusal(401, 'Expired');
    return grant;
  }

  /** @type {Record<string, (body: any, response: Response) => Promise<void>>} */
  const posts = {
    async '/data'({ dashboardId, itemId, ...authorization }, response) {
      const grant = grantOf(authorization, dashboardId);
      const charts = dashboardById(dashboardId)?.charts ?? [];
      const asked = itemId === null ? charts : charts.filter((chart) => chart.id === itemId);
      if (asked.length === 0) throw new Refusal(404, 'There is no such chart.');
      const drawn = await Promise.all(asked.map((chart) => chartData(query, grant, chart)));
      sendJson(response, 200, { charts: drawn, filters: grant.clauses });
    },
    async '/0.1.0/iqmessage'({ question, ...authorization }, response) {
      const { sowId } = grantOf(authorization, null);
      const [messageId, answer] = [randomUUID(), await answerQuestion(query, sowId, String(question))];
      const lines = [
        { state: 'answering' },
        ...answer.split('\n').map((chunk) => ({ messageId, chunk: `${chunk}\n` })),
      ];
      response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      for (const line of [...lines, { messageId, done: true }]) response.write(`${JSON.stringify(line)}\n`);
      response.end();
    },
  };

  /**
   * @param {string} path
   * @param {Response} response
   */
  async function get(path, response) {
    const [, dashboardId, itemId] = PAGE.exec(path) ?? [];
    if (dashboardId !== undefined) {
      const charts = dashboardById(dashboardId)?.charts ?? [];
      const known = itemId === undefined ? charts.length > 0 : charts.some(({ id }) => id === itemId);
      if (!known) throw new Refusal(404, 'There is no such dashboard.');
      response.setHeader('content-security-policy', pagePolicy);
      return sendFile(response, '/page/dashboard.html');
    }
    if (path === '/iq-app/mf-manifest.json') return sendJson(response, 200, chatManifest);
    if (FILES.test(path)) return sendFile(response, path);
    throw new Refusal(404, 'Not found');
  }

  return async (request, response) => {
    if (answerCors(request, response, app)) return;
    response.setHeader('x-content-type-options', 'nosniff');
    const { pathname } = addressOf(request);
    try {
      const post = request.method === 'POST' ? posts[pathname] : undefined;
      if (post) await post(parseJson(await readText(request, MAX_BYTES)), response);
      else await get(pathname, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, { detail: error.message });
    }
  };
}

/**
 * @param {Response} response
 * @param {string} path
 */
async function sendFile(response, path) {
  const content = await readFile(new URL(`.${path}`, import.meta.url)).catch(() => {
    throw new Refusal(404, 'Not found');
  });
  send(response, 200, `${TYPES[path.split('.').at(-1) ?? '']}; charset=utf-8`, content);
}
