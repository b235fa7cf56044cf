import { makeAutoObservable } from 'mobx';
import { readBriefContent, TITLE_LIMIT } from '../../../domain/brief/brief-content';
import { withFlashcard } from '../../../domain/flashcards/flashcard-target';
import type { LibraryKind, LibraryRecords } from '../../../domain/library/library-record';
import { newestRecordsFirst } from '../../../domain/library/newest-first';
import type { SowId } from '../../../domain/shared/entity-id';
import { fold } from '../../../domain/shared/fold';
import { briefOfTopicsPath, paths } from '../../../domain/shell/routes';
import type { OpenFlashcard } from '../../flashcards/open-flashcard';
import { pathOf, type Navigator } from '../../shared/navigator';
import type { ToastStore } from '../../shared/toast.store';
import type { OpenLibrary } from '../open-library';
import { VIEW_NAME_LIMIT, type SavedViewsStore } from '../saved-views.store';
import type { BriefItem, ItemsByKind, ListedItem, MarkedItem, NamedItem, ViewItem } from './library-item';
import type { LibraryItems } from './library-items';
import type { OtherProjects } from './other-projects';

export const LIBRARY_TABS = [
  'All',
  'Briefs',
  'Saved views',
  'Notes',
  'Stars',
  'Questions',
  'Decisions',
  'Conclusions',
] as const;
type LibraryTab = (typeof LIBRARY_TABS)[number];

const NOTHING: ItemsByKind = {
  briefs: [],
  views: [],
  questions: [],
  marked: [],
  decisions: [],
  conclusions: [],
  insights: [],
};
const KINDS = Object.keys(NOTHING) as readonly (keyof ItemsByKind)[];

/** 'My library' as a page: what one user has in one project or in all, searched and filtered by kind. */
export class LibraryViewModel {
  tab: LibraryTab = 'All';
  search = '';
  /** The project that is shown; null: all. undefined: the open one. */
  project: SowId | null | undefined = undefined;
  readonly items: LibraryItems;
  readonly #library: OpenLibrary;
  readonly #others: OtherProjects;
  readonly #views: SavedViewsStore;
  readonly #openFlashcard: OpenFlashcard;
  readonly #navigator: Navigator;
  readonly #toasts: ToastStore;

  constructor(
    items: LibraryItems,
    library: OpenLibrary,
    others: OtherProjects,
    views: SavedViewsStore,
    openFlashcard: OpenFlashcard,
    navigator: Navigator,
    toasts: ToastStore,
  ) {
    this.items = items;
    this.#library = library;
    this.#others = others;
    this.#views = views;
    this.#openFlashcard = openFlashcard;
    this.#navigator = navigator;
    this.#toasts = toasts;
    makeAutoObservable(this, { items: false, start: false }, { autoBind: true });
  }

  /** Reads the other projects. @returns stops */
  start(): () => void {
    return this.#others.start();
  }

  /** The open project, the others in which the user has something, and all together. */
  get projects(): readonly {
    readonly id: SowId | null | undefined;
    readonly name: string;
    readonly count: number;
  }[] {
    const { byProject } = this.items;
    const open = this.#library.scope?.sowId;
    const one = [...byProject].map(([sow, items]) => ({
      id: sow === open ? undefined : sow,
      name: this.items.nameOf(sow),
      count: ownCount(items) + items.decisions.length,
    }));
    const count = one.reduce((sum, each) => sum + each.count, 0);
    return one.length < 2 ? one : [...one, { id: null, name: 'All projects', count }];
  }

  /** Of all records of the project, whatever is searched. All: a topic with a note and a star counts twice. */
  get counts(): Readonly<Record<LibraryTab, number>> {
    const items = this.#inProject;
    const { briefs, views, questions, marked, decisions, conclusions, insights } = items;
    return {
      All: this.kept + decisions.length,
      Briefs: briefs.length,
      'Saved views': views.length,
      Notes: marked.filter(({ note }) => note !== null).length,
      Stars: marked.filter(({ isStarred }) => isStarred).length + insights.length,
      Questions: questions.length,
      Decisions: decisions.length,
      Conclusions: conclusions.length,
    };
  }

