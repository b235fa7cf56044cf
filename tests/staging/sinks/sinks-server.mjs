// What the app only sends to: the support chat with its widget, the error reporting, and the storage of pictures.
import { readFile } from 'node:fs/promises';
import { answerCors } from '../http/cors.mjs';
import { addressOf, parseJson, readText, Refusal, send, sendJson } from '../http/messages.mjs';
import { eventsOf } from './envelope.mjs';
import { pictureOf } from './picture.mjs';

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * @param {object} services
 * @param {import('../addresses.mjs').Addresses} services.addresses
 * @param {import('../recordings.mjs').Recordings} services.recordings
 * @returns {import('../http/listen.mjs').Listener}
 */
export function createSinks({ addresses: { app }, recordings }) {
  const posts = [
    [
      /^\/messenger$/,
      (text) => {
        const { name, args } = parseJson(text);
        recordings.add('messenger', { at: new Date().toISOString(), name, args });
      },
    ],
    [/^\/api\/\d+\/envelope\/$/, (text) => eventsOf(text).forEach((event) => recordings.add('reports', event))],
  ];

  return async (request, response) => {
    if (answerCors(request, response, app)) return;
    const { pathname } = addressOf(request);
    try {
      if (request.method === 'GET' && pathname === '/widget.js') {
        const script = await readFile(new URL('page/widget.js', import.meta.url));
        return send(response, 200, 'text/javascript; charset=utf-8', script);
      }
      if (request.method === 'GET' && pathname.startsWith('/assets/')) {
        return send(response, 200, 'image/svg+xml', pictureOf(pathname));
      }
      const [, record] = posts.find(([path]) => request.method === 'POST' && path.test(pathname)) ?? [];
      if (record === undefined) throw new Refusal(404, 'Not found');
      record(await readText(request, MAX_BYTES));
      // No body: a sender that is about to leave its page would not read it.
      response.writeHead(204).end();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, { detail: error.message });
    }
  };
}
