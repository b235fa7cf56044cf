import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { HttpApi } from '../../../src/infrastructure/http/http-api';
import type { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpShiftCatalogue } from '../../../src/infrastructure/http/http-shift-catalogue';
import { HttpSignalCatalogue } from '../../../src/infrastructure/http/http-signal-catalogue';
import { HttpSowCatalogue } from '../../../src/infrastructure/http/http-sow-catalogue';
import { HttpTopicCatalogue } from '../../../src/infrastructure/http/http-topic-catalogue';
import { HttpTrendCatalogue } from '../../../src/infrastructure/http/http-trend-catalogue';
import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';

/** Answers every call with the same thing and remembers what was asked. */
class OneAnswer {
  readonly asked: unknown[] = [];
  readonly #answer: unknown;

  constructor(answer: unknown) {
    this.#answer = answer;
  }

  async get(path: string): Promise<unknown> {
    this.asked.push(path);
    return this.#answer;
  }

  async post(path: string, body: unknown): Promise<unknown> {
    this.asked.push([path, body]);
    return this.#answer;
  }
}

const id = entityId<never>('7');

function on(answer: unknown) {
  const http = new OneAnswer(answer);
  const warnings: string[] = [];
  const logger = { error: () => {}, warn: (message: string) => void warnings.push(message) };
  const api = new HttpApi(http as unknown as HttpClient, assetResolver(null), logger);
  return {
    asked: http.asked,
    warnings,
    sows: new HttpSowCatalogue(api),
    shifts: new HttpShiftCatalogue(api),
    signals: new HttpSignalCatalogue(api),
    topics: new HttpTopicCatalogue(api),
    trends: new HttpTrendCatalogue(api),
  };
}

describe('the calls of the specification, section 7', () => {
  it('go to their paths', async () => {
    const lists = on([]);
    await lists.sows.list();
    await lists.sows.versions(id);
    await lists.shifts.ofSow(id);
    await lists.signals.topics(id);
    await lists.signals.trends(id);
    await lists.trends.topicsOf(id);
    expect(lists.asked).toEqual([
      '/api/sows/',
      '/api/sows/7/versions',
      '/api/sows/7/shifts/',
      '/api/sows/7/topics/?sort=name&order=asc',
      '/api/sows/7/trends/?sort=name&order=asc',
      '/api/trends/7/topics/',
    ]);
    const things = on({ id: 7, name: 'x', tid: 7, topic_name: 'x', ssid: 7, trend_name: 'x', success: true });
    await things.sows.byId(id);
    await things.sows.settings(id);
    await things.topics.byId(id);
    await things.trends.byId(id);
    await things.topics.deepdive(id);
    await things.topics.sources(id);
    await things.topics.saveStatus(id, 3);
    expect(things.asked).toEqual([
      '/api/sows/7/',
      '/api/permissions/7/',
      '/api/topics/7/',
      '/api/trends/7/',
      '/api/topics/7/deepdive/',
      '/api/topics/7/sources/',
      ['/api/topics/7/status/', { status_id: 3 }],
    ]);
  });

  it('accept a list bare or under its key', async () => {
    const rows = [{ id: 1, name: 'One' }];
    expect(await on(rows).sows.list()).toEqual([{ id: '1', name: 'One' }]);
    expect(await on({ sows: rows }).sows.list()).toEqual([{ id: '1', name: 'One' }]);
  });

  it('drop and tell a bad item', async () => {
    const { sows, warnings } = on({ sows: [{ id: 1, name: 'One' }, { name: 'no id' }] });
    expect(await sows.list()).toHaveLength(1);
    expect(warnings).toEqual(['sows[1].id is missing; dropped']);
  });

  it('name a bad item of a nested list by its path', async () => {
    const { shifts, warnings } = on([{ id: 1, name: 'Shift', trends: [{ ssid: 1 }] }]);
    expect((await shifts.ofSow(id)).map(({ trends }) => trends)).toEqual([[]]);
    expect(warnings).toEqual(['shifts[0].trends[0].trend_name is missing; dropped']);
  });

  it('encode the ids in their paths', async () => {
    const { asked, shifts } = on([]);
    await shifts.ofSow(entityId('a/b?c'));
    expect(asked).toEqual(['/api/sows/a%2Fb%3Fc/shifts/']);
  });

  it('drop and tell what comes a second time', async () => {
    const twice = [
      { tid: 1, topic_name: 'One' },
      { tid: 2, topic_name: 'Two' },
      { tid: '1', topic_name: 'One again' },
    ];
    const { signals, trends, warnings } = on({ topics: twice });
    expect((await signals.topics(id)).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect((await trends.topicsOf(id)).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(warnings).toEqual(Array.from({ length: 2 }, () => 'topics: 1 is used before; dropped'));
  });

  it.each([null, 7, 'text', { other: [] }, { sows: {} }])('fail on a bad envelope: %j', async (answer) => {
    await expect(on(answer).sows.list()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([null, [], 'text', { topic_name: 'no id' }])('fail on a topic that is none: %j', async (answer) => {
    await expect(on(answer).topics.byId(id)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('take a status for saved only when the server says so', async () => {
    await expect(on({ success: false }).topics.saveStatus(id, 1)).rejects.toMatchObject({ kind: 'refused' });
    await expect(on({}).topics.saveStatus(id, 1)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
