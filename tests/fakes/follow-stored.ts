import { FollowStatuses } from '../../src/application/decisions/follow-statuses';
import { ReloadStatuses } from '../../src/application/decisions/reload-statuses';
import { SettleDoubts } from '../../src/application/decisions/settle-doubts';
import type { TestPlatform } from './test-platform';

/** What keeps the statuses that are shown equal to those that are stored. */
export function followStored(platform: TestPlatform): void {
  for (const task of [FollowStatuses, ReloadStatuses, SettleDoubts])
    platform.get<{ start(): () => void }>(task).start();
}
