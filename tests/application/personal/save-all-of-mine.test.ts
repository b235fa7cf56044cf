import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptRecord, type KeptRecord } from '../../../src/application/keep/kept-record';
import { LoadLibraryFiles } from '../../../src/application/personal/library-files';
import { MyLibrary } from '../../../src/application/personal/my-library';
import { LIBRARY_KINDS, type LibraryKind } from '../../../src/domain/personal/library-record';
import { entityId } from '../../../src/domain/shared/entity-id';
import { Drafts } from '../../../src/application/workspace/drafts';
import { unsavedFile } from '../../../src/application/keep/unsaved-file';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { aDraft, aNote, aView } from '../../builders/library-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, scopeOf } from './library-platform';
import { isWithout } from '../../fakes/is-without';

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
/** What is in the file as it is stored. */
const row: fc.Arbitrary<KeptRecord> = fc.oneof(
  fc
    .record({ sow: project, id, at, text: fc.string() })
    .map(({ sow, id: field, at: changed, text: typed }) =>
      keptRecord({ ...OWNER, project: sow }, 'typed', field, { at: changed, value: { text: typed } }),
    ),
  fc.record({ sow: project, id, at, text }).map(({ sow, id: comment, at: changed, text: said }) =>
    keptRecord({ ...OWNER, project: sow }, 'team-log', `comment ${comment}`, {
      at: changed,
      value: { comment: { id: comment, topic: '1', at: changed, n: 1, text: said } },
    }),
  ),
);
const records = fc.uniqueArray(fc.oneof(record, row), { selector: ({ key }) => JSON.stringify(key), maxLength: 25 });

const KINDS: readonly string[] = [...LIBRARY_KINDS, 'statuses', 'typed', 'team-log'];

async function browserWith(own: readonly KeptRecord[]): Promise<TestPlatform> {
  const platform = await libraryPlatform((it) => (it.signals.isOwnStorage = true));
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
        await (await (await there.get(LoadLibraryFiles)()).read(file)).readIn();
        expect(rowsOf(there)).toEqual(rowsOf(here));
        const again = await (await there.get(LoadLibraryFiles)()).read(file);
        for (const { added, replaced } of [...Object.values(again.counts), ...again.further])
          expect(added + replaced).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it('deletes nothing, and of two copies of a record leaves the later one', async () => {
    await fc.assert(
      fc.asyncProperty(records, records, async (own, others) => {
        const { text: file } = await (await browserWith(own)).get(MyLibrary).exportFile();
        const there = await browserWith(others);
        const reading = await (await there.get(LoadLibraryFiles)()).read(file);
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

describe('a file with parts of features', () => {
  const TOPICS = [1, 2].map((number) => aTopic({ id: entityId(`${number}`), name: `Topic ${number}`, status: 0 }));

  /** A browser in live mode, in which the service has these statuses. */
  async function live(...statuses: readonly TopicStatus[]): Promise<TestPlatform> {
    return libraryPlatform((it) => {
      const topics = TOPICS.map((topic, index) => ({ ...topic, status: statuses[index] ?? 0 }));
      it.topics.add(...topics);
      it.signals.topicsOfSow.set(ONE, topics);
    });
  }

  it('has the statuses of the service, adds those that it lacks, and replaces none', async () => {
    const { text: file } = await (await live(3, 1)).get(MyLibrary).exportFile();
    expect(JSON.parse(file)).toMatchObject({ workspaces: [{ workspace: '1', statuses: [{ id: '1' }, { id: '2' }] }] });
    const there = await live(4, 0);
    const found = await (await there.get(LoadLibraryFiles)()).read(file);
    expect(found.counts.statuses).toEqual({ added: 1, replaced: 0, unchanged: 1 });
    expect(there.topics.saved).toEqual([]);
    await found.readIn();
    await settle();
    expect(there.topics.saved).toEqual([{ id: '2', status: 1 }]);
  });

  it('of what a full storage refused gives back typed words, and sends decisions that the service had not confirmed', async () => {
    const at0 = '2026-11-20T09:00:00.000Z';
    const typed = keptRecord({ ...OWNER, project: '1' }, 'typed', 'note topic:1', {
      at: at0,
      value: { text: 'Half a' },
    });
    const pending = keptRecord({ ...OWNER, project: '' }, 'outbox', '2', { at: at0, value: { status: 3, before: 0 } });
    const file = unsavedFile([typed, pending], at0).text;
    const there = await live();
    there.get(Drafts).start();
    const found = await (await there.get(LoadLibraryFiles)()).read(file);
    expect(found.further.map(({ words: [one], added }) => [one, added])).toEqual([
      ['typed text', 1],
      ['decision to be confirmed', 1],
    ]);
    await found.readIn();
    await settle();
    expect(there.get(Drafts).textOf('note topic:1')).toBe('Half a');
    expect(there.topics.saved).toEqual([{ id: '2', status: 3 }]);
  });

  const DAMAGED: readonly (readonly [string, object])[] = [
    ['no list', { records: 3 }],
    ['no record', { records: [null] }],
    ['a record without a time', { records: [{ project: '1', kind: 'typed', id: 'a', value: { text: 'a' } }] }],
    [
      'a kind of the product itself',
      { records: [{ project: '1', kind: 'taken-over', id: 'a', at: '2026-11-20', value: 1 }] },
    ],
    [
      'the kind of a prototype',
      { records: [{ project: '1', kind: 'constructor', id: 'a', at: '2026-11-20', value: 1 }] },
    ],
    [
      'a value that is none',
      { records: [{ project: '1', kind: 'team-log', id: 'a', at: '2026-11-20', value: { comment: 1 } }] },
    ],
  ];
  // A module says what is a value of its own.
  it.each(isWithout('team') ? DAMAGED.slice(0, -1) : DAMAGED)(
    'is refused for %s, and changes nothing',
    async (_what, parts) => {
      const there = await browserWith([]);
      const { text: whole } = await there.get(MyLibrary).exportFile();
      const before = JSON.stringify([...there.library.storage.rows]);
      const reading = (await there.get(LoadLibraryFiles)()).read(
        JSON.stringify({ ...(JSON.parse(whole) as object), parts }),
      );
      await expect(reading).rejects.toThrow('This file is damaged.');
      expect(JSON.stringify([...there.library.storage.rows])).toBe(before);
    },
  );

  it('names what is switched off here, and reads the rest', async () => {
    const there = await browserWith([]);
    const { text: whole } = await there.get(MyLibrary).exportFile();
    const file = { ...(JSON.parse(whole) as object), parts: { unheardOf: [1] } };
    expect(await (await there.get(LoadLibraryFiles)()).read(JSON.stringify(file))).toMatchObject({
      unknown: ['unheardOf'],
    });
  });
});
