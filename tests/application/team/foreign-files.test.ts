import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberRecord } from '../../../src/domain/team/member-record';
import { memberFileText, parseTeamFile, partsIn, recordIn, teamFileText } from '../../builders/team-files';
import { aDecision, aMember, aTeam, memberId, topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

const FAR = '2199-01-01T00:00:00.000Z';

let directory: FakeDirectory;

/** The part that is open. */
const fileOf = (browser: TeamBrowser): string => `members/${browser.store.own?.id}/1.json`;

const recordOf = (browser: TeamBrowser): MemberRecord => recordIn(directory, browser.store.own?.id);

/** The parts of a member in one folder, as a synchroniser brings them to another. */
function carry(browser: TeamBrowser, from: FakeDirectory, to: FakeDirectory): void {
  for (const { path, text } of partsIn(from, browser.store.own?.id)) to.put(path, text);
}

/** What each browser shows of each topic, who it takes for whom, and who owns the team. */
const seen = (browsers: readonly TeamBrowser[]) =>
  browsers.map(({ store, shown }) => ({
    shown: [1, 2, 3].map((id) => shown.call({ store }, id)),
    members: store.members.map(({ name, ids }) => `${name} ${ids.join(' ')}`).toSorted(),
    owner: store.current?.stored.team.owner,
    isOwner: store.isOwner,
    responsible: [...store.responsible.values()].map(({ who, task }) => `${who} ${task}`),
  }));

async function profiles(names: readonly string[]): Promise<readonly TeamBrowser[]> {
  const browsers: TeamBrowser[] = [];
  for (const name of names) browsers.push(await TeamBrowser.joined(name, directory));
  for (const [index, browser] of browsers.entries()) await browser.decide(1 + (index % 3), index % 2 === 0 ? 3 : 4);
  for (const browser of browsers) await browser.refresh();
  return browsers;
}

beforeEach(() => {
  directory = new FakeDirectory('Packaging council');
});

describe.each([
  ['two', ['Maya', 'Anna']],
  ['five', ['Maya', 'Anna', 'Jonas', 'Priya', 'Tom']],
])('with %s members on one folder', (_count, names) => {
  it('no further file changes what the others see, whatever it says and whatever its name', async () => {
    const browsers = await profiles(names);
    const before = seen(browsers);
    const ids = browsers.map(({ store }) => store.own?.id ?? memberId('x'));
    const record = fc.record({
      id: fc.constantFrom(...ids),
      sameAs: fc.constantFrom([], ids),
      at: fc.constantFrom('2020-01-01T09:00:00.000Z', '2026-11-21T09:00:10.000Z', FAR),
    });
    const name = fc.constantFrom('copy', 'zz', 'Copy of a file', '0', `${ids[0]}0`, `x${ids[1]}`, '._x', 'desktop');
    const files = fc.sample(fc.tuple(name, record), { numRuns: 12, seed: 7 });
    for (const [index, [fileName, { id, sameAs, at }]] of files.entries()) {
      const text = memberFileText(
        aMember(id, { 1: [aDecision(2, at)], 2: [aDecision(1, at)] }, { sameAs, seenAt: at }),
      );
      directory.put(`members/${fileName}${index}.json`, text);
    }
    for (const browser of browsers) await browser.refresh();
    expect(seen(browsers)).toEqual(before);
    const named = browsers[0]?.store.faults.map(({ fault }) => fault) ?? [];
    expect(new Set(named)).toEqual(new Set(['other-name']));
  });

  it('one member is not taken for another who does not say so', async () => {
    const browsers = await profiles(names);
    const ids = browsers.map(({ store }) => store.own?.id ?? memberId('x'));
    const before = seen(browsers);
    directory.put('members/eve-0bad.json', memberFileText(aMember('eve-0bad', {}, { sameAs: ids })));
    for (const browser of browsers) await browser.refresh();
    expect(
      seen(browsers).map(({ members, ...rest }) => ({
        ...rest,
        members: members.filter((each) => !each.startsWith('Eve')),
      })),
    ).toEqual(before);
    expect(browsers.every(({ store }) => store.members.length === names.length + 1)).toBe(true);
  });

  it.each([
    ['of an earlier date', { id: 'team-2', owner: memberId('eve-0bad'), createdAt: '2020-01-01T09:00:00.000Z' }],
    [
      'of another project',
      { id: 'team-2', owner: memberId('eve-0bad'), project: { id: '9' as never, name: 'Mobility' } },
    ],
    ['that claims to have taken the team over', null],
    ['of a far future', { id: 'team-2', createdAt: FAR, changedAt: FAR }],
  ])('a file of a team %s changes nothing, is named, and is replaced by the owner', async (_what, part) => {
    const browsers = await profiles(names);
    const [maya, ...others] = browsers as [TeamBrowser, ...TeamBrowser[]];
    const before = seen(browsers);
    const team = parseTeamFile(directory.textOf('team.json') ?? '') ?? aTeam();
    const claimed = {
      ...team,
      owner: memberId('eve-0bad'),
      lead: [
        {
          kind: 'take-over' as const,
          team: team.id,
          n: 1,
          by: memberId('eve-0bad'),
          byName: 'Eve',
          other: team.owner,
          otherName: 'Maya',
          at: team.createdAt,
          key: '',
          signature: '',
        },
      ],
      changedAt: FAR,
    };
    directory.put('team.json', teamFileText(part === null ? claimed : aTeam(part)));
    for (const browser of others) await browser.refresh();
    expect(seen(others)).toEqual(before.slice(1));
    expect(others.every(({ store }) => store.stray !== null)).toBe(true);
    await maya.refresh();
    await maya.pass(3000);
    // That of another team is written over once the owner says so.
    if (maya.store.stray !== null) await maya.ownership.putBack();
    expect(parseTeamFile(directory.textOf('team.json') ?? '')).toMatchObject({ id: team.id, owner: team.owner });
    for (const browser of browsers) await browser.refresh();
    expect(seen(browsers)).toEqual(before);
    expect(browsers.every(({ store }) => store.stray === null)).toBe(true);
  });

  it('one goes on as the owner where the owner has left, in one step that all see', async () => {
    const browsers = await profiles(names);
    const [maya, anna, ...others] = browsers as [TeamBrowser, TeamBrowser, ...TeamBrowser[]];
    expect(browsers.some(({ lead }) => lead.canTakeOver !== null)).toBe(false);
    await maya.leaving.leave(true);
    for (const browser of [anna, ...others]) await browser.refresh();
    expect([anna, ...others].some(({ lead }) => lead.canTakeOver !== null)).toBe(false);
    // A colleague's file may be as old as that when it is read.
    for (const _twoWeeks of [1, 2]) {
      for (const browser of [anna, ...others]) await browser.pass(15 * 24 * 60 * 60 * 1000);
    }
    for (const browser of [anna, ...others]) await browser.refresh();
    expect([anna, ...others].every(({ lead }) => lead.canTakeOver === 'away')).toBe(true);
    await anna.lead.takeOver();
    for (const browser of [anna, ...others]) {
      await browser.refresh();
      expect(browser.lead.canTakeOver).toBeNull();
      expect(browser.lead.change).toMatchObject({ kind: 'take-over', byName: 'Anna', otherName: 'Maya' });
      // Its author knows of it.
      expect(browser.lead.isChangeNew).toBe(browser !== anna);
    }
    await maya.join('Maya', directory);
    expect([maya.store.isOwner, anna.store.isOwner]).toEqual([false, true]);
    for (const browser of [anna, ...others]) await browser.refresh();
    expect(seen(browsers).every(({ owner }) => owner === anna.store.own?.id)).toBe(true);
  });
});

describe('a colleague who joins before the folder is synchronised', () => {
  it('does not become the owner where others are there already', async () => {
    const [maya] = await profiles(['Maya', 'Anna']);
    const text = directory.textOf('team.json') ?? '';
    directory.files.delete('team.json');
    const tom = await TeamBrowser.joined('Tom', directory, { at: new Date('2020-01-01T09:00:00Z') });
    expect([tom.store.isOwner, tom.store.current?.stored.team.owner, tom.lead.canTakeOver]).toEqual([
      false,
      null,
      null,
    ]);
    directory.put('team.json', text);
    await tom.refresh();
    expect(tom.store.current?.stored.team.owner).toBe(maya?.store.own?.id);
    expect(tom.lead.canTakeOver).toBeNull();
  });

  it('and has begun a team of their own changes nothing for the others, and joins theirs', async () => {
    const empty = new FakeDirectory('Packaging council');
    const tom = await TeamBrowser.joined('Tom', empty, { at: new Date('2020-01-01T09:00:00Z') });
    const [maya, anna] = (await profiles(['Maya', 'Anna'])) as [TeamBrowser, TeamBrowser];
    // The synchroniser keeps the file of the slow clock.
    carry(tom, empty, directory);
    const [mine, theirs] = [directory.textOf('team.json') ?? '', empty.textOf('team.json') ?? ''];
    directory.put('team.json', theirs);
    await anna.refresh();
    await maya.refresh();
    await maya.pass(3000);
    expect([maya.store.isOwner, anna.store.current?.stored.team.owner]).toEqual([true, maya.store.own?.id]);
    // Both say that they own the team, so neither file is written over.
    expect(directory.textOf('team.json')).toBe(theirs);
    empty.put('team.json', mine);
    carry(maya, directory, empty);
    await tom.refresh();
    expect(tom.store.stray?.owner).toBe(maya.store.own?.id);
    await tom.leaving.leave(false);
    await tom.join('Tom', empty);
    expect([tom.store.isOwner, tom.store.current?.stored.team.owner, tom.store.stray]).toEqual([
      false,
      maya.store.own?.id,
      null,
    ]);
  });
});

describe('the own record', () => {
  let maya: TeamBrowser;
  let anna: TeamBrowser;

  beforeEach(async () => {
    maya = await TeamBrowser.joined('Maya', directory);
    anna = await TeamBrowser.joined('Anna', directory);
    await anna.decide(1, 3, 'Half of the market.');
    anna.acts.comment(topicId(1), 'Thursday?', 'c1');
    await anna.pass(3000);
    await maya.refresh();
  });

  /** What another puts into Anna's file, by its entries. */
  const changed = (at: string): MemberRecord => {
    const record = recordOf(anna);
    const topic = record.decisions.get(topicId(1));
    return {
      ...record,
      name: 'Anna the second',
      namedAt: FAR,
      decisions: new Map([
        [topicId(1), { name: 'T1', log: [...(topic?.log ?? []), { ...aDecision(4, at, 'Not mine.'), n: 50 }] }],
        [topicId(2), { name: 'T2', log: [{ ...aDecision(1, at), n: 51 }] }],
      ]),
      comments: record.comments.map((comment) => ({ ...comment, text: 'Never.' })),
      responsibilities: [{ topicId: topicId(3), who: record.id, task: 'all', due: null, isDone: false, at, n: 0 }],
    };
  };

  it.each(['2026-11-21T09:01:00.000Z', FAR])(
    'is what this browser holds after each write: what another wrote into the file (%s) is named once',
    async (at) => {
      const before = recordOf(anna);
      directory.put(fileOf(anna), memberFileText(changed(at)));
      await anna.refresh();
      await anna.pass(3000);
      const { decisions, comments, responsibilities, name } = recordOf(anna);
      expect({ decisions, comments, responsibilities, name }).toEqual({
        decisions: before.decisions,
        comments: before.comments,
        responsibilities: before.responsibilities,
        name: 'Anna',
      });
      await maya.refresh();
      expect([maya.shown(1), maya.shown(2)]).toEqual(['Anna Important', '']);
      expect(anna.found.counts).toMatchObject({
        decisions: 2,
        comments: 1,
        responsibilities: 1,
        name: 'Anna the second',
      });
      await anna.found.leaveOut();
      directory.put(fileOf(anna), memberFileText(changed(at)));
      await anna.refresh();
      await anna.pass(3000);
      expect(anna.found.counts).toBeNull();
      expect(recordOf(anna).comments.map(({ text }) => text)).toEqual(['Thursday?']);
    },
  );

  it('takes in what was found, also as the own status', async () => {
    directory.put(fileOf(anna), memberFileText(changed('2026-11-21T09:01:00.000Z')));
    await anna.refresh();
    await anna.pass(3000);
    await anna.found.takeIn();
    await anna.pass(3000);
    await maya.refresh();
    for (const browser of [anna, maya]) {
      expect([browser.shown(1), browser.shown(2)]).toEqual(['Anna the second Disregard', 'Anna the second Analyze']);
    }
    expect(anna.found.counts).toBeNull();
    expect(recordOf(anna).comments.map(({ text }) => text)).toEqual(['Never.']);
  });

  it('is told of a conflict copy of its file, which is removed once it is answered', async () => {
    const copy = fileOf(anna).replace('.json', ' (2).json');
    directory.put(copy, memberFileText(changed('2026-11-21T09:01:00.000Z')));
    await anna.refresh();
    await maya.refresh();
    // An unsigned copy adds nothing in her name.
    expect([anna.shown(1), maya.shown(1)]).toEqual(['Anna Important', 'Anna Important']);
    expect(maya.store.colleagues[0]?.records[0]?.comments.map(({ text }) => text)).toEqual(['Thursday?']);
    expect(anna.found.counts).not.toBeNull();
    await anna.found.leaveOut();
    await maya.refresh();
    expect([anna.found.counts, directory.textOf(copy), maya.shown(1)]).toEqual([null, undefined, 'Anna Important']);
  });

  it('of a far future wins nothing by its time', async () => {
    const forged = changed(FAR);
    directory.put(fileOf(anna), memberFileText({ ...forged, seenAt: FAR }));
    await maya.refresh();
    expect(maya.shown(1)).toBe('Anna Important');
    maya.acts.assign(topicId(3), { who: maya.store.own?.id ?? null, task: 'mine', due: null, isDone: false });
    expect(maya.store.responsible.get(topicId(3))?.task).toBe('mine');
    expect(maya.store.colleagues.map(({ name }) => name)).toEqual(['Anna']);
    expect(maya.store.questions).toEqual([]);
  });

  it('is put back where the synchroniser brings an old version, or the file is deleted', async () => {
    const old = directory.textOf(fileOf(anna)) ?? '';
    await anna.decide(2, 2);
    directory.put(fileOf(anna), old);
    await anna.refresh();
    await anna.pass(3000);
    expect(recordOf(anna).decisions.size).toBe(2);
    directory.delete(fileOf(anna));
    await anna.refresh();
    await anna.pass(3000);
    expect(recordOf(anna).decisions.size).toBe(2);
    expect(anna.found.counts).toBeNull();
  });
});
