import { DecisionHistory } from '../../../application/decisions/decision-history';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { ExploreAddress } from '../../../application/filters/explore-address';
import { FilterOptions } from '../../../application/filters/filter-options';
import { RecentCardsStore } from '../../../application/flashcards/recent-cards.store';
import { FurtherMatters, HomeStrips } from '../../../application/home/home-strips';
import { MapWindows } from '../../../application/home/map-windows';
import { HomeViewModel } from '../../../application/home/home.view-model';
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
    provideClass(options, HomeViewModel, [
      ProjectListsStore,
      ProjectSignalsStore,
      WorkspaceStore,
      SessionStore,
      LocalTime,
      Navigator,
      RecordUsage,
      FilterOptions,
    ]);
    provideClass(options, StartSteps, [
      DeviceStorage,
      SessionStore,
      WorkspaceStore,
      ProjectSignalsStore,
      TopicStatusStore,
      Navigator,
      DecisionHistory,
    ]);
    provideClass(options, PersonalOverview, [
      ProjectSignalsStore,
      WorkspaceStore,
      ProjectFacts,
      VisitStore,
      RecentCardsStore,
      SavedViewsStore,
      StarsStore,
      Navigator,
      ExploreAddress,
    ]);
  },
  tasks: [StartSteps],
};
