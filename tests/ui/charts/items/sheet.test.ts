import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, csvDocument, type CsvValue } from '../../../../src/domain/shared/csv';
import { exportFileName } from '../../../../src/domain/filters/view-outline';
import { withoutFigures } from '../../../../src/application/charts/items/chart-item';
import { signalSheet } from '../../../../src/ui/charts/export/signal-sheet';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/signal';
import { aChartItem, anUnplacedItem } from '../../../builders/chart-item-mother';

const withoutMark = (text: string): string => text.slice(BYTE_ORDER_MARK.length);
const line = (...values: readonly CsvValue[]): string => withoutMark(csvDocument([values]));

describe('a CSV document', () => {
  it('says that it is UTF-8, and ends every row as RFC 4180 wants it', () => {
    expect(csvDocument([['Name'], ['Größe'], ['植物肉']])).toBe('\uFEFFName\r\nGröße\r\n植物肉\r\n');
  });

  it('quotes what holds a comma, a quotation mark or a line break', () => {
    expect(line('a,b', 'say "no"', 'one\ntwo', 'plain')).toBe('"a,b","say ""no""","one\ntwo",plain\r\n');
  });

  it('leaves figures figures, negative ones too, and what is not known empty', () => {
    expect(line(-3.2, 0, null, 12)).toBe('-3.2,0,,12\r\n');
  });

  it.each(['=SUM(A1:A9)', '+1', '-2+3', '@cmd', ' =1+1', '\t=1', '\u00A0=1', '＝1+1', '\n=1'])(
    'keeps a spreadsheet from running %j',
    (text) => {
      const field = line(text);
      expect(field.startsWith("'") || field.startsWith(`"'`)).toBe(true);
    },
  );

  it('leaves signs inside a name alone', () => {
    expect(line('CO2 = carbon', 'a-b', 'mail@example.org')).toBe('CO2 = carbon,a-b,mail@example.org\r\n');
  });

  it('gives back every text in its row and column', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '木', ',', '"', '\n', '\r', ' ', '=', '-', '🚀') });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const read = readCsv(withoutMark(csvDocument(rows)));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        rows.forEach((row, at) =>
          // But for the apostrophes, of which the texts have none.
          row.forEach((value, column) => expect(read[at]?.[column]?.replaceAll("'", '')).toBe(value)),
        );
      }),
    );
  });
});

/** As RFC 4180 reads it. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('the sheet of a chart', () => {
  it('has all that is known of topics, in percent, one a row', () => {
    expect(signalSheet('topic', [aChartItem()])).toEqual([
      [
        'Name',
        'Trend',
        'Shift',
        'Quadrant',
        'Status',
        'Growth, 3-year CAGR (%)',
        'Average sizing (%)',
        'Consumer sizing (%)',
        'Industry sizing (%)',
        'Society sizing (%)',
        'Number of impacting drivers',
      ],
      [
        'Seaweed films',
        'Next packaging materials',
        'Circular materials',
        'Potential Disruptor',
        'Monitor',
        24.6,
        21,
        26,
        18,
        19,
        9,
      ],
    ]);
  });

  it('counts the topics of trends, which have no trend and no status of their own', () => {
    const [titles, row] = signalSheet('trend', [aChartItem({ type: 'trend', topicCount: 5, status: null })]);
    expect(titles).not.toContain('Status');
    expect([titles?.at(-1), row?.at(-1)]).toEqual(['Topics', 5]);
  });

  it('leaves empty what is not known: no 0, and no word for it', () => {
    const unknown = anUnplacedItem({ driverCount: null, status: null, trendName: null, shiftName: null });
    expect(signalSheet('topic', [unknown])[1]).toEqual([
      'Seaweed films',
      null,
      null,
      'Potential Disruptor',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('has the previous figures while movement is shown, empty for what was not there', () => {
    const [known, fresh] = [aChartItem(), aChartItem({ id: aChartItem({ name: 'New' }).id })];
    const before = aChartItem({ growth: 0.1, sizing: { ...UNKNOWN_SIZING, average: 0.15 } });
    const rows = signalSheet('topic', [known, fresh], new Map([[known.id, before]]));
    expect(rows[0]?.slice(-2)).toEqual(['Previous growth, 3-year CAGR (%)', 'Previous average sizing (%)']);
    expect(rows[1]?.slice(-3)).toEqual(['moved', 10, 15]);
    expect(signalSheet('topic', [fresh], new Map())[1]?.slice(-3)).toEqual(['new', null, null]);
  });

  it('says of what is gone what it was called and its previous figures, and none of today', () => {
    const gone = aChartItem({ name: 'Gone', growth: 0.1, driverCount: 3, isGone: true });
    const rows = signalSheet('topic', [withoutFigures(gone)], new Map([[gone.id, gone]]));
    expect(rows[1]?.[0]).toBe('Gone');
    expect(rows[1]?.slice(5)).toEqual([null, null, null, null, null, null, 'gone', 10, 21]);
  });

  it('rounds to the two decimals that the product shows', () => {
    expect(signalSheet('topic', [aChartItem({ growth: 0.123456 })])[1]?.[5]).toBe(12.35);
  });
});

describe('the name of a downloaded file, for any project', () => {
  const day = new Date(2026, 8, 3);
  const bytes = (text: string): number => new TextEncoder().encode(text).length;

  it('leaves file systems room for their 255 bytes, in any script', () => {
    for (const character of ['木', '𠮷', '\u{1D15F}', 'İ', 'क्ष']) {
      expect(
        bytes(`${exportFileName(character.repeat(250), 'Drivers & Impact', 'Current Data', day)}.csv`),
      ).toBeLessThanOrEqual(255);
    }
  });

  it('holds only letters, figures and hyphens between them, and always the day', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (project) => {
        const name = exportFileName(project, 'Trend map', 'Current Data', day);
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
        expect(name).not.toMatch(/^-|--/);
        expect(name.endsWith('trend-map-2026-09-03')).toBe(true);
        expect(bytes(`${name}.csv`)).toBeLessThanOrEqual(255);
      }),
    );
  });

  it.each(['..', 'CON', 'a/b\\c:d*e?f"g<h>i|j', 'tab\tand\nline', '‮gnp.exe', '.hidden'])(
    'is safe where the project is called %j',
    (project) => {
      expect(exportFileName(project, 'Trend map', 'Current Data', day)).toMatch(/^[a-z-]*trend-map-2026-09-03$/);
    },
  );

  it("has the day of the user's own clock", () => {
    expect(exportFileName('A', 'B', 'Current Data', new Date(2026, 0, 1, 0, 5))).toBe('a-b-2026-01-01');
    expect(exportFileName('A', 'B', 'Current Data', new Date(2026, 11, 31, 23, 55))).toBe('a-b-2026-12-31');
  });
});
