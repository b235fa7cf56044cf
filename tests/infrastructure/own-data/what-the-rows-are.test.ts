import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import type { TableForm } from '../../../src/domain/own-data/table-form';
import { checksOf } from '../../../src/domain/own-data/checks';
import type { Cell } from '../../../src/domain/own-data/tables';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { opened, rawXlsx, rowsXml, utf8 } from './zip-of';

const csv = (text: string) => opened('a.csv', utf8(text));

type Opened = Pick<Awaited<ReturnType<typeof opened>>, 'session' | 'outline'>;

const namesIn = ({ workspace }: Pick<Awaited<ReturnType<typeof opened>>, 'workspace'>) =>
  workspace.topics.map((row) => row['topic_name']);

function mappingOf({ outline }: Opened): Mapping {
  if (outline.mapping === null) throw new Error('no mapping');
  return outline.mapping;
}

/** A table that cannot be built as it is. */
async function withoutBuilding(text: string): Promise<Opened> {
  const session = new OwnDataSession();
  return { session, outline: session.open('a.csv', utf8(text)) };
}

/** The file with another form of its first table. */
async function withForm(file: Opened, parts: Partial<TableForm>) {
  const mapping = mappingOf(file);
  const [first, ...others] = mapping.sheets;
  if (first?.form == null) throw new Error('no form');
  const form = { ...first.form, ...parts, isChosen: true };
  const revised = file.session.revise({ ...mapping, sheets: [{ ...first, form }, ...others] });
  return { mapping: revised, ...(await file.session.build(revised)) };
}

describe('where the table is can be said by the user', () => {
  it('by the row of the names, also where none is found', async () => {
    const file = await csv('Heat;Day\nKelp;Food\nMoss;Air\nAlgae;Sea\n');
    expect(namesIn(await withForm(file, { headerRow: 2 }))).toEqual(['Moss', 'Algae']);
    expect(namesIn(await withForm(file, { headerRow: null }))).toEqual(['Heat', 'Kelp', 'Moss', 'Algae']);
  });

  it('by a row above the block that was found', async () => {
    const file = await csv(
      'Name;Growth\n;\nKelp;0.1\nMoss;0.2\n\nXx;Yy;Zz\nKelp;0.1;0.2\nMoss;0.2;0.3\nAlgae;0.3;0.4\n',
    );
    const { workspace } = await withForm(file, { headerRow: 1 });
    expect(workspace.topics[0]).toMatchObject({ topic_name: 'Kelp', topic_growth: 0.1 });
  });

  it('by turning it, which is taken where its shape says so', async () => {
    const file = await csv(
      'Technology;Photonic chips;Silicon anodes\nGrowth;12 %;8 %\nDescription;small;cheap\nStatus;Monitor;\n',
    );
    expect(checksOf(mappingOf(file)).map(({ kind }) => kind)).toContain('turn');
    const { workspace } = file;
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], row['topic_status']])).toEqual([
      ['Photonic chips', 0.12, 2],
      ['Silicon anodes', 0.08, undefined],
    ]);
  });

  it('with the row that seemed to stand above it; nothing else is asked before', async () => {
    const file = await csv('Signal;Kelp;Moss;Peat\nTrend;Sea;City;Sea\nGrowth;31,7 %;4 %;12 %\nSize;40 %;20 %;65 %\n');
    expect(checksOf(mappingOf(file)).map(({ kind }) => kind)).toEqual(['turn']);
    const { workspace } = await withForm(file, { isTurned: true });
    expect(workspace.topics.map((row) => [row['topic_name'], row['trend'], row['topic_growth']])).toEqual([
      ['Kelp', 'trend-sea', 0.317],
      ['Moss', 'trend-city', 0.04],
      ['Peat', 'trend-sea', 0.12],
    ]);
  });

  it('also where years stand below each other', async () => {
    const file = await withoutBuilding('Year;Solar;Wind\n2019;10;20\n2020;11;22\n2021;12.1;24.2\n');
    expect(checksOf(mappingOf(file)).map(({ kind }) => kind)).toEqual(['turn']);
    const { workspace } = await withForm(file, { isTurned: true });
    expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth']])).toEqual([
      ['Solar', 0.1],
      ['Wind', 0.1],
    ]);
  });

  it('is not asked for an ordinary table', async () => {
    for (const text of [
      'Name;Growth;Status\nKelp;12 %;Monitor\nMoss;3 %;\n',
      'Region;2021;2022\nEurope;12;14\nAsia;20;30\n',
      'Thema;Beschreibung\nKelp;grows\nMoss;stays\n',
      'Criterion;Kelp;Moss\nA;1;2\nB;3;4\nC;5;6\n',
    ])
      expect(checksOf(mappingOf(await csv(text)))).toEqual([]);
  });

  it('by reading all sheets with the same columns, each as a trend', async () => {
    const rows = (...names: readonly string[]) => rowsXml([['Name', 'Growth'], ...names.map((name) => [name, 0.1])]);
    const sheets = {
      Food: rows('Kelp', 'Moss'),
      Energy: rows('Algae'),
      Notes: rowsXml([
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ]),
    };
    const file = await opened('a.xlsx', rawXlsx({ sheets }));
    const [first, second] = mappingOf(file).sheets;
    expect(first?.together?.names).toEqual(['Food', 'Energy']);
    const mapping = mappingOf(file);
    const chosen = mapping.sheets.map((sheet) =>
      sheet.kind === 'topics' && sheet.form !== null
        ? { ...sheet, form: { ...sheet.form, isTogether: true, isChosen: true } }
        : sheet,
    );
    expect([first?.kind, second?.kind]).toEqual(['topics', null]);
    const revised = file.session.revise({ ...mapping, sheets: chosen });
    const { workspace } = await file.session.build(revised);
    expect(workspace.topics.map((row) => [row['topic_name'], row['trend']])).toEqual([
      ['Kelp', 'trend-food'],
      ['Moss', 'trend-food'],
      ['Algae', 'trend-energy'],
    ]);
  });
});

