import { beforeEach, describe, expect, it } from 'vitest';
import { AskStore } from '../../../src/application/ask/ask.store';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { SearchStore } from '../../../src/application/search/search.store';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { SessionStore } from '../../../src/application/session/session.store';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

describe('an error report', () => {
  let platform: TestPlatform;

  beforeEach(() => {
    platform = new TestPlatform({ path: '/homepage/1' });
    platform.get(ClearUserData).start();
  });

  it.each([
    ['topic', 'topic_id'],
    ['trend', 'trend_id'],
  ] as const)('of a failed fetch of a %s carries its id and the user', async (type, parameter) => {
    await platform.enter();
    platform.get(FlashcardStore).start();
    platform[`${type}s`].answers.fail('byId');
    platform.navigator.go(`/homepage/1?${parameter}=7`);
    await settle();
    expect(platform.reporter.reports.map(({ context }) => context)).toEqual([{ [parameter]: '7' }]);
    expect(platform.reporter.user).toMatchObject({ userId: 'auth|maya', orgId: 'org_northwind' });
  });

  it('names no user after a logout', async () => {
    await platform.enter();
    await platform.get(SessionStore).signOut();
    expect(platform.reporter.user).toBeNull();
  });
});

describe('a logout', () => {
  it('forgets the project and its topics', async () => {
    const platform = new TestPlatform();
    platform.signals.everyTopic = [aTopic()];
    platform.get(ClearUserData).start();
    await platform.enter();
    const search = platform.get(SearchStore);
    const assistant = platform.get(AskStore);
    search.setQuery('packaging');
    assistant.handOver('What is refill?', { ...EVERY_TOPIC, limit: 3 }, aSow().id);
    expect(platform.get(ProjectSignalsStore).topics.value).toHaveLength(1);
    await platform.get(SessionStore).signOut();
    expect(platform.get(WorkspaceStore).sow.value).toBeNull();
    expect(platform.get(ProjectSignalsStore).topics.value).toBeNull();
    expect([search.query, assistant.words, assistant.isStart, assistant.earlier]).toEqual(['', '', true, []]);
  });

  describe('after a status was picked', () => {
    const MONITOR = 2;
    const IMPORTANT = 3;
    const topic = aTopic({ status: MONITOR });
    let platform: TestPlatform;
    let statuses: TopicStatusStore;

    beforeEach(async () => {
      platform = new TestPlatform();
      statuses = platform.get(TopicStatusStore);
      platform.get(ClearUserData).start();
      await platform.enter();
    });

    it('forgets the personal statuses: the next user sees the loaded ones', async () => {
      await platform.get(PickTopicStatus).pick(topic, IMPORTANT);
      expect(statuses.statusOf(topic)).toBe(IMPORTANT);
      expect(statuses.settledStatusOf(topic)).toBe(IMPORTANT);
      expect(statuses.previous.get(topic.id)).toBe(MONITOR);
      await platform.get(SessionStore).signOut();
      expect(statuses.statusOf(topic)).toBe(MONITOR);
      expect(statuses.settledStatusOf(topic)).toBe(MONITOR);
      expect(statuses.previous.has(topic.id)).toBe(false);
    });

    it.each(['resolve', 'reject'] as const)('ignores a save that ends afterwards: %s', async (ending) => {
      const saving = platform.topics.answers.hold('saveStatus');
      const picked = platform.get(PickTopicStatus).pick(topic, IMPORTANT);
      await settle();
      expect(platform.topics.answers.count('saveStatus')).toBe(1);
      await platform.get(SessionStore).signOut();
      expect(statuses.saving.size).toBe(0);
      if (ending === 'resolve') saving.resolve();
      else saving.reject(new RequestFailure('network', 'No answer'));
      await picked;
      expect(statuses.picked.size).toBe(0);
      expect(statuses.settled.size).toBe(0);
    });
  });
});
