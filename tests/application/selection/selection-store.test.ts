import { beforeEach, describe, expect, it } from 'vitest';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SessionStore } from '../../../src/application/session/session.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, TWO } from '../personal/library-platform';

const TOPICS = topics(6);
const IDS = TOPICS.map(({ id }) => id);
const at = (...positions: readonly number[]): TopicId[] => positions.map((position) => IDS[position] as TopicId);

describe('the selection', () => {
  let platform: TestPlatform;
  let selection: SelectionStore;
  const ids = () => [...selection.ids];

  beforeEach(async () => {
    platform = await libraryPlatform((it) => (it.signals.everyTopic = TOPICS));
    selection = platform.get(SelectionStore);
  });

  it('adds and removes a topic', () => {
    for (const id of at(2, 0, 2)) selection.toggle(id);
    expect([ids(), selection.count, selection.has(IDS[0] as TopicId)]).toEqual([at(0), 1, true]);
    expect(selection.topics).toEqual([TOPICS[0]]);
  });

  it.each([
    ['down', 1, 3],
    ['up', 3, 1],
  ])('takes a range %s, both ends included', (_way, from, to) => {
    selection.toggle(IDS[from] as TopicId);
    selection.range(IDS[to] as TopicId, IDS);
    expect(ids().sort()).toEqual(at(1, 2, 3));
  });

  it('begins where a range has no beginning in the list', () => {
    selection.range(IDS[2] as TopicId, IDS);
    selection.range(IDS[4] as TopicId, at(4, 5));
    expect(ids()).toEqual(at(2, 4));
  });

  it('takes and leaves all that are listed', () => {
    selection.toggle(IDS[0] as TopicId);
    selection.selectAll(at(1, 0, 2));
    expect([ids(), selection.hasAll(at(1, 2)), selection.hasAll([])]).toEqual([at(0, 1, 2), true, false]);
    selection.deselect(at(0, 2));
    expect(ids()).toEqual(at(1));
    selection.clear();
    expect(selection.count).toBe(0);
  });

  it('never holds what the project does not have', async () => {
    selection.selectAll([...at(0, 1), entityId('99')]);
    expect(ids()).toEqual(at(0, 1));
    platform.signals.everyTopic = TOPICS.slice(1);
    await platform.get(ProjectSignalsStore).topics.reload();
    expect(ids()).toEqual(at(1));
  });

  it('survives a reload, and waits for the topics', async () => {
    selection.selectAll(at(3, 4));
    const reloaded = await libraryPlatform((it) => {
      it.signals.everyTopic = TOPICS;
      Object.assign(it, { tab: platform.tab });
    });
    const store = reloaded.get(SelectionStore);
    expect([...store.ids]).toEqual(at(3, 4));
    reloaded.get(ProjectSignalsStore).clear();
    expect(store.count).toBe(0);
  });

  it('belongs to one project', async () => {
    selection.selectAll(at(0, 1));
    await openProject(platform, TWO);
    expect(selection.count).toBe(0);
    selection.toggle(IDS[5] as TopicId);
    await openProject(platform, ONE);
    expect(ids()).toEqual(at(0, 1));
  });

  it.each([
    ['another user', aMember({ userId: 'auth|noor' })],
    ['the same user', aMember()],
  ])('is gone after a logout, for %s', async (_who, member) => {
    selection.selectAll(at(0, 1));
    await platform.get(SessionStore).signOut();
    expect(selection.count).toBe(0);
    platform.auth.arriving = member;
    await platform.get(SessionStore).signIn();
    await openProject(platform, ONE);
    expect(selection.count).toBe(0);
    expect(platform.tab.keys.filter((key) => key.startsWith('selection'))).toEqual([]);
  });

  it.each(['{', '{}', '7', '[null, {}]'])('ignores what else the storage holds: %s', (text) => {
    platform.tab.set(selection.storageKey ?? '', text);
    expect(selection.count).toBe(0);
  });

  it('sends one event when it begins', async () => {
    selection.selectAll(at(0, 1));
    selection.toggle(IDS[2] as TopicId);
    await settle();
    const window_url = 'https://platform.example/homepage/1';
    expect(platform.tracker.payloads('clicked_on_select')).toEqual([{ sow_id: ONE, topic_count: 2, window_url }]);
  });
});
