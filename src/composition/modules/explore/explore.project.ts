import { PersonalStores } from '../../../application/session/clear-user-data';
import { CommandGroups } from '../../../application/commands/command';
import { provideCharts } from './charts';
import { ExploreCharts } from '../../../application/charts/explore-charts';
import { TopicColumns, TopicColumnSources } from '../../../application/workspace/topic-columns';
import { ExportChart } from '../../../application/charts/export-chart';
import { LIST_COMMANDS, MAP_KEYS } from '../../../application/charts/list-commands';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { ExternalCharts } from '../../../application/filters/chart-frame';
import { ExploreAddress } from '../../../application/filters/explore-address';
import { ExploreQuery } from '../../../application/filters/explore-query';
import { ExploreViewModel } from '../../../application/filters/explore.view-model';
import { DataComparison } from '../../../application/filters/data-comparison';
import { SowVersions } from '../../../application/filters/sow-versions';
import { TabCharts } from '../../../application/filters/tab-charts';
import { FilterOptions } from '../../../application/filters/filter-options';
import { MapAxisChoice } from '../../../application/filters/map-axis-choice';
import { ViewWords } from '../../../application/filters/view-words';
import { FlashcardStore } from '../../../application/flashcards/flashcard.store';
import { loadOnce } from '../../../application/shared/load-once';
import { OpenLibrary } from '../../../application/personal/open-library';
import { ownFacts } from '../../../application/personal/personal-library';
import { AskedFacts } from '../../../application/query/asked-facts';
import { KnownEvidence } from '../../../application/query/known-evidence';
import { AskSources } from '../../../application/query/ask-sources';
import { LoadAskBar } from '../../../application/query/load-ask-bar';
import { ContributedFacts } from '../../../application/query/contributed-facts';
import { RowActions } from '../../../application/query/row-action';
import { rowsInExplorer } from '../../../application/filters/rows-in-explorer';
import { ProjectFacts } from '../../../application/query/project-facts';
import { SearchSources } from '../../../application/search/search-source';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, Logger } from '../../../application/shared/browser-ports';
import { LocalTime } from '../../../application/shared/local-time';
import { Navigator } from '../../../application/shared/navigator';
import { ProductSettings } from '../../../application/shared/product-settings';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { ToastStore } from '../../../application/shared/toast.store';
import { Colleagues } from '../../../application/decisions/colleagues';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../../../application/workspace/catalogues';
import { OpenFlashcard, OpenFromChart } from '../../../application/workspace/open-flashcard';
import { ComparedWith } from '../../../application/workspace/compared-with';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { paths } from '../../../domain/shared/routes';
import { isExploreTab } from '../../../domain/workspace/explore-tab';
import { ViewUses } from '../../../ui/explore/view-uses';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provide, provideClass } from '../../provide';
import { DrawnColumns, DrawnColumnSources } from '../../../ui/charts/table/drawn-columns';

export const project: ProjectPart = {
  classes(options) {
    provide(options, LoadAskBar, askBarLoader, [AskSources]);
    provideClass(options, MapAxisChoice, [ProjectSignalsStore, TopicColumns, WorkspaceStore]);
    provideClass(options, ExploreAddress, [
      Navigator,
      ProjectSignalsStore,
      ExternalCharts,
      ViewWords,
      WorkspaceStore,
      MapAxisChoice,
    ]);
    provideClass(options, TabCharts, [ExploreAddress, ExternalCharts]);
    provideClass(options, SowVersions, [SowCatalogue, SessionStore, ProductSettings, FailurePolicy]);
    provideClass(options, DataComparison, [SowVersions, TabCharts, ProjectSignalsStore, WorkspaceStore, ComparedWith]);
    provideClass(options, FilterOptions, [
      ExploreAddress,
      ProjectSignalsStore,
      WorkspaceStore,
      TabCharts,
      DataComparison,
    ]);
    provide(
      options,
      ProjectFacts,
      (signals, statuses, workspace, team, library, contributed) => {
        const personal = {
          get own() {
            return ownFacts(library.shown);
          },
        };
        return new ProjectFacts(signals, statuses, workspace, team, personal, contributed);
      },
      [ProjectSignalsStore, TopicStatusStore, WorkspaceStore, Colleagues, OpenLibrary, ContributedFacts],
    );
    provideClass(options, AskedFacts, [
      ProjectFacts,
      ProjectSignalsStore,
      WorkspaceStore,
      SignalCatalogue,
      ProjectCatalogue,
    ]);
    provideClass(options, KnownEvidence, [ProjectFacts, AskedFacts, WorkspaceStore, SignalCatalogue, FailurePolicy]);
    provideClass(options, AskSources, [
      ProjectFacts,
      KnownEvidence,
      ProjectListsStore,
      ProjectSignalsStore,
      WorkspaceStore,
      LocalTime,
    ]);
    provideClass(options, TopicColumns, [TopicColumnSources, WorkspaceStore]);
    provideClass(options, DrawnColumns, [DrawnColumnSources, WorkspaceStore]);
    provideClass(options, ExploreQuery, [ExploreAddress, ProjectFacts, AskedFacts, FailurePolicy]);
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
  },
  adapters: provideCharts,
  points: [ContributedFacts, RowActions, TopicColumnSources, DrawnColumnSources, ViewUses, ViewWords],
  contributes: [
    contribute(PersonalStores)((address) => [address], [ExploreAddress]),
    contribute(RowActions)([rowsInExplorer]),
    contribute(CommandGroups)([MAP_KEYS, LIST_COMMANDS]),
    contribute(SearchSources)(
      (view, address, ...of) => [
        async () => {
          const { TabSource } = await import('../../../application/search/tab-source');
          const tabs = () => address.tabs.map((id) => ({ id, label: address.tabName(id) }));
          const open = (id: string): void => {
            if (isExploreTab(id)) view.openTab(id);
          };
          return new TabSource({ screen: 'Data Explorer', path: paths.data, tabs, open }, ...of);
        },
      ],
      [ExploreViewModel, ExploreAddress, WorkspaceStore, Navigator],
    ),
  ],
};
function askBarLoader(sources: AskSources): LoadAskBar {
  return loadOnce(async () => {
    const { AskBar } = await import('../../../application/query/ask-bar');
    return (host) => {
      sources.load();
      return new AskBar(host, sources);
    };
  });
}