describe('rows that are sums of others', () => {
  const PIVOT =
    'Row Labels;Sum of Sales;Sum of Cost\nEnergy;3;10\nSolar;1;4\nWind;2;6\nFood;9;5\nKelp;4;2\nMoss;5;3\nGrand Total;12;15\n';

  it('are the groups of the rows below, and the total is left out', async () => {
    const file = await csv(PIVOT);
    expect(file.workspace.topics.map((row) => [row['topic_name'], row['trend']])).toEqual([
      ['Solar', 'trend-energy'],
      ['Wind', 'trend-energy'],
      ['Kelp', 'trend-food'],
      ['Moss', 'trend-food'],
    ]);
  });

  it('are read after all if the user says so', async () => {
    const { workspace } = await withForm(await csv(PIVOT), { rows: { 2: 'topic', 5: 'topic', 8: 'topic' } });
    expect(workspace.topics).toHaveLength(7);
  });

  it('are not told by names alone', async () => {
    expect(namesIn(await csv('Name;Sum of Revenue\nSum of small gains;5\nCount of cards;7\n'))).toEqual([
      'Sum of small gains',
      'Count of cards',
    ]);
    expect(namesIn(await csv('Name;Score\nKelp;3\nMoss;1\nAlgae;2\nPeat;4\n'))).toHaveLength(4);
  });
});

