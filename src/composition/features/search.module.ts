import type { ContainerModuleLoadOptions } from 'inversify';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { ShareLink } from '../../application/flashcards/share-link';
import { HomeViewModel } from '../../application/home/home.view-model';
import { RecentSearches } from '../../application/search/recent-searches';
import { SearchIndex } from '../../application/search/search-index';
import { SearchSources } from '../../application/search/search-source';
import { SearchStore } from '../../application/search/search.store';
import { ActionSource } from '../../application/search/sources/action-source';
import { PageSource } from '../../application/search/sources/page-source';
import { ProjectSource } from '../../application/search/sources/project-source';
import { ProjectListSource } from '../../application/search/sources/project-list-source';
import { ShiftSource } from '../../application/search/sources/shift-source';
import { SignalSource } from '../../application/search/sources/signal-source';
import { SessionStore } from '../../application/session/session.store';
import { DeviceStorage } from '../../application/shared/key-value-store';
import { Logger } from '../../application/shared/logger';
import { Navigator } from '../../application/shared/navigator';
import { Screens } from '../../application/shell/screens';
import { ThemeStore } from '../../application/shell/theme.store';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { SwitchProject } from '../../application/workspace/switch-project';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { MiniSearchIndex } from '../../infrastructure/search/mini-search-index';
import { provide, provideAdapter, provideClass } from '../provide';

/** The search box; a part of the features' module. */
export function provideSearch(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provideClass(options, SignalSource, [ProjectSignalsStore, WorkspaceStore, OpenFlashcard]);
  provideClass(options, ShiftSource, [HomeViewModel, WorkspaceStore, Navigator]);
  provideClass(options, ProjectListSource, [ProjectListsStore, WorkspaceStore, Navigator]);
  provideClass(options, PageSource, [Screens, WorkspaceStore, Navigator]);
  provideClass(options, ProjectSource, [WorkspaceStore, SwitchProject]);
  provideClass(options, ActionSource, [ThemeStore, ShareLink, SessionStore]);
  provide(options, SearchSources, (...sources) => sources, [
    SignalSource,
    ShiftSource,
    ProjectListSource,
    PageSource,
    ProjectSource,
    ActionSource,
  ]);
  provideAdapter(options, SearchIndex, MiniSearchIndex, []);
  provideClass(options, RecentSearches, [DeviceStorage]);
  provideClass(options, SearchStore, [
    SearchSources,
    SearchIndex,
    RecentSearches,
    WorkspaceStore,
    SessionStore,
    Logger,
  ]);
}
