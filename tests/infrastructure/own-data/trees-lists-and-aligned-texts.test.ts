import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

type Opened = Pick<Awaited<ReturnType<typeof opened>>, 'workspace'>;

/** The names of the topics with their groups. */
function groupsIn({ workspace }: Opened) {
  const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
  return workspace.topics.map((row) => [row['topic_name'], trends.get(row['trend']) ?? null]);
}
const textOf = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');
const checks = ({ mapping }: { readonly mapping: Mapping | null }) =>
  mapping === null ? [] : checksOf(mapping).map(({ kind }) => kind);

describe('rows that name the row they stand below', () => {
  const ROWS = [
    ['1', 'Energy', '0'],
    ['2', 'Heat pumps', '1'],
    ['3', 'Tidal power', '1'],
    ['4', 'Food', '0'],
    ['5', 'Lab leather', '4'],
  ] as const;
  const GROUPS: readonly (readonly [string, string])[] = [
    ['Heat pumps', 'Energy'],
    ['Lab leather', 'Food'],
    ['Tidal power', 'Energy'],
  ];

  it('have it as their group, in whatever order they stand and whatever names it', async () => {
    const orders = fc.shuffledSubarray([...ROWS], { minLength: ROWS.length });
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (rows, byName) => {
        const nameOf = (id: string): string => (byName ? (ROWS.find(([own]) => own === id)?.[1] ?? '') : id);
        const text = textOf([['ID', 'Name', 'Parent'], ...rows.map(([id, name, of]) => [id, name, nameOf(of)])]);
        const file = await opened('a.csv', utf8(text));
        expect(Object.fromEntries(groupsIn(file))).toEqual(Object.fromEntries(GROUPS));
        expect(checks(file.outline)).toEqual(['outline']);
        expect(file.faults.map(({ consequence }) => consequence)).toContain('These rows are read as groups.');
      }),
      { numRuns: 20 },
    );
  });

  it('are topics too where the user says so, and keep what their cells say', async () => {
    const { session, outline } = await opened('a.csv', utf8(textOf([['ID', 'Name', 'Parent'], ...ROWS])));
    if (outline.mapping === null) throw new Error('no mapping');
    const sheets = outline.mapping.sheets.map((each) => ({ ...each, form: { ...each.form, usesOutline: false } }));
    const revised = session.revise({ ...outline.mapping, sheets });
    expect(groupsIn(await session.build(revised))).toHaveLength(ROWS.length);
  });

  it('are read from records of JSON, with the path of all above but a single root', async () => {
    const records = [
      { key: 'r', name: 'Programme', parentKey: null },
      { key: 'a', name: 'Energy', parentKey: 'r' },
      { key: 'b', name: 'Heat', parentKey: 'a' },
      { key: 'c', name: 'Heat pumps', parentKey: 'b' },
      { key: 'd', name: 'Lab leather', parentKey: 'r' },
    ].map(({ parentKey, ...rest }) => ({ ...rest, parent: parentKey }));
    const file = await opened('a.json', utf8(JSON.stringify(records)));
    expect(groupsIn(file)).toEqual([
      ['Heat pumps', 'Energy › Heat'],
      ['Lab leather', null],
    ]);
  });

  it.each([
    [
      'a circle',
      [
        ['1', 'A', '2'],
        ['2', 'B', '1'],
        ['3', 'C', '1'],
      ],
    ],
    [
      'no rows of the table',
      [
        ['1', 'A', 'Energy'],
        ['2', 'B', 'Energy'],
        ['3', 'C', 'Food'],
      ],
    ],
  ] as const)('are topics like others where they name %s', async (_, rows) => {
    const file = await opened('a.csv', utf8(textOf([['ID', 'Name', 'Parent'], ...rows])));
    expect(file.workspace.topics).toHaveLength(3);
  });
});

