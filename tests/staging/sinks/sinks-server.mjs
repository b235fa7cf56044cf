import { readFile } from 'node:fs/promises';
import { answerCors } from '../http/cors.mjs';
import { completionOf, MODEL_PATH } from '../model/chat-model.mjs';
import { addressOf, parseJson, readText, Refusal, send, sendJson } from '../http/messages.mjs';
import { eventsOf } from './envelope.mjs';
import { pictureOf } from './picture.mjs';

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The services that the app only sends to: the support chat with its widget, the error reporting, and the image
 * storage; and the organisation's model.
 * @param {object} services
 * @param {import('../addresses.mjs').Addresses} services.addresses
 * @param {import('../recordings.mjs').Recordings} services.recordings
 * @returns {import('../http/listen.mjs').Listener}
 */
export function createSinks({ addresses: { app }, recordings }) {
  /** @type {readonly { path: RegExp, record: (text: string) => void }[]} */
  const posts = [
    {
      path: /^\/messenger$/,
      record(text) {
        const { name, args } = parseJson(text);
        recordings.add(recordings.messenger, { at: new Date().toISOString(), name, args });
      },
    },
    {
      path: /^\/api\/\d+\/envelope\/$/,
      record: (text) => eventsOf(text).forEach((event) => recordings.add(recordings.reports, event)),
    },
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
      if (request.method === 'POST' && pathname === MODEL_PATH) {
        const text = await readText(request, MAX_BYTES);
        recordings.add(recordings.translations, parseJson(text));
        const completion = completionOf(text);
        return completion === null ? undefined : sendJson(response, 200, completion);
      }
      const post = posts.find(({ path }) => request.method === 'POST' && path.test(pathname));
      if (post === undefined) throw new Refusal(404, 'Not found');
      post.record(await readText(request, MAX_BYTES));
      // No body: a sender may leave its page before it could read one.
      response.writeHead(204).end();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, { detail: error.message });
    }
  };
}
