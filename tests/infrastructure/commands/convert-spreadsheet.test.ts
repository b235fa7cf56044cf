import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { convertSpreadsheet } from '../../../scripts/lib/convert-spreadsheet.mjs';
import { idFor } from '../../../scripts/lib/workspace-id.mjs';
import { workspaceKey } from '../../../src/infrastructure/workspace-file/workspace';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';
import { isByDay } from '../../setup/by-day';

const folder = mkdtempSync(path.join(tmpdir(), 'convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('the id of a workspace file that is written', () => {
  it.skipIf(isByDay)(
    'is that of the file that it replaces, or its title, or a new one, or the given one; and is said',
    async () => {
      const withId = fileOf('with-id.json', '{"meta":{"id":"mobility","title":"Mobility 2026"}}');
      const withTitle = fileOf('with-title.json', '{"meta":{"title":"Mobility 2026"}}');
      const broken = fileOf('broken.json', '{');
      expect(await idFor(withId)).toEqual({
        id: 'mobility',
        line: 'It keeps the id of the file that it replaces, ‘mobility’: the decisions of its users stay.',
      });
      expect((await idFor(withTitle)).id).toBe('Mobility 2026');
      const fresh = await Promise.all([idFor(broken), idFor(path.join(folder, 'none.json'))]);
      expect(new Set(fresh.map(({ id }) => id)).size).toBe(2);
      expect(fresh[0]?.line).toMatch(/^Its new id is ‘[\w-]{36}’/);
      expect(await idFor(withId, 'other')).toEqual({
        id: 'other',
        line: 'Its id is ‘other’. The file that it replaces had ‘mobility’: decisions made there are those of another workspace.',
      });
    },
  );

  it.skipIf(isByDay)('is in the file, whatever its name is', async () => {
    const file = fileOf('named.csv', 'Name,Trend,Growth (%),Size (%)\nA,T,10,20\nB,T,30,40\n');
    const keys = await Promise.all(
      ['Mobility 2026', 'Mobility 2027'].map(async (name) => {
        const { workspace } = await convertSpreadsheet(file, { name, id: 'mobility' });
        expect(checkWorkspace(workspace).filter(({ severity }) => severity !== 'note')).toEqual([]);
        return workspaceKey(workspace?.['meta'] as Record<string, unknown>);
      }),
    );
    expect(keys).toEqual(['mobility', 'mobility']);
    expect(workspaceKey({ title: 'Mobility 2026' })).toBe('Mobility 2026');
    expect(workspaceKey({ id: ' ', title: 'Mobility 2026' })).toBe('Mobility 2026');
    const wrong = { meta: { id: 7, title: 'x' }, sows: [{ id: 1, name: 'x' }] };
    expect(checkWorkspace(wrong).map(({ path: at, message }) => [at.join('.'), message])).toEqual([
      ['meta.id', 'must be a text; the statuses of users go by the title instead'],
    ]);
  });
});

