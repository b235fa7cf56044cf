import { describe, expect, it } from 'vitest';
import { DecisionHistory } from '../../../src/application/decisions/decision-history';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicDecisions } from '../../../src/application/decisions/topic-decisions';
import { UndoDecision } from '../../../src/application/decisions/undo-decision';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { libraryPlatform, ONE, openProject, TWO } from '../personal/library-platform';

const TOPICS = ['1', '2', '3'].map((id) => aTopic({ id: entityId(id), name: `Topic ${id}`, status: 0 }));
const [FIRST, SECOND] = TOPICS as [Topic, Topic];

async function queue() {
  const platform = await libraryPlatform((it) => (it.signals.everyTopic = TOPICS));
  platform.topics.add(...TOPICS);
  return { platform, picks: platform.get(PickTopicStatus), decisions: platform.get(TopicDecisions) };
}

describe('decisions on single topics', () => {
  it('say how they ended', async () => {
    const { platform, picks } = await queue();
    expect(await picks.decide(FIRST, 3)).toBe('saved');
    expect(await picks.decide(FIRST, 3)).toBe('unchanged');
    platform.topics.answers.fail('saveStatus', 'server');
    expect(await picks.decide(SECOND, 3)).toBe('failed');
    expect(await picks.pickQuietly(aTopic({ status: null }), 3)).toBe('unchanged');
  });

  it('that could not be saved are named until they are, and tried again as they were meant', async () => {
    const { platform, picks, decisions } = await queue();
    await picks.decide(FIRST, 2);
    expect([decisions.failed, [...decisions.failedIds]]).toEqual([[], []]);
    platform.topics.answers.fail('saveStatus', 'server');
    await picks.decide(SECOND, 4);
    expect(decisions.failed).toMatchObject([{ topic: { id: '2' }, status: 4, sowId: '1' }]);
    expect([...decisions.failedIds]).toEqual(['2']);
    decisions.retry();
    await settle();
    expect(platform.topics.saved.at(-1)).toEqual({ id: '2', status: 4 });
    expect(decisions.failed).toEqual([]);
  });

  it('that could not be saved are named in their own project only', async () => {
    const { platform, picks, decisions } = await queue();
    platform.topics.answers.fail('saveStatus', 'server');
    await picks.decide(FIRST, 4);
    await openProject(platform, TWO);
    expect([decisions.failed, [...decisions.failedIds]]).toEqual([[], []]);
    await openProject(platform, ONE);
    expect([...decisions.failedIds]).toEqual(['1']);
  });

  it('that fail when another project is open are named nowhere', async () => {
    const { platform, picks, decisions } = await queue();
    const save = platform.topics.answers.hold('saveStatus');
    const decided = picks.decide(FIRST, 4);
    await openProject(platform, TWO);
    save.reject(new Error('lost'));
    platform.topics.answers.fail('byId');
    await decided;
    await openProject(platform, ONE);
    expect(decisions.failed).toEqual([]);
  });

  it('are counted while they are saved, and while they wait for the device to be online', async () => {
    const { platform, picks, decisions } = await queue();
    platform.connection.isOnline = false;
    const work = [picks.decide(FIRST, 3), picks.decide(SECOND, 3)];
    await settle();
    expect([decisions.posting, decisions.waiting, decisions.refused]).toEqual([2, 2, 0]);
    platform.connection.goOnline();
    await Promise.all(work);
    expect([decisions.posting, decisions.waiting]).toEqual([0, 0]);
  });

  it('are counted by topic, of those that have a status now', async () => {
    const { platform, picks, decisions } = await queue();
    await picks.decide(FIRST, 3);
    await picks.decide(FIRST, 2);
    await picks.decide(SECOND, 1);
    expect([decisions.decidedCount, decisions.last?.changes[0]?.topic.id]).toEqual([2, '2']);
    platform.get(UndoDecision).run();
    await settle();
    expect([decisions.decidedCount, decisions.last?.changes[0]?.topic.id]).toEqual([1, '1']);
    await openProject(platform, TWO);
    expect([decisions.decidedCount, decisions.last]).toEqual([0, null]);
  });

  it('are all undone, one after the other, and one that was taken over elsewhere as well', async () => {
    const { platform, picks } = await queue();
    await picks.pickQuietly(FIRST, 3, 'taken over');
    await picks.pickQuietly(SECOND, 3, 'part');
    const history = platform.get(DecisionHistory);
    // A part is recorded by the act that it belongs to.
    expect(history.own.map(({ changes }) => changes.map(({ topic, to }) => [topic.id, to]))).toEqual([[['1', 3]]]);
    await picks.pickQuietly(FIRST, 0, 'undone part');
    expect(history.last).toBeNull();
  });
});
