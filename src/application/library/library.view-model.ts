import { makeAutoObservable } from 'mobx';
import { readBriefContent, TITLE_LIMIT } from '../../domain/personal/brief-content';
import type { SowId } from '../../domain/shared/entity-id';
import { fold } from '../../domain/shared/fold';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ExploreAddress } from '../filters/explore-address';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { OpenLibrary } from '../personal/open-library';
import type { SavedViewsStore } from '../personal/saved-views.store';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { libraryRows, type LibraryProject, type LibraryRow } from './library-rows';
import { BY_REFERENCE } from '../shared/by-reference';

const TABS = {
  All: () => true,
  Briefs: ({ kind }: LibraryRow) => kind === 'Brief',
  'Saved views': ({ kind }: LibraryRow) => kind === 'Saved view',
  Notes: ({ kind }: LibraryRow) => kind === 'Note',
  Stars: ({ isStarred }: LibraryRow) => isStarred,
  Questions: ({ kind }: LibraryRow) => kind === 'Question',
};
type LibraryTab = keyof typeof TABS;
export const LIBRARY_TABS = Object.keys(TABS) as readonly LibraryTab[];

interface Sources {
  readonly library: OpenLibrary;
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly views: SavedViewsStore;
  readonly address: ExploreAddress;
  readonly openFlashcard: OpenFlashcard;
  readonly navigator: Navigator;
  readonly toasts: ToastStore;
}

/** 'My library': what one user has in the open project, searched and filtered by kind. */
export class LibraryViewModel {
  tab: LibraryTab = 'All';
  search = '';
  readonly #from: Sources;

  constructor(sources: Sources) {
    this.#from = sources;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The records, and the topics that they are about. */
  get isLoaded(): boolean {
    return this.#from.library.records !== null && this.#from.signals.topics.value !== null;
  }

  load(sow: SowId): void {
    this.#from.signals.loadIfIdle(sow);
  }

  /** Of the open project, the newest first. */
  get rows(): readonly LibraryRow[] {
    const project = this.#project;
    return project === null ? [] : libraryRows(project);
  }

  /** Of all rows, whatever is searched. */
  countIn(tab: LibraryTab): number {
    return this.rows.filter(TABS[tab]).length;
  }

  /** Those of the chosen kind that have every word that is searched. */
  get found(): readonly LibraryRow[] {
    const words = fold(this.search).split(/\s+/).filter(Boolean);
    return this.rows.filter(TABS[this.tab]).filter(({ name, text, detail }) => {
      const all = fold([name, text, detail].join(' '));
      return words.every((word) => all.includes(word));
    });
  }

  pickTab(tab: LibraryTab): void {
    this.tab = tab;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  open({ source, name, path }: LibraryRow): void {
    const { views, navigator, openFlashcard } = this.#from;
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
    const { library, views } = this.#from;
    const title = text.trim().slice(0, TITLE_LIMIT);
    if ('view' in source) views.rename(source.view.id, text);
    else if ('draft' in source && title !== '' && title !== name) {
      const content = { ...readBriefContent(source.draft.content), title };
      library.put('drafts', { ...source.draft, title, content, changedAt: library.now() });
    }
  }

  /** Offers Undo. Of a topic or trend the note. */
  remove({ source, id, name }: LibraryRow): void {
    const { library, views } = this.#from;
    if ('view' in source) views.remove(id);
    else if ('draft' in source) this.#offerUndo(`The brief ‘${name}’`, library.remove('drafts', id));
    else this.#offerUndo(`The note on ‘${name}’`, library.remove('notes', id));
  }

  /** Offers Undo. Of an insight only the star: whether it is read stays. */
  removeStar({ source, id, name }: LibraryRow): void {
    const { library } = this.#from;
    if (!('mark' in source)) return this.#offerUndo(`The star of ‘${name}’`, library.remove('stars', id));
    library.put('insights', { ...source.mark, isStarred: false, changedAt: library.now() });
    return this.#offerUndo(`The star of ‘${name}’`, () => library.put('insights', source.mark));
  }

  #offerUndo(what: string, undo: () => void): void {
    const text = `${what} has been removed.`;
    this.#from.toasts.show({ kind: 'library', text, action: { label: 'Undo', run: undo } });
  }

  get #project(): LibraryProject | null {
    const { library, signals, statuses, address } = this.#from;
    const sow = library.scope?.sowId;
    if (sow === undefined || library.records === null) return null;
    return {
      sow,
      records: library.records,
      signalOf: ({ type, id }) => {
        if (type === 'trend') {
          const trend = signals.trendById.get(id);
          return trend === undefined ? null : { ...trend, status: null };
        }
        const topic = signals.topicById.get(id);
        return topic === undefined ? null : { ...topic, status: statuses.statusOf(topic) };
      },
      hasAll: (type) => (type === 'topic' ? signals.topics : signals.trends).value !== null,
      outline: address.outline,
    };
  }
}
