import { reaction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { WRITE_DELAY } from '../../../src/application/team/team-sync';
import { memberFileText } from '../../builders/team-files';
import { aMember, topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';
import { topicTimeline } from '../../../src/domain/team/seen-marks';

const HOUR = 60 * 60 * 1000;

describe('members of a team folder', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;
  let anna: TeamBrowser;
  const filesOf = (browser: TeamBrowser) => ['0', '1'].map((part) => `members/${browser.store.you?.id}/${part}.json`);

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

  it('keep a reason that is given while the decision is being saved, of it and not of the one before', async () => {
    await anna.decide(1, 2, 'Too small.');
    const saving = anna.platform.topics.answers.hold('saveStatus');
    const decided = anna.decide(1, 3);
    anna.acts.explain(anna.topic(1), 'Half of the market.');
    expect(anna.acts.reasonOf(topicId(1))).toBe('Half of the market.');
    await maya.refresh();
    expect(maya.store.standings(topicId(1)).map(({ reason }) => reason)).toEqual(['Too small.']);
    saving.resolve();
    await decided;
    await maya.refresh();
    expect(maya.store.standings(topicId(1)).map(({ status, reason }) => [status, reason])).toEqual([
      [3, 'Half of the market.'],
    ]);
  });

  it('compute nothing again from what has not changed', async () => {
    await maya.decide(1, 4);
    await anna.decide(1, 3);
    await maya.refresh();
    let computed = 0;
    const stop = reaction(
      () => [maya.store.agreements, maya.changes.topics, maya.store.standings(topicId(1))],
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
    await tom.pass(8000);
    await maya.refresh();
    expect(maya.shown(2)).toBe('Tom Analyze');
  });

  it('write only their own file', async () => {
    directory.writes.length = 0;
    await anna.decide(1, 3);
    anna.acts.comment(topicId(1), 'Thursday?');
    await anna.pass(3000);
    expect(new Set(directory.writes)).toEqual(new Set(filesOf(anna)));
  });

  it('write two seconds after the last act, and at once when the page is left', async () => {
    directory.writes.length = 0;
    anna.acts.comment(topicId(1), 'one');
    await anna.pass(1500);
    anna.acts.comment(topicId(1), 'two');
    await anna.pass(1500);
    expect(directory.writes).toEqual([]);
    await anna.pass(500);
    expect(directory.writes).toHaveLength(2);
    anna.acts.comment(topicId(1), 'three');
    anna.platform.page.hide();
    await anna.pass(0);
    expect(directory.writes).toHaveLength(4);
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
    const context = { marks: null, isHidden: false };
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
    const [tom] = maya.changes.news.decided;
    expect([tom?.member.name, tom?.topics]).toEqual(['Tom', ['3']]);
  });

  it('leave: copies of others are gone, the own statuses stay; and come back as the same member', async () => {
    await anna.decide(1, 3);
    await maya.decide(2, 2);
    await anna.refresh();
    const { id } = anna.store.you ?? { id: null };
    await anna.leaving.leave(false);
    expect([anna.store.members, [...anna.storage.copies.values()].flatMap((copies) => [...copies])]).toEqual([[], []]);
    await anna.join('Anna', directory);
    expect([anna.store.you?.id, anna.shown(1), anna.shown(2)]).toEqual([id, 'Anna Important', 'Maya Monitor']);
    expect([...directory.folder('members').folders.keys()]).toHaveLength(2);
  });

  it('may delete their file when they leave: colleagues see them no more', async () => {
    await anna.decide(1, 3);
    await anna.leaving.leave(true);
    await maya.refresh();
    expect(maya.store.colleagues).toEqual([]);
  });

  it('are one person where both records say so', async () => {
    const laptop = await TeamBrowser.joined('Anna', directory);
    await laptop.decide(4, 2);
    await maya.refresh();
    await anna.refresh();
    const [toMaya] = maya.store.questions;
    const [toLaptop] = laptop.store.questions;
    const [toAnna] = anna.store.questions;
    if (toMaya === undefined || toLaptop === undefined || toAnna === undefined) throw new Error('no question');
    expect(maya.store.colleagues).toHaveLength(1);
    await maya.ownership.trust(toMaya);
    expect(maya.store.colleagues.map(({ initials }) => initials)).toEqual(['A1', 'A2']);
    await laptop.ownership.joinOwn(toLaptop);
    await laptop.pass(3000);
    await maya.refresh();
    expect(maya.store.colleagues).toHaveLength(2);
    await anna.ownership.joinOwn(toAnna);
    await anna.pass(3000);
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
