import { beforeEach, describe, expect, it } from 'vitest';
import { DecisionHistory } from '../../../src/application/decisions/decision-history';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { SaveStatus } from '../../../src/application/decisions/save-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { FailurePolicy, RequestFailure } from '../../../src/application/shared/request-failure';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aTopic, anUntrackableTopic } from '../../builders/topic-mother';
import { anOutage } from '../../fakes/an-outage';
import { FakeConnection } from '../../fakes/fake-connection';
import { FakeNavigator } from '../../fakes/fake-navigator';
import { FakeSignalCatalogue } from '../../fakes/fake-signal-catalogue';
import { FakeSowCatalogue } from '../../fakes/fake-sow-catalogue';
import { FakeTopicCatalogue } from '../../fakes/fake-topic-catalogue';
import { FakeTrendCatalogue } from '../../fakes/fake-trend-catalogue';
import { ManualClock } from '../../fakes/manual-clock';
import { RecordingLogger } from '../../fakes/recording-logger';
import { settle } from '../../fakes/settle';

const MONITOR = 2;
const IMPORTANT = 3;
const DISREGARD = 4;

describe('picking a status', () => {
  const topic = aTopic({ status: MONITOR });
  let catalogue: FakeTopicCatalogue;
  let statuses: TopicStatusStore;
  let clock: ManualClock;
  let toasts: ToastStore;
  let logger: RecordingLogger;
  let connection: FakeConnection;
  let picker: PickTopicStatus;

  beforeEach(() => {
    catalogue = new FakeTopicCatalogue();
    catalogue.add(topic);
    const signals = new FakeSignalCatalogue(catalogue, new FakeTrendCatalogue());
    statuses = new TopicStatusStore();
    clock = new ManualClock();
    toasts = new ToastStore(clock);
    logger = new RecordingLogger();
    const failures = new FailurePolicy(new FakeNavigator(), logger);
    connection = new FakeConnection();
    const history = new DecisionHistory(
      statuses,
      new WorkspaceStore(new FakeSowCatalogue(), new FakeNavigator(), failures, toasts, anOutage()),
    );
    const outbox = {
      add: () => ({ done: () => {} }),
      hold: <Result>(_id: unknown, work: () => Promise<Result>) => work(),
      follows: () => {},
    };
    picker = new PickTopicStatus(
      new SaveStatus(signals, statuses, connection, failures),
      statuses,
      toasts,
      history,
      outbox,
      { record: () => {} },
    );
  });

  const toast = () => toasts.shown[0]?.toast;
  const sent = () => catalogue.saved.map(({ status }) => status);

  it('shows the new status at once, and that it is being saved', async () => {
    const saving = catalogue.answers.hold('saveStatus');
    const picked = picker.pick(topic, IMPORTANT);
    expect(statuses.statusOf(topic)).toBe(IMPORTANT);
    expect(statuses.saving.has(topic.id)).toBe(true);
    expect(toasts.shown).toEqual([]);
    saving.resolve();
    await picked;
    expect(statuses.saving.has(topic.id)).toBe(false);
  });

  it("says 'Status has been updated.' for 5 seconds once it is saved", async () => {
    await picker.pick(topic, IMPORTANT);
    expect(sent()).toEqual([IMPORTANT]);
    expect(toast()).toMatchObject({ kind: 'status', tone: 'success', text: 'Status has been updated.' });
    clock.advance(5000);
    expect(toasts.shown).toEqual([]);
  });

  it('lets charts refresh only after it is saved', async () => {
    const saving = catalogue.answers.hold('saveStatus');
    const picked = picker.pick(topic, IMPORTANT);
    expect(statuses.settledStatusOf(topic)).toBe(MONITOR);
    saving.resolve();
    await picked;
    expect(statuses.settledStatusOf(topic)).toBe(IMPORTANT);
  });

  it('offers Undo, which picks the previous status again', async () => {
    await picker.pick(topic, IMPORTANT);
    expect(statuses.previous.get(topic.id)).toBe(MONITOR);
    toast()?.action?.run();
    await settle();
    expect(statuses.statusOf(topic)).toBe(MONITOR);
    expect(sent()).toEqual([IMPORTANT, MONITOR]);
  });

  it('rolls back and says so when it cannot be saved', async () => {
    catalogue.answers.fail('saveStatus');
    await picker.pick(topic, IMPORTANT);
    expect(statuses.statusOf(topic)).toBe(MONITOR);
    expect(statuses.saving.has(topic.id)).toBe(false);
    expect(statuses.previous.has(topic.id)).toBe(false);
    expect(statuses.settledStatusOf(topic)).toBe(MONITOR);
    expect(toast()).toMatchObject({
      tone: 'error',
      text: 'The status could not be saved. It is still Monitor.',
      action: { label: 'Try again' },
    });
    expect(logger.errors[0]?.message).toBe('Failed to update status:');
  });

  it('does nothing for a topic that is not trackable, or when nothing would change', async () => {
    await picker.pick(anUntrackableTopic(), IMPORTANT);
    await picker.pick(topic, MONITOR);
    expect(sent()).toEqual([]);
    expect(toasts.shown).toEqual([]);
  });

  it('saves one after the other: on the server, too, the last pick is the last', async () => {
    const first = catalogue.answers.hold('saveStatus');
    const picked = [picker.pick(topic, IMPORTANT)];
    await Promise.resolve();
    picked.push(picker.pick(topic, DISREGARD));
    await Promise.resolve();
    expect(catalogue.answers.count('saveStatus')).toBe(1);
    first.resolve();
    await Promise.all(picked);
    expect(sent()).toEqual([IMPORTANT, DISREGARD]);
    expect(toasts.shown).toHaveLength(1);
  });

  it('saves only where a walk over the picker ends, and Undo takes back the whole walk', async () => {
    const first = catalogue.answers.hold('saveStatus');
    const picked = [picker.pick(topic, 1)];
    await Promise.resolve();
    picked.push(picker.pick(topic, 0), picker.pick(topic, DISREGARD));
    first.resolve();
    await Promise.all(picked);
    expect(sent()).toEqual([1, DISREGARD]);
    expect(statuses.previous.get(topic.id)).toBe(MONITOR);
    toast()?.action?.run();
    expect(statuses.statusOf(topic)).toBe(MONITOR);
  });

  it('offers no Undo when the walk ends where it began', async () => {
    const first = catalogue.answers.hold('saveStatus');
    const picked = [picker.pick(topic, IMPORTANT)];
    await Promise.resolve();
    picked.push(picker.pick(topic, MONITOR));
    first.resolve();
    await Promise.all(picked);
    expect(sent()).toEqual([IMPORTANT, MONITOR]);
    expect(toast()).toMatchObject({ text: 'Status has been updated.' });
    expect(toast()?.action).toBeUndefined();
  });

  it('rolls back to what the server holds, not to a pick that was never saved', async () => {
    const first = catalogue.answers.hold('saveStatus');
    const picked = [picker.pick(topic, IMPORTANT)];
    await Promise.resolve();
    catalogue.answers.fail('saveStatus');
    picked.push(picker.pick(topic, DISREGARD));
    first.resolve();
    await Promise.all(picked);
    expect(statuses.statusOf(topic)).toBe(IMPORTANT);
    expect(toast()?.text).toBe('The status could not be saved. It is still Important.');
  });

  it('says nothing of a failure that a later pick has made good', async () => {
    catalogue.answers.fail('saveStatus');
    const failing = picker.pick(topic, IMPORTANT);
    await Promise.resolve();
    await Promise.all([failing, picker.pick(topic, DISREGARD)]);
    expect(statuses.statusOf(topic)).toBe(DISREGARD);
    expect(toast()?.text).toBe('Status has been updated.');
  });

  describe('after a failure that leaves open whether it was stored', () => {
    it.each(['network', 'malformed', 'server'] as const)('says that it is stored when it is: %s', async (kind) => {
      catalogue.add(aTopic({ ...topic, status: IMPORTANT }));
      catalogue.answers.fail('saveStatus', kind);
      await picker.pick(topic, IMPORTANT);
      expect(statuses.settledStatusOf(topic)).toBe(IMPORTANT);
      expect(toast()).toMatchObject({ tone: 'success', text: 'Status has been updated.', action: { label: 'Undo' } });
    });

    it('shows what is stored when that is another status', async () => {
      catalogue.add(aTopic({ ...topic, status: DISREGARD }));
      catalogue.answers.fail('saveStatus');
      await picker.pick(topic, IMPORTANT);
      expect(statuses.statusOf(topic)).toBe(DISREGARD);
      expect(toast()?.text).toBe('The status could not be saved. It is still Disregard.');
    });

    it('says that it is not known when the question is not answered either', async () => {
      catalogue.answers.fail('saveStatus');
      catalogue.answers.fail('byId');
      await picker.pick(topic, IMPORTANT);
      expect(statuses.statusOf(topic)).toBe(MONITOR);
      expect(toast()?.text).toBe(
        'No answer from the server. The status may not have been saved; before, it was Monitor.',
      );
      toast()?.action?.run();
      await settle();
      expect(sent()).toEqual([IMPORTANT]);
    });

    it('asks nothing after a plain refusal', async () => {
      catalogue.answers.fail('saveStatus', 'refused');
      await picker.pick(topic, IMPORTANT);
      expect(catalogue.answers.count('byId')).toBe(0);
    });
  });

  describe('without a connection', () => {
    const other = aTopic({ id: topic.id.replace('3', '4') as typeof topic.id, status: 0 });

    it('waits visibly, then sends each topic once, in order, with its last pick', async () => {
      connection.isOnline = false;
      const work = [picker.pick(topic, IMPORTANT), picker.pick(other, 1), picker.pick(topic, DISREGARD)];
      await settle();
      expect(sent()).toEqual([]);
      expect(statuses.statusOf(topic)).toBe(DISREGARD);
      expect([...statuses.waiting]).toEqual([other.id, topic.id]);
      connection.goOnline();
      await Promise.all(work);
      expect(catalogue.saved.map(({ id, status }) => [id, status])).toEqual([
        [other.id, 1],
        [topic.id, DISREGARD],
      ]);
      expect(statuses.waiting.size).toBe(0);
    });

    it('sends one after the other, so that a connection that has just come is not flooded', async () => {
      connection.isOnline = false;
      const first = catalogue.answers.hold('saveStatus');
      const work = [picker.pick(topic, IMPORTANT), picker.pick(other, 1)];
      await settle();
      connection.goOnline();
      await settle();
      expect(catalogue.answers.count('saveStatus')).toBe(1);
      first.resolve();
      await Promise.all(work);
      expect(catalogue.answers.count('saveStatus')).toBe(2);
    });

    it('sends nothing after a logout', async () => {
      connection.isOnline = false;
      const work = picker.pick(topic, IMPORTANT);
      await settle();
      statuses.clear();
      connection.goOnline();
      await work;
      expect(sent()).toEqual([]);
      expect(statuses.picked.size).toBe(0);
    });

    it('is waited for once: a device that is wrongly told to be offline gets an answer', async () => {
      connection.isOnline = false;
      for (let time = 0; time < 2; time++) catalogue.answers.fail('saveStatus');
      const work = picker.pick(topic, IMPORTANT);
      await settle();
      // It is reachable, but the browser goes on saying that it is offline.
      connection.goOnline();
      connection.isOnline = false;
      await settle();
      connection.goOnline();
      connection.isOnline = false;
      await work;
      expect(toast()?.text).toBe('The status could not be saved. It is still Monitor.');
      expect(catalogue.answers.count('saveStatus')).toBe(2);
    });

    it.each([
      ['stored', IMPORTANT, []],
      ['not stored', MONITOR, [IMPORTANT]],
    ] as const)(
      'that is lost on the way: asks what was stored (%s) before it sends again',
      async (_, stored, again) => {
        catalogue.add(aTopic({ ...topic, status: stored }));
        const first = catalogue.answers.hold('saveStatus');
        const work = picker.pick(topic, IMPORTANT);
        await settle();
        connection.isOnline = false;
        first.reject(new RequestFailure('network', 'lost'));
        await settle();
        expect(statuses.waiting.has(topic.id)).toBe(true);
        connection.goOnline();
        await work;
        expect(sent()).toEqual(again);
        expect(statuses.settledStatusOf(topic)).toBe(IMPORTANT);
      },
    );
  });

  it('keeps the topics apart', async () => {
    const other = aTopic({ id: topic.id.replace('3', '4') as typeof topic.id, status: 0 });
    await Promise.all([picker.pick(topic, IMPORTANT), picker.pick(other, DISREGARD)]);
    expect(statuses.statusOf(topic)).toBe(IMPORTANT);
    expect(statuses.statusOf(other)).toBe(DISREGARD);
  });
});
