import { DecisionHistory } from '../../../application/decisions/decision-history';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { ExploreAddress } from '../../../application/filters/explore-address';
import { DataComparison } from '../../../application/filters/data-comparison';
import { RecentCardsStore } from '../../../application/flashcards/recent-cards.store';
import { FurtherMatters, HomeStrips } from '../../../application/home/home-strips';
import { MapWindows } from '../../../application/home/map-windows';
import { HomeViewModel } from '../../../application/home/home.view-model';
import { HomeBanner } from '../../../application/home/home-banner';
import { HomePaths } from '../../../application/home/home-paths';
import { PersonalSignals } from '../../../application/home/personal-signals';
import { SavedViewRows } from '../../../application/home/saved-view-rows';
import { StartRecords } from '../../../application/home/start-records';
import { PersonalOverview } from '../../../application/home/personal-overview';
import { StartSteps } from '../../../application/home/start-steps';
import { SavedViewsStore } from '../../../application/personal/saved-views.store';
import { StarsStore } from '../../../application/personal/stars.store';
import { VisitStore } from '../../../application/personal/visit.store';
import { ProjectFacts } from '../../../application/query/project-facts';
import { SessionStore } from '../../../application/session/session.store';
import { DeviceStorage } from '../../../application/shared/browser-ports';
import { LocalTime } from '../../../application/shared/local-time';
import { Navigator } from '../../../application/shared/navigator';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import type { ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [HomeStrips, FurtherMatters],
  classes(options) {
    provideClass(options, MapWindows, [ProjectSignalsStore]);
    provideClass(options, HomeBanner, [
      ProjectListsStore,
      ProjectSignalsStore,
      WorkspaceStore,
      DataComparison,
      SessionStore,
      LocalTime,
    ]);
    provideClass(options, HomeViewModel, [HomeBanner, ProjectListsStore, WorkspaceStore, Navigator, RecordUsage]);
    provideClass(options, StartRecords, [DeviceStorage, SessionStore]);
    provideClass(options, StartSteps, [
      StartRecords,
      WorkspaceStore,
      ProjectSignalsStore,
      TopicStatusStore,
      Navigator,
      DecisionHistory,
    ]);
    provideClass(options, PersonalSignals, [ProjectSignalsStore, VisitStore, RecentCardsStore, StarsStore]);
    provideClass(options, SavedViewRows, [
      SavedViewsStore,
      ProjectFacts,
      VisitStore,
      ProjectSignalsStore,
      WorkspaceStore,
      ExploreAddress,
    ]);
    provideClass(options, HomePaths, [ExploreAddress, WorkspaceStore]);
    provideClass(options, PersonalOverview, [WorkspaceStore, VisitStore, PersonalSignals, SavedViewRows, HomePaths]);
  },
  tasks: [StartSteps],
};
