import { beforeEach, describe, expect, it } from 'vitest';
import { topicTimeline } from '../../../src/domain/team/topic-timeline';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser, TOPICS } from './team-browser';

const DAY = 24 * 60 * 60 * 1000;

describe('an independent round', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;
  let anna: TeamBrowser;
  const rounds = (browser: TeamBrowser) => browser.store.openRounds;

  const open = async (hiding: 'close' | 'decide'): Promise<void> => {
    const topics = [1, 2].map((id) => ({ id: topicId(id), name: `T${id}` }));
    const closesAt = new Date(maya.clock.now().getTime() + 4 * DAY).toISOString();
    maya.acts.openRound({ name: 'Circular', topics, closesAt, hiding, follows: null });
    await maya.pass(3000);
    await anna.refresh();
  };
  const vote = async (browser: TeamBrowser, id: number, status: 1 | 2 | 3 | 4): Promise<void> => {
    const [round] = rounds(browser);
    if (round === undefined) throw new Error('no round');
    browser.acts.vote(round, topicId(id), status, 'because');
    await browser.pass(3000);
  };

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory);
    anna = await TeamBrowser.joined('Anna', directory);
    await maya.refresh();
    await anna.decide(1, 3, 'Half of the market.');
    await maya.decide(1, 4);
    await maya.decide(3, 4);
    await anna.refresh();
    await maya.refresh();
  });

  it('is opened by the owner only', async () => {
    anna.acts.openRound({
      name: 'x',
      topics: [{ id: topicId(1), name: 'T1' }],
      closesAt: '2030-01-01T00:00:00.000Z',
      hiding: 'close',
      follows: null,
    });
    await anna.pass(3000);
    await maya.refresh();
    expect([rounds(anna), rounds(maya)]).toEqual([[], []]);
  });

  it('hides colleagues’ decisions in all that reads them, and keeps the own', async () => {
    await open('close');
    expect([maya.shown(1), anna.shown(1)]).toEqual(['Maya Disregard', 'Anna Important']);
    expect([maya.shown(3), anna.shown(3)]).toEqual(['Maya Disregard', 'Maya Disregard']);
    expect(maya.store.agreementOf(topicId(1)).group).toBe('one');
    expect(maya.store.apartFrom(maya.topic(1))).toEqual([]);
    expect(maya.store.news.decided).toEqual([]);
    const context = { now: maya.store.now, marks: null, isHidden: maya.store.isHidden(topicId(1)) };
    expect(topicTimeline(maya.store.members, topicId(1), context).map(({ member }) => member.name)).toEqual(['Maya']);
  });

  it('counts what a vote is: no status is changed', async () => {
    await open('close');
    await vote(maya, 1, 2);
    expect([maya.shown(1), anna.shown(1)]).toEqual(['Maya Disregard', 'Anna Important']);
  });

  it('opens for all at its end', async () => {
    await open('close');
    await vote(maya, 1, 2);
    expect(maya.store.isHidden(topicId(1))).toBe(true);
    await maya.pass(5 * DAY);
    expect([rounds(maya), maya.shown(1)]).toEqual([[], 'Anna Important, Maya Disregard']);
  });

  it('opens once all are done', async () => {
    await open('close');
    for (const id of [1, 2]) {
      await vote(maya, id, 2);
      await vote(anna, id, 3);
    }
    await maya.refresh();
    expect(rounds(maya)).toEqual([]);
    const [round] = maya.store.rounds;
    const votes = maya.store.members.map((member) => member.votes.get(round?.id ?? '')?.get(topicId(1))?.status);
    expect(votes).toEqual([2, 3]);
  });

  it('opens when the owner ends it', async () => {
    await open('close');
    maya.acts.endRound(rounds(maya)[0]?.id ?? '');
    await maya.pass(3000);
    await anna.refresh();
    expect([rounds(maya), rounds(anna)]).toEqual([[], []]);
  });

  it('may open each topic for those who have decided it', async () => {
    await open('decide');
    await vote(maya, 1, 2);
    expect([maya.store.isHidden(topicId(1)), maya.store.isHidden(topicId(2))]).toEqual([false, true]);
    expect(anna.store.isHidden(topicId(1))).toBe(true);
  });
});

describe('news of colleagues', () => {
  it('are what came since the last visit: decisions, disagreement, comments to the user, assignments', async () => {
    const directory = new FakeDirectory('Packaging council');
    const maya = await TeamBrowser.joined('Maya', directory);
    const anna = await TeamBrowser.joined('Anna', directory);
    await anna.decide(2, 3);
    await maya.decide(1, 4);
    await maya.refresh();
    maya.platform.page.hide();
    await anna.decide(1, 3);
    const you = maya.store.you?.id ?? null;
    anna.acts.comment(topicId(1), `@[${you}] why?`);
    anna.acts.assign(topicId(2), { who: you, task: 'asks sales', due: null, isDone: false });
    await anna.pass(3000);
    maya.clock.advance(9 * 60 * 60 * 1000);
    const again = await TeamBrowser.open({
      browser: maya.storage,
      at: maya.clock.now(),
      library: maya.platform.library,
      // The status is stored elsewhere.
      topics: TOPICS.map((topic) => (topic.id === topicId(1) ? { ...topic, status: 4 } : topic)),
    });
    await again.pass(5000);
    const { decided, disagreeing, commented, assigned } = again.store.news;
    expect(decided.map(({ member, topics }) => [member.name, topics])).toEqual([['Anna', ['1']]]);
    expect([disagreeing, assigned, commented.map(({ isToYou }) => isToYou)]).toEqual([['1'], ['2'], [true]]);
  });
});
