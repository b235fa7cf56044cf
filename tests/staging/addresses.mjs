import { createServer } from 'node:net';
import { BusyPort, HOST } from './http/listen.mjs';

const PARTS = /** @type {const} */ (['app', 'api', 'identity', 'charts', 'sinks']);
const LAST_PORT = 65_535 - PARTS.length + 1;

/**
 * @typedef {(typeof PARTS)[number]} Part
 * @typedef {Record<Part, number>} Ports
 * @typedef {Record<Part | 'control', string>} Addresses
 */

/**
 * Chooses the ports of all parts: five in a row from the app's, or any five that are free.
 * @param {number} first the app's port; 0: free ones
 * @returns {Promise<Ports>} rejects with a BusyPort before anything has been built or started
 */
export async function choosePorts(first) {
  if (!Number.isInteger(first) || first < 0 || first > LAST_PORT) {
    throw new RangeError(`The port must be a number from 0 to ${LAST_PORT}.`);
  }
  const probes = await Promise.all(PARTS.map((_, at) => probe(first === 0 ? 0 : first + at)));
  await Promise.all(probes.map(({ server }) => new Promise((resolve) => server.close(resolve))));
  return /** @type {Ports} */ (Object.fromEntries(PARTS.map((part, at) => [part, probes[at]?.port])));
}

/**
 * @param {Ports} ports
 * @returns {Addresses} always 127.0.0.1: mixed with "localhost" the silent sign-in would be cross-site and fail
 */
export function addressesOf(ports) {
  const origin = (/** @type {Part} */ part) => `http://${HOST}:${ports[part]}`;
  return {
    app: origin('app'),
    api: `${origin('api')}/client_interface`,
    identity: origin('identity'),
    charts: origin('charts'),
    sinks: origin('sinks'),
    control: `${origin('api')}/__staging__`,
  };
}

/**
 * @param {number} port
 * @returns {Promise<{ server: import('node:net').Server, port: number }>}
 */
function probe(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(BusyPort.from(error, port)));
    server.listen(port, HOST, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ server, port: address.port });
    });
  });
}
