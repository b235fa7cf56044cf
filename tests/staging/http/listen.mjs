import { createGuardedServer } from '../../../scripts/lib/guarded-server.mjs';

export const HOST = '127.0.0.1';

/** Longer than any pause in a test run: a connection that is closed while it is used again would look like a fault. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Opens a server on the loopback interface.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => unknown} Listener
 * @param {Listener} listener may be async: what it throws is answered with 500, and never ends the process
 * @param {number} port
 * @returns {Promise<{ close(): Promise<void> }>} rejects with a BusyPort when the port is in use
 */
export async function listen(listener, port) {
  const server = createGuardedServer(listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(BusyPort.from(error, port)));
    server.listen(port, HOST, () => resolve(undefined));
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        // Browsers keep connections open.
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

  /**
   * @param {NodeJS.ErrnoException} error of a server that could not listen
   * @param {number} port
   */
  static from(error, port) {
    return error.code === 'EADDRINUSE' ? new BusyPort(port) : error;
  }
}
