import { describe, expect, it } from 'vitest';
import { jsonFaultWords } from '../../../src/infrastructure/workspace-file/fetched-workspace-source';
import { latin1, opened, utf8 } from './zip-of';

describe('a JSON file that is no workspace', () => {
  it('of a list of records opens as a table', async () => {
    const list = [
      { name: 'A', growth: 0.1, market: { size: 0.4 }, tags: ['x', 'y'] },
      { name: 'B', note: null, growth: '20 %' },
    ];
    const { outline, workspace } = await opened('signals.json', utf8(JSON.stringify(list)));
    expect(outline).toMatchObject({ mapping: { sheets: [{ sheet: 'signals', rowCount: 2 }] } });
    expect(outline.mapping?.sheets[0]?.columns.map(({ header }) => header)).toEqual([
      'name',
      'growth',
      'market.size',
      'tags',
      'note',
    ]);
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], row['average_sizing']])).toEqual([
      ['A', 0.1, 0.4],
      ['B', 0.2, undefined],
    ]);
    expect(workspace.deepdives['topic-a']).toEqual({ more: [['tags', 'x, y']] });
  });

  it.each([
    ['of a list inside of objects', '{"meta":{"count":2},"data":{"items":[{"name":"A","growth":0.1},{"name":"B"}]}}'],
    ['of records by their keys', '{"T1":{"name":"A","growth":0.1},"T2":{"name":"B","growth":null}}'],
    ['of columns', '{"name":["A","B"],"growth":[0.1,null]}'],
    ['of a record in each line', '{"name":"A","growth":0.1}\n{"name":"B"}\n'],
  ])('%s opens as a table', async (_, text) => {
    const { workspace } = await opened('a.json', utf8(text));
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth']])).toEqual([
      ['A', 0.1],
      ['B', undefined],
    ]);
  });

  it('of an object with lists opens each as a table', async () => {
    const file = {
      title: 'Radar',
      entries: [{ name: 'A', ring: 'Adopt' }],
      trends: [{ name: 'T', growth: 0.1 }],
      empty: [],
    };
    const { outline, workspace } = await opened('radar.json', utf8(JSON.stringify(file)));
    expect(outline.mapping?.sheets.map(({ sheet, kind }) => [sheet, kind])).toEqual([
      ['entries', 'topics'],
      ['trends', 'trends'],
    ]);
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'A', ring: 'Adopt' });
  });

  it('of texts is a list of names, and texts among records get a line', async () => {
    const names = await opened('a.json', utf8('["Kelp", "Moss"]'));
    expect(names.workspace.topics.map((row) => row['topic_name'])).toEqual(['Kelp', 'Moss']);
    const { workspace, faults } = await opened('a.json', utf8('[{"name": "Kelp"}, "Moss", "Peat"]'));
    expect(workspace.topics).toHaveLength(1);
    expect(faults.map(({ problem }) => problem)).toEqual(['2 texts among the records: ‘Moss’.']);
  });

  it('says which values beside the records are not read', async () => {
    const file = {
      title: 'Radar',
      meta: { by: 'Ann' },
      tags: ['x'],
      note: null,
      items: [{ name: 'A' }, { name: 'B' }],
    };
    const ring = { date: '2026-01-01', rings: [{ name: 'Adopt' }], entries: [{ name: 'A', ring: 0 }] };
    const notes = async (value: unknown) =>
      (await opened('a.json', utf8(JSON.stringify(value)))).faults.map(({ problem }) => problem);
    expect(await notes(file)).toEqual(['3 values beside the records: ‘title, meta and tags’.']);
    expect(await notes(ring)).toEqual(['1 value beside the records: ‘date’.']);
  });

  it('in Windows-1252 has its letters', async () => {
    const { workspace } = await opened('a.json', latin1('[{"name":"Größe"}]'));
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Größe' });
  });
});

it('faults of syntax are told in words', () => {
  expect(jsonFaultWords('InvalidSymbol')).toBe('a word stands there that is not in quotation marks');
  expect(jsonFaultWords('Other')).toBe('the text is not JSON');
});
