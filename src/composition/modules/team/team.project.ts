import { loadOnce } from '../../../application/shared/load-once';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { Keep } from '../../../application/keep/keep';
import { RecordKeepers } from '../../../application/personal/record-keeper';
import { LogOutActs } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, DeviceStorage, Logger } from '../../../application/shared/browser-ports';
import { ProductSettings } from '../../../application/shared/product-settings';
import { HouseStyleStore } from '../../../application/team/house-style.store';
import { TeamOnDevice } from '../../../application/team/team-on-device';
import { TeamChanges } from '../../../application/team/team-changes';
import { LoadTeam, TeamLoader } from '../../../application/team/team-loader';
import { TeamNewsLine } from '../../../application/team/team-news-line';
import { TopicColumnSources } from '../../../application/workspace/topic-columns';
import { teamColumns } from '../../../application/team/team-sheet';
import { TeamStore } from '../../../application/team/team.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { CommandGroups } from '../../../application/commands/command';
import { FurtherCardTabs } from '../../../application/flashcards/further-card-tabs';
import { CARD_COMMANDS } from '../../../application/team/card-commands';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { SpinnerPage } from '../../../ui/kit/layout/spinner';
import { ReviewParts } from '../../../ui/worklist/review-parts';
import { contribute, type ProjectPart } from '../../module-manifest';
import { HouseStyleFields } from '../../../ui/team/house-style-fields';
import { provide, provideClass } from '../../provide';

const CardReason = late(async () => (await import('../../../ui/team/reason-card-part')).CardReason, {
  failure: 'nothing',
});
const CardTeamTab = late(async () => (await import('../../../ui/team/team-card-part')).CardTeamTab);

export const project: ProjectPart = {
  points: [HouseStyleFields],
  classes(options) {
    provideClass(options, TeamLoader, [LoadTeam, OpenLibrary, ProjectSignalsStore, WorkspaceStore, Clock, Logger]);
    provideClass(options, TeamChanges, [TeamStore]);
    provideClass(options, TeamNewsLine, [TeamStore, TeamChanges, WorkspaceStore, SessionStore, DeviceStorage]);
    provideClass(options, HouseStyleStore, [ProductSettings, TeamStore]);
    provideClass(options, TeamStore, [OpenLibrary, ProjectSignalsStore, TopicStatusStore, WorkspaceStore]);
  },
  tasks: [TeamLoader],
  contributes: [
    contribute(CommandGroups)([CARD_COMMANDS]),
    contribute(TopicColumnSources)((team) => [{ module: 'team', columns: () => teamColumns(team) }], [TeamStore]),
    contribute(FurtherCardTabs)((loader) => [{ name: 'Team', isOffered: () => loader.shared !== null }], [TeamLoader]),
    contribute(CardParts)([
      { module: 'team', place: 'below choice', Part: CardReason },
      { module: 'team', place: { tab: 'Team' }, Part: CardTeamTab },
    ]),
    contribute(RecordKeepers)((device) => [() => device.records()], [TeamOnDevice]),
    contribute(LogOutActs)((device) => [(owner) => void device.forgetTexts(owner)], [TeamOnDevice]),
    contribute(ReviewParts)([
      {
        module: 'team',
        tab: {
          id: 'team',
          label: 'Team',
          Tab: late(async () => (await import('../../../ui/team/team-tab')).TeamTab, { Fallback: SpinnerPage }),
        },
      },
    ]),
  ],
  adapters(options, container) {
    const load: LoadTeam = loadOnce(async () => (await import('./loaded')).addTeam(container));
    provide(options, LoadTeam, () => load, []);
    provide(
      options,
      TeamOnDevice,
      (keep) => ({
        records: async () => (await import('./late-device')).teamRecords(keep),
        forgetTexts: async (owner) => (await import('./late-device')).forgetTexts(keep, owner),
      }),
      [Keep],
    );
  },
};
