import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Availability, QuestionTranslator } from '../../../src/application/ask/question-translator';
import { ReadersStore } from '../../../src/application/ask/readers.store';
import { readerKey } from '../../../src/application/session/personal-keys';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import type { Member } from '../../../src/domain/session/user';
import { entityId } from '../../../src/domain/shared/entity-id';
import { MemoryStorage } from '../../fakes/memory-storage';

const SOW = entityId<'sow'>('1');
const OTHER = entityId<'sow'>('2');
const logger = { error: () => undefined, warn: () => undefined, info: () => undefined } as never;

const storage = new MemoryStorage();
const session = { member: { userId: 'u1' } as Member | null };
beforeEach(() => storage.clear());

function readersOf(models: readonly QuestionTranslator[]): ReadersStore {
  return new ReadersStore(models, session, storage, logger);
}

function aModel(own: Partial<QuestionTranslator> & Pick<QuestionTranslator, 'kind'>): QuestionTranslator {
  return {
    host: own.kind === 'device' ? null : 'model.test',
    availability: async () => 'ready',
    prepare: async () => undefined,
    translate: async () => null,
    ...own,
  };
}

describe('who reads the questions', () => {
  it('is the rules, until another one is chosen that is there', async () => {
    const store = readersOf([aModel({ kind: 'device' })]);
    store.choose('device');
    expect(store.modelFor(SOW)).toBeNull();
    await store.find();
    expect(store.modelFor(SOW)?.kind).toBe('device');
    expect(store.availabilityOf('organisation')).toBe('missing');
    store.clear();
    expect(store.modelFor(SOW)).toBeNull();
  });

  it('is no model elsewhere before the user has agreed, for each project', async () => {
    const store = readersOf([aModel({ kind: 'organisation' })]);
    await store.find();
    store.choose('organisation');
    expect(store.modelFor(SOW)).toBeNull();
    store.agree(SOW);
    expect(store.modelFor(SOW)?.host).toBe('model.test');
    expect(store.modelFor(OTHER)).toBeNull();
    store.clear();
    store.choose('organisation');
    expect(store.needsConsent(SOW)).toBe(true);
  });

  it('is remembered for the user over a reload, with a consent that is for one project and one host', async () => {
    const model = aModel({ kind: 'organisation' });
    const store = readersOf([model]);
    await store.find();
    store.choose('organisation');
    store.agree(SOW);
    const reloaded = async (models: readonly QuestionTranslator[]): Promise<ReadersStore> => {
      const next = readersOf(models);
      await next.find();
      return next;
    };
    const again = await reloaded([model]);
    expect([again.modelFor(SOW)?.host, again.modelFor(OTHER)]).toEqual(['model.test', null]);
    const moved = await reloaded([{ ...model, host: 'other.test' }]);
    expect([moved.chosen, moved.needsConsent(SOW)]).toEqual(['organisation', true]);
    expect((await reloaded([])).chosen).toBe('rules');
    session.member = { userId: 'u2' } as Member;
    expect((await reloaded([model])).chosen).toBe('rules');
    session.member = { userId: 'u1' } as Member;
    for (const broken of [
      'null',
      '[]',
      '{"chosen":7,"agreed":{}}',
      '{"agreed":{"model.test":7}}',
      '{"agreed":7}',
      '{',
    ]) {
      storage.set(readerKey('u1'), broken);
      expect((await reloaded([model])).chosen).toBe('rules');
    }
  });

  it('is a model that the user agreed to for this project, whatever was agreed to for others', async () => {
    const hosts = ['one.test', 'two.test', 'three.test'];
    const acts = fc.array(
      fc.record({ host: fc.constantFrom(...hosts), sow: fc.constantFrom(SOW, OTHER), agrees: fc.boolean() }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        storage.clear();
        const given = new Set<string>();
        for (const { host, sow, agrees } of all) {
          // A configuration names another host, and the page is loaded again.
          const store = readersOf([aModel({ kind: 'organisation', host })]);
          await store.find();
          store.choose('organisation');
          if (agrees) {
            store.agree(sow);
            given.add(`${host} ${sow}`);
          }
          for (const each of [SOW, OTHER])
            expect(store.modelFor(each)?.host ?? null).toBe(given.has(`${host} ${each}`) ? host : null);
        }
      }),
    );
  });

  it('keeps what was agreed to before, for the host that stands beside it alone', async () => {
    const stored = { chosen: 'organisation', host: 'model.test', agreed: ['1'] };
    storage.set(readerKey('u1'), JSON.stringify(stored));
    for (const [host, needs] of [
      ['model.test', false],
      ['other.test', true],
    ] as const) {
      const store = readersOf([aModel({ kind: 'organisation', host })]);
      await store.find();
      expect([host, store.needsConsent(SOW)]).toEqual([host, needs]);
      expect(store.needsConsent(OTHER)).toBe(true);
    }
    storage.set(readerKey('u1'), JSON.stringify({ ...stored, host: null }));
    const store = readersOf([aModel({ kind: 'organisation' })]);
    await store.find();
    expect(store.needsConsent(SOW)).toBe(true);
  });

  it('is the model of the browser after its download, of which a failure is told', async () => {
    let state: Availability = 'download';
    let isBroken = true;
    const parts: number[] = [];
    const model = aModel({
      kind: 'device',
      availability: async () => state,
      async prepare(onProgress) {
        onProgress(0.5);
        parts.push(store.progress ?? -1);
        if (isBroken) throw new RequestFailure('network', 'No');
        state = 'ready';
      },
    });
    const store = readersOf([model]);
    await store.find();
    store.choose('device');
    expect(store.needsDownload).toBe(true);
    await store.download();
    expect(store).toMatchObject({ hasFailed: true, progress: null });
    isBroken = false;
    await store.download();
    expect(store).toMatchObject({ hasFailed: false, needsDownload: false, progress: null });
    expect(parts).toEqual([0.5, 0.5]);
    expect(store.modelFor(SOW)?.kind).toBe('device');
  });
});
