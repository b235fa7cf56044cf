import { describe, expect, it } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { SessionStore } from '../../../src/application/session/session.store';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { OpenProject } from '../../../src/application/workspace/open-project';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const one: SowId = entityId('1');
const other: SowId = entityId('2');

async function aPlatform() {
  const platform = new TestPlatform();
  platform.sows.sows = [aSow({ id: one }), aSow({ id: other, name: 'Mobility 2035' })];
  platform.signals.everyTopic = [aTopic()];
  await platform.get(SessionStore).start();
  const idle: (() => void)[] = [];
  const later = (callback: () => void) => {
    idle.push(callback);
    return () => void idle.splice(idle.indexOf(callback), 1);
  };
  return {
    platform,
    signals: platform.get(ProjectSignalsStore),
    workspace: platform.get(WorkspaceStore),
    enter: (sow: SowId) => platform.get(OpenProject).open(sow, later),
    becomeIdle: () => {
      for (const callback of idle.splice(0)) callback();
    },
  };
}

describe('entering a project', () => {
  it('loads the project, its settings and the list of projects, and the topics and trends after them', async () => {
    const { platform, workspace, signals, enter, becomeIdle } = await aPlatform();
    enter(one);
    await settle();
    expect(workspace.currentName).toBe('Consumer Goods 2035');
    expect(platform.sows.answers.calls.toSorted()).toEqual(['byId', 'list', 'settings']);
    expect(platform.signals.answers.calls).toEqual([]);
    becomeIdle();
    await settle();
    expect(signals.topics.value).toHaveLength(1);
  });

  it('keeps the address where the service does not answer, and loads everything once it does', async () => {
    const { platform, workspace, signals, enter, becomeIdle } = await aPlatform();
    platform.navigator.go('/review/1?tab=board');
    for (const call of ['byId', 'list', 'settings'] as const) platform.sows.answers.fail(call);
    enter(one);
    await settle();
    expect(platform.navigator.path).toBe('/review/1?tab=board');
    expect(workspace.outOfReachSince).toEqual(platform.clock.now());
    expect(platform.signals.answers.calls).toEqual([]);
    await workspace.retryProject();
    becomeIdle();
    await settle();
    expect(workspace.outOfReachSince).toBeNull();
    expect([workspace.sow, workspace.settings, workspace.sows].map(({ state }) => state.kind)).toEqual([
      'ready',
      'ready',
      'ready',
    ]);
    expect(signals.topics.value).toHaveLength(1);
    expect(platform.navigator.path).toBe('/review/1?tab=board');
  });

  it('never asks for the topics of a project that fails its check, and goes to /router', async () => {
    const { platform, enter, becomeIdle } = await aPlatform();
    enter(entityId('foreign'));
    await settle();
    becomeIdle();
    await settle();
    expect(platform.signals.answers.calls).toEqual([]);
    expect(platform.navigator.path).toBe('/router');
  });

  it.each([
    ['byId', 'settings'],
    ['settings', 'byId'],
  ] as const)('leads to /router when the project is not there, and %s says so before %s', async (...order) => {
    const { platform, enter } = await aPlatform();
    const { answers } = platform.sows;
    const gates = { byId: answers.hold('byId'), settings: answers.hold('settings') };
    enter(entityId('foreign'));
    await settle();
    for (const call of order) {
      gates[call].reject(new RequestFailure('not-found', 'gone'));
      await settle();
      expect(platform.navigator.path).not.toBe('/404');
    }
    expect(platform.navigator.path).toBe('/router');
    const [{ toast } = {}] = platform.get(ToastStore).shown;
    expect(toast?.text).toBe('The project of this link was not found: it does not exist, or you have no access to it.');
  });

  it('says of a project of another browser where its data is', async () => {
    const { platform, enter } = await aPlatform();
    const gate = platform.sows.answers.hold('byId');
    enter(entityId('own-12345678'));
    await settle();
    gate.reject(new RequestFailure('not-found', 'gone'));
    await settle();
    expect(platform.get(ToastStore).shown[0]?.toast.text).toMatch(/not in this browser/);
  });

  it('leads to /404 when the project is there, but not its settings', async () => {
    const { platform, enter } = await aPlatform();
    platform.sows.answers.fail('settings', 'not-found');
    enter(one);
    await settle();
    expect(platform.navigator.path).toBe('/404');
  });

  it('forgets what a project lacked when it is left, though one comes back before it is there', async () => {
    const { platform, enter } = await aPlatform();
    platform.sows.answers.fail('settings', 'not-found');
    const gates = [one, other, one].map(() => platform.sows.answers.hold('byId'));
    for (const sow of [one, other, one]) {
      enter(sow);
      await settle();
    }
    for (const gate of gates) gate.resolve();
    await settle();
    expect(platform.navigator.path).not.toBe('/404');
  });

  it('is tried anew for a project that was refused before', async () => {
    const { platform, workspace, enter } = await aPlatform();
    const late: SowId = entityId('3');
    enter(late);
    await settle();
    expect([platform.navigator.path, workspace.sow.state.kind]).toEqual(['/router', 'idle']);
    platform.sows.sows = [...platform.sows.sows, aSow({ id: late, name: 'Late' })];
    enter(late);
    await settle();
    expect(workspace.currentName).toBe('Late');
  });

  it('puts the topics of the old project away at once', async () => {
    const { signals, enter, becomeIdle } = await aPlatform();
    const leave = enter(one);
    await settle();
    becomeIdle();
    await settle();
    leave();
    enter(other);
    expect(signals.topics.value).toBeNull();
  });

  it('forgets about the topics when one leaves before they were asked for', async () => {
    const { platform, enter, becomeIdle } = await aPlatform();
    const leave = enter(one);
    await settle();
    leave();
    becomeIdle();
    expect(platform.signals.answers.calls).toEqual([]);
  });
});

describe('topics that a screen has asked for and not got', () => {
  it('are not asked for again behind its back: it offers another try', async () => {
    const { platform, signals, enter, becomeIdle } = await aPlatform();
    platform.signals.answers.fail('topics');
    enter(one);
    await settle();
    await signals.topics.load(one);
    becomeIdle();
    await settle();
    expect(signals.topics.state.kind).toBe('failed');
    expect(platform.signals.answers.count('topics')).toBe(1);
    expect(signals.trends.state.kind).toBe('ready');
  });
});

describe('what a project offers', () => {
  it('is known when both the project and its settings have answered, or failed to', async () => {
    const { platform, workspace, enter } = await aPlatform();
    const gate = platform.sows.answers.hold('settings');
    enter(one);
    await settle();
    expect(workspace.areFeaturesKnown).toBe(false);
    gate.resolve();
    await settle();
    expect(workspace.areFeaturesKnown).toBe(true);
  });
});
