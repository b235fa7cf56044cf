import { ContainerModule } from 'inversify';
import { ActiveCommands } from '../../../application/commands/active-commands';
import { SavedViewsStore } from '../../../application/library/saved-views.store';
import { NotesStore } from '../../../application/library/notes.store';
import { ExploreViewModel } from '../../../application/filters/explore.view-model';
import { ProjectFacts } from '../../../application/query/project-facts';
import { PersonalOverview } from '../../../application/home/personal-overview';
import { ExploreCharts } from '../../../application/charts/explore-charts';
import { ExportChart } from '../../../application/charts/export-chart';
import { FlashcardStore } from '../../../application/flashcards/flashcard.store';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { AskAbout } from '../../../application/ask/ask-about';
import { AskSources } from '../../../application/query/ask-sources';
import { SearchAsk } from '../../../application/search/engine/search-ask';
import { SearchEngine } from '../../../application/search/engine/search-engine';
import { RecentCardsStore } from '../../../application/flashcards/recent-cards.store';
import { SearchIndex, SearchSources } from '../../../application/search/search-source';
import { CommandSource, PageSource } from '../../../application/search/sources/command-source';
import { LibrarySource } from '../../../application/search/sources/library-source';
import { ProjectListSource } from '../../../application/search/sources/project-list-source';
import { SignalSource } from '../../../application/search/sources/signal-source';
import { StartupSource } from '../../../application/search/sources/startup-source';
import { TeamStore } from '../../../application/team/team.store';
import { SelectionStore } from '../../../application/selection/selection.store';
import { SetStatusForMany } from '../../../application/decisions/set-status-for-many';
import { Logger } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { Screens } from '../../../application/workspace/screens';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { SwitchProject } from '../../../application/workspace/open-project';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { MiniSearchIndex } from '../../../infrastructure/search/mini-search-index';
import type { ProductContainer } from '../../product-container';
import { provide, provideAdapter, provideClass } from '../../provide';

/** The search engine and the sources of its entries. Loaded when the search box is used first. */
const searchModule = new ContainerModule((options) => {
  provideClass(options, SignalSource, [ProjectSignalsStore, WorkspaceStore, OpenFlashcard, AskSources, TeamStore]);
  provideClass(options, StartupSource, [AskSources, ProjectSignalsStore, OpenFlashcard]);
  provideClass(options, ProjectListSource, [ProjectListsStore, WorkspaceStore, Navigator]);
  provideClass(options, LibrarySource, [
    PersonalOverview,
    NotesStore,
    ProjectSignalsStore,
    OpenFlashcard,
    WorkspaceStore,
  ]);
  provideClass(options, PageSource, [Screens, WorkspaceStore, Navigator, SwitchProject]);
  provideClass(options, CommandSource, [
    FlashcardStore,
    SelectionStore,
    SetStatusForMany,
    SavedViewsStore,
    ExploreCharts,
    ExportChart,
    ActiveCommands,
    Navigator,
    ExploreViewModel,
    ProjectFacts,
    WorkspaceStore,
  ]);
  provide(options, SearchSources, (...sources) => sources, [
    SignalSource,
    ProjectListSource,
    StartupSource,
    LibrarySource,
    PageSource,
    CommandSource,
  ]);
  provideAdapter(options, SearchIndex, MiniSearchIndex, []);
  provideClass(options, SearchAsk, [AskSources, AskAbout]);
  provideClass(options, SearchEngine, [
    SearchSources,
    SearchIndex,
    SearchAsk,
    RecentCardsStore,
    WorkspaceStore,
    Navigator,
    Logger,
  ]);
});

/** Adds the search to the container. Called once. */
export function addSearch(resolver: ProductContainer): SearchEngine {
  resolver.load(searchModule);
  return resolver.get(SearchEngine);
}