describe('a list in Markdown', () => {
  const LIST = '# Signals\n\n## Energy\n\n- Heat pumps\n- [x] Tidal power\n\n## Food\n\n* Lab leather\n';
  const GROUPS = [
    ['Heat pumps', 'Energy'],
    ['Tidal power', 'Energy'],
    ['Lab leather', 'Food'],
  ];

  it.each([
    ['alone', LIST, []],
    [
      'below facts of the file',
      `---\ntitle: Signals\ntags: [a, b]\n---\n${LIST}`,
      ['The file begins with facts of its own (front matter).'],
    ],
    [
      'beside other lines',
      `${LIST}\nWritten by Ann, in May.\n`,
      ['1 line beside the list: ‘Written by Ann, in May.’.'],
    ],
    ['with a heading without items', `${LIST}\n## Sources\n`, ['1 line beside the list: ‘## Sources’.']],
  ] as const)('has its headings as groups: %s', async (_, text, said) => {
    const file = await opened('a.md', utf8(text));
    expect(groupsIn(file)).toEqual(GROUPS);
    const problems = file.faults.map(({ problem }) => problem);
    expect(problems.filter((problem) => !problem.startsWith('A group'))).toEqual(said);
  });

  it('is one of names without headings, also below facts of the file', async () => {
    const file = await opened('a.md', utf8('---\ntitle: Signals\n---\n- Heat pumps\n- Tidal power, at sea\n'));
    expect(groupsIn(file).map(([name]) => name)).toEqual(['Heat pumps', 'Tidal power, at sea']);
  });
});

describe('columns of a text that stand below each other', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,9}(?: [a-z]{2,5})?$/);
  const row = fc.tuple(word, fc.option(fc.integer({ min: 0, max: 99 })), fc.integer({ min: 1, max: 9999 }));

  it('are read as those of a table with delimiters, empty cells included', async () => {
    const tables = fc.uniqueArray(row, { minLength: 3, maxLength: 8, selector: ([name]) => name.toLowerCase() });
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        fc.pre(rows.some(([, growth]) => growth !== null));
        const cells = rows.map(([name, growth, size]) => [name, growth === null ? '' : `${growth} %`, String(size)]);
        const all = [['Name', 'Growth', 'Market (USD m)'], ...cells];
        const widths = [0, 1, 2].map((at) => Math.max(...all.map((each) => (each[at] ?? '').length)));
        const line = (each: readonly string[]): string =>
          each
            .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
            .join('   ');
        const aligned = await opened('a.txt', utf8(`Signals\n\n${all.map(line).join('\n')}\n`));
        const parted = await opened('a.csv', utf8(all.map((each) => each.join(';')).join('\n')));
        const figures = ({ workspace }: Opened) =>
          workspace.topics.map((topic) => [topic['topic_name'], topic['topic_growth'], topic['own']]);
        expect(figures(aligned)).toEqual(figures(parted));
        expect(aligned.outline.mapping?.text?.delimiter).toBe('  ');
      }),
      { numRuns: 30 },
    );
  });

  it('are no columns where blanks stand in few lines only', async () => {
    const { outline } = await opened('a.txt', utf8('Kelp farms\nMoss  roofs\nPeat\nAlgae\nFog nets\n'));
    expect(outline.mapping?.text?.delimiter).not.toBe('  ');
  });
});

describe('a workbook of a statistical office', () => {
  const codes = Array.from({ length: 30 }, (_, at) => ['Entity', `R${at}`, `Region ${at}`]);
  const sheets = {
    Structure: rowsXml([['Dataset:', 'Heat pumps'], [], ['Dimension', 'Position', 'Label'], ...codes]),
    'Sheet 1': rowsXml([
      ['Dataset:', 'Heat pumps'],
      [],
      ['TIME', '2023', '2024'],
      ['GEO (Labels)', null, null],
      ['Belgium', 12, 14],
      ['Spain', 40, 44],
      ['Italy', 152, 160],
    ]),
  };

  it('opens on the series of years, and not on the lists of its codes', async () => {
    const { outline, workspace } = await opened('a.xlsx', rawXlsx({ sheets }));
    expect(outline.mapping?.sheets.find(({ kind }) => kind === 'topics')?.sheet).toBe('Sheet 1');
    expect(workspace.topics.map((row) => row['topic_name'])).toEqual(['Belgium', 'Spain', 'Italy']);
  });
});
