import { beforeEach, describe, expect, it } from 'vitest';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { BoardViewModel } from '../../../src/application/board/board.view-model';
import { TeamViewModel } from '../../../src/application/team/team.view-model';
import { memberFileText, recordIn } from '../../builders/team-files';
import { aDecision, aMember, START, topicId } from '../../builders/team-mother';
import { topics } from '../../builders/topic-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

/** The data says Important of each topic. */
const BROUGHT = topics(6, (index) => ({ id: topicId(index + 1), name: `T${index + 1}`, status: 3 }));

describe('statuses that the data brought', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;
  let tom: TeamBrowser;
  const decidedBy = (browser: TeamBrowser): number => recordIn(directory, browser.store.own?.id).decisions.size;

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory, { topics: BROUGHT, decidesFirst: true });
    await maya.decide(1, 4);
    tom = await TeamBrowser.joined('Tom', directory, { topics: BROUGHT });
    await tom.pass(10_000);
    await maya.refresh();
  });

  it('are written into no file, and are no agreement', () => {
    expect([decidedBy(maya), decidedBy(tom)]).toEqual([1, 0]);
    expect([maya.shown(1), maya.shown(2)]).toEqual(['Maya Disregard', '']);
    expect(maya.store.agreementOf(topicId(1)).deciders).toBe(1);
  });

  it('open no marks of colleagues to a member who has decided nothing', () => {
    expect([tom.store.hidden.size, tom.shown(1)]).toEqual([6, '']);
    expect([tom.store.broughtStatus(topicId(1)), maya.store.broughtStatus(topicId(1))]).toEqual([3, null]);
  });

  it('become a decision where the user picks them', async () => {
    tom.platform.get(TeamViewModel).acts.decide(tom.topic(1), 3);
    await tom.pass(3000);
    await maya.refresh();
    expect([tom.shown(1), maya.shown(1), decidedBy(tom)]).toEqual([
      'Maya Disregard, Tom Important',
      'Maya Disregard, Tom Important',
      1,
    ]);
    expect(tom.store.hidden.size).toBe(5);
  });

  it('of a service that does not say who set them are added by the user alone', async () => {
    Object.assign(tom.platform.signals, { decided: undefined });
    await tom.pass(3000);
    expect([tom.acts.unrecorded.length, tom.store.own?.decisions.size]).toEqual([6, 0]);
    tom.acts.adopt(tom.acts.unrecorded);
    expect([tom.acts.unrecorded.length, tom.store.own?.decisions.size]).toEqual([0, 6]);
  });
});

it('a topic that can have no status waits for no decision of the team', async () => {
  const untracked = topics(2, (index) => ({
    id: topicId(index + 1),
    name: `T${index + 1}`,
    status: index === 0 ? null : 0,
  }));
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory, { topics: untracked });
  await TeamBrowser.joined('Tom', directory, { topics: untracked });
  await maya.refresh();
  expect(untracked.map((topic) => maya.store.saysOf(topic))).toEqual([[], ['none']]);
});

it('a topic that only you have decided is one that no colleague has decided', async () => {
  const open = topics(2, (index) => ({ id: topicId(index + 1), name: `T${index + 1}`, status: 0 }));
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory, { topics: open });
  const tom = await TeamBrowser.joined('Tom', directory, { topics: open });
  await maya.decide(1, 3);
  await maya.refresh();
  await tom.refresh();
  const says = ({ store }: TeamBrowser) => open.map((topic) => store.saysOf(topic));
  expect(says(maya)).toEqual([['one', 'none'], ['none']]);
  expect(says(tom)).toEqual([['one'], ['none']]);
  const counts = ({ platform }: TeamBrowser) => {
    const { one, none } = platform.get(TeamViewModel).counts;
    return { one, none };
  };
  expect(counts(maya)).toEqual({ one: 1, none: 2 });
  expect(counts(tom)).toEqual({ one: 1, none: 1 });
});

