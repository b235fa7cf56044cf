import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkspaceDocument } from '../../../src/application/own-data/own-data-reader';
import { writeSpreadsheet } from '../../../src/infrastructure/own-data/export/project-sheets';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';
import { opened, utf8 } from './zip-of';

import fixture from '../../fixtures/workspace.json' with { type: 'json' };

type Row = Readonly<Record<string, unknown>>;

const BLANK = new Set(['', '-', '–', '—', 'null', 'undefined', 'nan', 'none']);
/** Any text that stands for something, without blanks at its ends; XML and spreadsheets have no half characters. */
const text = fc
  .string({ unit: 'binary', maxLength: 30 })
  .map((value) => value.trim())
  .filter((value) => !/\p{Surrogate}/u.test(value) && !BLANK.has(value.toLowerCase()));
const word = text.filter((value) => /[\p{L}\p{N}]/u.test(value));
const fraction = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0 || 0);
const growth = fc.double({ min: -1, max: 10, noNaN: true }).map((value) => value || 0);
const id = fc.oneof(fc.nat(), fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const link = fc.webUrl();

const unique = <T extends Row>(
  arbitrary: fc.Arbitrary<T>,
  key: string,
  sizes: { minLength?: number; maxLength: number },
) => fc.uniqueArray(arbitrary, { ...sizes, selector: (row) => String(row[key]) });

const signal = (prefix: 'trend_' | '') => {
  const named = prefix === '' ? 'topic_' : 'trend_';
  return {
    [`${named}name`]: word,
    [`${named}description`]: maybe(text),
    [`${named}image_s3_uri`]: maybe(link),
    quadrant: maybe(fc.constantFrom(1, 2, 3, 4)),
    [`${prefix}average_sizing`]: maybe(fraction),
    [`${prefix}average_sizing_label`]: maybe(word),
    [`${prefix}consumer_sizing`]: maybe(fraction),
    [`${prefix}industry_sizing`]: maybe(fraction),
    [`${prefix}society_sizing`]: maybe(fraction),
    [`${named}consensus_label`]: maybe(word),
    [`${named}growth`]: maybe(growth),
    driver_count: maybe(fc.nat({ max: 50 })),
  };
};

/** Not in the usual order of their meaning. */
const RINGS = ['Hold', 'Einsetzen', 'Ring 3', 'Later'] as const;
const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Number(value.toPrecision(12)) || 0);
/** Also under names that are fields of ours. */
const OWN = { Region: word, 'Market size (USD bn)': finite, Growth: finite, Status: word, 'Label: x': word };

const trends = unique(
  fc.record({ ssid: id, ...signal('trend_'), shift_name: maybe(word), my_note: maybe(text) }),
  'ssid',
  { maxLength: 3 },
);

const topics = unique(
  fc.record({
    tid: id,
    ...signal(''),
    topic_status: maybe(fc.constantFrom(-1, 1, 2, 3, 4)),
    ring: maybe(fc.constantFrom(...RINGS)),
    ring_move: maybe(fc.constantFrom('new', 'in', 'out')),
    own: maybe(fc.record(OWN, { requiredKeys: ['Region'] })),
    my_note: maybe(text),
    trendIndex: fc.nat({ max: 2 }),
  }),
  'tid',
  { minLength: 1, maxLength: 5 },
);

const lines = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z][a-z]{0,12}$/), text), {
  maxLength: 3,
  selector: ([label]) => label,
});

const workspace = fc.record({ trends, topics, lines }).map(asDocument);

function asDocument(parts: {
  readonly trends: readonly Row[];
  readonly topics: readonly Row[];
  readonly lines: readonly (readonly [string, string])[];
}): WorkspaceDocument {
  const rows = parts.topics.map(({ trendIndex, ring_move, ...row }) => ({
    ...row,
    ...(row['ring'] !== undefined && { ring_move }),
    sow_id: 1,
    trend: parts.trends[trendIndex as number]?.['ssid'],
  }));
  return withoutUnknown(
    aWorkspaceDocument({
      sows: [{ id: 1, name: 'Mine' }],
      trends: parts.trends.map((row) => ({ ...row, sow_id: 1 })),
      topics: rows,
      deepdives: parts.lines.length > 0 ? { [String(parts.topics[0]?.['tid'])]: { more: parts.lines } } : {},
    }),
  ) as WorkspaceDocument;
}

