import { beforeEach, describe, expect, it } from 'vitest';
import { withReason } from '../../../src/domain/team/record-edits';
import { isAway } from '../../../src/domain/team/team-sight';
import { MOST_MEMBER_PARTS } from '../../../src/domain/team/member-file';
import { memberFileText, partsIn, recordIn, teamFileText, unsigned } from '../../builders/team-files';
import { signedText } from '../../../src/infrastructure/team/team-files';
import { aDecision, aMember, aTeam, memberId, topicId } from '../../builders/team-mother';
import { topics } from '../../builders/topic-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { FakeBrowserStorage } from '../../fakes/fake-team-storage';
import { TeamBrowser } from './team-browser';
import { isByDay } from '../../setup/by-day';

const DAY = 24 * 60 * 60 * 1000;

let directory: FakeDirectory;
let maya: TeamBrowser;
let anna: TeamBrowser;

const idOf = ({ store }: TeamBrowser): string => store.own?.id ?? '';

beforeEach(async () => {
  directory = new FakeDirectory('Packaging council');
  maya = await TeamBrowser.joined('Maya', directory);
  anna = await TeamBrowser.joined('Anna', directory);
  await anna.decide(1, 3, 'Half of the market.');
  await maya.refresh();
});

describe('who wrote a file', () => {
  it('is what its signature says: a part that was changed by hand counts for nothing, and is named', async () => {
    const part = `members/${idOf(anna)}/1.json`;
    const text = directory.textOf(part) ?? '';
    directory.put(part, text.replace('important', 'disregard'));
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important');
    expect(maya.store.faults.map(({ fault }) => fault)).toEqual(['altered']);
  });

  it('a file of the same name and another key counts for nothing until the reader confirms it', async () => {
    const other = await TeamBrowser.joined('Anna', directory);
    await other.decide(1, 4);
    await maya.refresh();
    expect([maya.shown(1), maya.store.members.length]).toEqual(['Anna Important', 2]);
    const [question] = maya.store.questions;
    expect(question).toMatchObject({ name: 'Anna', id: idOf(other), known: idOf(anna) });
    if (question === undefined) throw new Error('no question');
    await maya.ownership.distrust(question);
    expect(maya.store.questions).toEqual([]);
    // What the owner confirms counts for all.
    const tom = await TeamBrowser.joined('Tom', directory);
    await maya.ownership.trust(question);
    await maya.pass(3000);
    await tom.refresh();
    expect(tom.store.members.map(({ name }) => name)).toEqual(['Tom', 'Anna', 'Anna', 'Maya']);
  });

  it('an unsigned file adds nothing in the name of a member whose key is known', async () => {
    const id = idOf(anna);
    const more = aMember(id, { 2: [{ ...aDecision(4), n: 40 }] }, { name: 'Anna' });
    directory.put(`members/${id}.json`, memberFileText(more));
    directory.put(`members/${id} (2).json`, memberFileText(more));
    directory.put(`members/${id}/1 (2).json`, memberFileText(more));
    await maya.refresh();
    expect([maya.shown(1), maya.shown(2)]).toEqual(['Anna Important', '']);
  });

  it('a file of a team from before is shown as unsigned, until its member signs', async () => {
    directory.put('members/tom-22aa.json', memberFileText(aMember('tom-22aa', { 1: 4 })));
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important, Tom Disregard');
    expect(maya.store.keys.get(memberId('tom-22aa'))).toEqual(['']);
  });

  it('a known path that another computer has signed keeps what its member wrote, and is named', async () => {
    const other = await TeamBrowser.joined('Tom', new FakeDirectory('Other'));
    const { key } = other.storage;
    const part = `members/${idOf(anna)}/1.json`;
    const forged = unsigned((directory.textOf(part) ?? '').replace('important', 'disregard'));
    directory.put(part, await signedText(JSON.parse(forged) as object, await key));
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important');
    expect(maya.store.faults.map(({ fault }) => fault)).toEqual(['other-key']);
  });

  it('a look-alike sign in a name speaks for no member', async () => {
    const id = idOf(anna);
    // The Kelvin sign, which becomes a k in lower case.
    const name = `${id.replace('a', '\u212A')} (2).json`;
    directory.put(`members/${name}`, memberFileText(aMember(id, { 2: 4 })));
    await maya.refresh();
    expect(maya.store.faults.map(({ fault }) => fault)).toEqual(['other-name']);
  });

  it('the file of the team that another has changed by hand changes nothing, is said, and is put back', async () => {
    const text = directory.textOf('team.json') ?? '';
    directory.put('team.json', text.replace('"decideFirst":false', '"decideFirst":true'));
    await anna.refresh();
    expect([anna.store.decidesFirst, anna.store.isTeamForeign]).toEqual([false, true]);
    const plain = { ...JSON.parse(text), decideFirst: true, version: 99, key: undefined, signature: undefined };
    directory.put('team.json', JSON.stringify(plain));
    await anna.refresh();
    expect([anna.store.decidesFirst, anna.store.isTeamForeign]).toEqual([false, true]);
    await maya.refresh();
    await maya.pass(3000);
    await anna.refresh();
    expect([anna.store.decidesFirst, anna.store.isTeamForeign]).toEqual([false, false]);
  });
});

