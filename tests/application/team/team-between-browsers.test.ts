import { reaction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { WRITE_DELAY } from '../../../src/application/team/team-sync';
import { topicTimeline } from '../../../src/domain/team/topic-timeline';
import { memberFileText, parseMemberFile } from '../../../src/infrastructure/team/team-files';
import { aDecision, aMember, memberId, topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

const HOUR = 60 * 60 * 1000;

describe('members of a team folder', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;
  let anna: TeamBrowser;
  const fileOf = (browser: TeamBrowser) => `members/${browser.store.you?.id}.json`;

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory);
    anna = await TeamBrowser.joined('Anna', directory);
    await maya.refresh();
  });

  it('see each other, the user first', () => {
    expect(maya.store.members.map(({ name, isYou }) => [name, isYou])).toEqual([
      ['Maya', true],
      ['Anna', false],
    ]);
    expect([maya.store.isOwner, anna.store.isOwner]).toEqual([true, false]);
  });

  it('see decisions and reasons within one reading', async () => {
    await anna.decide(1, 3, 'Half of the market.');
    await maya.decide(1, 4);
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important, Maya Disregard');
    expect(maya.store.agreementOf(topicId(1))).toMatchObject({ group: 'split', steps: 3 });
    expect(maya.store.apartFrom(maya.topic(1)).map(({ name, reason }) => [name, reason])).toEqual([
      ['Anna', 'Half of the market.'],
    ]);
  });

  it('compute nothing again from what has not changed', async () => {
    await maya.decide(1, 4);
    await anna.decide(1, 3);
    await maya.refresh();
    let computed = 0;
    const stop = reaction(
      () => [maya.store.agreements, maya.store.changed, maya.store.members],
      () => (computed += 1),
    );
    await maya.refresh();
    expect(computed).toBe(0);
    // What was read is noted for the next visit, and that is no further change.
    await anna.decide(1, 2);
    await maya.refresh();
    await maya.pass(WRITE_DELAY);
    expect(computed).toBe(1);
    stop();
  });

  it('bring what they had decided before', async () => {
    const tom = await TeamBrowser.open();
    await tom.decide(2, 1);
    await tom.join('Tom', directory);
    await tom.pass(4000);
    await maya.refresh();
    expect(maya.shown(2)).toBe('Tom Analyze');
  });

  it('write only their own file', async () => {
    directory.writes.length = 0;
    await anna.decide(1, 3);
    anna.acts.comment(topicId(1), 'Thursday?');
    await anna.pass(3000);
    expect(new Set(directory.writes)).toEqual(new Set([fileOf(anna)]));
  });

  it('write two seconds after the last act, and at once when the page is left', async () => {
    directory.writes.length = 0;
    anna.acts.comment(topicId(1), 'one');
    await anna.pass(1500);
    anna.acts.comment(topicId(1), 'two');
    await anna.pass(1500);
    expect(directory.writes).toEqual([]);
    await anna.pass(500);
    expect(directory.writes).toHaveLength(1);
    anna.acts.comment(topicId(1), 'three');
    anna.platform.page.hide();
    await anna.pass(0);
    expect(directory.writes).toHaveLength(2);
  });

  it('have a history, with what was said and who is responsible', async () => {
    await anna.decide(1, 2);
    await anna.pass(HOUR);
    await anna.decide(1, 3, 'Half of the market.');
    await anna.pass(HOUR);
    anna.acts.comment(topicId(1), 'Thursday?');
    anna.acts.assign(topicId(1), {
      who: anna.store.you?.id ?? null,
      task: 'prepares a pilot',
      due: '2027-01-15',
      isDone: false,
    });
    await anna.pass(3000);
    await maya.refresh();
    const context = { now: maya.store.now, marks: null, isHidden: false };
    const timeline = topicTimeline(maya.store.members, topicId(1), context);
    expect(
      timeline.map((entry) => [entry.kind, entry.kind === 'decision' ? [entry.from, entry.decision.status] : null]),
    ).toEqual([
      ['decision', [null, 2]],
      ['decision', [2, 3]],
      ['comment', null],
      ['responsible', null],
    ]);
    expect(maya.store.responsible.get(topicId(1))).toMatchObject({ task: 'prepares a pilot', due: '2027-01-15' });
  });

  it('edit and remove their own comments', async () => {
    anna.acts.comment(topicId(1), 'One', 'c1');
    anna.acts.comment(topicId(1), 'Two', 'c2');
    anna.acts.comment(topicId(1), 'One, better', 'c1');
    anna.acts.comment(topicId(1), ' ', 'c2');
    await anna.pass(3000);
    await maya.refresh();
    const [other] = maya.store.colleagues;
    expect(other?.records[0]?.comments.map(({ text, isRemoved }) => [text, isRemoved])).toEqual([
      ['One, better', false],
      ['', true],
    ]);
  });

  it('take responsibility over, also from a member whose clock is ahead', async () => {
    const ahead = await TeamBrowser.joined('Tom', directory, { at: new Date('2026-11-21T11:00:00Z') });
    const taken = (by: TeamBrowser) => ({ who: by.store.you?.id ?? null, task: '', due: null, isDone: false });
    ahead.acts.assign(topicId(1), taken(ahead));
    await ahead.pass(3000);
    await maya.refresh();
    maya.acts.assign(topicId(1), taken(maya));
    await maya.pass(3000);
    await anna.refresh();
    expect(anna.store.responsible.get(topicId(1))?.who).toBe(maya.store.you?.id);
  });

  it('see unread decisions of a member whose clock is two hours behind', async () => {
    const behind = await TeamBrowser.joined('Tom', directory, { at: new Date('2026-11-21T07:00:00Z') });
    await maya.refresh();
    await behind.decide(3, 1);
    await maya.refresh();
    const [tom] = maya.store.news.decided;
    expect([tom?.member.name, tom?.topics]).toEqual(['Tom', ['3']]);
  });

  it('leave: copies of others are gone, the own statuses stay; and come back as the same member', async () => {
    await anna.decide(1, 3);
    await maya.decide(2, 2);
    await anna.refresh();
    const { id } = anna.store.you ?? { id: null };
    await anna.joining.leave(false);
    expect([anna.store.members, [...anna.storage.copies.values()].flatMap((copies) => [...copies])]).toEqual([[], []]);
    await anna.join('Anna', directory);
    expect([anna.store.you?.id, anna.shown(1), anna.shown(2)]).toEqual([id, 'Anna Important', 'Maya Monitor']);
    expect([...directory.folder('members').files.keys()]).toHaveLength(2);
  });

  it('may delete their file when they leave: colleagues see them no more', async () => {
    await anna.decide(1, 3);
    await anna.joining.leave(true);
    await maya.refresh();
    expect(maya.store.colleagues).toEqual([]);
  });

  it('are one person where they say so', async () => {
    const laptop = await TeamBrowser.joined('Anna', directory);
    await laptop.decide(4, 2);
    await maya.refresh();
    expect(maya.store.colleagues.map(({ initials }) => initials)).toEqual(['A1', 'A2']);
    await laptop.refresh();
    laptop.acts.joinOwn(anna.store.you?.id ?? memberId('x'));
    await laptop.pass(3000);
    await maya.refresh();
    expect(maya.store.colleagues.map(({ ids, initials }) => [ids.length, initials])).toEqual([[2, 'AN']]);
    expect(maya.shown(4)).toBe('Anna Monitor');
  });

  it('are found by name in a spreadsheet that was numbered anew', async () => {
    const other = anna.topic(1);
    directory.put(
      'members/tom-8c31.json',
      memberFileText(aMember('tom-8c31', { 77: 3 })).replace('"T77"', JSON.stringify(other.name)),
    );
    await maya.refresh();
    expect(maya.shown(1)).toBe('Tom Important');
  });
});

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
    file = `members/${anna.store.you?.id}.json`;
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
      expect(browser.sync.faults.map(({ fault }) => fault)).toEqual(['damaged']);
    }
    directory.put(file, text);
    await maya.refresh();
    expect(maya.sync.faults).toEqual([]);
  });

  it('a renamed file and a conflict copy are the same member, united by time', async () => {
    const text = directory.textOf(file) ?? '';
    const record = parseMemberFile(text)?.record;
    if (record === undefined) throw new Error('no record');
    const later = { name: 'T2', log: [aDecision(1, '2026-11-25T09:00:00.000Z')] };
    const copy = { ...record, decisions: new Map([...record.decisions, [topicId(2), later]]) };
    directory.put(file.replace('.json', ' (2).json'), memberFileText(copy));
    directory.put('members/renamed.json', text);
    directory.delete(file);
    await maya.refresh();
    expect(maya.store.colleagues).toHaveLength(1);
    expect([maya.shown(1), maya.shown(2)]).toEqual(['Anna Important', 'Anna Analyze']);
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
    const own = `members/${maya.store.you?.id}.json`;
    const newer = (directory.textOf(own) ?? '').replace('team-member/1', 'team-member/2');
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
      (directory.textOf('team.json') ?? '')
        .replaceAll('"id":"1"', '"id":"9"')
        .replaceAll(/"project":\{[^}]*\}/g, '"project":{"id":"9","name":"Mobility"}'),
    );
    other.platform.teamFolders.directory = wrong;
    await other.joining.choose();
    expect([other.joining.problem, other.joining.chosen]).toEqual(['other-project', null]);
  });
});
