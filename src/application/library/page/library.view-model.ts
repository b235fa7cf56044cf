import { makeAutoObservable } from 'mobx';
import { readBriefContent, TITLE_LIMIT } from '../../../domain/brief/brief-content';
import { fold } from '../../../domain/shared/fold';
import type { OpenFlashcard } from '../../flashcards/open-flashcard';
import type { Navigator } from '../../shared/navigator';
import type { ToastStore } from '../../shell/toast.store';
import type { OpenLibrary } from '../open-library';
import type { SavedViewsStore } from '../saved-views.store';
import type { BriefItem, LibraryItems, MarkedItem, ViewItem } from './library-items';

export const LIBRARY_TABS = ['All', 'Briefs', 'Saved views', 'Notes', 'Stars'] as const;
type LibraryTab = (typeof LIBRARY_TABS)[number];

/** 'My library' as a page: what one user has in the open project, searched and filtered by kind. */
export class LibraryViewModel {
  tab: LibraryTab = 'All';
  search = '';
  readonly items: LibraryItems;
  readonly #library: OpenLibrary;
  readonly #views: SavedViewsStore;
  readonly #openFlashcard: OpenFlashcard;
  readonly #navigator: Navigator;
  readonly #toasts: ToastStore;

  constructor(
    items: LibraryItems,
    library: OpenLibrary,
    views: SavedViewsStore,
    openFlashcard: OpenFlashcard,
    navigator: Navigator,
    toasts: ToastStore,
  ) {
    this.items = items;
    this.#library = library;
    this.#views = views;
    this.#openFlashcard = openFlashcard;
    this.#navigator = navigator;
    this.#toasts = toasts;
    makeAutoObservable(this, { items: false }, { autoBind: true });
  }

  /** Of all records, whatever is searched. All: a topic with a note and a star counts twice. */
  get counts(): Readonly<Record<LibraryTab, number>> {
    const { briefs, views, marked } = this.items;
    const notes = marked.filter(({ note }) => note !== null).length;
    const stars = marked.filter(({ isStarred }) => isStarred).length;
    const all = briefs.length + views.length + notes + stars;
    return { All: all, Briefs: briefs.length, 'Saved views': views.length, Notes: notes, Stars: stars };
  }

  get briefs(): readonly BriefItem[] {
    return this.#isIn('Briefs') ? this.#found(this.items.briefs) : [];
  }

  get views(): readonly ViewItem[] {
    return this.#isIn('Saved views') ? this.#found(this.items.views) : [];
  }

  get marked(): readonly MarkedItem[] {
    if (!this.#isIn('Notes') && !this.#isIn('Stars')) return [];
    const found = this.#found(this.items.marked);
    if (this.tab === 'Notes') return found.filter(({ note }) => note !== null);
    return this.tab === 'Stars' ? found.filter(({ isStarred }) => isStarred) : found;
  }

  get hasFound(): boolean {
    return this.briefs.length + this.views.length + this.marked.length > 0;
  }

  pickTab(tab: LibraryTab): void {
    this.tab = tab;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  openBrief({ path }: BriefItem): void {
    this.#navigator.go(path);
  }

  openView({ view }: ViewItem): void {
    this.#views.open(view);
  }

  openMarked({ target, name }: MarkedItem): void {
    if (target.type === 'topic') this.#openFlashcard.topic(target.id, name, 'library');
    else this.#openFlashcard.trend(target.id, name, 'library');
  }

  /** Does nothing for a blank name. */
  renameBrief({ draft }: BriefItem, name: string): void {
    const title = name.trim().slice(0, TITLE_LIMIT);
    if (title === '' || title === draft.title) return;
    const content = { ...readBriefContent(draft.content), title };
    this.#library.put('drafts', { ...draft, title, content, changedAt: this.#library.now() });
  }

  renameView({ view }: ViewItem, name: string): void {
    if (name.trim() !== view.name) this.#views.rename(view.id, name);
  }

  removeBrief({ id, name }: BriefItem): void {
    this.#offerUndo(`The brief ‘${name}’ has been removed.`, this.#library.remove('drafts', id));
  }

  removeView({ id }: ViewItem): void {
    this.#views.remove(id);
  }

  removeNote({ id, name }: MarkedItem): void {
    this.#offerUndo(`The note on ‘${name}’ has been removed.`, this.#library.remove('notes', id));
  }

  removeStar({ id, name }: MarkedItem): void {
    this.#offerUndo(`The star of ‘${name}’ has been removed.`, this.#library.remove('stars', id));
  }

  #offerUndo(text: string, undo: () => void): void {
    this.#toasts.show({ kind: 'library', text, action: { label: 'Undo', run: undo } });
  }

  #isIn(tab: LibraryTab): boolean {
    return this.tab === 'All' || this.tab === tab;
  }

  /** Those that have every word that is searched. */
  #found<Item extends { readonly words: string }>(items: readonly Item[]): readonly Item[] {
    const words = fold(this.search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return items;
    return items.filter((item) => {
      const text = fold(item.words);
      return words.every((word) => text.includes(word));
    });
  }
}
