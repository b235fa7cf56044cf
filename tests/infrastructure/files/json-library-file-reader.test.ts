import { describe, expect, it } from 'vitest';
import { libraryFile, LibraryFileFault } from '../../../src/domain/personal/transfer/library-file';
import { unsavedFile } from '../../../src/application/keep/unsaved-file';
import { visitedTopic } from '../../../src/domain/topic/topic-snapshot';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { jsonLibraryFileReader } from '../../../src/infrastructure/files/json-library-file-reader';
import { A_TREND, aDraft, aLibrary, aNote, aView } from '../../builders/library-mother';
import { aTopic } from '../../builders/topic-mother';

const AT = '2026-11-20T09:00:00.000Z';
const SOW: SowId = entityId(1);
const FILE = libraryFile(
  new Map([
    [
      SOW,
      aLibrary({
        notes: [aNote('A note'), aNote('Another', AT, A_TREND)],
        views: [aView()],
        visits: [{ id: 'seen', changedAt: AT, topics: [visitedTopic(aTopic())] }],
        presence: [{ id: 'presence', changedAt: AT }],
        drafts: [aDraft()],
      }),
    ],
  ]),
  { organisationId: 'org_northwind', userId: 'auth|maya', exportedAt: AT },
  [{ workspace: 'Mobility 2026', statuses: [{ id: entityId('1203'), status: 3, changedAt: AT }] }],
);

const read = (file: unknown) => jsonLibraryFileReader.read(JSON.stringify(file));
const withProject = (overrides: object) => ({ ...FILE, projects: [{ ...FILE.projects[0], ...overrides }] });

describe('an exported library', () => {
  it('is read as it was written', async () => expect(await read(FILE)).toEqual(FILE));

  it('of an earlier version is read, without user and statuses', async () => {
    const { userId: _user, workspaces: _none, ...earlier } = FILE;
    expect(await read({ ...earlier, version: 1 })).toEqual({ ...FILE, userId: null, workspaces: [] });
  });

  it('is read from what could not be stored, too', async () => {
    const place = ['org_northwind', 'auth|maya'] as const;
    const note = aNote('A note');
    const status = { key: [...place, 'Mobility 2026', 'statuses', '1203'], at: AT, form: 1, value: 3 } as const;
    const { text } = unsavedFile(
      [{ key: [...place, '1', 'notes', note.id], at: AT, form: 1, value: note }, status],
      AT,
    );
    expect(await jsonLibraryFileReader.read(text)).toEqual({
      ...FILE,
      userId: null,
      projects: [{ sowId: '1', ...aLibrary({ notes: [note] }) }],
    });
  });

  it('gives each topic one note, whatever ids the file names', async () => {
    const { projects } = await read(withProject({ notes: [{ ...aNote('A note'), id: 'another id' }] }));
    expect(projects[0]?.notes[0]?.id).toBe('topic:1203');
  });

  it('holds its times in one form, so that they can be compared', async () => {
    const { projects } = await read(withProject({ notes: [aNote('A note', '2026-11-20T10:00:00+01:00')] }));
    expect(projects[0]?.notes[0]?.changedAt).toBe(AT);
  });
});

describe('a file that is no library', () => {
  it('is unreadable when it is not JSON', async () => {
    await expect(jsonLibraryFileReader.read('{')).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it.each([null, [], {}, { ...FILE, format: 'other' }, { ...FILE, version: 4 }])('is foreign: %j', async (file) => {
    await expect(read(file)).rejects.toThrow(LibraryFileFault);
    await expect(read(file)).rejects.toMatchObject({ kind: 'foreign' });
  });

  it('says whether it is no library, or one of another version', async () => {
    await expect(read({ rows: [] })).rejects.toThrow('This is no file that was saved with');
    await expect(read({ ...FILE, version: 4 })).rejects.toThrow('saved by a later version');
  });

  it('says so where its end is missing, wherever it was cut', async () => {
    const text = JSON.stringify(FILE, null, 2);
    for (const part of [0.25, 0.5, 0.75, 0.99]) {
      const reading = jsonLibraryFileReader.read(text.slice(0, text.length * part));
      await expect(reading).rejects.toThrow('This file is not whole: its end is missing');
    }
  });

  it.each([
    ['beside its other keys', '{"format":"dm-library","version":3,"__proto__":{"isAdmin":true}}'],
    ['in a record', JSON.stringify(FILE).replace('"content":{', '"content":{"\\u005f_proto__":{"isAdmin":true},')],
  ])('is damaged where it has the key of a prototype %s', async (_where, text) => {
    const reading = jsonLibraryFileReader.read(text);
    await expect(reading).rejects.toMatchObject({ kind: 'malformed', details: ['a key is __proto__'] });
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it.each([
    ['a note without a text', { notes: [{ ...aNote('A note'), text: 7 }] }, 'projects.0.notes.0.text'],
    ['a wrong time', { notes: [aNote('A note', 'yesterday')] }, 'projects.0.notes.0.changedAt'],
    [
      'a target that is neither topic nor trend',
      { stars: [{ target: { type: 'shift', id: '1' }, changedAt: AT }] },
      'target.type',
    ],
    ['a list that is missing', { views: undefined }, 'projects.0.views'],
    ['a view of another site', { views: [aView({ address: '//evil.example' })] }, 'is no address of the product'],
    [
      'a view that runs a script',
      { views: [aView({ address: 'javascript:alert(1)' })] },
      'is no address of the product',
    ],
  ])('is malformed, and says where: %s', async (_what, overrides, where) => {
    const fault: unknown = await read(withProject(overrides)).catch((error: unknown) => error);
    expect(fault).toMatchObject({ kind: 'malformed', details: [expect.stringContaining(where)] });
  });
});
