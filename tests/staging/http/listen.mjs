// One way to open and to close a server on the loopback interface.
import { createServer } from 'node:http';

export const HOST = '127.0.0.1';

/** Longer than any pause in a test run: a connection that ends just when it is used again looks like a fault. */
const KEEP_ALIVE_MS = 120_000;

/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Listener
 * @param {Listener} listener may be async: what it throws is answered with 500, and never ends the process
 * @param {number} port
 * @returns {Promise<{ close(): Promise<void> }>} rejects with a BusyPort when somebody else listens there
 */
export async function listen(listener, port) {
  const server = createServer((request, response) => {
    Promise.resolve()
      .then(() => listener(request, response))
      .catch((error) => {
        // Nobody is left to be answered, and nothing of ours is wrong.
        if (request.destroyed && !request.complete) return;
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error');
      });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(error.code === 'EADDRINUSE' ? new BusyPort(port) : error));
    server.listen(port, HOST, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections open; nobody waits for them.
        server.closeAllConnections();
      }),
  };
}

export class BusyPort extends Error {
  /** @param {number} port */
  constructor(port) {
    super(`Port ${port} is in use.`);
    this.name = 'BusyPort';
  }
}
