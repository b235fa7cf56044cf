import { makeAutoObservable } from 'mobx';
import { readBriefContent, TITLE_LIMIT } from '../../domain/brief/brief-content';
import type { LibraryKind, LibraryRecords } from '../../domain/library/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import { fold } from '../../domain/shared/fold';
import { briefOfTopicsPath } from '../../domain/shell/routes';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ExploreAddress } from '../explore/explore-address';
import type { OpenFlashcard } from '../flashcards/open-flashcard';
import type { OpenLibrary } from '../library/open-library';
import { VIEW_NAME_LIMIT, type SavedViewsStore } from '../library/saved-views.store';
import type { VisitStore } from '../library/visit.store';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { libraryRows, type LibraryProject, type LibraryRow } from './library-rows';

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
  readonly visits: VisitStore;
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
    makeAutoObservable(this, {}, { autoBind: true });
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

  /** Makes a brief of the starred topics; null: there are none. */
  get briefOfStars(): { readonly count: number; readonly path: string } | null {
    const sow = this.#from.library.scope?.sowId;
    const ids = this.rows.flatMap(({ source, isStarred, isKnown }) =>
      'target' in source && source.target.type === 'topic' && isStarred && isKnown ? [source.target.id] : [],
    );
    return ids.length === 0 || sow === undefined ? null : { count: ids.length, path: briefOfTopicsPath(sow, ids) };
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
    const { library } = this.#from;
    const own = text.trim();
    if (own === '' || own === name) return;
    const changedAt = library.now();
    if ('draft' in source) {
      const title = own.slice(0, TITLE_LIMIT);
      const content = { ...readBriefContent(source.draft.content), title };
      library.put('drafts', { ...source.draft, title, content, changedAt });
    } else if ('view' in source)
      library.put('views', { ...source.view, name: own.slice(0, VIEW_NAME_LIMIT), changedAt });
  }

  /** Offers Undo. Of a topic or trend the note. */
  remove({ source, kind, id, name }: LibraryRow): void {
    const record: LibraryKind = 'draft' in source ? 'drafts' : 'view' in source ? 'views' : 'notes';
    const what = record === 'notes' ? 'The note on' : `The ${kind.toLowerCase()}`;
    this.#offerUndo(`${what} ‘${name}’`, this.#from.library.remove(record, id));
  }

  /** Offers Undo. Of an insight only the star: whether it is read stays. */
  removeStar({ source, id, name }: LibraryRow): void {
    const { library } = this.#from;
    this.#offerUndo(
      `The star of ‘${name}’`,
      'mark' in source
        ? this.#change('insights', source.mark, { ...source.mark, isStarred: false, changedAt: library.now() })
        : library.remove('stars', id),
    );
  }

  /** @returns brings the former record back */
  #change<Kind extends LibraryKind>(kind: Kind, was: LibraryRecords[Kind], now: LibraryRecords[Kind]): () => void {
    const { library } = this.#from;
    library.put(kind, now);
    return () => library.put(kind, was);
  }

  #offerUndo(what: string, undo: () => void): void {
    const text = `${what} has been removed.`;
    this.#from.toasts.show({ kind: 'library', text, action: { label: 'Undo', run: undo } });
  }

  get #project(): LibraryProject | null {
    const { library, signals, statuses, visits, address } = this.#from;
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
      isChanged: (id) => visits.changeOf(id) !== null,
      named: address.named,
    };
  }
}