it('what an earlier version has written of the data into a file is no vote, and a decision after it is one', async () => {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory, { topics: BROUGHT, decidesFirst: true });
  const earlier = aMember('anna-19cd', {
    // As the data has it; otherwise than the data; as the data has it, with a reason; and decided since.
    1: [aDecision(3)],
    2: [aDecision(4)],
    3: [aDecision(3, START, 'Half of the market')],
    4: [aDecision(3), { ...aDecision(1), n: 7 }],
    5: [{ ...aDecision(3), n: 8 }],
  });
  directory.put('members/anna-19cd.json', memberFileText(earlier));
  maya.acts.decideFirst(false);
  await maya.refresh();
  expect([1, 2, 3, 4, 5].map((id) => maya.shown(id))).toEqual([
    '',
    'Anna Disregard',
    'Anna Important',
    'Anna Analyze',
    'Anna Important',
  ]);
});

it('the reason of a decision that is not logged yet waits for it, with its figures', async () => {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.open();
  maya.platform.signals.decided = async () => new Map([[topicId(1), 3]]);
  maya.platform.get(TopicStatusStore).hear([[topicId(1), 3]]);
  await maya.join('Maya', directory);
  maya.acts.explain(maya.topic(1), 'Half of the market.');
  expect(maya.acts.reasonOf(topicId(1))).toBe('Half of the market.');
  await maya.pass(10_000);
  const [logged] = maya.store.you?.logs.get(topicId(1))?.log ?? [];
  expect([logged?.status, logged?.reason]).toEqual([3, 'Half of the market.']);
  expect(logged?.figures?.growth).toBe(maya.topic(1).growth);
});

it('what the data says of a topic is compared with the decisions of no colleague, on any screen', async () => {
  const directory = new FakeDirectory('Packaging council');
  const anna = aMember('anna-19cd', { 1: 1, 2: 2, 4: 4, 5: 4 });
  const tom = aMember('tom-8c31', { 1: 1, 2: 2, 4: 4, 5: 4 });
  const maya = await TeamBrowser.joined('Maya', directory, { topics: BROUGHT });
  for (const each of [anna, tom]) directory.put(`members/${each.id}.json`, memberFileText(each, null));
  await maya.refresh();
  maya.platform.navigator.go('/review/1?tab=board');
  const board = maya.platform.get(BoardViewModel);
  const groupsOfTab = () =>
    maya.platform.get(TeamViewModel).groups.map(({ name, rows }) => [name, ...rows.map(({ topic }) => topic.name)]);
  const apart = () => [
    BROUGHT.filter((topic) => board.whose.isSplit(topic)).map(({ name }) => name),
    BROUGHT.filter((topic) => maya.store.apartFrom(topic).length > 0).map(({ name }) => name),
    BROUGHT.filter((topic) => maya.store.saysOf(topic)?.includes('apart') === true).map(({ name }) => name),
    maya.changes.news.disagreeing.map((id) => maya.topic(Number(id)).name),
  ];
  expect(apart()).toEqual([[], [], [], []]);
  expect(BROUGHT.map((topic) => board.whose.decisionOn(topic))).toEqual([null, null, null, null, null, null]);
  const [agreed, ...others] = groupsOfTab();
  expect([agreed?.[0], agreed?.slice(1).toSorted(), others]).toEqual([
    'Agreed',
    ['T1', 'T2', 'T4', 'T5'],
    [['Undecided in the team', 'T3', 'T6']],
  ]);
  maya.platform.get(TeamViewModel).acts.decide(maya.topic(4), 3);
  await maya.pass(3000);
  expect(apart().slice(0, 3)).toEqual([['T4'], ['T4'], ['T4']]);
  expect(BROUGHT.map((topic) => board.whose.decisionOn(topic))).toEqual([null, null, null, 3, null, null]);
  expect(groupsOfTab()[0]).toEqual(['Split', 'T4']);
});
