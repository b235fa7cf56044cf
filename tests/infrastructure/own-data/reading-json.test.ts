import { describe, expect, it } from 'vitest';
import { jsonFaultWords } from '../../../src/infrastructure/workspace-file/json-fault-words';
import { latin1, opened, utf8 } from './zip-of';

describe('a JSON file that is no workspace', () => {
  it('of a list of records opens as a table', async () => {
    const list = [
      { name: 'A', growth: 0.1, market: { size: 0.4 }, tags: ['x', 'y'] },
      { name: 'B', note: null, growth: '20 %' },
    ];
    const { outline, workspace } = await opened('signals.json', utf8(JSON.stringify(list)));
    expect(outline).toMatchObject({ format: 'json', sheets: [{ name: 'signals', rowCount: 2 }] });
    expect(outline.sheets[0]?.header).toEqual(['name', 'growth', 'market.size', 'tags', 'note']);
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], row['average_sizing']])).toEqual([
      ['A', 0.1, 0.4],
      ['B', 0.2, undefined],
    ]);
    expect(workspace.deepdives['topic-a']).toEqual({ more: [['tags', 'x, y']] });
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

  it('in Windows-1252 has its letters', async () => {
    const { workspace } = await opened('a.json', latin1('[{"name":"Größe"}]'));
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Größe' });
  });
});

describe('a text of old Macintosh programs', () => {
  // 'Größe', 'Prüfer' and 'Äcker' in Mac Roman.
  const text = Uint8Array.from(
    [...'Name;Growth\nGr'].map((each) => each.charCodeAt(0)).concat([0x9a, 0xa7, 0x65, 0x3b, 0x31, 0x25]),
  );

  it('has its letters', async () => {
    const { outline, workspace } = await opened('a.csv', text);
    expect(outline.encoding).toBe('macintosh');
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Größe' });
  });

  it.each(['Name\nDon\u0092t', 'Name\nGröße\nŸ', 'Name\nprice \u0080 3'])(
    'is not seen in %j of Windows-1252',
    async (written) => {
      expect((await opened('a.csv', latin1(written.replace('Ÿ', '\u009f')))).outline.encoding).toBe('windows-1252');
    },
  );
});

it('faults of syntax are told in words', () => {
  expect(jsonFaultWords('InvalidSymbol')).toBe('a word stands there that is not in quotation marks');
  expect(jsonFaultWords('Other')).toBe('the text is not JSON');
});
