import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { SessionStore } from '../../../src/application/session/session.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
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

  it('names nobody after a logout', async () => {
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
    expect(platform.get(ProjectSignalsStore).topics.value).toHaveLength(1);
    await platform.get(SessionStore).signOut();
    expect(platform.get(WorkspaceStore).sow.value).toBeNull();
    expect(platform.get(ProjectSignalsStore).topics.value).toBeNull();
  });
});
