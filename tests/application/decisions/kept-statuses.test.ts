import { beforeEach, describe, expect, it } from 'vitest';
import { DecisionHistory } from '../../../src/application/decisions/decision-history';
import { KeptStatuses } from '../../../src/application/decisions/kept-statuses';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { Keep } from '../../../src/application/keep/keep';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { ELSEWHERE, KeptBrowser, MAYA, NOOR } from '../keep/kept-browser';

const id = (of: number): TopicId => entityId(of);
const topics = [1, 2, 3].map((of) => aTopic({ id: id(of), status: 0 }));

describe('the statuses of the embedded mode', () => {
  it('are there after a reload, by workspace and owner', async () => {
    const browser = new KeptBrowser();
    const first = new KeptStatuses(browser.page().keep, MAYA);
    await Promise.all([first.save(id(1), 3, 'One'), first.save(id(2), 1, 'Two')]);
    const { keep } = browser.page();
    const shown = async (owner = MAYA, workspace = 'One') =>
      (await new KeptStatuses(keep, owner).applyTo(topics, workspace)).map(({ status }) => status);
    expect(await Promise.all([shown(), shown(MAYA, 'Two'), shown(NOOR), shown(ELSEWHERE)])).toEqual([
      [3, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await first.forget('One');
    expect(await shown()).toEqual([0, 0, 0]);
    expect(await shown(MAYA, 'Two')).toEqual([0, 1, 0]);
  });

  it('of two tabs that decide at the same moment are all there', async () => {
    const browser = new KeptBrowser();
    const tabs = [1, 2].map(() => new KeptStatuses(browser.page().keep, MAYA));
    await Promise.all(tabs.map((tab, at) => tab.save(id(at + 1), 3, 'One')));
    expect([...(await tabs[0]!.of('One'))]).toEqual([
      ['1', 3],
      ['2', 3],
    ]);
  });

  it('leave out what is no status, and never give one to a topic that is not trackable', async () => {
    const browser = new KeptBrowser();
    const statuses = new KeptStatuses(browser.page().keep, MAYA);
    for (const [of, value] of [
      [1, 'x'],
      [2, 99],
      [3, 2],
    ] as const) {
      const { key, ...row } = browser.record(String(of), value, { ...MAYA, project: 'One' }, 'statuses');
      browser.storage.rows.set(JSON.stringify(key), row);
    }
    const fixed = topics.map((topic) => ({ ...topic, status: topic.id === id(3) ? null : topic.status }));
    expect((await statuses.applyTo(fixed, 'One')).map(({ status }) => status)).toEqual([0, 0, null]);
    expect([...(await statuses.of('One'))]).toEqual([['3', 2]]);
  });
});

describe('a decision that the storage of the browser refuses', () => {
  let platform: TestPlatform;
  let statuses: TopicStatusStore;
  const texts = () => platform.get(ToastStore).shown.map(({ toast }) => toast.text);
  const settled = () => topics.map((topic) => statuses.settledStatusOf(topic));

  beforeEach(async () => {
    platform = new TestPlatform();
    const kept = new KeptStatuses(platform.get(Keep), MAYA);
    platform.signals.everyTopic = topics;
    platform.signals.isOwnStorage = true;
    platform.signals.saveStatus = (topic, status) => kept.save(topic, status, 'One');
    await platform.enter();
    statuses = platform.get(TopicStatusStore);
    platform.library.storage.refusal = 'full';
  });

  it('is shown and not counted, is not said to be saved, and is once it is stored', async () => {
    void platform.get(PickTopicStatus).pick(topics[0]!, 3);
    await settle();
    expect([statuses.statusOf(topics[0]!), settled(), texts()]).toEqual([3, [0, 0, 0], []]);
    expect([[...statuses.refused], platform.get(Keep).refusedOf(MAYA).length]).toEqual([['1'], 1]);
    platform.library.storage.refusal = null;
    platform.clock.advance(2000);
    await settle();
    expect([settled(), texts(), statuses.refused.size]).toEqual([[3, 0, 0], ['Status has been updated.'], 0]);
  });

  it('is replaced by a later one of the same topic, which need not wait', async () => {
    const picks = platform.get(PickTopicStatus);
    void picks.pick(topics[0]!, 3);
    await settle();
    void picks.pick(topics[0]!, 2);
    await settle();
    platform.library.storage.refusal = null;
    platform.get(Keep).retry();
    await settle();
    expect([settled(), statuses.saving.size]).toEqual([[2, 0, 0], 0]);
    expect(texts()).toEqual(['Status has been updated.']);
  });

  it('of many at once ends the act, and is named by the line of the storage alone', async () => {
    const many = platform.get(SetStatusForMany);
    await many.run(topics, 2);
    expect(many.act).toMatchObject({ isRunning: false, total: 3, done: 0, failed: [], held: 3 });
    expect(platform.get(Keep).refusedOf(MAYA)).toHaveLength(3);
    platform.library.storage.refusal = null;
    platform.get(Keep).retry();
    await settle();
    expect([settled(), platform.get(DecisionHistory).own.length]).toEqual([[2, 2, 2], 1]);
  });
});
