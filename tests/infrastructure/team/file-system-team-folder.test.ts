import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../src/application/shared/deferred';
import type { Deadline, FolderReading } from '../../../src/application/team/team-folder';
import type { MemberRecord } from '../../../src/domain/team/member-record';
import type { TeamRecord } from '../../../src/domain/team/team-record';
import { NOTHING_CLOSED } from '../../../src/domain/team/member-file';
import { BrowserTeamFolders } from '../../../src/infrastructure/team/browser-team-folders';
import { FileSystemTeamFolder } from '../../../src/infrastructure/team/file-system-team-folder';
import { memberFileText, recordIn, teamFileText } from '../../builders/team-files';
import { aMember, aTeam, memberId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';

const MAYA = aMember('maya-7f3a', { 1: 3 });
const ANNA = aMember('anna-19cd', { 1: 1, 2: 2 });
const NO_TEAM = { team: null, teamSigner: null, isTeamAltered: false };
const IN_TIME: Deadline = { hasPassed: false, passed: new Promise(() => {}) };
const write = (folder: FileSystemTeamFolder, own: MemberRecord, team: TeamRecord | null) =>
  folder.write(own.id, async () => ({ own, team, closed: NOTHING_CLOSED, key: null }), IN_TIME);
const state = ({ files }: FolderReading) =>
  files.map(({ fileName, content, fault }) => [fileName, content?.record.name ?? fault]);

describe('a team folder', () => {
  let directory: FakeDirectory;
  let folder: FileSystemTeamFolder;
  const stored = (name: string) => recordIn(directory, name);

  beforeEach(() => {
    directory = new FakeDirectory('Packaging council');
    folder = new FileSystemTeamFolder(directory.asHandle());
    directory.put('team.json', teamFileText(aTeam()));
    directory.put('members/anna-19cd.json', memberFileText(ANNA));
  });

  it('is watched until the team is left, where the browser can', async () => {
    const observers: { isOpen: boolean; tell(): void }[] = [];
    vi.stubGlobal(
      'FileSystemObserver',
      class {
        isOpen = true;
        constructor(readonly tell: () => void) {
          observers.push(this);
        }
        async observe() {}
        disconnect() {
          this.isOpen = false;
        }
      },
    );
    let changes = 0;
    const stop = folder.watch(() => (changes += 1));
    observers[0]?.tell();
    stop();
    expect([changes, observers.map(({ isOpen }) => isOpen)]).toEqual([1, [false]]);
    vi.unstubAllGlobals();
    folder.watch(() => {})();
  });

  it('is empty before the first member', async () => {
    const empty = new FileSystemTeamFolder(new FakeDirectory('New').asHandle());
    expect(await empty.read(IN_TIME)).toEqual({ files: [], ...NO_TEAM, recorded: [], projects: [] });
  });

  it('reads each member, and again only what has changed', async () => {
    expect(state(await folder.read(IN_TIME))).toEqual([['anna-19cd.json', 'Anna']]);
    // Once more, because a save within the same tick of the file's clock has the same size and time.
    await folder.read(IN_TIME);
    directory.reads.length = 0;
    await folder.read(IN_TIME);
    expect(directory.reads).toEqual(['team.json']);
    directory.put('members/anna-19cd.json', memberFileText(aMember('anna-19cd', { 3: 1 })));
    const { files } = await folder.read(IN_TIME);
    expect([...(files[0]?.content?.record.decisions.keys() ?? [])]).toEqual(['3']);
  });

  it('writes the own file, and the file of the team only for its owner', async () => {
    await write(folder, MAYA, aTeam({ name: 'Renamed', changedAt: '2026-11-09T09:00:00.000Z' }));
    expect(new Set(directory.writes)).toEqual(
      new Set(['members/maya-7f3a/0.json', 'members/maya-7f3a/1.json', 'team.json']),
    );
    expect((await folder.read(IN_TIME)).team?.name).toBe('Renamed');
    await expect(write(folder, aMember('x', {}, { id: memberId('../team') }), null)).rejects.toThrow('unreachable');
    expect(directory.writes).toHaveLength(3);
  });

  it('replaces the own file by what the browser holds, and says what stood there', async () => {
    directory.put('members/maya-7f3a/1.json', memberFileText(aMember('maya-7f3a', { 7: 4 })));
    const { stood } = await write(folder, MAYA, null);
    expect([...(stood?.decisions.keys() ?? [])]).toEqual(['7']);
    expect([...(stored('maya-7f3a')?.decisions.keys() ?? [])]).toEqual(['1']);
  });

  it('drops a write that comes after its deadline: another window may have written since', async () => {
    let pass = (): void => {};
    const late = { hasPassed: false, passed: new Promise<void>((done) => (pass = done)) };
    const held = deferred();
    directory.heldWrite = held.promise;
    const writing = folder.write(
      MAYA.id,
      async () => ({ own: MAYA, team: null, closed: NOTHING_CLOSED, key: null }),
      late,
    );
    await vi.waitFor(() => expect(directory.isWriteHeld).toBe(true));
    late.hasPassed = true;
    pass();
    await expect(writing).rejects.toMatchObject({ kind: 'silent' });
    held.resolve();
    await new Promise((done) => setTimeout(done));
    expect(directory.writes).toEqual([]);
  });

  it('does not read a file of the team that is too large', async () => {
    directory.put('team.json', `{"x":"${'x'.repeat(1024 * 1024)}",${teamFileText(aTeam()).slice(1)}`);
    const { team } = await folder.read(IN_TIME);
    expect([team, directory.reads.includes('team.json')]).toEqual([null, false]);
  });

  it('says what is wrong with a file, and reads the others', async () => {
    const text = memberFileText(ANNA);
    directory.put('members/cut.json', text.slice(0, text.length / 2));
    directory.put('members/empty.json', '');
    directory.put('members/large.json', `{"x":"${'x'.repeat(1024 * 1024)}"}`);
    directory.put('members/notes.txt', 'hello');
    directory.put('members/maya-7f3a.json.crswap', 'half');
    expect(state(await folder.read(IN_TIME))).toEqual([
      ['anna-19cd.json', 'Anna'],
      ['cut.json', 'damaged'],
      ['empty.json', 'damaged'],
      ['large.json', 'too-large'],
    ]);
  });

  it.each([
    'anna-19cd (2).json',
    'anna-19cd-LAPTOP-4711.json',
    'anna-19cd-annas-macbook.json',
    "anna-19cd (Anna's conflicted copy 2026-11-02).json",
    'anna-19cd.sync-conflict-20261102-101500-ABCDEFG.json',
    'anna-19cd 2.json',
    'anna-19cd_conf(1).json',
    'anna-19cd - Copy.json',
  ])('takes %s for a copy of the file of that member', async (name) => {
    directory.put(`members/${name}`, memberFileText(ANNA));
    directory.delete('members/anna-19cd.json');
    expect(state(await folder.read(IN_TIME))).toEqual([[name, 'Anna']]);
  });

  it('leaves out a file that is named after a member other than the one in it', async () => {
    directory.delete('members/anna-19cd.json');
    const names = ['copy.json', 'maya-7f3a.json', 'anna.json', 'xanna-19cd.json', 'anna-19cde.json', 'anna-19c.json'];
    for (const name of names) directory.put(`members/${name}`, memberFileText(ANNA));
    expect(state(await folder.read(IN_TIME))).toEqual(names.toSorted().map((name) => [name, 'other-name']));
  });

  it('takes what a system puts beside files for no member', async () => {
    for (const name of ['._anna-19cd.json', '.DS_Store', 'desktop.ini', '~$anna-19cd.json', 'Thumbs.db'])
      directory.put(`members/${name}`, 'x');
    expect(state(await folder.read(IN_TIME))).toEqual([['anna-19cd.json', 'Anna']]);
  });

  it('reads 200 members', async () => {
    for (let member = 0; member < 203; member += 1) {
      const id = `m-${String(member).padStart(3, '0')}`;
      directory.put(`members/${id}.json`, memberFileText(aMember(id)));
    }
    const { files } = await folder.read(IN_TIME);
    expect(files.filter(({ fault }) => fault === 'too-many')).toHaveLength(4);
  });

  it.each([
    ['that can be read', (text: string) => text],
    ['of other parts', () => '{"format":"team-member/3","members":[]}'],
    ['above 1 MB', (text: string) => text.replace('{', `{"history":"${'x'.repeat(2 * 1024 * 1024)}",`)],
    ['that is cut', (text: string) => text.slice(0, text.length / 2)],
  ])('never writes over a file of a newer version %s', async (_what, changed) => {
    const newer = changed(memberFileText(MAYA).replace('team-member/2', 'team-member/3'));
    directory.put('members/maya-7f3a.json', newer);
    await expect(write(folder, aMember('maya-7f3a', { 9: 1 }), null)).rejects.toMatchObject({ kind: 'newer' });
    expect(directory.textOf('members/maya-7f3a.json')).toBe(newer);
    const team = changed(teamFileText(aTeam()).replace('team/2', 'team/3'));
    directory.put('team.json', team);
    directory.delete('members/maya-7f3a.json');
    await expect(write(folder, MAYA, aTeam())).rejects.toMatchObject({ kind: 'newer' });
    expect(directory.textOf('team.json')).toBe(team);
  });

  it('names each problem', async () => {
    directory.permission = 'prompt';
    await expect(folder.read(IN_TIME)).rejects.toMatchObject({ kind: 'permission' });
    expect(await folder.allow()).toBe(true);
    directory.failsWith = 'NotFoundError';
    expect(state(await folder.read(IN_TIME).catch(() => ({ files: [], ...NO_TEAM })))).toEqual([]);
    directory.failsWith = null;
    directory.writeFailsWith = 'NotAllowedError';
    await expect(write(folder, MAYA, null)).rejects.toMatchObject({ kind: 'read-only' });
    directory.writeFailsWith = 'QuotaExceededError';
    await expect(write(folder, MAYA, null)).rejects.toMatchObject({ kind: 'full' });
  });

  it('is unreachable where it was moved: nothing of it counts as gone', async () => {
    directory.failsWith = 'NotFoundError';
    await expect(folder.read(IN_TIME)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('deletes the own file on leaving, and no other', async () => {
    await write(folder, MAYA, null);
    await folder.remove(MAYA.id, IN_TIME);
    expect([...directory.folder('members').files.keys()]).toEqual(['anna-19cd.json']);
    expect(directory.folder('members').folders.size).toBe(0);
  });
});

describe('the folder that the user chooses', () => {
  const chosen = (name: string) => {
    vi.stubGlobal('showDirectoryPicker', () => Promise.reject(new DOMException('', name)));
    return new BrowserTeamFolders().pick();
  };

  it('is none where the dialog was closed', async () => {
    await expect(chosen('AbortError')).resolves.toBeNull();
  });

  it('is a problem that is said where the browser does not let it be chosen', async () => {
    await expect(chosen('SecurityError')).rejects.toMatchObject({ name: 'FolderProblem', kind: 'permission' });
  });
});
