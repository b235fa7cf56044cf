import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../../src/infrastructure/own-data/build/build-workspace';
import { proposeMapping } from '../../../src/domain/own-data/propose-mapping';
import { readSheets } from '../../../src/domain/own-data/read-sheets';
import type { Cell } from '../../../src/domain/own-data/tables';
import { figureNotes } from '../../../src/infrastructure/workspace-file/figure-notes';
import { tablesOf } from '../../domain/own-data/a-table';

function built(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) {
  const tables = tablesOf(sheets);
  return buildWorkspace(readSheets(tables, null), proposeMapping(tables));
}

describe('trends without figures of their own', () => {
  const TOPICS = [
    ['Name', 'Trend', 'Growth', 'Size'],
    ['A', 'T', 0.1, 0.2],
    ['B', 'T', 0.3, 0.6],
    ['C', 'U', 0.5, null],
    ['D', 'V', null, null],
  ];

  it('get the means of their topics, and a computed quadrant, and the note says so', () => {
    const { workspace } = built({ Topics: TOPICS });
    expect(
      workspace.trends.map((row) => [row['trend_growth'], row['trend_average_sizing'], typeof row['quadrant']]),
    ).toEqual([
      [0.2, 0.4, 'number'],
      [0.5, undefined, 'undefined'],
      [undefined, undefined, 'undefined'],
    ]);
    expect(workspace.meta['figures']).toContain('Figures of trends are the means of their topics');
  });

  it('keep the figures of their own, also where one is missing', () => {
    const { workspace } = built({
      Topics: TOPICS,
      Trends: [
        ['Name', 'Growth'],
        ['T', 0.9],
      ],
    });
    expect(workspace.trends[0]).toMatchObject({ trend_growth: 0.9 });
    expect(workspace.trends[0]).not.toHaveProperty('trend_average_sizing');
  });
});

describe('sizes in money or scores', () => {
  it('are placed in relation to their whole, shown as written, and the note says so', () => {
    const { workspace } = built({
      Topics: [
        ['Name', 'Growth', 'Market size (USD bn)'],
        ['A', 0.1, 310],
        ['B', 0.2, 155],
      ],
    });
    expect(workspace.topics.map((row) => row['average_sizing'])).toEqual([1, 0.5]);
    expect(workspace.topics.map(({ own }) => own)).toEqual([
      { 'Market size (USD bn)': 310 },
      { 'Market size (USD bn)': 155 },
    ]);
    expect(workspace.meta['figures']).toContain(
      'Average sizing is ‘Market size (USD bn)’ of the file, as a share of 310.',
    );
  });

  it('are left out where the column holds shares', () => {
    const result = built({
      Topics: [
        ['Name', 'Growth', 'Size (%)'],
        ['A', 0.1, 31],
        ['B', 0.1, '$ 3 bn'],
      ],
    });
    expect(result.faults.map(({ problem }) => problem)).toEqual(['An amount of money, not a share.']);
    expect(result.workspace.topics[1]).not.toHaveProperty('average_sizing');
  });
});

describe('growth', () => {
  const growthNameOf = (header: string) =>
    figureNotes(
      built({
        Topics: [
          ['Name', header, 'Size'],
          ['A', 0.1, 0.2],
        ],
      }).workspace.meta,
      true,
    ).growthName;

  it.each([
    ['CAGR 3Y', 'CAGR 3Y'],
    [' Wachstum p. a. ', 'Wachstum p. a.'],
    ['growth', 'Growth'],
  ])('of the column %j is called %s, as only the provider measures a 3-year CAGR', (header, name) => {
    expect(growthNameOf(header)).toBe(name);
  });

  it('has the whole of the note on its series, up to its last words', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/u), { minLength: 1, maxLength: 60 }), (words) => {
        const note = `${words.join(' ')}.`;
        const { growthOfTopic } = figureNotes({ real_figures: { '7': note } }, false);
        expect([...growthOfTopic]).toEqual([['7', note]]);
      }),
    );
  });

  it('has the name of the provider in the provider’s files', () => {
    expect(figureNotes({}, false).growthName).toBeNull();
  });
});
