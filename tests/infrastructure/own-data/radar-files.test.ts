import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import { rememberedOf, withRemembered } from '../../../src/domain/own-data/remembered-mapping';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { opened, utf8 } from './zip-of';

describe('the file of a technology radar', () => {
  it('keeps rings, sectors and movement, and takes nothing for a figure or a status', async () => {
    const csv = [
      'Name;Ring;Sektor;Neu;Bewegung;Beschreibung',
      'Zero Trust;Einsetzen;Sicherheit;nein;1;',
      'Passkeys;Erproben;Sicherheit;ja;0;',
      'VPN-Einwahl;Zurückhalten;Methoden;nein;-1;',
      'Data Mesh;Beobachten;Daten;nein;0;',
    ].join('\n');
    const { workspace, outline } = await opened('radar.csv', utf8(csv));
    expect(outline.mapping?.sheets[0]?.columns.map(({ target, question }) => [target, question])).toEqual([
      ['name', null],
      ['ring', null],
      ['trend', null],
      ['isNew', null],
      ['moved', null],
      ['description', null],
    ]);
    expect(workspace.sows[0]).toMatchObject({
      radar: {
        rings: ['Einsetzen', 'Erproben', 'Beobachten', 'Zurückhalten'],
        sectors: ['Sicherheit', 'Methoden', 'Daten'],
      },
      newDiscoveries: [{ topic_name: 'Passkeys' }],
    });
    expect(
      workspace.topics.map((row) => [row['ring'], row['ring_move'], row['topic_status'], row['topic_growth']]),
    ).toEqual([
      ['Einsetzen', 'in', undefined, undefined],
      ['Erproben', undefined, undefined, undefined],
      ['Zurückhalten', 'out', undefined, undefined],
      ['Beobachten', undefined, undefined, undefined],
    ]);
  });

  it('has names in the places of the numbers of a configuration, in the order of its lists', async () => {
    const json = {
      quadrants: [{ name: 'Languages' }, { name: 'Stores' }],
      rings: [{ name: 'HOLD' }, { name: 'ADOPT' }],
      entries: [
        { quadrant: 0, ring: 1, label: 'Python', moved: 0 },
        { quadrant: 1, ring: 0, label: 'Solr', moved: -1 },
        { quadrant: 1, ring: 1, label: 'DuckDB', moved: 2 },
      ],
    };
    const { workspace } = await opened('config.json', utf8(JSON.stringify(json)));
    expect(workspace.sows[0]).toMatchObject({ radar: { rings: ['HOLD', 'ADOPT'], sectors: ['Languages', 'Stores'] } });
    expect(workspace.topics.map((row) => [row['topic_name'], row['ring'], row['ring_move']])).toEqual([
      ['Python', 'ADOPT', undefined],
      ['Solr', 'HOLD', 'out'],
      ['DuckDB', 'ADOPT', 'new'],
    ]);
  });

  it('has the newest part of each timeline, and names in the places of ids', async () => {
    const json = {
      quadrants: [{ id: 'infra', name: 'Infrastructure' }],
      rings: [
        { id: 'use', name: 'USE' },
        { id: 'trial', name: 'TRIAL' },
        { id: 'hold', name: 'HOLD' },
      ],
      entries: [
        {
          title: 'Kubernetes',
          quadrant: 'infra',
          timeline: [
            { moved: 0, ringId: 'trial', date: '2022-01-01', description: 'Old' },
            { moved: 1, ringId: 'use', date: '2024-01-01', description: 'New' },
          ],
        },
        {
          title: 'Servers',
          quadrant: 'infra',
          description: 'Our own',
          timeline: [{ moved: -1, ringId: 'hold', date: '2023-01-01', description: 'Of that day' }],
        },
      ],
    };
    const { workspace, outline } = await opened('radar.json', utf8(JSON.stringify(json)));
    expect(outline.mapping?.sheets.map(({ sheet }) => sheet)).toEqual(['entries']);
    expect(workspace.sows[0]).toMatchObject({
      radar: { rings: ['USE', 'TRIAL', 'HOLD'], sectors: ['Infrastructure'] },
    });
    expect(
      workspace.topics.map((row) => [row['topic_name'], row['ring'], row['ring_move'], row['topic_description']]),
    ).toEqual([
      ['Kubernetes', 'USE', 'in', 'New'],
      ['Servers', 'HOLD', 'out', 'Our own'],
    ]);
  });

  it.each([
    [
      'inside of its quadrants',
      {
        quadrants: [
          { name: 'Tools', items: [{ name: 'A', ring: 'Adopt' }] },
          { name: 'Data', items: [{ name: 'B', ring: 'Hold' }] },
        ],
      },
    ],
    [
      'inside of rings inside of quadrants, below one name',
      {
        radar: {
          quadrants: [
            { name: 'Tools', rings: [{ name: 'Adopt', entries: [{ name: 'A' }] }] },
            { name: 'Data', rings: [{ name: 'Hold', entries: [{ name: 'B' }] }] },
          ],
        },
      },
    ],
    [
      'by the numbers of rings that have ids from 1',
      {
        rings: [
          { id: 1, name: 'Adopt' },
          { id: 2, name: 'Hold' },
        ],
        quadrants: [
          { id: 1, name: 'Tools' },
          { id: 2, name: 'Data' },
        ],
        blips: [
          { name: 'A', ring: 1, quadrant: 1 },
          { name: 'B', ring: '2', quadrant: '2' },
        ],
      },
    ],
    [
      'by the numbers of rings as texts from 0',
      {
        rings: ['Adopt', 'Hold'],
        quadrants: ['Tools', 'Data'],
        blips: [
          { name: 'A', ring: '0', quadrant: '0' },
          { name: 'B', ring: '1', quadrant: '1' },
        ],
      },
    ],
  ])('has its entries %s', async (_, json) => {
    const { workspace } = await opened('radar.json', utf8(JSON.stringify(json)));
    expect(workspace.topics.map((row) => [row['topic_name'], row['ring'], row['trend']])).toEqual([
      ['A', 'Adopt', 'trend-tools'],
      ['B', 'Hold', 'trend-data'],
    ]);
  });

  it('has sectors in the numbers 1 to 4 beside its rings', async () => {
    const { outline } = await opened('a.csv', utf8('name,ring,quadrant\nA,Adopt,1\nB,Hold,3'));
    expect(outline.mapping?.sheets[0]?.columns.map(({ target }) => target)).toEqual(['name', 'ring', 'trend']);
  });

  it('asks for the order of rings in other words', async () => {
    const file = async (...rings: readonly string[]) => {
      const { outline } = await opened(
        'a.csv',
        utf8(`name,ring,sector\n${rings.map((ring, at) => `T${at},${ring},X`).join('\n')}`),
      );
      if (outline.mapping === null) throw new Error('no mapping');
      const values = outline.mapping.sheets[0]?.columns[1]?.values?.map(({ value }) => value);
      return [values, checksOf(outline.mapping).map(({ kind }) => kind)];
    };
    expect(await file('Adopt', 'Retire', 'Trial')).toEqual([['Adopt', 'Trial', 'Retire'], []]);
    expect(await file('2 - later', '1 - now')).toEqual([['1 - now', '2 - later'], []]);
    expect(await file('Evaluar', 'Adopt', 'Later on')).toEqual([['Evaluar', 'Adopt', 'Later on'], ['order']]);
  });

  it('has its quadrants as quadrants where they are those of the product', async () => {
    const { outline } = await opened('a.csv', utf8('name,ring,quadrant\nA,Adopt,Strong\nB,Hold,Mature'));
    expect(outline.mapping?.sheets[0]?.columns.map(({ target }) => target)).toEqual(['name', 'ring', 'quadrant']);
  });
});

