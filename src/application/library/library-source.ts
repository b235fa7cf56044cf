import { paths } from '../../domain/shared/routes';
import type { SavedViewsStore } from '../personal/saved-views.store';
import type { Navigator } from '../shared/navigator';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { NotesStore } from '../personal/notes.store';
import type { PersonalOverview } from '../home/personal-overview';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { searchAction, type SearchEntry, type SearchSource } from '../search/search-source';

/** The user's saved views, favourites and notes; a note leads to the card that it belongs to. */
export class LibrarySource implements SearchSource {
  constructor(
    private readonly overview: PersonalOverview,
    private readonly notes: NotesStore,
    private readonly signals: ProjectSignalsStore,
    private readonly flashcard: OpenFlashcard,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    if (!this.workspace.has('library')) return [];
    return [...this.#views(), ...this.#starred(), ...this.#notes()];
  }

  #views(): readonly SearchEntry[] {
    return this.overview.views.rows.map(({ view, parts }) => ({
      result: { kind: 'view', id: view.id, title: view.name, detail: parts.join(' · '), quadrant: null },
      words: 'saved view',
      open: () => this.overview.views.open(view),
    }));
  }

  #starred(): readonly SearchEntry[] {
    return this.overview.starred.map(({ words, path }) => ({
      result: { kind: 'view', id: path, title: `Starred: ${words}`, detail: null, quadrant: null },
      words: 'favourites favorites stars',
      open: () => this.navigator.go(path),
    }));
  }

  #notes(): readonly SearchEntry[] {
    return this.notes.all.flatMap(({ id, target, text }): readonly SearchEntry[] => {
      const { topicById, trendById } = this.signals;
      const signal = target.type === 'topic' ? topicById.get(target.id) : trendById.get(target.id);
      if (signal === undefined) return [];
      const open = (): void => {
        if (target.type === 'topic') this.flashcard.topic(target.id, signal.name, 'search');
        else this.flashcard.trend(target.id, signal.name, 'search');
      };
      return [{ result: { kind: 'note', id, title: signal.name, detail: text, quadrant: null }, words: text, open }];
    });
  }
}

/** Saving the view that the explorer shows. */
export class SaveViewSource implements SearchSource {
  constructor(
    private readonly views: SavedViewsStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { address, location } = this.navigator;
    if (address === null || !this.workspace.has('library')) return [];
    if (!location.pathname.startsWith(paths.data(address.sowId))) return [];
    return [searchAction('save-view', 'Save this view', 'bookmark filters name', () => this.views.ask())];
  }
}