describe('a stray file of a team', () => {
  it('of another project concerns itself alone, also where it names another owner', async () => {
    const team = maya.store.current?.stored.team ?? aTeam();
    const claimed = aTeam({
      id: team.id,
      owner: memberId('eve-0bad'),
      founder: memberId('eve-0bad'),
      project: { id: '9' as never, name: 'Mobility' },
    });
    directory.put('team.json', teamFileText(claimed));
    await anna.decide(2, 1);
    await maya.refresh();
    expect(maya.shown(2)).toBe('Anna Analyze');
    expect([maya.store.faults, maya.lead.canTakeOver, anna.lead.canTakeOver]).toEqual([[], null, null]);
    expect(maya.store.current?.stored.team.owner).toBe(idOf(maya));
  });

  it('of another team is not written over before the owner says so', async () => {
    const other = teamFileText(aTeam({ id: 'team-2', owner: memberId('eve-0bad') }));
    directory.put('team.json', other);
    await maya.refresh();
    await maya.pass(5000);
    expect([directory.textOf('team.json'), maya.store.stray?.id]).toEqual([other, 'team-2']);
    await maya.ownership.putBack();
    await maya.refresh();
    expect([maya.store.stray, directory.textOf('team.json')?.includes('team-2')]).toEqual([null, false]);
  });
});

describe('the file of a member', () => {
  it.skipIf(isByDay)('is written in parts of at most 500 kB, and closed ones stay as they are', async () => {
    const many = topics(2000, (index) => ({ id: topicId(index + 1), name: `T${index + 1}`, status: 0 }));
    const other = new FakeDirectory('Large');
    const tom = await TeamBrowser.joined('Tom', other, { topics: many });
    tom.acts.adopt(many.map((topic) => ({ topic, status: 3 })));
    tom.sync.keep((stored) => ({
      ...stored,
      own: many.reduce(
        (own, topic, index) => withReason(own, topic, '理'.repeat(300), { n: 3000 + index, at: own.seenAt }),
        stored.own,
      ),
    }));
    await tom.pass(5000);
    const parts = partsIn(other, idOf(tom));
    expect(parts.length).toBeGreaterThan(4);
    for (const { text } of parts) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(500_000);
    expect(recordIn(other, idOf(tom)).decisions.size).toBe(2000);
    other.writes.length = 0;
    tom.acts.explain(tom.topic(1), 'Later.');
    await tom.pass(5000);
    const open = `members/${idOf(tom)}/${parts.length - 1}.json`;
    expect(other.writes.toSorted()).toEqual([`members/${idOf(tom)}/0.json`, open]);
    expect(recordIn(other, idOf(tom)).decisions.get(topicId(1))?.log[0]?.reason).toBe('Later.');
    expect(parts.length).toBeLessThan(MOST_MEMBER_PARTS);
    const maria = await TeamBrowser.joined('Maria', other, { topics: many });
    expect(maria.store.decidedCounts.get(memberId(idOf(tom)))).toBe(2000);
  });

  it('that is a folder now is named, and its last copy stays', async () => {
    directory.put('members/tom-22aa.json', memberFileText(aMember('tom-22aa', { 1: 4 })));
    await maya.refresh();
    directory.delete('members/tom-22aa.json');
    directory.folder('members').folder('tom-22aa.json');
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important, Tom Disregard');
    expect(maya.store.faults.map(({ fault }) => fault)).toEqual(['folder']);
  });

  it('that is saved twice within one tick of its clock is read again', async () => {
    const stored = directory.folder('members').folder(idOf(anna)).files;
    const modified = stored.get('1.json')?.modified ?? 0;
    await anna.decide(2, 1);
    await maya.refresh();
    const files = directory.folder('members').folder(idOf(anna)).files;
    const [first, head] = [files.get('1.json'), files.get('0.json')];
    expect(first?.modified).toBeGreaterThan(modified);
    await anna.decide(2, 4);
    for (const [name, before] of [
      ['1.json', first],
      ['0.json', head],
    ] as const) {
      const now = files.get(name);
      if (now !== undefined && before !== undefined) files.set(name, { ...now, modified: before.modified });
    }
    await maya.refresh();
    expect(maya.shown(2)).toBe('Anna Disregard');
  });

  it('31 members with eight copies each are all read', async () => {
    for (let member = 0; member < 31; member += 1) {
      const id = `m${String(member).padStart(2, '0')}-00ff`;
      const text = memberFileText(aMember(id, { 1: 3 }));
      directory.put(`members/${id}.json`, text);
      for (let copy = 2; copy < 10; copy += 1) directory.put(`members/${id} (${copy}).json`, text);
    }
    await maya.refresh();
    expect([maya.store.members.length, maya.store.faults]).toEqual([33, []]);
  });
});