/** Without null and undefined, which mean the same as no key, and without empty lists of details. */
function withoutUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(known.map(([key, part]) => [key, withoutUnknown(part)]));
}

/** A trend without any figure gets the means of its topics. */
const FIGURES = ['trend_growth', 'trend_average_sizing', 'trend_consumer_sizing', 'trend_industry_sizing'] as const;
const hasFigure = (row: Row): boolean => [...FIGURES, 'trend_society_sizing'].some((key) => row[key] !== undefined);

describe('a project that is exported as a workbook and opened again', () => {
  it('has the same topics with their statuses and notes, and the same trends', async () => {
    await fc.assert(
      fc.asyncProperty(workspace, async (document) => {
        const { workspace: again, faults } = await opened('a.xlsx', writeSpreadsheet(document, '1'));
        expect(again.topics).toEqual(document.topics);
        expect(again.deepdives).toEqual(document.deepdives);
        for (const [index, trend] of document.trends.entries())
          expect(again.trends[index]).toMatchObject(hasFigure(trend) ? trend : { ssid: trend['ssid'] });
        expect(again.trends).toHaveLength(document.trends.length);
        // Only repeated names of topics and trends are worth a word.
        expect(faults.filter(({ severity }) => severity !== 'note')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same topics and trends as the project of the product', async () => {
    const bundled = fixture as unknown as WorkspaceDocument;
    for (const sow of bundled.sows) {
      const sowId = String(sow['id']);
      const { workspace: again, faults } = await opened('a.xlsx', writeSpreadsheet(bundled, sowId));
      expect(faults).toEqual([]);
      for (const list of ['topics', 'trends'] as const) {
        const rows = bundled[list].filter((row) => String(row['sow_id']) === sowId);
        // A workbook holds one project, so its id is not in it. Undefined is the same as no status.
        const ours = (row: Row) =>
          Object.fromEntries(
            Object.entries(row).filter(([key, value]) => key !== 'sow_id' && !(key === 'topic_status' && value === 0)),
          );
        expect(again[list].map(ours), list).toEqual((withoutUnknown(rows) as Row[]).map(ours));
      }
    }
  });

  it('keeps the reason of a decision as a line of the card', async () => {
    const topics = [{ tid: 1, sow_id: 1, topic_name: 'A', my_reason: 'Too early' }];
    const document = aWorkspaceDocument({ topics, deepdives: { 1: { more: [['My reason', 'Too small']] } } });
    const { workspace: again } = await opened('a.xlsx', writeSpreadsheet(document, '1'));
    expect(again.deepdives).toEqual({ 1: { more: [['My reason', 'Too early\nToo small']] } });
  });

  it('keeps 200 own columns, whichever became figures, labels and lines', async () => {
    const columns = Array.from({ length: 200 }, (_, index) => index);
    const value = (column: number, row: number): string =>
      [String(column + row / 8), `Kind ${row % 2}`, `Text ${row} on ${column}`][column % 3] ?? '';
    const rows = Array.from({ length: 6 }, (_, row) => [`Topic ${row}`, ...columns.map((each) => value(each, row))]);
    const csv = [['Name', ...columns.map((column) => `C${column} x`)], ...rows].map((row) => row.join(';')).join('\n');
    const { workspace: first } = await opened('a.csv', utf8(csv));
    const { workspace: again } = await opened('a.xlsx', writeSpreadsheet(first, '1'));
    expect(again.topics).toEqual(first.topics);
    expect(again.deepdives).toEqual(first.deepdives);
    const kept = first.topics.map(({ tid, own }) => [
      ...Object.entries(own as Row),
      ...((first.deepdives[String(tid)] ?? {})['more'] as readonly (readonly [string, string])[]),
    ]);
    expect(kept.map((each) => Object.fromEntries(each.map(([name, found]) => [name, String(found)])))).toEqual(
      rows.map((_, row) => Object.fromEntries(columns.map((column) => [`C${column} x`, value(column, row)]))),
    );
  });
});
