import { describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../../src/infrastructure/own-data/build/build-workspace';
import { proposeMapping } from '../../../src/domain/own-data/propose-mapping';
import { readSheets } from '../../../src/domain/own-data/read-sheets';
import type { Cell } from '../../../src/domain/own-data/tables';
import { tablesOf } from '../../domain/own-data/a-table';

function built(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) {
  const tables = tablesOf(sheets);
  return buildWorkspace(readSheets(tables, null), proposeMapping(tables));
}

const words = ({ faults }: ReturnType<typeof built>) =>
  faults.map(({ severity, row, column, found, problem, consequence }) => [
    severity,
    row,
    column,
    found,
    problem,
    consequence,
  ]);

describe('the faults of a file', () => {
  it('are told by row and column, the worst first', () => {
    const result = built({
      Topics: [
        ['Signal', 'Growth', 'Size', 'Quadrant', 'Status', 'Drivers'],
        ['A', 'k. A.', 0.5, 'Strong', 'Monitor', 3],
        ['B', '10 %', '180 %', 'Odd', 'Maybe', 2.5],
        [null, '10 %', 0.2, null, null, null],
        ['C', '-150 %', -0.1, '3', 4, null],
        ['D', '20 %', 0.3, 2, -1, '-'],
        ['E', '20 %', 0.3, 2, null, null],
        ['F', '20 %', 0.3, 2, null, null],
        ['G', '20 %', 0.3, 2, null, null],
        ['H', '20 %', 0.3, 2, null, null],
      ],
    });
    expect(words(result)).toEqual([
      ['left-out', 4, null, '10 %', 'Has no name.', 'Left out.'],
      ['gap', 2, 'Growth', 'k. A.', 'Not a number.', 'Kept as a label; not on the map.'],
      ['gap', 3, 'Status', 'Maybe', 'No status has this name.', 'Kept as a label.'],
      ['gap', 3, 'Quadrant', 'Odd', 'No quadrant has this name.', 'Kept as a label.'],
      ['gap', 3, 'Size', '180 %', 'More than 100 %.', 'Kept as a label; not on the map.'],
      ['gap', 3, 'Drivers', '2.5', 'Not a whole number from 0 on.', 'Kept as a label.'],
      ['gap', 5, 'Size', '-0.1', 'Less than 0 %.', 'Kept as a label; not on the map.'],
      ['gap', 5, 'Growth', '-150 %', 'Less than −100 % a year.', 'Kept as a label; not on the map.'],
    ]);
    expect(result.counts).toEqual({
      topics: 8,
      trends: 0,
      withoutFigure: 3,
      rowsLeftOut: 1,
      quadrants: 'given',
    });
    expect(result.workspace.topics[0]).toMatchObject({ topic_status: 2, quadrant: 1 });
    expect(result.workspace.topics.find(({ tid }) => tid === 'topic-b')?.['own']).toEqual({
      Size: '180 %',
      Quadrant: 'Odd',
      Status: 'Maybe',
      Drivers: '2.5',
    });
  });

  it('are repeated names, ids and rows', () => {
    const result = built({
      Topics: [
        ['ID', 'Name', 'Growth'],
        [1, 'A', 0.1],
        [2, 'a', 0.2],
        ['1', 'B', 0.3],
        [null, 'C', 0.4],
        [null, 'C', 0.4],
        [null, 'C', 0.5],
      ],
    });
    expect(words(result)).toEqual([
      ['left-out', 4, 'ID', '1', 'The id stands in row 2 too.', 'Left out.'],
      ['left-out', 6, 'Name', 'C', 'The same row stands in row 5.', 'Left out.'],
      ['note', 3, 'Name', 'a', 'The name stands in row 2 too.', 'Both are opened, as two topics.'],
      ['note', 7, 'Name', 'C', 'The name stands in row 5 too.', 'One topic; its other values are lines of the card.'],
    ]);
    expect(result.workspace.topics.map(({ tid }) => tid)).toEqual([1, 2, 'topic-c']);
  });
});

describe('quadrants', () => {
  const rows = [
    ['Name', 'Growth', 'Size'],
    ['A', 0.4, 0.8],
    ['B', 0.1, 0.9],
    ['C', 0.5, 0.1],
    ['D', 0.0, 0.2],
    ['E', null, 0.2],
  ];

  it('are computed at the medians where the file has none, and that is said', () => {
    const { workspace, counts } = built({ Topics: rows });
    expect(workspace.topics.map(({ quadrant }) => quadrant)).toEqual([1, 2, 3, 4, undefined]);
    expect(counts.quadrants).toBe('computed');
    expect(workspace.meta).toMatchObject({
      quadrants_computed: { growth: 0.25, sizing: 0.5 },
      figures:
        'The quadrants are computed, because the file has none: divided in the middle of the file, at 25 % growth and 50 % average sizing.',
    });
  });

  it('are said to be divided where the map draws its lines, in the unit of the file', () => {
    const amounts = [1240.5, 310.2, 2105, 95.4, 640, 415.9, 122.4];
    const growths = [0.184, 0.071, 0.129, -0.032, 0.315, 0.22, 0.098];
    const named = amounts.map((amount, at) => [`T${at}`, growths[at] ?? null, amount]);
    const { workspace } = built({ Topics: [['Name', 'Growth', 'Market size (EUR m)'], ...named] });
    expect(workspace.meta['figures']).toContain('at 11.35 % growth and 363 ‘Market size (EUR m)’.');
  });

  it('are as given where one topic has one', () => {
    const given = rows.map((row, index) => [...row, ['Quadrant', null, 'mature'][index] ?? null]);
    const { workspace, counts } = built({ Topics: given });
    expect(workspace.topics.map(({ quadrant }) => quadrant)).toEqual([undefined, 2, undefined, undefined, undefined]);
    expect(counts.quadrants).toBe('given');
  });
});

describe('trends and shifts', () => {
  it('that only topics name are made, without figures', () => {
    const { workspace, counts } = built({
      Topics: [
        ['Name', 'Cluster', 'Megatrend'],
        ['A', 'Food', 'City'],
        ['B', 'FOOD ', 'City'],
        ['C', 'Energy', null],
        ['D', null, null],
      ],
    });
    expect(counts.trends).toBe(2);
    expect(workspace.topics.map(({ trend }) => trend)).toEqual(['trend-food', 'trend-food', 'trend-energy', undefined]);
    expect(workspace.trends).toEqual([
      { ssid: 'trend-food', sow_id: 1, trend_name: 'Food', shift_name: 'City' },
      { ssid: 'trend-energy', sow_id: 1, trend_name: 'Energy' },
    ]);
    expect(workspace.shifts).toEqual([{ id: 'shift-city', sow_id: 1, name: 'City' }]);
  });

  it('are found by id or name on their sheet', () => {
    const result = built({
      Topics: [
        ['Name', 'Trend ID', 'Trend'],
        ['A', 7, null],
        ['B', null, 'food'],
        ['C', 9, null],
      ],
      Trends: [
        ['ID', 'Name', 'Growth'],
        [7, 'Food', 0.1],
      ],
    });
    expect(result.workspace.topics.map(({ trend }) => trend)).toEqual([7, 7, undefined]);
    expect(words(result)).toEqual([['gap', 4, 'Trend ID', '9', 'No trend has this id.', 'Opened without a trend.']]);
  });
});

describe('the other sheets', () => {
  it('find their topics by id or name; a row that names none is left out', () => {
    const result = built({
      Topics: [
        ['ID', 'Name', 'Links'],
        [1, 'Sea-weed', 'https://www.a.org/x\nhttps://b.org'],
        [2, 'Kelp', null],
      ],
      Sources: [
        ['Topic', 'Title', 'Link', 'Updated'],
        ['SEA WEED', 'Paper', 'https://c.org', '2026-01-02'],
        ['Moss', 'x', null, null],
        [2, null, 'https://d.org', '2.1.2026'],
      ],
      'Start-ups': [
        ['Topic', 'Name'],
        ['Kelp', 'Kelpworks'],
        [null, 'x'],
        ['Kelp', null],
      ],
    });
    expect(result.workspace.sources).toEqual({
      1: {
        topic_sources: [
          { title: 'a.org', url: 'https://www.a.org/x' },
          { title: 'b.org', url: 'https://b.org' },
          { title: 'Paper', url: 'https://c.org' },
        ],
        last_updated: '2026-01-02',
      },
      2: { topic_sources: [{ title: 'd.org', url: 'https://d.org' }], last_updated: '2026-01-02' },
    });
    expect(result.workspace.deepdives).toEqual({ 2: { manifestations: [{ startup_names: 'Kelpworks' }] } });
    expect(words(result).map(([severity, row, column, , problem]) => [severity, row, column, problem])).toEqual([
      ['left-out', 3, 'Topic', 'No topic has this name.'],
      ['left-out', 3, null, 'Names no topic.'],
      ['left-out', 4, null, 'Has no name.'],
    ]);
  });

  it.each([
    ['2026-01-31', '2026-01-31'],
    ['31.1.2026', '2026-01-31'],
    ['1/31/2026', '2026-01-31'],
    ['1/3/2026', undefined],
    [46_024, '2026-01-02'],
    [146_024, undefined],
    ['2026', '2026-01-01'],
    [{ date: '2026-01-31' }, '2026-01-31'],
    ['soon', undefined],
    ['31.31.2026', undefined],
  ])('read the date %j as %j', (cell, date) => {
    const { workspace } = built({
      Topics: [['Name'], ['A']],
      Sources: [
        ['Topic', 'Title', 'Date'],
        ['A', 'x', cell],
      ],
    });
    expect(workspace.sources['topic-a']?.['last_updated']).toBe(date);
  });
});

it('keeps ‘None’ as a word, but not as a figure', () => {
  const rows = [
    ['Name', 'Region', 'Growth'],
    ['A', 'None', 'None'],
    ['B', 'North', 0.1],
    ['C', 'None', 0.2],
  ];
  const tables = tablesOf({ Topics: rows });
  const { faults, workspace } = buildWorkspace(readSheets(tables, null), proposeMapping(tables));
  expect(faults).toEqual([]);
  expect(workspace.topics[0]).toMatchObject({ own: { Region: 'None' } });
});

it('tells a fault of a cell once, though the cell is read for several values', () => {
  const tables = tablesOf({
    Topics: [
      ['Name', 'Ring'],
      ['A', { error: '#REF!' }],
      ['B', 'Adopt'],
    ],
    Sources: [
      ['Topic', 'Title', 'Updated', 'Link'],
      ['B', 'I', 'soon', { error: '#N/A' }],
    ],
  });
  const { faults } = buildWorkspace(readSheets(tables, null), proposeMapping(tables));
  expect(faults.map(({ sheet, column, found }) => [sheet, column, found])).toEqual([
    ['Topics', 'Ring', '#REF!'],
    ['Sources', 'Link', '#N/A'],
    ['Sources', 'Updated', 'soon'],
  ]);
});
