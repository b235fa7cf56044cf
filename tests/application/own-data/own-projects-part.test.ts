import { describe, expect, it } from 'vitest';
import { LoadLibraryFiles } from '../../../src/application/personal/library-files';
import { MyLibrary } from '../../../src/application/personal/my-library';
import { ownDataOf } from '../../fakes/own-data.fakes';
import type { TestPlatform } from '../../fakes/test-platform';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';
import { libraryPlatform } from '../personal/library-platform';

const OPENED = '2026-03-01T00:00:00Z';

async function browserWith(openedAt: string | null): Promise<TestPlatform> {
  const platform = await libraryPlatform();
  const { projects } = ownDataOf(platform);
  if (openedAt === null) return platform;
  await projects.add({ content: aWorkspaceDocument(), fileName: 'radar.xlsx' });
  projects.projects = projects.projects.map((project) => ({ ...project, openedAt }));
  return platform;
}

const fileOf = async (platform: TestPlatform): Promise<string> => (await platform.get(MyLibrary).exportFile()).text;

describe('own projects in the file of all that is mine', () => {
  it('come back in another browser, and a second time there is nothing new', async () => {
    const text = await fileOf(await browserWith(OPENED));
    const there = await browserWith(null);
    const found = await (await there.get(LoadLibraryFiles)()).read(text);
    expect([found.further, ownDataOf(there).projects.projects]).toEqual([
      [{ words: ['own project'], added: 1, replaced: 0 }],
      [],
    ]);
    const listed = there.sows.answers.count('list');
    await found.readIn();
    // The switcher of projects has them at once.
    expect(there.sows.answers.count('list')).toBe(listed + 1);
    const { projects, files } = ownDataOf(there).projects;
    expect(projects.map(({ id, fileName }) => [id, fileName])).toEqual([['own-00000001', 'radar.xlsx']]);
    expect([...files.values()]).toEqual([aWorkspaceDocument()]);
    const again = await (await there.get(LoadLibraryFiles)()).read(text);
    expect(again.further).toEqual([{ words: ['own project'], added: 0, replaced: 0 }]);
  });

  it.each([
    ['older', '2026-02-01T00:00:00Z', 1],
    ['newer', '2026-04-01T00:00:00Z', 0],
  ])('take the place of an %s one only', async (_which, openedAt, replaced) => {
    const text = await fileOf(await browserWith(OPENED));
    const there = await browserWith(openedAt);
    const found = await (await there.get(LoadLibraryFiles)()).read(text);
    expect(found.further).toEqual([{ words: ['own project'], added: 0, replaced }]);
    const before = ownDataOf(there).projects.projects.length;
    await found.readIn();
    expect(ownDataOf(there).projects.projects).toHaveLength(before);
  });

  it.each([
    ['no list', 3],
    ['an id that is a path', [{ id: '../own-00000001', openedAt: OPENED, fileName: 'a', content: { meta: {} } }]],
    ['no rows', [{ id: 'own-00000001', openedAt: OPENED, fileName: 'a', content: null }]],
  ])('with %s are refused, and nothing is changed', async (_what, ownProjects) => {
    const there = await browserWith(null);
    const file = { ...(JSON.parse(await fileOf(there)) as object), parts: { ownProjects } };
    await expect((await there.get(LoadLibraryFiles)()).read(JSON.stringify(file))).rejects.toThrow(
      'This file is damaged.',
    );
    expect(ownDataOf(there).projects.projects).toEqual([]);
  });
});