describe('the answers of a survey', () => {
  const QUALTRICS =
    'StartDate,EndDate,ResponseId,Q1\nStart Date,End Date,Response ID,How important is X?\n"{""ImportId"":""startDate""}","{""ImportId"":""endDate""}","{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}"\n2026-01-02 10:00:00,2026-01-02 10:05:00,R_1abcDEFgh234,4\n2026-01-02 11:00:00,2026-01-02 11:05:00,R_2abcDEFgh234,5\n2026-01-03 10:00:00,2026-01-03 10:05:00,R_3abcDEFgh234,2\n2026-01-03 11:00:00,2026-01-03 11:09:00,R_4abcDEFgh234,2\n';
  const GOOGLE =
    'Zeitstempel;Wie wichtig ist Wasserstoff?;Warum?\n02.01.2026 10:00:00;4;a\n02.01.2026 11:00:00;5;b\n03.01.2026 10:00:00;1;c\n';
  const MICROSOFT =
    'ID;Start time;Completion time;Email;Name;Trend\n1;2026-01-02 10:00;2026-01-02 10:04;ann@x.org;Ann;Kelp\n2;2026-01-02 11:00;2026-01-02 11:04;bo@x.org;Bo;Moss\n';

  const SURVEYMONKEY =
    'Respondent ID,Start Date,End Date,What matters most?\n,,,Response\n114512,05/01/2026 10:00:01,05/01/2026 10:04:11,AI\n114513,05/01/2026 11:00:01,05/01/2026 11:02:11,Water\n114514,05/01/2026 12:00:01,05/01/2026 12:05:11,Energy\n';

  it.each([
    ['SurveyMonkey', SURVEYMONKEY],
    ['Qualtrics', QUALTRICS],
    ['Google', GOOGLE],
    ['Microsoft', MICROSOFT],
  ])('of %s are refused in words, and opened anyway', (_, text) => {
    const { doubt, mapping } = new OwnDataSession().open('a.csv', utf8(text));
    expect(doubt).toBe('This file holds the answers of a survey, a row for each person.');
    expect(mapping?.sheets[0]?.rowCount).toBeGreaterThan(1);
  });

  it('are not taken for issues with the times and people of a tracker', async () => {
    const tracker =
      'Created;Updated;Issue key;Summary;Assignee\n2026-01-02 10:00;2026-02-02 10:00;X-1;Carbon label;ann@x.org\n2026-01-03 10:00;2026-03-02 10:00;X-2;Yard trucks;ann@x.org\n2026-01-03 12:00;2026-03-02 11:00;X-3;Night trains;bo@x.org\n';
    expect(namesIn(await csv(tracker))).toEqual(['Carbon label', 'Yard trucks', 'Night trains']);
  });

  it('give way to another sheet', async () => {
    const answers: readonly (readonly Cell[])[] = [
      ['Start time', 'Completion time', 'Name', 'Status'],
      ['2026-01-02 10:00', '2026-01-02 10:04', 'Ann', '1'],
      ['2026-01-02 11:00', '2026-01-02 11:04', 'Bo', '2'],
    ];
    const sheets = {
      Form1: rowsXml(answers as (string | null)[][]),
      Summary: rowsXml([
        ['Statement', 'Mean'],
        ['Cars fly', '3'],
        ['Cars swim', '5'],
      ]),
    };
    expect(namesIn(await opened('a.xlsx', rawXlsx({ sheets })))).toEqual(['Cars fly', 'Cars swim']);
  });
});

describe('a matrix with the names in its inner cells', () => {
  const MATRIX =
    'Impact / Likelihood;Low;Medium;High\nHigh;Floods;Strikes;Fraud\nMedium;Fire;Theft;\nLow;Noise;;Dust\n';

  it('is refused in words, and opened anyway', () => {
    const { doubt, mapping } = new OwnDataSession().open('a.csv', utf8(MATRIX));
    expect(doubt).toBe('This file holds a matrix, with the names in its inner cells.');
    expect(mapping?.sheets[0]?.rowCount).toBe(3);
  });

  it('is not a table whose values are words', async () => {
    expect(namesIn(await csv('Name;Owner;Region\nKelp;Ann;Asia\nMoss;Bo;Asia\nAlgae;Cy;Africa\n'))).toHaveLength(3);
  });
});

describe('what is read as nothing that it may not be', () => {
  it.each([
    [
      'numbers of a maturity as quadrants',
      'Trend,Maturity\nEdge AI,3\nBio-inks,1\nDrone mail,2\n',
      'Maturity',
      'own-figure',
    ],
    [
      'one value of all rows as names',
      'LOCATION,SUBJECT,Value\nDEU,TOT,3\nFRA,TOT,2\nDEU,TOT,4\nFRA,TOT,1\n',
      'SUBJECT',
      'own-label',
    ],
    ['running numbers as figures', 'Nr.,Name,Owner\n1,Kelp,Ann\n2,Moss,Bo\n3,Peat,Cy\n', 'Nr.', 'more'],
    [
      'an earlier year as the newest',
      'Name,Growth 2024 (%),Growth 2025 (%)\nKelp,1,2\nMoss,3,4\n',
      'Growth 2025 (%)',
      'growth',
    ],
  ])('%s', (_what, text, header, target) => {
    const { mapping } = new OwnDataSession().open('a.csv', utf8(text));
    expect(mapping?.sheets[0]?.columns.find((column) => column.header === header)?.target).toBe(target);
  });

  it('a total below a blank row, apart from its sum by blank cells', async () => {
    const file = await csv('Nr.;Name;Trend;Damage\n1;Kelp;Food;1,5\n2;Moss;Roofs;2,5\n;;;\nSum;;;4,0\nAs of: May;;;\n');
    expect(namesIn(file)).toEqual(['Kelp', 'Moss']);
  });

  it('years with marks of footnotes as names of topics', async () => {
    const file = await csv(';2022;2024;2026*\nPaper;120.5;140.1;166.2\nGlass;77;76.2;75\n;;;\nSource: X;;;\n');
    expect(namesIn(file)).toEqual(['Paper', 'Glass']);
  });
});
