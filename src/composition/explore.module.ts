import type { ContainerModuleLoadOptions } from 'inversify';
import { ExploreAddress } from '../application/explore/explore-address';
import { ExploreCharts } from '../application/explore/explore-charts';
import { ExploreOffer } from '../application/explore/filter-options';
import { ExploreViewModel } from '../application/explore/explore.view-model';
import { ExportChart } from '../application/explore/export-chart';
import { OpenFromChart } from '../application/explore/open-from-chart';
import { OpenFlashcard } from '../application/flashcards/open-flashcard';
import { TopicStatusStore } from '../application/flashcards/topic-status.store';
import { SessionStore } from '../application/session/session.store';
import { Clock } from '../application/shared/clock';
import { FailurePolicy } from '../application/shared/failure-policy';
import { Logger } from '../application/shared/logger';
import { Navigator } from '../application/shared/navigator';
import { ProductSettings } from '../application/shared/product-settings';
import { ToastStore } from '../application/shell/toast.store';
import { ProjectSignalsStore } from '../application/workspace/project-signals.store';
import { SowCatalogue } from '../application/workspace/sow-catalogue';
import { WorkspaceStore } from '../application/workspace/workspace.store';
import { provide } from './provide';

/** The explore screen; a part of the features' module. */
export function provideExplore(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provide(options, ExploreAddress, (navigator) => new ExploreAddress(navigator), [Navigator]);
  provide(
    options,
    ExploreOffer,
    (address, catalogue, session, signals, settings, failures) =>
      new ExploreOffer(address, catalogue, session, signals, settings, failures),
    [ExploreAddress, SowCatalogue, SessionStore, ProjectSignalsStore, ProductSettings, FailurePolicy],
  );
  provide(options, ExploreViewModel, (address, offer, workspace) => new ExploreViewModel(address, offer, workspace), [
    ExploreAddress,
    ExploreOffer,
    WorkspaceStore,
  ]);
  provide(options, OpenFromChart, (open, logger) => new OpenFromChart(open, logger), [OpenFlashcard, Logger]);
  provide(options, ExploreCharts, (signals, statuses) => new ExploreCharts(signals, statuses), [
    ProjectSignalsStore,
    TopicStatusStore,
  ]);
  provide(
    options,
    ExportChart,
    (charts, workspace, clock, toasts, logger) => new ExportChart(charts, workspace, clock, toasts, logger),
    [ExploreCharts, WorkspaceStore, Clock, ToastStore, Logger],
  );
}