describe('a spreadsheet that is converted', () => {
  it('is a workspace without a fault, with the wanted name, date and quadrants', async () => {
    const file = fileOf('signals.csv', 'Name,Trend,Growth (%),Size (%)\nA,T,10,20\nB,T,30,40\n');
    const screens = { platforms: 'shown', insights: 'shown' };
    const wanted = { name: 'Mobility', date: '2026-09-30', quadrants: ['Go', 'Keep', 'Try', 'Wait'], ...screens };
    const { workspace, lines } = await convertSpreadsheet(file, wanted);
    expect(lines).toEqual(['2 topics in 1 trends; 0 topics without growth or sizing.']);
    expect(workspace).toMatchObject({
      meta: { title: 'Mobility', growth_name: 'Growth (%)' },
      sows: [{ id: 1, name: 'Mobility', loadDate: '2026-09-30' }],
      quadrants: [
        { id: 1, label: 'Go' },
        { id: 2, label: 'Keep' },
        { id: 3, label: 'Try' },
        { id: 4, label: 'Wait' },
      ],
    });
    expect(checkWorkspace(workspace).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it.skipIf(isByDay)('asks whether the screens of platforms and insights are shown that it has none of', async () => {
    const file = fileOf('empty-screens.csv', 'Name,Trend,Growth (%),Size (%)\nA,T,10,20\nB,T,30,40\n');
    const asked = await convertSpreadsheet(file, {});
    expect(asked.lines.slice(1)).toEqual(
      ['platforms', 'insights'].map(
        (rows) =>
          `To check: the file has no ${rows}, and their screen is shown empty. Answer with --${rows} off to leave it out, or --${rows} shown.`,
      ),
    );
    expect(asked.workspace).not.toHaveProperty('modules');
    const { lines, workspace } = await convertSpreadsheet(file, { platforms: 'off', insights: 'off' });
    expect(lines).toHaveLength(1);
    expect(workspace).toMatchObject({ modules: { platforms: false, foresight: false } });
    expect(checkWorkspace(workspace).filter(({ severity }) => severity !== 'note')).toEqual([]);
    const one = await convertSpreadsheet(file, { platforms: 'shown', insights: 'off' });
    expect(one.workspace).toMatchObject({ modules: { foresight: false } });
    expect(one.workspace?.['modules']).not.toHaveProperty('platforms');
  });

  it.skipIf(isByDay)('says which axis of the map no column is', async () => {
    const { workspace, lines } = await convertSpreadsheet(
      fileOf('axis.csv', 'Name,Growth,Potential\nA,4 %,120\nB,6 %,90\n'),
      {},
    );
    expect(workspace).not.toBeNull();
    expect(lines[1]).toBe('No column is ‘Size’: name one so in the file, or the topics are on no map.');
  });

  it.skipIf(isByDay)('says what a scale is taken for where it is not clear, and takes another answer', async () => {
    const file = fileOf('asked.csv', 'Name,Growth,Size\nA,0.1,4\nB,0.2,2\n');
    const { workspace, lines } = await convertSpreadsheet(file, {});
    expect(workspace).toMatchObject({ topics: [{ average_sizing: 0.8 }, { average_sizing: 0.4 }] });
    expect(lines[1]).toBe(
      'To check: ‘Size’ (sheet asked): what its numbers count is not clear, such as 4; read as of-5. Answer with --unit "Size=percent" or --unit "Size=of-5" or --unit "Size=of-10" or --unit "Size=of-4", or write the unit behind the name of the column.',
    );
    const answered = await convertSpreadsheet(file, { units: ['Size=of-10'] });
    expect(answered.workspace).toMatchObject({ topics: [{ average_sizing: 0.4 }, { average_sizing: 0.2 }] });
  });

  it.skipIf(isByDay).each([
    ['name,ring\nKelp,Blue\nMoss,Red\nPeat,Blue\n', /^To check: ‘ring’ .*order of its rings/],
    ['Name,Status\nKelp,0\nMoss,3\n', /^To check: ‘Status’ .*Write the statuses as words\.$/],
    ['Technology,Chips,Anodes\nGrowth,12 %,8 %\nDescription,small,cheap\n', /^To check: ‘asked’: .*Turn the table/],
    ['Name,Users\nKelp,"1,234"\nMoss,"2,500"\n', /^To check: ‘1,234’: .*before its decimals/],
    [
      'Name,Growth,Note\n""A" x,1 %,x\nB,2 %,"y"\n',
      /^Row 2: A quotation mark is in a wrong place.*Each line is read as a row\.$/,
    ],
  ])('has a line for what may be read in another way: %s', async (text, words) => {
    const { workspace, lines } = await convertSpreadsheet(fileOf('asked.csv', text), {});
    expect(workspace).not.toBeNull();
    expect(lines.filter((line) => words.test(line))).toHaveLength(1);
  });

  it.skipIf(isByDay).each([
    ['no.csv', null, /^There is no readable file/],
    ['ready.json', '{"sows": [{"id": 1}]}', /^The file is a workspace already/],
    ['empty.csv', ' ', /^The file cannot be converted: The file is empty/],
  ])('is refused in words: %s', async (name, text, words) => {
    const file = text === null ? path.join(folder, name) : fileOf(name, text);
    const { workspace, lines } = await convertSpreadsheet(file, {});
    expect([workspace, lines.length]).toEqual([null, 1]);
    expect(lines[0]).toMatch(words);
  });
});
