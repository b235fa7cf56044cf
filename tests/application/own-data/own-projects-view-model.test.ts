import { describe, expect, it } from 'vitest';
import { OwnProjectsViewModel } from '../../../src/application/own-data/own-projects.view-model';
import { aNote } from '../../builders/library-mother';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';
import { ownDataOf } from '../../fakes/own-data.fakes';
import { libraryPlatform, scopeOf } from '../personal/library-platform';

async function withTwo() {
  const platform = await libraryPlatform();
  const { projects, reader, statuses } = ownDataOf(platform);
  await projects.add({ content: aWorkspaceDocument(), fileName: 'one.xlsx' });
  await projects.add({ content: aWorkspaceDocument(), fileName: 'two.xlsx' });
  const own = platform.get(OwnProjectsViewModel);
  await own.load();
  return { platform, own, projects, reader, statuses };
}

describe('the list of own projects', () => {
  it('has the loads of the data of each project that was asked for', async () => {
    const { own, projects } = await withTwo();
    projects.dataVersions = [{ at: 0, date: '2027', topicCount: 3 }];
    const [one, two] = own.list.projects ?? [];
    await own.list.loadVersions(one!);
    await own.list.loadVersions(two!);
    expect([...own.list.versions.keys()]).toEqual([one?.id, two?.id]);
  });

  it.each([
    [true, ['In March']],
    [false, []],
  ])('writes a workbook with the notes of the user only where they are wanted: %s', async (hasWork, notes) => {
    const { platform, own, projects } = await withTwo();
    const [, one] = own.list.projects ?? [];
    await platform.library.put(scopeOf(one!.id), 'notes', aNote('In March'));
    const file = await own.exportFile(one!, 'xlsx', hasWork);
    expect(file?.name).toBe('one.xlsx');
    expect([...(projects.exportedTexts?.notes.values() ?? [])]).toEqual(notes);
  });
});
