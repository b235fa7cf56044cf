import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { exampleSheets } from '../../../scripts/lib/own-data-example.mjs';
import { SHEET_FORMS } from '../../../src/domain/own-data/sheet-forms';
import { writeXlsx } from '../../../src/infrastructure/write-xlsx';
import { opened } from './zip-of';
import { isByDay } from '../../setup/by-day';

const template = new Uint8Array(await readFile('public/own-data-template.xlsx'));

it('opens without a fault, with computed quadrants and a further column', async () => {
  const { faults, counts, workspace } = await opened('own-data-template.xlsx', template);
  expect(faults.map(({ sheet, problem }) => [sheet, problem])).toEqual([
    ['How to fill this in', 'The name of the sheet is not known.'],
  ]);
  expect(counts).toEqual({
    topics: 12,
    trends: 4,
    withoutFigure: 0,
    rowsLeftOut: 0,
    quadrants: 'computed',
  });
  expect(workspace.topics.find(({ tid }) => tid === 'topic-rooftop-greenhouses')?.['own']).toEqual({
    Region: 'Europe',
  });
});

it('is what its script writes (node scripts/own-data-template.mjs)', async () => {
  expect(Buffer.from(writeXlsx(await exampleSheets())).equals(template)).toBe(true);
});

it('has a sheet of each kind that a user fills in', async () => {
  const { outline } = await opened('own-data-template.xlsx', template);
  const kinds = outline.mapping?.sheets.map(({ kind }) => kind);
  const written = ['previous-topics', 'previous-trends'];
  expect(
    Object.keys(SHEET_FORMS)
      .filter((kind) => !written.includes(kind))
      .toSorted(),
  ).toEqual(kinds?.filter((kind) => kind !== null).toSorted());
});

it.skipIf(isByDay)('is checked by npm run validate, with what each column is taken for', async () => {
  const { stdout } = await promisify(execFile)('node', ['scripts/validate.mjs', 'public/own-data-template.xlsx']);
  expect(stdout).toContain('own-data-template.xlsx:   Growth: growth (known name; written with %)');
  expect(stdout.trimEnd()).toMatch(
    /: 12 topics in 4 trends, 0 rows left out, 0 topics not on the map, quadrants computed\.$/,
  );
});
