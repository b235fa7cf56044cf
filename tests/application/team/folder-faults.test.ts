import { beforeEach, describe, expect, it } from 'vitest';
import { unsigned } from '../../builders/team-files';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';
import { teamOf } from '../../fakes/team.fakes';

describe('faults of the folder', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;
  let anna: TeamBrowser;
  let file: string;

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory);
    anna = await TeamBrowser.joined('Anna', directory);
    await anna.decide(1, 3);
    await maya.refresh();
    file = `members/${anna.store.you?.id}/1.json`;
  });

  const reopened = (browser: TeamBrowser) => TeamBrowser.open({ browser: browser.storage, at: browser.clock.now() });

  it.each([
    ['cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['emptied', () => ''],
    ['replaced by something else', () => '<html>'],
  ])('a file that is %s leaves the last good copy, also after a reload', async (_name, damage) => {
    const text = directory.textOf(file) ?? '';
    directory.put(file, damage(text));
    await maya.refresh();
    for (const browser of [maya, await reopened(maya)]) {
      expect(browser.shown(1)).toBe('Anna Important');
      expect(browser.store.faults.map(({ fault }) => fault)).toEqual(['damaged']);
    }
    directory.put(file, text);
    await maya.refresh();
    expect(maya.store.faults).toEqual([]);
  });

  it('a conflict copy only adds what its author has signed, and a file of another name says nothing', async () => {
    const earlier = directory.textOf(file) ?? '';
    await anna.decide(2, 1);
    const later = directory.textOf(file) ?? '';
    directory.put(file, earlier);
    directory.put(file.replace('.json', ' (2).json'), later);
    directory.put(file.replace('.json', ' (3).json'), later.replaceAll('important', 'disregard'));
    directory.put('members/renamed.json', earlier);
    await maya.refresh();
    expect(maya.store.colleagues).toHaveLength(1);
    expect([maya.shown(1), maya.shown(2)]).toEqual(['Anna Important', 'Anna Analyze']);
    expect(maya.store.faults.map(({ fileName, fault }) => [fileName.split('/').at(-1), fault])).toEqual([
      ['1 (3).json', 'altered'],
      ['renamed.json', 'other-name'],
    ]);
  });

  it('two windows of one member lose nothing', async () => {
    const second = await reopened(anna);
    await Promise.all([anna.decide(2, 1), second.decide(3, 2)]);
    await anna.pass(3000);
    await maya.refresh();
    expect([maya.shown(2), maya.shown(3)]).toEqual(['Anna Analyze', 'Anna Monitor']);
    expect([...(second.store.you?.logs.keys() ?? [])].toSorted()).toEqual(['1', '2', '3']);
  });

  it('with the folder gone, nothing is lost and nothing is blocked', async () => {
    directory.failsWith = 'NotFoundError';
    await maya.decide(2, 3, 'Why not.');
    await maya.refresh();
    expect([maya.sync.problem, maya.sync.unwritten > 0, maya.shown(1)]).toEqual([
      'unreachable',
      true,
      'Anna Important',
    ]);
    const later = await reopened(maya);
    expect([later.sync.problem, later.shown(1)]).toEqual(['unreachable', 'Anna Important']);
    directory.failsWith = null;
    await later.refresh();
    await later.pass(3000);
    await anna.refresh();
    expect([later.sync.problem, later.sync.unwritten, anna.shown(2)]).toEqual([null, 0, 'Maya Important']);
  });

  it('a folder that is emptied leaves what was read last', async () => {
    directory.folders.clear();
    directory.files.clear();
    await maya.refresh();
    expect([maya.sync.problem, maya.shown(1)]).toEqual(['unreachable', 'Anna Important']);
  });

  it('a read-only folder is read, and what waits is counted', async () => {
    directory.writeFailsWith = 'NotAllowedError';
    await maya.decide(2, 3);
    await maya.decide(3, 3);
    expect([maya.sync.problem, maya.sync.unwritten]).toEqual(['read-only', 2]);
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important');
  });

  it('asks for the permission again in one click', async () => {
    directory.permission = 'prompt';
    const later = await reopened(maya);
    expect([later.sync.problem, later.shown(1)]).toEqual(['permission', 'Anna Important']);
    await later.sync.allow();
    expect(later.sync.problem).toBeNull();
  });

  it('a file of a newer version is read, and never written', async () => {
    const own = `members/${maya.store.you?.id}/1.json`;
    const newer = (directory.textOf(own) ?? '').replace('team-member/2', 'team-member/3');
    directory.put(own, newer);
    await maya.decide(2, 3);
    expect([maya.sync.problem, directory.textOf(own)]).toEqual(['newer', newer]);
  });

  it('works where the browser stores nothing', async () => {
    maya.storage.isUnavailable = true;
    await maya.decide(2, 3);
    await anna.refresh();
    expect([maya.shown(2), anna.shown(2)]).toEqual(['Maya Important', 'Maya Important']);
  });

  it('shows nothing of a team in another project', async () => {
    const other = await TeamBrowser.open({ browser: maya.storage });
    other.platform.navigator.go('/homepage/2');
    expect(maya.store.members).toHaveLength(2);
    const wrong = new FakeDirectory('Other');
    wrong.folder('members');
    wrong.put(
      'team.json',
      unsigned(directory.textOf('team.json') ?? '')
        .replaceAll('"id":"1"', '"id":"9"')
        .replaceAll(/"project":\{[^}]*\}/g, '"project":{"id":"9","name":"Mobility"}'),
    );
    teamOf(other.platform).folders.directory = wrong;
    await other.joining.choice.choose();
    expect([other.joining.choice.problem, other.joining.choice.chosen]).toEqual(['other-project', null]);
  });
});

