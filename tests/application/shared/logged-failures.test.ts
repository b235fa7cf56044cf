import { describe, expect, it } from 'vitest';
import { ExploreViewModel } from '../../../src/application/filters/explore.view-model';
import { ForesightViewModel } from '../../../src/application/foresight/foresight.view-model';
import { HomeViewModel } from '../../../src/application/home/home.view-model';
import { PlatformsViewModel } from '../../../src/application/platforms/platforms.view-model';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW: SowId = entityId('1');

/** What is fetched, how its failure is planted, and what asks for it. */
const FETCHES: readonly [
  what: string,
  message: string,
  plant: (platform: TestPlatform) => void,
  ask: (platform: TestPlatform) => void,
][] = [
  [
    'the sows',
    'Failed to get sows:',
    ({ sows }) => sows.answers.fail('list'),
    (platform) => void platform.get(WorkspaceStore).retrySows(),
  ],
  [
    'the permissions',
    'Failed to get permissions:',
    ({ sows }) => sows.answers.fail('settings'),
    (platform) => void platform.get(WorkspaceStore).settings.reload(),
  ],
  [
    'the topics',
    'Failed to fetch topics:',
    ({ signals }) => signals.answers.fail('topics'),
    (platform) => void platform.get(ProjectSignalsStore).topics.reload(),
  ],
  [
    'the trends',
    'Failed to fetch trends:',
    ({ signals }) => signals.answers.fail('trends'),
    (platform) => void platform.get(ProjectSignalsStore).trends.reload(),
  ],
  [
    'the versions',
    'Failed to fetch versions:',
    ({ sows }) => sows.answers.fail('versions'),
    (platform) => void platform.get(ExploreViewModel).enter(SOW),
  ],
  [
    'the shifts',
    'Failed to fetch data:',
    ({ shifts }) => shifts.answers.fail('ofSow'),
    (platform) => platform.get(HomeViewModel).load(SOW),
  ],
  [
    'the opportunities',
    'Failed to fetch opportunities:',
    ({ platforms }) => platforms.answers.fail('ofSow'),
    (platform) => platform.get(PlatformsViewModel).load(SOW),
  ],
  [
    'the insights',
    'Failed to fetch data:',
    ({ insights }) => insights.answers.fail('ofSow'),
    (platform) => platform.get(ForesightViewModel).load(SOW),
  ],
];

describe('a failed fetch', () => {
  it.each(FETCHES)('of %s is only logged, as %j: no page, no toast', async (_what, message, plant, ask) => {
    const platform = new TestPlatform({ path: '/data/1' });
    await platform.enter();
    await settle();
    plant(platform);
    ask(platform);
    await settle();
    expect(platform.logger.errors.map((entry) => entry.message)).toEqual([message]);
    expect(platform.navigator.path).toBe('/data/1');
    expect(platform.get(ToastStore).shown).toEqual([]);
  });

  it('of the sow, which is the check of the project, is logged and leads to /router', async () => {
    const platform = new TestPlatform({ path: '/data/1' });
    platform.sows.answers.fail('byId', 'refused');
    await platform.enter();
    await settle();
    expect(platform.logger.errors.map((entry) => entry.message)).toEqual(['Failed to get sow:']);
    expect(platform.navigator.path).toBe('/router');
  });
});
