import { getObserverTree } from 'mobx';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../src/application/session/session.store';
import { OpenLibrary } from '../../src/application/personal/open-library';
import { OpenProject } from '../../src/application/workspace/open-project';
import { ProjectSignalsStore } from '../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../src/application/workspace/workspace.store';
import { loadProjectParts } from '../../src/composition/project-parts';
import { entityId } from '../../src/domain/shared/entity-id';
import { aTopic } from '../builders/topic-mother';
import { settle } from '../fakes/settle';
import { TestPlatform } from '../fakes/test-platform';

const parts = await loadProjectParts();
const tasks = parts.flatMap(({ tasks: own = [] }) => own);
/** Only the live mode has a support chat; its own test says that it stops. */
const OF_ONE_MODE = ['ReportToSupportChat'];
const nameOf = (task: (typeof tasks)[number]): string => (typeof task === 'function' ? task.name : String(task));

/** A page with an open project whose requests are answered, and nothing under way. */
async function page(): Promise<TestPlatform> {
  const platform = new TestPlatform({ path: '/homepage/1' });
  platform.signals.everyTopic = [aTopic()];
  platform.topics.add(aTopic());
  platform.get(OpenLibrary).start();
  await platform.enter();
  platform.get(OpenProject).open(entityId('1'), (load) => {
    load();
    return () => {};
  });
  await settle();
  platform.clock.advance(60_000);
  await settle();
  return platform;
}

/** What would call back: timers, listeners to the page, and reactions to what every task follows. */
function heldBy(platform: TestPlatform): readonly number[] {
  const followed = [
    [platform.get(SessionStore), 'state'],
    [platform.get(WorkspaceStore), 'currentId'],
    [platform.get(ProjectSignalsStore).topics, 'state'],
  ] as const;
  const observers = followed.map(([store, name]) => getObserverTree(store, name).observers?.length ?? 0);
  return [platform.clock.waiting, platform.page.watching, ...observers];
}

async function run(platform: TestPlatform, task: (typeof tasks)[number]): Promise<void> {
  const stop = platform.get(task).start();
  await settle();
  // Long enough for what repeats; then in the middle of what waits after a return to the page.
  platform.clock.advance(700_000);
  await settle();
  platform.page.hide();
  platform.page.show();
  await settle();
  // What waits for quiet begins to wait anew with each answer.
  for (const growth of [0.1, 0.2]) {
    platform.signals.everyTopic = [aTopic({ growth })];
    await platform.get(ProjectSignalsStore).topics.reload();
    await settle();
  }
  stop();
  await settle();
}

describe('what runs beside the screens', () => {
  it.each(tasks.map((task) => [nameOf(task), task] as const).filter(([name]) => !OF_ONE_MODE.includes(name)))(
    'leaves nothing behind when it stops: %s',
    async (_, task) => {
      const platform = await page();
      // What it makes for the first time lives as long as the page.
      await run(platform, task);
      platform.clock.advance(60_000);
      await settle();
      const before = heldBy(platform);
      await run(platform, task);
      expect(heldBy(platform)).toEqual(before);
    },
  );
});
