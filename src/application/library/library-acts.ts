import { readBriefContent, TITLE_LIMIT } from '../../domain/personal/brief-content';
import type { OpenLibrary } from '../personal/open-library';
import type { SavedViewsStore } from '../personal/saved-views.store';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { LibraryRow } from './library-rows';

/** What the user does with a row of the library. What is removed can be taken back. */
export class LibraryActs {
  constructor(
    private readonly library: OpenLibrary,
    private readonly views: SavedViewsStore,
    private readonly openFlashcard: OpenFlashcard,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
  ) {}

  open({ source, name, path }: LibraryRow): void {
    const { views, navigator, openFlashcard } = this;
    if ('view' in source) views.open(source.view);
    else if (path !== null) navigator.go(path);
    else if ('target' in source) {
      const { target } = source;
      if (target.type === 'topic') openFlashcard.topic(target.id, name, 'library');
      else openFlashcard.trend(target.id, name, 'library');
    }
  }

  /** Does nothing for a blank name. */
  rename({ source, name }: LibraryRow, text: string): void {
    const { library, views } = this;
    const title = text.trim().slice(0, TITLE_LIMIT);
    if ('view' in source) views.rename(source.view.id, text);
    else if ('draft' in source && title !== '' && title !== name) {
      const content = { ...readBriefContent(source.draft.content), title };
      library.put('drafts', { ...source.draft, title, content, changedAt: library.now() });
    }
  }

  /** Offers Undo. Of a topic or trend the note. */
  remove({ source, id, name }: LibraryRow): void {
    const { library, views } = this;
    if ('view' in source) views.remove(id);
    else if ('draft' in source) this.#offerUndo(`The brief ‘${name}’`, library.remove('drafts', id));
    else this.#offerUndo(`The note on ‘${name}’`, library.remove('notes', id));
  }

  /** Offers Undo. Of an insight only the star: whether it is read stays. */
  removeStar({ source, id, name }: LibraryRow): void {
    const { library } = this;
    if (!('mark' in source)) return this.#offerUndo(`The star of ‘${name}’`, library.remove('stars', id));
    library.put('insights', { ...source.mark, isStarred: false, changedAt: library.now() });
    return this.#offerUndo(`The star of ‘${name}’`, () => library.put('insights', source.mark));
  }

  #offerUndo(what: string, undo: () => void): void {
    const text = `${what} has been removed.`;
    this.toasts.show({ kind: 'library', text, action: { label: 'Undo', run: undo } });
  }
}
