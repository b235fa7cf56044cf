import type { ContainerModuleLoadOptions } from 'inversify';
import { ExploreAddress } from '../../application/explore/explore-address';
import { ExploreCharts } from '../../application/explore/explore-charts';
import { FilterOptions } from '../../application/explore/filter-options';
import { ExploreViewModel } from '../../application/explore/explore.view-model';
import { ExportChart } from '../../application/explore/export-chart';
import { OpenFromChart } from '../../application/explore/open-from-chart';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { SessionStore } from '../../application/session/session.store';
import { Clock } from '../../application/shared/clock';
import { FailurePolicy } from '../../application/shared/failure-policy';
import { Logger } from '../../application/shared/logger';
import { Navigator } from '../../application/shared/navigator';
import { ProductSettings } from '../../application/shared/product-settings';
import { ToastStore } from '../../application/shell/toast.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { SowCatalogue } from '../../application/workspace/sow-catalogue';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { provideClass } from '../provide';

/** The explore screen; a part of the features' module. */
export function provideExplore(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provideClass(options, ExploreAddress, [Navigator]);
  provideClass(options, FilterOptions, [
    ExploreAddress,
    SowCatalogue,
    SessionStore,
    ProjectSignalsStore,
    ProductSettings,
    FailurePolicy,
  ]);
  provideClass(options, ExploreViewModel, [ExploreAddress, FilterOptions, WorkspaceStore]);
  provideClass(options, OpenFromChart, [OpenFlashcard, Logger]);
  provideClass(options, ExploreCharts, [ProjectSignalsStore, TopicStatusStore]);
  provideClass(options, ExportChart, [ExploreCharts, WorkspaceStore, Clock, ToastStore, Logger]);
}