describe('columns like those of a radar in another table', () => {
  it('stay own lines', async () => {
    const { workspace } = await opened('a.csv', utf8('Name,New,Movement\nA,yes,1\nB,no,-1'));
    expect(workspace.deepdives).toEqual({
      'topic-a': { more: [['New', 'yes']] },
      'topic-b': { more: [['New', 'no']] },
    });
    expect(workspace.topics.map(({ own }) => own)).toEqual([{ Movement: 1 }, { Movement: -1 }]);
  });

  it('has no statuses unless the user gives each ring one, and its rings in the order of the user', async () => {
    const csv = 'name,ring,quadrant\nA,Hold,Tools\nB,Adopt,Tools\nC,Later,Tools';
    const session = new OwnDataSession();
    const { mapping } = session.open('radar.csv', utf8(csv));
    const plain = await session.build(mapping);
    expect(plain.workspace.topics.map((row) => row['topic_status'])).toEqual([undefined, undefined, undefined]);
    const [sheet] = mapping?.sheets ?? [];
    const columns = sheet?.columns.map((column) =>
      column.values === undefined
        ? column
        : { ...column, values: column.values.toReversed().map((each) => ({ ...each, isChosen: true })) },
    );
    const revised = session.revise({ ...mapping!, sheets: [{ ...sheet!, columns: columns! }] });
    const { workspace } = await session.build(revised);
    expect(workspace.sows[0]).toMatchObject({ radar: { rings: ['Hold', 'Later', 'Adopt'] } });
    // A newer version of the file has one ring less and one more.
    const newer = session.open('radar 2.csv', utf8('name,ring,quadrant\nA,Hold,Tools\nB,Adopt,Tools\nD,Blue,Tools'));
    const again = session.revise(withRemembered(newer.mapping!, rememberedOf(revised, 'radar.csv', '1')));
    expect(again.sheets[0]?.columns[1]?.values?.map(({ value }) => value)).toEqual(['Hold', 'Adopt', 'Blue']);
  });
});
