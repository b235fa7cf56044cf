import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptRecord, type KeptRecord } from '../../../src/application/keep/kept-record';
import { MyLibrary } from '../../../src/application/my-library/my-library';
import { LIBRARY_KINDS, type LibraryKind } from '../../../src/domain/library/library-record';
import { entityId } from '../../../src/domain/shared/entity-id';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import { aDraft, aNote, aView } from '../../builders/library-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, scopeOf } from './library-platform';

const OWNER = scopeOf(ONE);

const at = fc.integer({ min: 0, max: 5 }).map((second) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString());
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((each) => each.trim() !== '');
const id = fc.integer({ min: 1, max: 4 }).map(String);
const project = fc.constantFrom('1', '2');

function ofLibrary(sow: string, kind: LibraryKind, value: { readonly id: string; readonly changedAt: string }) {
  return keptRecord({ ...OWNER, project: sow }, kind, value.id, { at: value.changedAt, value });
}

const record: fc.Arbitrary<KeptRecord> = fc.oneof(
  fc
    .record({ sow: project, id, at, text })
    .map((each) => ofLibrary(each.sow, 'notes', aNote(each.text, each.at, { type: 'topic', id: entityId(each.id) }))),
  fc
    .record({ sow: project, id, at, text })
    .map((each) =>
      ofLibrary(
        each.sow,
        'views',
        aView({ id: each.id, name: each.text, address: `/data/${each.sow}`, changedAt: each.at }),
      ),
    ),
  fc
    .record({ sow: project, id, at, title: fc.string(), content: fc.jsonValue() })
    // No draft has the key of a prototype, and JSON has no -0.
    .filter(({ content }) => !JSON.stringify(content).includes('__proto__'))
    .map(({ sow, at: changedAt, content, ...each }) =>
      ofLibrary(sow, 'drafts', aDraft({ ...each, changedAt, content: JSON.parse(JSON.stringify(content)) })),
    ),
  fc
    .record({
      workspace: fc.constantFrom('Mobility 2026', 'a1b2', '__proto__'),
      id,
      at,
      value: fc.constantFrom(...TOPIC_STATUSES),
    })
    .map(({ workspace, ...each }) => keptRecord({ ...OWNER, project: workspace }, 'statuses', each.id, each)),
);
const records = fc.uniqueArray(record, { selector: ({ key }) => JSON.stringify(key), maxLength: 25 });

const KINDS: readonly string[] = [...LIBRARY_KINDS, 'statuses'];

async function browserWith(own: readonly KeptRecord[]): Promise<TestPlatform> {
  const platform = await libraryPlatform();
  for (const { key, ...row } of own) platform.library.storage.rows.set(JSON.stringify(key), row);
  return platform;
}

/** The rows of a browser without those that it makes by itself. */
function rowsOf(platform: TestPlatform): Record<string, unknown> {
  const rows = [...platform.library.storage.rows].filter(([key]) => KINDS.includes(JSON.parse(key)[3]));
  return Object.fromEntries(rows.filter(([key]) => !/"(?:visits|presence|recents)"/.test(key)));
}

function byKey(list: readonly KeptRecord[]): ReadonlyMap<string, KeptRecord> {
  return new Map(list.map((each) => [JSON.stringify(each.key), each]));
}

describe('Save all of mine', () => {
  it('is read in elsewhere as it was, and a second time has nothing new', async () => {
    await fc.assert(
      fc.asyncProperty(records, async (own) => {
        const here = await browserWith(own);
        const { text: file } = await here.get(MyLibrary).exportFile();
        const there = await browserWith([]);
        await (await there.get(MyLibrary).readFile(file)).readIn();
        expect(rowsOf(there)).toEqual(rowsOf(here));
        const again = await there.get(MyLibrary).readFile(file);
        for (const { added, replaced } of Object.values(again.counts)) expect(added + replaced).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it('deletes nothing, and of two copies of a record leaves the later one', async () => {
    await fc.assert(
      fc.asyncProperty(records, records, async (own, others) => {
        const { text: file } = await (await browserWith(own)).get(MyLibrary).exportFile();
        const there = await browserWith(others);
        const reading = await there.get(MyLibrary).readFile(file);
        const before = JSON.stringify([...there.library.storage.rows]);
        await settle();
        expect(JSON.stringify([...there.library.storage.rows])).toBe(before);
        await reading.readIn();
        const [mine, theirs] = [byKey(own), byKey(others)];
        for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
          const [one, other] = [mine.get(key), theirs.get(key)];
          const isLater = other === undefined || (one !== undefined && one.at > other.at);
          const expected = isLater ? one : other;
          // A status that is the same may keep its time.
          expect(there.library.storage.rows.get(key)).toMatchObject({ value: expected?.value });
        }
      }),
      { numRuns: 25 },
    );
  });

  it('of one project has nothing of the others, but the statuses of its topics in any workspace', async () => {
    const status = (workspace: string, topic: string) =>
      keptRecord({ ...OWNER, project: workspace }, 'statuses', topic, { at: '2026-11-20T09:00:00.000Z', value: 3 });
    const note = aNote('Note');
    const platform = await browserWith([
      ofLibrary('1', 'notes', { ...note, text: 'Of one' } as typeof note),
      ofLibrary('2', 'notes', { ...note, text: 'Of two' } as typeof note),
      status('Mobility 2026', '1203'),
      status('Mobility 2026', '9999'),
    ]);
    platform.signals.decided = async () => new Map([[entityId<'topic'>('1203'), 3]]);
    const { name, text: file } = await platform.get(MyLibrary).exportFile({ id: ONE, name: 'Circular materials' });
    expect(name).toBe('circular-materials-all-of-mine-2026-11-21.json');
    expect(JSON.parse(file)).toMatchObject({
      projects: [{ sowId: '1', notes: [{ text: 'Of one' }] }],
      workspaces: [{ workspace: 'Mobility 2026', statuses: [{ id: '1203', status: 3 }] }],
    });
    expect(file).not.toContain('Of two');
    expect(file).not.toContain('9999');
  });
});
