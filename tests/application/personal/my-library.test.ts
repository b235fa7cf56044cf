import { beforeEach, describe, expect, it } from 'vitest';
import { LoadLibraryFiles } from '../../../src/application/personal/library-files';
import { MyLibrary } from '../../../src/application/personal/my-library';
import { NotesStore } from '../../../src/application/personal/notes.store';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { LibraryFileFault } from '../../../src/domain/personal/transfer/library-file';
import { A_TOPIC, A_TREND, aLibrary, aNote, aView } from '../../builders/library-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, scopeOf, TWO } from './library-platform';
import { isWithout } from '../../fakes/is-without';

describe.skipIf(isWithout('library'))('My library', () => {
  let platform: TestPlatform;
  let mine: MyLibrary;
  let notes: NotesStore;

  beforeEach(async () => {
    platform = await libraryPlatform();
    mine = platform.get(MyLibrary);
    notes = platform.get(NotesStore);
    await platform.library.put(scopeOf(TWO), 'notes', aNote('In project 2'));
    await platform.library.put(scopeOf(ONE, 'auth|noor'), 'notes', aNote('Of another user'));
    notes.write(A_TOPIC, 'In project 1');
  });

  async function readIn(text: string) {
    const file = await (await platform.get(LoadLibraryFiles)()).read(text);
    await file.readIn();
    return file.counts;
  }

  it('is exported with all projects of the user alone, also what is being typed', async () => {
    const { name, text } = await mine.exportFile();
    expect(name).toBe('all-of-mine-2026-11-21.json');
    expect(JSON.parse(text)).toMatchObject({ format: 'dm-library', version: 3, organisationId: 'org_northwind' });
    expect(text).toContain('In project 1');
    expect(text).toContain('In project 2');
    expect(text).not.toContain('Of another user');
  });

  it('comes back on another browser as it was', async () => {
    platform.get(StarsStore).toggle(A_TREND);
    const { text } = await mine.exportFile();
    platform = await libraryPlatform();
    mine = platform.get(MyLibrary);
    expect(await readIn(text)).toMatchObject({ notes: { added: 2 }, stars: { added: 1 } });
    expect(platform.get(NotesStore).textOf(A_TOPIC)).toBe('In project 1');
    expect(platform.get(StarsStore).isStarred(A_TREND)).toBe(true);
    expect((await readIn(text)).notes).toEqual({ added: 0, replaced: 0, unchanged: 2 });
  });

  it('leaves newer records as they are', async () => {
    const { text } = await mine.exportFile();
    platform.clock.advance(1000);
    notes.write(A_TOPIC, 'Newer');
    expect((await readIn(text)).notes).toEqual({ added: 0, replaced: 0, unchanged: 2 });
    expect(notes.textOf(A_TOPIC)).toBe('Newer');
  });

  it.each([
    ['organisation', { orgId: 'org_southwind' }],
    ['user', { userId: 'auth|noor' }],
  ])('of another %s is refused', async (word, other) => {
    const { text } = await mine.exportFile();
    platform = new TestPlatform({ user: aMember(other) });
    await platform.enter();
    const reading = (await platform.get(LoadLibraryFiles)()).read(text);
    await expect(reading).rejects.toThrow(LibraryFileFault);
    await expect(reading).rejects.toThrow(`This file belongs to another ${word}.`);
  });

  it.each([
    '/logout',
    '/login',
    '/homepage/2',
    '/data',
    '/data/1/../../logout',
    '/data/1/%2e%2e/../logout',
    '/data/1\\\\..\\\\..\\\\logout',
    '/nowhere/1',
  ])('with a view at %s, which is no screen of its project, is refused', async (address) => {
    await platform.library.put(scopeOf(ONE), 'views', aView({ address: '/data/1?tab=opportunityMap' }));
    const { text } = await mine.exportFile();
    const importing = (await platform.get(LoadLibraryFiles)()).read(
      text.replace('/data/1?tab=opportunityMap', address),
    );
    await expect(importing).rejects.toMatchObject({
      kind: 'malformed',
      details: ['projects.1.views.0.address: is no screen of the project'],
    });
  });

  it('is removed in all projects, of the user alone', async () => {
    await mine.remove();
    await settle();
    expect(notes.all).toEqual([]);
    expect((await platform.library.read(scopeOf(TWO))).notes).toEqual([]);
    expect((await platform.library.read(scopeOf(ONE, 'auth|noor'))).notes).toHaveLength(1);
  });

  it('is in the file of one project with that project alone, also what is being typed', async () => {
    const file = await mine.fileOf(ONE);
    expect(file).toMatchObject({ organisationId: 'org_northwind', userId: 'auth|maya' });
    expect(file.exportedAt).toBe(platform.clock.now().toISOString());
    expect(file.projects.map(({ sowId, notes: own }) => [sowId, own.map(({ text }) => text)])).toEqual([
      [ONE, ['In project 1']],
    ]);
  });

  it('takes over records of another place, and shows them at once', async () => {
    await mine.put(new Map([[ONE, aLibrary({ notes: [aNote('Of a workbook', undefined, A_TREND)] })]]));
    expect(notes.all.map(({ text }) => text).toSorted()).toEqual(['In project 1', 'Of a workbook']);
  });

  it.each(['/..', '/.', '/%2e%2e', '/%2E', '/../data/1'])(
    'is refused with a view that leads out of its project: %s',
    async (end) => {
      const { text } = await mine.exportFile();
      const file = JSON.parse(text) as { projects: { sowId: string; views: unknown[] }[] };
      const own = file.projects.find(({ sowId }) => sowId === ONE);
      own?.views.push(aView({ address: `/data/1${end}` }));
      await expect((await platform.get(LoadLibraryFiles)()).read(JSON.stringify(file))).rejects.toMatchObject({
        kind: 'malformed',
        message: 'This file is damaged.',
        details: [expect.stringContaining('is no screen of the project')],
      });
    },
  );
});
