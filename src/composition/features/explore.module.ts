import type { ContainerModuleLoadOptions } from 'inversify';
import { ExploreAddress } from '../../application/filters/explore-address';
import { ExternalCharts } from '../../application/filters/chart-frame';
import { ExploreCharts } from '../../application/charts/explore-charts';
import { ExploreQuery } from '../../application/filters/explore-query';
import { ExploreViewModel } from '../../application/filters/explore.view-model';
import { ExportChart } from '../../application/charts/export-chart';
import { FilterOptions } from '../../application/filters/filter-options';
import { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { OpenFromChart, OpenFlashcard } from '../../application/workspace/open-flashcard';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { LoadAskBar } from '../../application/query/load-ask-bar';
import { loadOnce } from '../../application/shared/load-once';
import { AskSources } from '../../application/query/ask-sources';
import { ownFacts } from '../../application/library/personal-library';
import { ProjectFacts } from '../../application/query/project-facts';
import { SessionStore } from '../../application/session/session.store';
import { Clock, Logger } from '../../application/shared/browser-ports';
import { FailurePolicy } from '../../application/shared/request-failure';
import { Navigator } from '../../application/shared/navigator';
import { LocalTime } from '../../application/shared/local-time';
import { ProductSettings } from '../../application/shared/product-settings';
import { ToastStore } from '../../application/shared/toast.store';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../../application/workspace/catalogues';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { RecordUsage } from '../../application/tracking/record-usage';
import { TeamStore } from '../../application/team/team.store';
import { OpenLibrary } from '../../application/library/open-library';
import { provide, provideClass } from '../provide';

/** The facts of a project, its query bar, the explorer, and the way from a chart to a flashcard. */
export function provideExplore(options: ContainerModuleLoadOptions): void {
  provide(options, LoadAskBar, askBarLoader, [AskSources]);
  provideClass(options, ExploreAddress, [Navigator, ProjectSignalsStore, ExternalCharts]);
  provideClass(options, FilterOptions, [
    ExploreAddress,
    SowCatalogue,
    SessionStore,
    ProjectSignalsStore,
    ProductSettings,
    ExternalCharts,
    WorkspaceStore,
    FailurePolicy,
  ]);
  provide(
    options,
    ProjectFacts,
    (signals, statuses, workspace, catalogue, projects, team, library) =>
      new ProjectFacts(signals, statuses, workspace, catalogue, projects, team, {
        get own() {
          return ownFacts(library.records);
        },
      }),
    [ProjectSignalsStore, TopicStatusStore, WorkspaceStore, SignalCatalogue, ProjectCatalogue, TeamStore, OpenLibrary],
  );
  provideClass(options, AskSources, [
    ProjectFacts,
    ProjectListsStore,
    ProjectSignalsStore,
    WorkspaceStore,
    LocalTime,
    SignalCatalogue,
    FailurePolicy,
  ]);
  provideClass(options, ExploreQuery, [ExploreAddress, ProjectFacts, FailurePolicy]);
  provideClass(options, ExploreViewModel, [
    ExploreAddress,
    FilterOptions,
    ExploreQuery,
    WorkspaceStore,
    LoadAskBar,
    RecordUsage,
  ]);
  provideClass(options, OpenFromChart, [OpenFlashcard, ProjectSignalsStore, FlashcardStore, Logger]);
  provideClass(options, ExploreCharts, [ProjectSignalsStore, ProjectFacts, ExternalCharts]);
  provideClass(options, ExportChart, [ExploreCharts, WorkspaceStore, Clock, ToastStore, Logger]);
}

function askBarLoader(sources: AskSources): LoadAskBar {
  return loadOnce(async () => {
    const { AskBar } = await import('../../application/query/ask-bar');
    return (host) => {
      sources.load();
      return new AskBar(host, sources);
    };
  });
}
