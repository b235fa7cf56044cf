import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import contract from '../../../docs/openapi.json';
import { Recordings } from '../../staging/recordings.mjs';
import { createSinks } from '../../staging/sinks/sinks-server.mjs';
import { MODEL_PATH } from '../../staging/model/chat-model.mjs';
import { EndpointTranslator } from '../../../src/infrastructure/translators/endpoint-translator';

const recordings = new Recordings();
let server: Server;
let origin: string;
const headers: (string | undefined)[] = [];

beforeAll(async () => {
  const listener = createSinks({ addresses: { app: 'http://app.test' } as never, recordings });
  server = createServer((request, response) => {
    headers.push(request.headers.authorization);
    void listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void (server.closeAllConnections(), server.close()));
beforeEach(() => void (recordings.clear(), headers.splice(0)));

const ask = (question: string, token: (() => Promise<string>) | null = null, work = new AbortController()) =>
  new EndpointTranslator({ url: MODEL_PATH, model: 'small' }, token, origin).translate(
    { instructions: 'Translate.', question: JSON.stringify({ sentence: question }), schema: { type: 'object' } },
    work.signal,
  );

describe('the model of the organisation, on the staging environment', () => {
  it('is asked for JSON of the schema, with the token only where it is configured', async () => {
    expect(await ask('which topics grow')).toMatchObject({
      parts: [{ words: ['strong signals'] }, { words: ['more than 20 %'] }],
    });
    await ask('which topics grow', async () => 'token of the session');
    expect(recordings.translations).toMatchObject([
      { model: 'small', stream: false, response_format: { json_schema: { schema: { type: 'object' } } } },
      { messages: [{ role: 'system' }, { role: 'user' }] },
    ]);
    const isValid = new Ajv2020().compile(contract.components.schemas.ModelRequest);
    for (const request of recordings.translations) expect(isValid(request), JSON.stringify(isValid.errors)).toBe(true);
    expect(headers).toEqual([undefined, 'Bearer token of the session']);
  });

  it.each([
    ['too often', 'refused'],
    ['broken', 'server'],
    ['prose', 'malformed'],
  ])('fails in a known way: %s', async (question, kind) => {
    await expect(ask(question)).rejects.toMatchObject({ name: 'RequestFailure', kind });
  });

  it('ends its request when it is cancelled', async () => {
    const work = new AbortController();
    const answer = ask('endless', null, work);
    setTimeout(() => work.abort(), 20);
    await expect(answer).rejects.toMatchObject({ name: 'RequestFailure' });
  });

  it('says that there is no answer', async () => {
    const dead = new EndpointTranslator({ url: 'http://127.0.0.1:9/model', model: 'small' }, null, origin);
    expect(dead.host).toBe('127.0.0.1:9');
    const answer = dead.translate({ instructions: '', question: '{}', schema: {} }, new AbortController().signal);
    await expect(answer).rejects.toMatchObject({ kind: 'network' });
  });
});
