import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { HttpApi } from '../../../src/infrastructure/http/http-api';
import type { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpProjectCatalogue, HttpSowCatalogue } from '../../../src/infrastructure/http/http-project-catalogue';
import { HttpSignalCatalogue } from '../../../src/infrastructure/http/http-signal-catalogue';
import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';

/** Answers every call with the same thing and remembers what was asked. */
class OneAnswer {
  readonly asked: unknown[] = [];
  readonly #answer: unknown;
  options: object = {};

  constructor(answer: unknown) {
    this.#answer = answer;
  }

  async get(path: string): Promise<unknown> {
    this.asked.push(path);
    return this.#answer;
  }

  async post(path: string, body: unknown, options: object): Promise<unknown> {
    this.asked.push([path, body]);
    this.options = options;
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
    options: () => http.options,
    warnings,
    sows: new HttpSowCatalogue(api),
    projects: new HttpProjectCatalogue(api),
    signals: new HttpSignalCatalogue(api),
  };
}

describe('the calls of the specification, section 7', () => {
  it('go to their paths', async () => {
    const lists = on([]);
    await lists.sows.list();
    await lists.sows.versions(id);
    await lists.projects.shifts(id);
    await lists.signals.topics(id);
    await lists.signals.trends(id);
    await lists.signals.topicsOfTrend(id);
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
    await things.signals.topic(id);
    await things.signals.trend(id);
    await things.signals.deepdive(id);
    await things.signals.sources(id);
    await things.signals.saveStatus(id, 3);
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
    const { projects, warnings } = on([{ id: 1, name: 'Shift', trends: [{ ssid: 1 }] }]);
    expect((await projects.shifts(id)).map(({ trends }) => trends)).toEqual([[]]);
    expect(warnings).toEqual(['shifts[0].trends[0].trend_name is missing; dropped']);
  });

  it('encode the ids in their paths', async () => {
    const { asked, projects } = on([]);
    await projects.shifts(entityId('a/b?c'));
    expect(asked).toEqual(['/api/sows/a%2Fb%3Fc/shifts/']);
  });

  it('drop and tell what comes a second time', async () => {
    const twice = [
      { tid: 1, topic_name: 'One' },
      { tid: 2, topic_name: 'Two' },
      { tid: '1', topic_name: 'One again' },
    ];
    const { signals, warnings } = on({ topics: twice });
    expect((await signals.topics(id)).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect((await signals.topicsOfTrend(id)).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(warnings).toEqual(Array.from({ length: 2 }, () => 'topics: 1 is used before; dropped'));
  });

  it.each([null, 7, 'text', { other: [] }, { sows: {} }])('fail on a bad envelope: %j', async (answer) => {
    await expect(on(answer).sows.list()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([null, [], 'text', { topic_name: 'no id' }])('fail on a topic that is none: %j', async (answer) => {
    await expect(on(answer).signals.topic(id)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('send a status also when the page is left meanwhile', async () => {
    const { signals, options } = on({ success: true });
    await signals.saveStatus(id, 1);
    expect(options()).toMatchObject({ outlivesPage: true });
  });

  it('take a status for saved only when the server says so', async () => {
    await expect(on({ success: false }).signals.saveStatus(id, 1)).rejects.toMatchObject({ kind: 'refused' });
    await expect(on({}).signals.saveStatus(id, 1)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
