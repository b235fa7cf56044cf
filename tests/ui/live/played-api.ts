import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchPath } from '../../staging/contract/openapi.mjs';
import { GOOD_ANSWERS, hugeAnswer, mistyped } from './played-answers';

/** What may become of a call. */
export const FAULTS = [
  '400',
  '401',
  '403',
  '404',
  '417',
  '429',
  '500',
  '503',
  'dropped socket',
  'silence',
  'HTML',
  'wrong types',
  'empty',
  'huge',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * The twenty calls of the API, of which one may be made to fail. What it is asked, it writes down. Each test has an address
 * of its own: what the platform of an earlier test still asks is answered, and counts for none.
 */
export class PlayedApi {
  readonly received: string[] = [];
  /** How often the failing call was asked for while it failed. */
  faulted = 0;
  /** Called with a request that gets no answer, and its path as it was sent. */
  onSilence: (method: string, pathname: string) => void = () => {};
  readonly #server: Server;
  #test = 0;
  #failing: { readonly call: string; readonly fault: Fault } | null = null;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** For the test that has begun with `fail`. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${this.#test}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Begins a test: from now on this call has this fault, and no other has any. */
  fail(call: string, fault: Fault): void {
    this.#test += 1;
    this.received.length = 0;
    this.faulted = 0;
    this.#failing = { call, fault };
  }

  heal(): void {
    this.#failing = null;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    // The page is of another origin: the browser asks first, and a fault of the call is none of this question's.
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-org-id');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    request.resume();
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const call = callOf(request);
    if (!request.url?.startsWith(`/${this.#test}/`)) {
      sendJson(response, 200, JSON.stringify(GOOD_ANSWERS[call] ?? null));
      return;
    }
    this.received.push(call);
    const fault = this.#failing?.call === call ? this.#failing.fault : null;
    if (fault !== null) this.faulted += 1;
    if (fault === null) sendJson(response, 200, JSON.stringify(GOOD_ANSWERS[call] ?? null));
    else if (fault === 'silence') this.onSilence(request.method ?? '', `/${this.#test}${pathOf(request)}`);
    else play(fault, call, request, response);
  }
}

/** Without the number of the test. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return new URL(url, 'http://127.0.0.1').pathname.replace(/^\/\d+(?=\/)/, '');
}

function callOf(request: IncomingMessage): string {
  const { method } = request;
  const pathname = pathOf(request);
  const operation = matchPath(pathname)?.operations.find((each) => each.method === method);
  return `${method} ${operation?.path ?? pathname}`;
}

function play(
  fault: Exclude<Fault, 'silence'>,
  call: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (fault) {
    case 'dropped socket':
      request.socket.destroy();
      return;
    case 'HTML':
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Sign in to the hotel</title>');
      return;
    case 'wrong types':
      sendJson(response, 200, JSON.stringify(mistyped(call)));
      return;
    case 'empty':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end();
      return;
    case 'huge':
      sendJson(response, 200, hugeAnswer(call));
      return;
    default:
      sendJson(response, Number(fault), JSON.stringify({ detail: 'No.' }));
  }
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}
