import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfAnswer, matchPath, OPERATIONS } from '../../staging/contract/openapi.mjs';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import { CALLS, connectApi } from './api-calls';
import { sampleAnswer, VARIANTS } from './sample-answer';

let server: Server;
let answer: unknown;
let baseUrl = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("the app reads whatever the API's document allows, and drops nothing of it", () => {
  it('in each of its calls', () => {
    const made = CALLS.map(({ call }) => pathOf(call));
    expect(made.toSorted()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it.each(CALLS.flatMap((call) => VARIANTS.map((variant) => ({ ...call, variant }))))(
    '$call, answer $variant',
    async ({ call, make, variant }) => {
      const [method = '', address = ''] = call.split(' ');
      const [, path = ''] = pathOf(call).split(' ');
      answer = sampleAnswer(method, path, variant);
      // What is read must be an answer indeed.
      const { pathname } = new URL(address, baseUrl);
      expect(faultsOfAnswer({ method, path: pathname, status: 200, body: answer })).toEqual([]);
      const { api, logger } = await connectApi(baseUrl);
      const refused = (answer as { success?: unknown }).success === false;
      if (refused && pathname.includes('/status/')) await expect(make(api)).rejects.toThrow('was not saved');
      else await make(api);
      expect(logger.warnings).toEqual([]);
    },
  );
});

describe("the API's document", () => {
  it.each(TOPIC_STATUSES)('accepts the status %i', (status) => {
    const operation = OPERATIONS.find(({ id }) => id === 'setTopicStatus');
    expect(operation?.faultOf({}, { status_id: status })).toBeNull();
  });
});

function pathOf(call: string): string {
  const [method, address = ''] = call.split(' ');
  const { pathname } = new URL(address, 'http://127.0.0.1');
  const operation = matchPath(pathname)?.operations.find((each) => each.method === method);
  return `${method} ${operation?.path ?? pathname}`;
}
