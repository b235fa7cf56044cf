import { describe, expect, it } from 'vitest';
import { ForesightViewModel } from '../../../src/application/foresight/foresight.view-model';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { SessionStore } from '../../../src/application/session/session.store';
import { ProjectListsStore } from '../../../src/application/workspace/project-lists.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { anInsight } from '../../builders/insight-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = entityId<'sow'>('1');

describe('the insights and platforms of a project', () => {
  it('are requested once for all callers', async () => {
    const platform = new TestPlatform();
    platform.get(ProjectListsStore).loadInBackground(SOW);
    platform.get(ForesightViewModel).load(SOW);
    await settle();
    platform.get(ProjectListsStore).loadInBackground(SOW);
    expect(platform.insights.answers.count('ofSow')).toBe(1);
    expect(platform.platforms.answers.count('ofSow')).toBe(1);
  });

  it('lead to no error page where they are only looked up', async () => {
    const platform = new TestPlatform();
    platform.insights.answers.fail('ofSow', 'server');
    platform.get(ProjectListsStore).loadInBackground(SOW);
    await settle();
    expect(platform.navigator.path).toBe('/homepage/1');
    expect(platform.logger.errors).toHaveLength(1);
  });

  it('lead the screen that waits for them to the error page', async () => {
    const platform = new TestPlatform({ path: '/foresight/1' });
    const gate = platform.insights.answers.hold('ofSow');
    platform.get(ForesightViewModel).load(SOW);
    platform.get(ProjectListsStore).loadInBackground(SOW);
    platform.insights.answers.fail('ofSow', 'server');
    gate.reject(new Error('gone'));
    await settle();
    await platform.get(ForesightViewModel).insights.reload();
    expect(platform.navigator.path).toBe('/500');
  });

  it('are requested again by the screen after they failed for a caller that only looked them up', async () => {
    const platform = new TestPlatform();
    platform.insights.everyInsight = [anInsight()];
    platform.insights.answers.fail('ofSow');
    platform.get(ProjectListsStore).loadInBackground(SOW);
    await settle();
    const foresight = platform.get(ForesightViewModel);
    foresight.load(SOW);
    await settle();
    expect(foresight.insights.value).toHaveLength(1);
  });

  it('are forgotten with the user', async () => {
    const platform = new TestPlatform();
    platform.insights.everyInsight = [anInsight()];
    await platform.enter();
    const stop = platform.get(ClearUserData).start();
    const reading = platform.get(ProjectListsStore);
    reading.loadInBackground(SOW);
    await settle();
    expect(reading.insights.value).toHaveLength(1);
    await platform.get(SessionStore).signOut();
    await settle();
    expect(reading.insights.value).toBeNull();
    stop();
  });
});
