import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/workspace.json' with { type: 'json' };
import type { WorkspaceDocument } from '../../../src/application/own-data/workspace-document';
import { writeSpreadsheet } from '../../../src/infrastructure/own-data/write/write-spreadsheet';
import { opened } from './zip-of';

type Row = Readonly<Record<string, unknown>>;

const BLANK = new Set(['', '-', '–', '—', 'null', 'undefined', 'nan', 'none']);
/** Any text that stands for something; XML and spreadsheets have no half characters. */
const text = fc
  .string({ unit: 'binary', maxLength: 30 })
  .filter((value) => !/\p{Surrogate}/u.test(value) && !BLANK.has(value.trim().toLowerCase()));
const word = text.map((value) => value.trim()).filter((value) => value !== '' && /[\p{L}\p{N}]/u.test(value));
const fraction = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0 || 0);
const growth = fc.double({ min: -1, max: 10, noNaN: true }).map((value) => value || 0);
const id = fc.oneof(fc.nat(), fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const link = fc.webUrl();
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

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

const workspace = fc
  .record({
    title: word,
    growthName: maybe(word),
    loadDate: maybe(date),
    trends: unique(fc.record({ ssid: id, ...signal('trend_') }), 'ssid', { maxLength: 3 }),
    topics: unique(
      fc.record({
        tid: id,
        ...signal(''),
        topic_status: maybe(fc.constantFrom(-1, 0, 1, 2, 3, 4)),
        ring: maybe(fc.constantFrom(...RINGS)),
        ring_move: maybe(fc.constantFrom('new', 'in', 'out')),
        own: maybe(fc.record(OWN, { requiredKeys: ['Region'] })),
        trendIndex: fc.nat({ max: 2 }),
      }),
      'tid',
      { minLength: 1, maxLength: 5 },
    ),
    evolution: fc.array(fc.tuple(text, text), { maxLength: 2 }),
    provocations: fc.array(text, { maxLength: 2 }),
    datapoints: fc.array(
      fc.record({
        data_point_value: fc.oneof(text, fc.nat()),
        data_point_description: maybe(text),
        data_point_url: maybe(link),
      }),
      { maxLength: 2 },
    ),
    manifestations: fc.array(fc.record({ startup_names: text, startup_fundraising_amount: maybe(text) }), {
      maxLength: 2,
    }),
    more: fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z][a-z]{0,12}$/), text), {
      maxLength: 3,
      selector: ([label]) => label,
    }),
    sources: fc.array(fc.record({ title: text, url: maybe(link), internal_classification: maybe(text) }), {
      maxLength: 3,
    }),
  })
  .map(asDocument);

interface Parts {
  readonly title: string;
  readonly growthName: string | undefined;
  readonly loadDate: string | undefined;
  readonly trends: readonly Row[];
  readonly topics: readonly Row[];
  readonly sources: readonly Row[];
}

function asDocument({
  title,
  growthName,
  loadDate,
  trends,
  topics,
  sources,
  ...details
}: Parts & Row): WorkspaceDocument {
  const first = String(topics[0]?.['tid']);
  const lists = Object.fromEntries(
    Object.entries(details).filter(([, list]) => (list as readonly unknown[]).length > 0),
  );
  return withoutUnknown({
    meta: { title, growth_name: growthName },
    sows: [{ id: 1, name: title, loadDate, newDiscoveries: [], reneAI: true, radar: radarOf(topics, trends) }],
    shifts: [],
    trends: trends.map((row) => ({ ...row, sow_id: 1 })),
    topics: topics.map(({ trendIndex, ring_move, ...row }) => ({
      ...row,
      ...(row['ring'] !== undefined && { ring_move }),
      sow_id: 1,
      trend: trends[trendIndex as number]?.['ssid'],
    })),
    deepdives: Object.keys(lists).length > 0 ? { [first]: lists } : {},
    sources: sources.length > 0 ? { [first]: { topic_sources: sources } } : {},
    opportunities: [],
    foresight: [],
    versions: { 1: [{ version: 'Current Data', date: loadDate }] },
    previous: {},
    experiments: [],
    permissions: { 1: { reneAI: true, experiments: [] } },
    quadrants: [],
  }) as WorkspaceDocument;
}

function radarOf(topics: readonly Row[], trends: readonly Row[]): Row | null {
  const isRadar = topics.some(({ ring }) => ring !== undefined);
  return isRadar ? { rings: RINGS, sectors: trends.map((row) => row['trend_name']) } : null;
}

/** Without null and undefined, which mean the same as no key, and without empty lists of details. */
function withoutUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(known.map(([key, part]) => [key, withoutUnknown(part)]));
}

describe('a workspace that is exported as a spreadsheet and opened again', () => {
  it('is the same', async () => {
    await fc.assert(
      fc.asyncProperty(workspace, async (document) => {
        const { workspace: again, faults } = await opened('a.xlsx', writeSpreadsheet(document, '1'));
        expect(again).toEqual(document);
        // Only repeated names of topics and trends are worth a word.
        expect(faults.filter(({ severity }) => severity !== 'note')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for two projects, with previous data, platforms, insights and discoveries', async () => {
    const bundled = fixture as unknown as WorkspaceDocument;
    for (const sow of bundled.sows) {
      const sowId = String(sow['id']);
      const { workspace: again, faults } = await opened('a.xlsx', writeSpreadsheet(bundled, sowId));
      expect(faults).toEqual([]);
      const ofProject = (rows: readonly Row[]) => withoutUnknown(rows.filter((row) => String(row['sow_id']) === sowId));
      for (const list of ['topics', 'trends', 'shifts', 'opportunities', 'foresight'] as const) {
        expect(again[list], list).toEqual(ofProject(bundled[list]));
      }
      expect(again.sows[0]).toMatchObject(
        withoutUnknown({ name: sow['name'], newDiscoveries: sow['newDiscoveries'] }) as object,
      );
      expect(again.previous[sowId] ?? {}).toEqual(withoutUnknown(bundled.previous[sowId] ?? {}));
      expect(again.versions[sowId]).toEqual(bundled.versions[sowId]);
      expect(again.quadrants).toEqual(bundled.quadrants);
      const ids = bundled.topics.filter((row) => String(row['sow_id']) === sowId).map(({ tid }) => String(tid));
      for (const id of ids) {
        expect(again.sources[id], id).toEqual(withoutUnknown(bundled.sources[id]));
        expect({ datapoints: [], manifestations: [], ...again.deepdives[id] }, id).toEqual({
          datapoints: [],
          manifestations: [],
          ...(withoutUnknown(bundled.deepdives[id]) as object),
        });
      }
    }
  });
});
