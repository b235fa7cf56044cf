import { autorun } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { DecisionHistory } from '../../../src/application/decisions/decision-history';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { SessionStore } from '../../../src/application/session/session.store';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { ToastStore } from '../../../src/application/shared/toast.store';
import type { TopicId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { anUntrackableTopic, topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, openProject, TWO } from '../personal/library-platform';

const MONITOR = 2;
const IMPORTANT = 3;
const MANY = topics(200, (index) => ({ status: (index % 3) as TopicStatus }));
const FEW = MANY.slice(0, 6);

describe('setting a status for many topics', () => {
  let platform: TestPlatform;
  let many: SetStatusForMany;
  let statuses: TopicStatusStore;
  let settledTimes: number;
  /** Saves under way, and the most that there were at one time. */
  let underWay: number;
  let most: number;
  /** How saves of a topic end; 'lost': stored, but the answer does not arrive. */
  let ends: Map<TopicId, 'server' | 'lost' | 'network'>;

  const shown = (topic: Topic) => statuses.statusOf(topic);
  const stored = ({ id }: Topic) => platform.topics.topics.get(id)?.status;

  beforeEach(async () => {
    platform = await libraryPlatform((it) => (it.signals.everyTopic = MANY));
    platform.topics.add(...MANY);
    many = platform.get(SetStatusForMany);
    statuses = platform.get(TopicStatusStore);
    [underWay, most, ends] = [0, 0, new Map()];
    const save = platform.topics.saveStatus.bind(platform.topics);
    platform.topics.saveStatus = async (id, status) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await settle();
      underWay -= 1;
      const end = ends.get(id);
      if (end === undefined || end === 'lost') await save(id, status);
      if (end !== undefined) throw new RequestFailure(end === 'server' ? 'server' : 'network', 'No answer');
    };
    settledTimes = -1;
    autorun(() => {
      void statuses.settled;
      settledTimes += 1;
    });
  });

  it('posts at most 4 at once, tells charts once, and counts on the way', async () => {
    const counts = new Set<number>();
    autorun(() => counts.add(many.act?.done ?? 0));
    const running = many.run(MANY, IMPORTANT);
    expect([many.isRunning, many.act?.total]).toEqual([true, 200]);
    await running;
    expect([most, settledTimes, counts.size]).toEqual([4, 1, 201]);
    expect(many.act).toMatchObject({ isRunning: false, total: 200, done: 200, failed: [] });
    expect(platform.get(ToastStore).shown).toEqual([]);
  });

  describe('of which 10 % fail', () => {
    beforeEach(async () => {
      const kinds = ['server', 'network', 'lost'] as const;
      for (const [index, { id }] of MANY.entries()) {
        if (index % 10 === 7) ends.set(id, kinds[index % 3] ?? 'server');
      }
      await many.run(MANY, IMPORTANT);
    });

    it('shows what is stored, and names each failure', () => {
      expect(MANY.map(shown)).toEqual(MANY.map(stored));
      const failed = MANY.filter((topic) => stored(topic) !== IMPORTANT);
      expect(failed.length).toBeGreaterThan(10);
      expect(many.act?.failed.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        failed.map(({ id, name }) => ({ id, name })),
      );
      expect(many.act?.done).toBe(200 - failed.length);
      expect(MANY.map((topic) => statuses.settledStatusOf(topic))).toEqual(MANY.map(stored));
      expect(statuses.saving.size).toBe(0);
    });

    it('tries those that failed again, and no others', async () => {
      const before = platform.topics.saved.length;
      const failed = many.act?.failed.length ?? 0;
      ends.clear();
      await many.retryFailed();
      expect(platform.topics.saved).toHaveLength(before + failed);
      expect(many.act).toMatchObject({ total: 200, done: 200, failed: [], isRunning: false });
      expect(MANY.map(stored)).toEqual(MANY.map(() => IMPORTANT));
    });

    it('takes the whole act back, also after another try', async () => {
      ends.clear();
      await many.retryFailed();
      expect(many.canUndo).toBe(true);
      await many.undo();
      expect(MANY.map(stored)).toEqual(MANY.map(({ status }) => status));
      expect(MANY.map(shown)).toEqual(MANY.map(stored));
      expect(many.act).toMatchObject({ isUndo: true, total: 200, done: 200 });
      expect(many.canUndo).toBe(false);
    });

    it('names what could not be taken back', async () => {
      ends.clear();
      ends.set(MANY[0]?.id as TopicId, 'network');
      await many.undo();
      expect(many.act?.failed.map(({ name }) => name)).toEqual(['Topic 1']);
      expect(MANY.map(shown)).toEqual(MANY.map(stored));
    });
  });

  it('leaves out what is not trackable or has the status', async () => {
    await many.run([...FEW, anUntrackableTopic()], MONITOR);
    expect(many.act).toMatchObject({ total: 4, done: 4 });
    await many.run(FEW, MONITOR);
    expect(platform.topics.saved).toHaveLength(4);
  });

  it('begins no further post when it is stopped', async () => {
    const running = many.run(MANY, IMPORTANT);
    many.stop();
    await running;
    expect(many.act).toMatchObject({ isRunning: false, total: 200, done: 4 });
    expect(MANY.map(shown)).toEqual(MANY.map(stored));
    await many.undo();
    expect(MANY.map(stored)).toEqual(MANY.map(({ status }) => status));
  });

  it('does not take back what the user has picked since', async () => {
    await many.run(FEW, IMPORTANT);
    const [first] = FEW;
    if (first !== undefined) await platform.get(PickTopicStatus).pick(first, 1);
    await many.undo();
    expect(FEW.map(stored)).toEqual([1, ...FEW.slice(1).map(({ status }) => status)]);
  });

  it('lets a pick of the user on the way win', async () => {
    const running = many.run(FEW, IMPORTANT);
    const [first] = FEW;
    const picked = first && platform.get(PickTopicStatus).pick(first, 4);
    await Promise.all([running, picked]);
    expect(FEW.map(stored)).toEqual([4, 3, 3, 3, 3, 3]);
    expect(FEW.map(shown)).toEqual(FEW.map(stored));
    expect(many.act?.failed).toEqual([]);
  });

  it('runs one act at a time', async () => {
    const running = many.run(FEW, IMPORTANT);
    await many.run(MANY, 4);
    await running;
    expect(many.act).toMatchObject({ status: IMPORTANT, total: 6 });
  });

  it('says why it does not begin', async () => {
    const texts = () => platform.get(ToastStore).shown.map(({ toast }) => [toast.kind, toast.text]);
    await many.run([anUntrackableTopic()], IMPORTANT);
    expect(texts()).toEqual([['status', 'None of them can be set to Important, or all have it already.']]);
    const running = many.run(FEW, IMPORTANT);
    await many.run(MANY, 4);
    expect(texts().at(-1)).toEqual(['status', 'Other topics are still being saved. Try again in a moment.']);
    await running;
  });

  it('does nothing where nothing failed, nothing was saved, or nothing is open', async () => {
    await many.retryFailed();
    await many.undo();
    await many.takeBack([]);
    expect([many.latest, platform.topics.saved]).toEqual([null, []]);
    for (const { id } of FEW) ends.set(id, 'server');
    await many.run(FEW, IMPORTANT);
    expect([many.act?.done, many.canUndo]).toEqual([0, false]);
    await many.undo();
    expect(many.act?.isUndo).toBe(false);
    ends.clear();
    await many.retryFailed();
    const { length } = platform.topics.saved;
    await many.retryFailed();
    expect([platform.topics.saved.length, many.act?.isRunning]).toEqual([length, false]);
  });

  it('is running, with nothing failed yet, while it tries again', async () => {
    ends.set(FEW[0]?.id as TopicId, 'server');
    await many.run(FEW, IMPORTANT);
    ends.clear();
    const again = many.retryFailed();
    expect(many.act).toMatchObject({ isRunning: true, failed: [] });
    await again;
  });

  it('can be taken back as one decision, also what was saved by a second try', async () => {
    ends.set(FEW[0]?.id as TopicId, 'server');
    await many.run(FEW, IMPORTANT);
    ends.clear();
    await many.retryFailed();
    const history = platform.get(DecisionHistory);
    expect(history.own.flatMap(({ changes }) => changes).filter(history.stands)).toHaveLength(6);
    await many.undo();
    expect(history.last).toBeNull();
    for (const { id } of FEW) ends.set(id, 'server');
    await many.run(FEW, IMPORTANT);
    expect(history.last).toBeNull();
  });

  it('is not told of in another project', async () => {
    await many.run(FEW, IMPORTANT);
    await openProject(platform, TWO);
    expect([many.act, many.canUndo]).toEqual([null, false]);
  });

  it('ends with the session', async () => {
    const running = many.run(MANY, IMPORTANT);
    await platform.get(SessionStore).signOut();
    await running;
    expect([many.latest, many.isRunning]).toEqual([null, false]);
    expect(statuses.settled.size).toBe(0);
    expect(platform.topics.saved.length).toBeLessThanOrEqual(4);
  });

  it('is forgotten when it is dismissed, or ends if it was dismissed while it ran', async () => {
    const running = many.run(FEW, IMPORTANT);
    many.dismiss();
    expect(many.act).not.toBeNull();
    await running;
    expect(many.act).toBeNull();
    await many.run(FEW, MONITOR);
    many.dismiss();
    expect(many.act).toBeNull();
  });

  it('that is dismissed while it runs stays where a part of it failed, to be tried again', async () => {
    const [first] = FEW;
    if (first !== undefined) ends.set(first.id, 'server');
    const running = many.run(FEW, IMPORTANT);
    many.dismiss();
    await running;
    expect(many.act?.failed).toHaveLength(1);
    many.dismiss();
    expect(many.act).toBeNull();
  });

  it('sends one event for the act and one for its undoing', async () => {
    ends.set(FEW[0]?.id as TopicId, 'server');
    await many.run(FEW, IMPORTANT);
    await many.undo();
    const common = { sow_id: '1', status_name: 'Important', window_url: 'https://platform.example/homepage/1' };
    expect(platform.tracker.payloads('clicked_on_set_status')).toEqual([
      { ...common, topic_count: 5, failed_count: 1 },
    ]);
    expect(platform.tracker.payloads('clicked_on_undo_status')).toEqual([
      { ...common, topic_count: 5, failed_count: 0 },
    ]);
  });
});