describe('a clock', () => {
  it('that is set back or far ahead decides nothing, and is said to its owner', async () => {
    const tom = await TeamBrowser.joined('Tom', directory, { at: new Date('2031-01-01T09:00:00Z') });
    await tom.decide(2, 4);
    tom.clock.advance(-8 * 365 * DAY);
    await tom.decide(2, 2);
    await maya.refresh();
    await anna.refresh();
    await maya.decide(3, 1);
    await anna.decide(3, 1);
    await tom.sync.read();
    await tom.pass(0);
    for (const browser of [maya, anna, tom]) {
      await browser.refresh();
      expect(browser.shown(2)).toBe('Tom Monitor');
    }
    expect(tom.sync.state?.text).toContain('The clock of this computer');
    maya.acts.decideFirst(true);
    await maya.pass(3000);
    await tom.sync.read();
    expect(tom.store.decidesFirst).toBe(true);
  });
});

describe('a clock that is off by more than a day', () => {
  const HOUR = 60 * 60 * 1000;
  const said = (browser: TeamBrowser): boolean =>
    browser.sync.state?.text.includes('The clock of this computer') === true;

  /** A further member, whose clock is off by some hours, after all have written and read twice. */
  async function joinedAt(name: string, hours: number): Promise<TeamBrowser> {
    const at = new Date(maya.clock.now().getTime() + hours * HOUR);
    const off = await TeamBrowser.joined(name, directory, { at });
    for (const _round of [1, 2]) {
      for (const browser of [off, maya, anna]) {
        await browser.refresh();
        await browser.decide(2, browser === anna ? 1 : 2);
        await browser.decide(2, 3);
      }
    }
    await off.refresh();
    return off;
  }

  it.each([
    ['behind', -30],
    ['ahead', 30],
  ])('is said to its owner alone: %s', async (_how, hours) => {
    const tom = await joinedAt('Tom', hours);
    expect([tom, maya, anna].map(said)).toEqual([true, false, false]);
    expect(tom.sync.state?.text).toContain('differ by 1 day: please check it. Nothing is lost.');
  });

  it('and one that is off by less is not', async () => {
    const tom = await joinedAt('Tom', 20);
    expect([tom, maya, anna].map(said)).toEqual([false, false, false]);
  });
});