describe('a folder that does not answer', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;
  let anna: TeamBrowser;

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory);
    anna = await TeamBrowser.joined('Anna', directory);
    await anna.decide(1, 3);
    await maya.refresh();
  });

  it('is named after ten seconds, and read again by itself', async () => {
    directory.hangs.add('list');
    await maya.refresh();
    await maya.pass(9000);
    expect(maya.sync.state?.words).toBe('Up to date');
    await maya.pass(2000);
    expect(maya.sync.state?.words).toBe('Folder does not answer');
    expect(maya.shown(1)).toBe('Anna Important');
    directory.hangs.clear();
    await anna.decide(1, 4);
    await maya.refresh();
    expect([maya.sync.state?.words, maya.shown(1)]).toEqual(['Up to date', 'Anna Disregard']);
  });

  it('one file that never answers holds up no news of the others', async () => {
    const tom = await TeamBrowser.joined('Tom', directory);
    await maya.refresh();
    await anna.decide(1, 4);
    directory.hangs.add(`members/${anna.store.own?.id}/1.json`);
    await tom.decide(2, 2);
    await maya.refresh();
    await maya.pass(11_000);
    expect([maya.shown(1), maya.shown(2)]).toEqual(['Anna Important', 'Tom Monitor']);
    expect(maya.store.faults.map(({ fault }) => fault)).toEqual(['silent']);
    await tom.decide(2, 3);
    await maya.refresh();
    expect(maya.shown(2)).toBe('Tom Important');
    directory.hangs.clear();
    await maya.refresh();
    await maya.refresh();
    expect([maya.shown(1), maya.store.faults]).toEqual(['Anna Disregard', []]);
  });

  it('a write that never ends blocks no later decision, in this window or another one', async () => {
    const second = await TeamBrowser.open({ browser: anna.storage, at: anna.clock.now() });
    directory.hangs.add('write');
    await anna.decide(2, 1);
    await anna.pass(11_000);
    expect([anna.sync.state?.words, anna.sync.unwritten]).toEqual(['Folder does not answer', 1]);
    directory.hangs.clear();
    await second.decide(3, 2);
    await anna.refresh();
    await anna.pass(3000);
    await maya.refresh();
    expect([maya.shown(1), maya.shown(2), maya.shown(3)]).toEqual(['Anna Important', 'Anna Analyze', 'Anna Monitor']);
    expect([anna.sync.problem, anna.sync.unwritten, second.sync.problem]).toEqual([null, 0, null]);
  });

  it('is not joined, and says so', async () => {
    const tom = await TeamBrowser.open();
    directory.hangs.add('list');
    teamOf(tom.platform).folders.directory = directory;
    const choosing = tom.joining.choice.choose();
    await tom.pass(11_000);
    await choosing;
    expect(tom.joining.choice.problem).toBe('silent');
  });

  it('is left all the same', async () => {
    directory.hangs.add('list');
    const leaving = anna.leaving.leave(true);
    await anna.pass(11_000);
    await leaving;
    expect(anna.store.current).toBeNull();
  });
});