  /** How many records of the project are the user's own: decisions are the project's. */
  get kept(): number {
    return ownCount(this.#inProject);
  }

  get isEmpty(): boolean {
    return KINDS.every((kind) => [...this.items.byProject.values()].every((items) => items[kind].length === 0));
  }

  /** What is shown. */
  get found(): ItemsByKind {
    const { tab } = this;
    const items = this.#inProject;
    const of = <Item extends { readonly words: string }>(kind: LibraryTab, all: readonly Item[]): readonly Item[] =>
      tab === 'All' || tab === kind ? this.#found(all) : [];
    const marked = tab === 'Stars' ? items.marked.filter(({ isStarred }) => isStarred) : items.marked;
    return {
      briefs: of('Briefs', items.briefs),
      views: of('Saved views', items.views),
      questions: of('Questions', items.questions),
      marked: tab === 'Stars' ? this.#found(marked) : of('Notes', tab === 'All' ? marked : marked.filter(hasNote)),
      decisions: of('Decisions', items.decisions),
      conclusions: of('Conclusions', items.conclusions),
      insights: of('Stars', items.insights),
    };
  }

  get hasFound(): boolean {
    return KINDS.some((kind) => this.found[kind].length > 0);
  }

  /** Makes a brief of the starred topics of the open project; null: there are none. */
  get briefOfStars(): { readonly count: number; readonly path: string } | null {
    const sow = this.#library.scope?.sowId;
    if (sow === undefined) return null;
    const starred =
      this.items.byProject.get(sow)?.marked.filter(({ isStarred, isKnown }) => isStarred && isKnown) ?? [];
    const ids = starred.flatMap(({ target }) => (target.type === 'topic' ? [target.id] : []));
    return ids.length === 0 ? null : { count: ids.length, path: briefOfTopicsPath(sow, ids) };
  }

  pickTab(tab: LibraryTab): void {
    this.tab = tab;
  }

  pickProject(project: SowId | null | undefined): void {
    this.project = project;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  open(item: BriefItem | ListedItem): void {
    if ('view' in item) this.#views.open(item.view);
    else this.#navigator.go(item.path);
  }

  /** In another project, its card opens on the list of that project. */
  openMarked({ target, name, sow, project }: MarkedItem): void {
    if (project !== null) this.#navigator.go(pathOf({ pathname: paths.data(sow), query: withFlashcard([], target) }));
    else if (target.type === 'topic') this.#openFlashcard.topic(target.id, name, 'library');
    else this.#openFlashcard.trend(target.id, name, 'library');
  }

  /** Does nothing for a blank name. */
  renameBrief({ sow, draft }: BriefItem, name: string): void {
    const title = name.trim().slice(0, TITLE_LIMIT);
    if (title === '' || title === draft.title) return;
    const content = { ...readBriefContent(draft.content), title };
    this.#put(sow, 'drafts', { ...draft, title, content, changedAt: this.#library.now() });
  }

  /** Does nothing for a blank name. */
  renameView({ sow, view }: ViewItem, name: string): void {
    const own = name.trim().slice(0, VIEW_NAME_LIMIT);
    if (own !== '' && own !== view.name) {
      this.#put(sow, 'views', { ...view, name: own, changedAt: this.#library.now() });
    }
  }

  /** Removes it and offers Undo. @param words such as 'The brief' */
  remove(kind: LibraryKind, { sow, id, name }: Pick<NamedItem, 'sow' | 'id' | 'name'>, words: string): void {
    const isOpen = sow === this.#library.scope?.sowId;
    const undo = isOpen ? this.#library.remove(kind, id) : this.#others.remove(sow, kind, id);
    this.#offerUndo(`${words} ‘${name}’`, undo);
  }

  /** Of an insight only the star: whether it is read stays. */
  removeListed(item: ListedItem, words: string): void {
    if (!('mark' in item)) {
      this.remove('view' in item ? 'views' : 'conclusions', item, words);
      return;
    }
    const { sow, name, mark } = item;
    this.#put(sow, 'insights', { ...mark, isStarred: false, changedAt: this.#library.now() });
    this.#offerUndo(`${words} ‘${name}’`, () => this.#put(sow, 'insights', mark));
  }

  #offerUndo(what: string, undo: () => void): void {
    const text = `${what} has been removed.`;
    this.#toasts.show({ kind: 'library', text, action: { label: 'Undo', run: undo } });
  }

  #put<Kind extends LibraryKind>(sow: SowId, kind: Kind, record: LibraryRecords[Kind]): void {
    if (sow === this.#library.scope?.sowId) this.#library.put(kind, record);
    else this.#others.put(sow, kind, record);
  }

  get #inProject(): ItemsByKind {
    const { byProject } = this.items;
    if (this.project === null) return together([...byProject.values()]);
    const shown = this.project ?? this.#library.scope?.sowId;
    return (shown === undefined ? undefined : byProject.get(shown)) ?? NOTHING;
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

function hasNote({ note }: MarkedItem): boolean {
  return note !== null;
}

/** Without decisions; a topic with a note and a star counts twice. */
function ownCount({ briefs, views, questions, marked, conclusions, insights }: ItemsByKind): number {
  const both = marked.filter(({ note, isStarred }) => note !== null && isStarred).length;
  return briefs.length + views.length + questions.length + marked.length + both + conclusions.length + insights.length;
}

function together(all: readonly ItemsByKind[]): ItemsByKind {
  const joined = <Item extends { readonly changedAt: string }>(of: (items: ItemsByKind) => readonly Item[]) =>
    newestRecordsFirst(all.flatMap(of));
  return {
    briefs: joined(({ briefs }) => briefs),
    views: joined(({ views }) => views),
    questions: joined(({ questions }) => questions),
    marked: joined(({ marked }) => marked),
    decisions: joined(({ decisions }) => decisions),
    conclusions: joined(({ conclusions }) => conclusions),
    insights: joined(({ insights }) => insights),
  };
}
