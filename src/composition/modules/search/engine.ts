import { KnownEvidence } from '../../../application/query/known-evidence';
import { AskSources } from '../../../application/query/ask-sources';
import { ContainerModule } from 'inversify';
import { ActiveCommands } from '../../../application/commands/active-commands';
import { ExploreCharts } from '../../../application/charts/explore-charts';
import { ExportChart } from '../../../application/charts/export-chart';
import { FlashcardStore } from '../../../application/flashcards/flashcard.store';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { SearchedEntries } from '../../../application/search/engine/searched-entries';
import { SearchEngine } from '../../../application/search/engine/search-engine';
import { TypedWordsSources } from '../../../application/search/typed-words';
import { RecentCardsStore } from '../../../application/flashcards/recent-cards.store';
import { SearchSources, type SearchIndex, type SearchSource } from '../../../application/search/search-source';
import { CommandSource, PageSource } from '../../../application/search/sources/command-source';
import { ExportSource } from '../../../application/search/sources/export-source';
import { ProjectListSource } from '../../../application/search/sources/project-list-source';
import { SignalSource } from '../../../application/search/sources/signal-source';
import { StartupSource } from '../../../application/search/sources/startup-source';
import { Colleagues } from '../../../application/decisions/colleagues';
import { SelectionStore } from '../../../application/selection/selection.store';
import { SetStatusForMany } from '../../../application/decisions/set-status-for-many';
import { Logger } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { Screens } from '../../../application/workspace/screens';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { SwitchProject } from '../../../application/workspace/open-project';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import type { Identifier } from '../../../application/shared/token';
import { MiniSearchIndex } from '../../../infrastructure/search/mini-search-index';
import type { ProductContainer } from '../../product-container';
import { provideClass } from '../../provide';

/** The search engine and the sources of its entries. Loaded when the search box is used first. */
const searchModule = new ContainerModule((options) => {
  provideClass(options, SignalSource, [
    ProjectSignalsStore,
    WorkspaceStore,
    OpenFlashcard,
    AskSources,
    KnownEvidence,
    Colleagues,
  ]);
  provideClass(options, StartupSource, [AskSources, KnownEvidence, ProjectSignalsStore, OpenFlashcard]);
  provideClass(options, ProjectListSource, [ProjectListsStore, WorkspaceStore, Navigator]);
  provideClass(options, PageSource, [Screens, WorkspaceStore, Navigator, SwitchProject]);
  provideClass(options, CommandSource, [FlashcardStore, SelectionStore, SetStatusForMany, ActiveCommands]);
  provideClass(options, ExportSource, [ExploreCharts, ExportChart, Navigator]);
});

/** Adds the search to the container. Called once. Rejects where the code of a source cannot be fetched. */
export async function addSearch(
  resolver: ProductContainer,
  index: SearchIndex = new MiniSearchIndex(),
): Promise<SearchEngine> {
  const [sources, words] = await Promise.all([
    Promise.all(resolver.get(SearchSources).map((load) => load())),
    Promise.all(resolver.get(TypedWordsSources).map((load) => load())),
  ]);
  resolver.load(searchModule);
  const own = (...each: readonly Identifier<SearchSource>[]) => each.map((source) => resolver.get(source));
  const entries = [
    ...own(SignalSource, ProjectListSource, StartupSource, PageSource),
    ...sources,
    ...own(CommandSource, ExportSource),
  ];
  return new SearchEngine(
    new SearchedEntries(entries, index, resolver.get(Logger)),
    words,
    resolver.get(RecentCardsStore),
    resolver.get(WorkspaceStore),
    resolver.get(Navigator),
  );
}
