import { OpenLibrary } from '../../../src/application/personal/open-library';
import type { LibraryScope } from '../../../src/application/personal/personal-library';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { OpenProject } from '../../../src/application/workspace/open-project';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { aMember } from '../../builders/user-mother';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

export const ONE: SowId = entityId('1');
export const TWO: SowId = entityId('2');

export function scopeOf(sowId: SowId, userId = 'auth|maya', organisationId = 'org_northwind'): LibraryScope {
  return { organisationId, userId, sowId };
}

/** Two projects, with the library's background tasks running and project 1 open. */
export async function libraryPlatform(prepare: (platform: TestPlatform) => void = () => {}): Promise<TestPlatform> {
  const platform = new TestPlatform({ path: '/homepage/1', user: aMember() });
  platform.sows.sows = [aSow(), aSow({ id: TWO, name: 'Other' })];
  prepare(platform);
  platform.get(ClearUserData).start();
  platform.get(OpenLibrary).start();
  await platform.enter();
  await settle();
  return platform;
}

/** As the screens do it. */
export async function openProject(platform: TestPlatform, sow: SowId): Promise<void> {
  platform.navigator.go(`/homepage/${sow}`);
  platform.get(OpenProject).open(sow, (load) => {
    load();
    return () => {};
  });
  await settle();
}
