import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { impactingDriversFilters } from '../../../src/domain/filters/chart-filter';
import { matchPath } from '../../staging/contract/openapi.mjs';
import { CALLS, connectApi, GRANT, id, type Api } from './api-calls';

let server: Server;
let requests: { readonly call: string; readonly org: unknown; readonly type: unknown; readonly payload: unknown }[];
let answer: unknown;
let api: Api;

beforeEach(async () => {
  requests = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({
      call: `${request.method} ${(request.url ?? '').replace('/client_interface', '')}`,
      org: request.headers['x-org-id'],
      type: request.headers['content-type'],
      payload: body === '' ? undefined : (JSON.parse(body) as unknown),
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ api } = await connectApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/client_interface`));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What the API's document has against it; null: nothing. */
function faultOfRequest(call: string, payload: unknown): string | null {
  const [method, address = ''] = call.split(' ');
  const { pathname, searchParams } = new URL(address, 'http://127.0.0.1');
  const operation = matchPath(pathname)?.operations.find((each) => each.method === method);
  if (operation === undefined) return `${call} is not described`;
  return operation.faultOf(Object.fromEntries(searchParams), payload);
}

describe('the twenty calls', () => {
  it('are twenty', () => expect(new Set(CALLS.map(({ call }) => call)).size).toBe(20));

  it.each(CALLS)(
    '$call is made with its payload, and its answer is read',
    async ({ call, make, payload, answer: said, read }) => {
      answer = said;
      const result = await make(api);
      expect(requests).toMatchObject([{ call, payload }]);
      expect(faultOfRequest(call, payload)).toBeNull();
      if (read === undefined) expect(result).toBeUndefined();
      else if (typeof read === 'string') expect(result).toBe(read);
      else expect(result).toMatchObject(read as object);
    },
  );

  it('each carry X-Org-Id, and JSON where they carry something', async () => {
    for (const { make, answer: said } of CALLS) {
      answer = said;
      await make(api);
    }
    expect(requests).toHaveLength(20);
    expect(new Set(requests.map(({ org }) => org))).toEqual(new Set(['org_northwind']));
    expect(new Set(requests.filter(({ payload }) => payload !== undefined).map(({ type }) => type))).toEqual(
      new Set(['application/json']),
    );
  });
});

describe('the grant of the Impacting Drivers', () => {
  it('is asked for with two where-clauses, each with securable id, column id, expression and the topic id', async () => {
    answer = GRANT;
    const places = [
      { securableId: 'set-1', columnId: 'c-topic' },
      { securableId: 'set-2', columnId: 'c-other' },
    ];
    await api.luzmo.chartGrant(id, 'dashboard-1', impactingDriversFilters('1203', places));
    expect(requests[0]?.payload).toMatchObject({
      filter: [
        { clause: 'where', securable_id: 'set-1', column_id: 'c-topic', expression: '? in ?', value: ['1203'] },
        { clause: 'where', securable_id: 'set-2', column_id: 'c-other', expression: '? in ?', value: ['1203'] },
      ],
    });
  });
});
