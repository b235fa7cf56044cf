import { SampleTeams } from '../../src/application/team/open-sample';
import { NewId } from '../../src/application/team/team-acts';
import { TeamFolders } from '../../src/application/team/team-folder';
import { LoadTeam } from '../../src/application/team/team-loader';
import { TeamOnDevice } from '../../src/application/team/team-on-device';
import { TeamStorage } from '../../src/application/team/team-storage';
import type { BindOptions } from '../../src/composition/module-manifest';
import { provideTeam, teamTools } from '../../src/composition/modules/team/loaded';
import { provide } from '../../src/composition/provide';
import { FakeTeamFolders } from './fake-team-folders';
import { FakeTeamStorage, NO_EARLIER_TEAM } from './fake-team-storage';
import type { TestPlatform } from './test-platform';

interface FakeTeam {
  storage: FakeTeamStorage;
  readonly folders: FakeTeamFolders;
}

const all = new WeakMap<TestPlatform, FakeTeam>();

/** Of all platforms, so that two browsers of one test never make the same. */
let ids = 0;

/** What a platform's browser has of its team. */
export function teamOf(platform: TestPlatform): FakeTeam {
  const team = all.get(platform) ?? { storage: new FakeTeamStorage(), folders: new FakeTeamFolders() };
  all.set(platform, team);
  return team;
}

/** The same in both modes. */
export function browserFakes(options: BindOptions, platform: TestPlatform): void {
  provideTeam(options);
  provide(options, LoadTeam, () => async () => teamTools(platform), []);
  provide(options, TeamOnDevice, () => NO_EARLIER_TEAM, []);
  provide(options, TeamStorage, () => teamOf(platform).storage, []);
  provide(options, TeamFolders, () => teamOf(platform).folders, []);
  provide(options, SampleTeams, () => ({ open: async () => null }), []);
  provide(options, NewId, () => () => (ids += 1).toString(16).padStart(8, '0'), []);
}
