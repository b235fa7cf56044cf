import { beforeEach, describe, expect, it } from 'vitest';
import type { FolderReading } from '../../../src/application/team/team-folder';
import { FileSystemTeamFolder } from '../../../src/infrastructure/team/file-system-team-folder';
import { memberFileText, parseMemberFile, teamFileText } from '../../../src/infrastructure/team/team-files';
import { aDecision, aMember, aTeam, memberId, topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';

const MAYA = aMember('maya-7f3a', { 1: 3 });
const ANNA = aMember('anna-19cd', { 1: 1, 2: 2 });
const state = ({ files }: FolderReading) =>
  files.map(({ fileName, content, fault }) => [fileName, content?.record.name ?? fault]);

describe('a team folder', () => {
  let directory: FakeDirectory;
  let folder: FileSystemTeamFolder;
  const stored = (name: string) => parseMemberFile(directory.textOf(`members/${name}.json`) ?? '')?.record;

  beforeEach(() => {
    directory = new FakeDirectory('Packaging council');
    folder = new FileSystemTeamFolder(directory.asHandle());
    directory.put('team.json', teamFileText(aTeam()));
    directory.put('members/anna-19cd.json', memberFileText(ANNA));
  });

  it('is empty before the first member', async () => {
    const empty = new FileSystemTeamFolder(new FakeDirectory('New').asHandle());
    expect(await empty.read()).toEqual({ files: [], team: null, projects: [] });
  });

  it('reads each member, and again only what has changed', async () => {
    expect(state(await folder.read())).toEqual([['anna-19cd.json', 'Anna']]);
    directory.reads.length = 0;
    await folder.read();
    expect(directory.reads).toEqual(['team.json']);
    directory.put('members/anna-19cd.json', memberFileText(aMember('anna-19cd', { 3: 1 })));
    const { files } = await folder.read();
    expect([...(files[0]?.content?.record.decisions.keys() ?? [])]).toEqual(['3']);
  });

  it('writes the own file, and the file of the team only for its owner', async () => {
    await folder.write(ANNA, null);
    await folder.write(MAYA, aTeam({ name: 'Renamed', changedAt: '2026-11-09T09:00:00.000Z' }));
    expect(new Set(directory.writes)).toEqual(new Set(['members/maya-7f3a.json', 'team.json']));
    expect((await folder.read()).team?.name).toBe('Renamed');
    await expect(folder.write(aMember('x', {}, { id: memberId('../team') }), null)).rejects.toThrow('unreachable');
    expect(directory.writes).toHaveLength(2);
  });

  it('leaves the file of a team that another member has begun earlier', async () => {
    await folder.write(ANNA, aTeam({ owner: ANNA.id, createdAt: '2026-11-09T09:00:00.000Z' }));
    expect((await folder.read()).team?.owner).toBe('maya-7f3a');
  });

  it('unites what two windows of one member write', async () => {
    const other = aMember('maya-7f3a', { 2: [aDecision(4, '2026-11-02T09:00:00.000Z')] });
    await Promise.all([folder.write(MAYA, null), new FileSystemTeamFolder(directory.asHandle()).write(other, null)]);
    const written = await folder.write(MAYA, null);
    expect([...written.decisions.keys()].toSorted()).toEqual(['1', '2']);
    expect(stored('maya-7f3a')?.decisions.get(topicId(2))?.log).toHaveLength(1);
  });

  it('says what is wrong with a file, and reads the others', async () => {
    const text = memberFileText(ANNA);
    directory.put('members/cut.json', text.slice(0, text.length / 2));
    directory.put('members/empty.json', '');
    directory.put('members/large.json', `{"x":"${'x'.repeat(1024 * 1024)}"}`);
    directory.put(
      'members/other.json',
      memberFileText({ ...aMember('tom-1'), project: ANNA.project.repeat(2) as never }),
    );
    directory.put('members/notes.txt', 'hello');
    directory.put('members/maya-7f3a.json.crswap', 'half');
    expect(state(await folder.read())).toEqual([
      ['anna-19cd.json', 'Anna'],
      ['cut.json', 'damaged'],
      ['empty.json', 'damaged'],
      ['large.json', 'too-large'],
      ['other.json', 'other-project'],
    ]);
  });

  it('takes a renamed file and a conflict copy for the member that is in it', async () => {
    directory.put('members/anna-19cd (2).json', memberFileText(ANNA));
    directory.delete('members/anna-19cd.json');
    directory.put('team (2).json', teamFileText(aTeam({ changedAt: '2026-11-09T09:00:00.000Z', name: 'Newer' })));
    const reading = await folder.read();
    expect(state(reading)).toEqual([['anna-19cd (2).json', 'Anna']]);
    expect(reading.team?.name).toBe('Newer');
  });

  it('reads 200 members', async () => {
    for (let member = 0; member < 203; member += 1) {
      const id = `m-${String(member).padStart(3, '0')}`;
      directory.put(`members/${id}.json`, memberFileText(aMember(id)));
    }
    const { files } = await folder.read();
    expect(files.filter(({ fault }) => fault === 'too-many')).toHaveLength(4);
  });

  it('never writes over a newer version', async () => {
    const newer = memberFileText(MAYA).replace('team-member/1', 'team-member/2');
    directory.put('members/maya-7f3a.json', newer);
    await expect(folder.write(aMember('maya-7f3a', { 9: 1 }), null)).rejects.toMatchObject({ kind: 'newer' });
    expect(directory.textOf('members/maya-7f3a.json')).toBe(newer);
  });

  it('names each problem', async () => {
    directory.permission = 'prompt';
    await expect(folder.read()).rejects.toMatchObject({ kind: 'permission' });
    expect(await folder.allow()).toBe(true);
    directory.failsWith = 'NotFoundError';
    expect(state(await folder.read().catch(() => ({ files: [], team: null })))).toEqual([]);
    directory.failsWith = null;
    directory.writeFailsWith = 'NotAllowedError';
    await expect(folder.write(MAYA, null)).rejects.toMatchObject({ kind: 'read-only' });
    directory.writeFailsWith = 'QuotaExceededError';
    await expect(folder.write(MAYA, null)).rejects.toMatchObject({ kind: 'full' });
  });

  it('is unreachable where it was moved: nothing of it counts as gone', async () => {
    directory.failsWith = 'NotFoundError';
    await expect(folder.read()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('deletes the own file on leaving, and no other', async () => {
    await folder.write(MAYA, null);
    await folder.remove(MAYA.id);
    expect([...directory.folder('members').files.keys()]).toEqual(['anna-19cd.json']);
  });
});
