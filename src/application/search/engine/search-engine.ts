import { makeAutoObservable, reaction } from 'mobx';
import { signalQuery } from '../../../domain/filters/id-query';
import { fold } from '../../../domain/shared/fold';
import { paths } from '../../../domain/shared/routes';
import type { RecentCardsStore } from '../../flashcards/recent-cards.store';
import { pathOf, type Navigator } from '../../shared/navigator';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import { searchKey, type SearchResult } from '../search-source';
import type { TypedWords } from '../typed-words';
import type { SearchedEntries } from './searched-entries';
import { sectionsOf, type PathOfAll, type SearchSection } from './search-sections';
import { BY_REFERENCE } from '../../shared/by-reference';

/** Finds the entries of all sources. Its code is loaded when the search box is used first. */
export class SearchEngine {
  #isFollowing = false;

  constructor(
    readonly index: SearchedEntries,
    private readonly words: readonly TypedWords[],
    private readonly recents: Pick<RecentCardsStore, 'all'>,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** For a blank query: the cards opened last, then pages and actions. */
  get first(): readonly SearchSection[] {
    const recent = this.recents.all.flatMap(({ id }) => this.index.entryAt(id)?.result ?? []);
    const others = (['page', 'action'] as const).map((kind) => this.index.allOf(kind));
    return [{ kind: 'recent' as const, results: recent, total: recent.length }, ...others].filter(isFilled);
  }

  matches(query: string): readonly SearchSection[] {
    const hits = this.index.search(query).flatMap(({ key, inName }) => {
      const entry = this.index.entryAt(key);
      return entry === undefined ? [] : [{ entry, inName }];
    });
    const found = sectionsOf(hits, query, this.#pathOfAll);
    // What has the words as its name, what has them in a name, what they mean, what has them in a text.
    const exact = found.filter(({ isNamed, results: [best] }) => isNamed === true && isNameOf(query, best));
    const named = found.filter((section) => section.isNamed === true && !exact.includes(section));
    const others = found.filter(({ isNamed }) => isNamed !== true);
    const first = this.words.filter((words) => words.isMeant(query));
    const rows = this.words.flatMap((words) => (first.includes(words) ? [] : words.handOver(query)));
    // Of so many words a text may have only some.
    const isLong = query.trim().split(/\s+/).length >= FEWEST_OF_PART;
    return [
      ...exact,
      ...first.map((words) => words.handOver(query)),
      ...named,
      ...this.words.map((words) => words.meanings(query)),
      ...(isLong ? [...rows, ...others] : [...others, ...rows]),
    ].filter((section) => section !== null);
  }

  /** Call before a search. From then on the index follows the project; after a failure it is created again. */
  prepare(): void {
    if (!this.#isFollowing) this.#follow();
    else this.index.repair();
  }

  /** Opens the words of the search in Ask, with the part that is chosen. */
  openInAsk(result: SearchResult | undefined, query: string): void {
    for (const words of this.words)
      if (result?.kind !== 'part' || !words.open(result, query)) words.open({ kind: 'ask', id: 'words' }, query);
  }

  /** @param query the words by which it was found @param isFilter a part filters the explorer instead of opening in Ask */
  open(result: SearchResult, query: string, isFilter = false): void {
    if (isFilter && this.words.some((words) => words.filter(result, query))) return;
    if (this.words.some((words) => words.open(result, query))) return;
    const entry = this.index.entryAt(searchKey(result));
    if (result.path !== undefined) this.navigator.go(result.path);
    entry?.open();
  }

  #follow(): void {
    this.#isFollowing = true;
    reaction(
      () => this.workspace.currentId,
      (sow) => {
        if (sow === null) return;
        this.index.load(sow);
        this.words.forEach((words) => words.load());
      },
      { fireImmediately: true },
    );
    this.index.follow();
  }

  readonly #pathOfAll: PathOfAll = (kind, signals) => {
    const sow = this.workspace.currentId;
    if (sow === null) return null;
    return pathOf({ pathname: paths.data(sow), query: [['tab', 'trendList'], ...signalQuery(`${kind}s`, signals)] });
  };
}

function isNameOf(query: string, result: SearchResult | undefined): boolean {
  return result !== undefined && fold(result.title) === fold(query.trim());
}

/** Of fewer words a text has every one. */
const FEWEST_OF_PART = 3;

function isFilled(section: SearchSection): boolean {
  return section.results.length > 0;
}