describe('a member whose browser cannot sign, as over plain http', () => {
  it('is told so, and is read as unsigned; so is a change of the lead', async () => {
    const other = new FakeDirectory('Plain');
    const unsigning = new FakeBrowserStorage();
    unsigning.key = Promise.resolve(null);
    const tom = await TeamBrowser.joined('Tom', other, { browser: unsigning });
    const zoe = await TeamBrowser.joined('Zoe', other);
    await tom.decide(1, 3);
    await zoe.refresh();
    await zoe.pass(3000);
    await tom.refresh();
    expect(zoe.shown(1)).toBe('Tom Important');
    expect([tom, zoe].map(({ sync }) => sync.state?.text.includes('Your file is not signed'))).toEqual([true, false]);
    await tom.lead.handOver(zoe.store.own?.id ?? null);
    await zoe.refresh();
    await zoe.pass(3000);
    await zoe.refresh();
    expect([zoe.store.isOwner, zoe.store.isTeamForeign]).toEqual([true, false]);
    zoe.acts.decideFirst(true);
    await zoe.pass(3000);
    await tom.refresh();
    expect([tom.store.isOwner, tom.store.decidesFirst]).toEqual([false, true]);
  });
});

describe('the owner', () => {
  it('whose file is cut, empty or gone for a moment is not away', async () => {
    for (const { path } of partsIn(directory, idOf(maya))) directory.put(path, '');
    await anna.refresh();
    expect(anna.lead.canTakeOver).toBeNull();
    for (const { path } of partsIn(directory, idOf(maya))) directory.delete(path);
    await anna.refresh();
    expect(anna.lead.canTakeOver).toBeNull();
    await anna.pass(15 * DAY);
    expect(anna.lead.canTakeOver).toBe('away');
  });

  it('is not away while any member has seen a sign of them', () => {
    const mark = (at: string) => ({ n: 3, version: 1, at });
    const owner = memberId('maya-7f3a');
    const own = aMember(
      'anna-19cd',
      {},
      {
        read: new Map([
          [owner, mark('2026-11-01T09:00:00.000Z')],
          [memberId('tom-22aa'), mark('2026-11-29T09:00:00.000Z')],
        ]),
      },
    );
    // By a clock that is years off.
    const tom = (days: string) =>
      aMember(
        'tom-22aa',
        {},
        { seenAt: '1999-03-20T09:00:00.000Z', read: new Map([[owner, mark(`1999-03-${days}T09:00:00.000Z`)]]) },
      );
    const since = '2026-10-01T09:00:00.000Z';
    const now = '2026-11-30T09:00:00.000Z';
    expect(isAway(owner, own, [tom('18')], since, now)).toBe(false);
    expect(isAway(owner, own, [tom('02')], since, now)).toBe(true);
  });
});

describe('two computers of one person', () => {
  it('are one member, with all entries of both on both', async () => {
    const second = await TeamBrowser.joined('Anna', directory);
    await second.decide(2, 4);
    await anna.refresh();
    // Another computer of the same name counts for nothing yet.
    expect(anna.shown(2)).toBe('');
    const [asked] = anna.store.questions;
    const [answered] = second.store.questions;
    if (asked === undefined || answered === undefined) throw new Error('no question');
    await anna.ownership.joinOwn(asked);
    await second.ownership.joinOwn(answered);
    for (const browser of [anna, second, anna, second, maya]) {
      await browser.pass(3000);
      await browser.refresh();
    }
    for (const browser of [maya, anna, second]) {
      expect([browser.shown(1), browser.shown(2)]).toEqual(['Anna Important', 'Anna Disregard']);
      expect(browser.store.members).toHaveLength(2);
    }
    expect(second.topic(1).id).toBe(topicId(1));
    expect(maya.store.questions).toEqual([]);
  });
});

describe('the state of the team', () => {
  it('says who has read the last entry, and that a newer file has not arrived', async () => {
    await maya.pass(700_000);
    await anna.refresh();
    expect(anna.sync.state?.words).toBe('Up to date');
    await anna.decide(2, 1);
    expect(anna.sync.state?.words).toBe('Read by 0 of 1');
    await anna.pass(4 * DAY + 60_000);
    expect(anna.sync.state?.text).toContain('No colleague has read your last entry for 4 days.');
    const part = `members/${idOf(anna)}/1.json`;
    const tom = await TeamBrowser.joined('Tom', directory);
    const older = directory.textOf(part) ?? '';
    await anna.decide(3, 1);
    await tom.refresh();
    directory.put(part, older);
    await maya.refresh();
    expect(maya.sync.state?.words).toBe('Waiting for Anna');
  });
});
