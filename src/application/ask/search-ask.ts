import { makeAutoObservable } from 'mobx';
import type { AskProposal, ProposalKind } from '../../domain/query/language/ask-proposal';
import { askProject, type AskProject } from '../../domain/query/language/project';
import { proposalsAt } from '../../domain/query/language/proposals';
import { segment } from '../../domain/query/language/segment';
import { searchIn, withPart } from '../../domain/query/part';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import { countOf } from '../../domain/shared/figures';
import { isSearchable } from '../../domain/shared/stop-words';
import type { AskAbout } from './ask-about';
import type { AskSources } from '../query/ask-sources';
import type { SearchResult } from '../search/search-source';
import type { SearchSection } from '../search/engine/search-sections';
import type { TypedWords } from '../search/typed-words';
import { BY_REFERENCE } from '../shared/by-reference';

const MOST_PARTS = 3;
/** Fewer parts are proposed by themselves. */
const FEWEST_OF_SENTENCE = 2;
/** More are asked for, because some are left out. */
const MOST_ASKED = 12;
/** The search lists names itself, the last row leads to the search in texts, and how rows are shown is said in Ask. */
const LEFT_OUT: ReadonlySet<ProposalKind> = new Set([
  ...(['topic', 'trend', 'shift', 'platform', 'text'] as const),
  ...(['subject', 'column', 'group', 'share', 'statistic'] as const),
]);

/** What the words of the search may mean as a part of a query, which opens in Ask, as the words themselves do. */
export class SearchAsk implements TypedWords {
  /** Of one key press: they are asked for in several places. */
  #last: { readonly words: string; readonly project: AskProject; readonly found: readonly AskProposal[] } | null = null;

  constructor(
    private readonly sources: AskSources,
    private readonly askAbout: AskAbout,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  load(): void {
    if (this.askAbout.isAvailable) this.sources.load();
  }

  /** null until the topics and trends are loaded, and without the built-in assistant. */
  get project(): AskProject | null {
    const { source } = this.sources;
    return source === null || !this.askAbout.isAvailable ? null : askProject(source);
  }

  /** The parts that all of the words may mean. */
  meanings(words: string): SearchSection | null {
    const results = this.#proposals(words).map(({ words: title, effect: late, id }): SearchResult => {
      const effect = late.count();
      const detail = effect.kind === 'rows' ? `${effect.count} of ${countOf(effect.of, 'topic')}` : null;
      return { kind: 'part', id, title, detail, quadrant: null };
    });
    return results.length === 0 ? null : { kind: 'part', results, total: results.length };
  }

  /** Words with several parts are meant for Ask. */
  isMeant(words: string): boolean {
    if (this.project === null) return false;
    const { chips, open } = segment(words, EVERY_TOPIC, this.project);
    const places = new Set(chips.map(({ spans: [first] }) => first?.from));
    return places.size + open.length >= FEWEST_OF_SENTENCE;
  }

  /** The row that opens Ask with the words; it counts as no match. */
  handOver(words: string): SearchSection | null {
    if (!this.askAbout.isAvailable) return null;
    const title = this.#isText(words) ? `Search all texts for “${words.trim()}”` : `Open “${words.trim()}” in Ask`;
    return { kind: 'ask', results: [{ kind: 'ask', id: 'words', title, detail: null, quadrant: null }], total: 0 };
  }

  /** @returns whether the result is one of these */
  open(result: Pick<SearchResult, 'kind' | 'id'>, words: string): boolean {
    if (result.kind !== 'part' && result.kind !== 'ask') return false;
    const query = this.#queryOf(result, words) ?? (this.#isText(words) ? withPart(EVERY_TOPIC, searchIn(words)) : null);
    this.askAbout.open(query === null ? words.trim() : '', query ?? EVERY_TOPIC);
    return true;
  }

  /** Filters the explorer by a part. @returns whether the result is one */
  filter(result: SearchResult, words: string): boolean {
    const query = this.#queryOf(result, words);
    if (query !== null) this.askAbout.filter(query);
    return query !== null;
  }

  /** Words that mean no part are searched for, in the texts that the search of the header does not have as well. */
  #isText(words: string): boolean {
    if (this.project === null || !isSearchable(words)) return false;
    const { chips, open } = segment(words, EVERY_TOPIC, this.project);
    return chips.length + open.length === 0 && this.#proposals(words).length === 0;
  }

  #queryOf({ kind, id }: Pick<SearchResult, 'kind' | 'id'>, words: string): Query | null {
    return (kind === 'part' && this.#proposals(words).find((proposal) => proposal.id === id)?.query) || null;
  }

  #proposals(words: string): readonly AskProposal[] {
    const { project } = this;
    if (project === null) return [];
    if (this.#last?.words !== words || this.#last.project !== project)
      this.#last = { words, project, found: this.#proposalsOf(words, project) };
    return this.#last.found;
  }

  #proposalsOf(words: string, project: AskProject): readonly AskProposal[] {
    const start = words.length - words.trimStart().length;
    return proposalsAt(words, EVERY_TOPIC, project, MOST_ASKED)
      .filter(({ kind, query, replaces }) => !LEFT_OUT.has(kind) && query !== null && replaces.from <= start)
      .slice(0, MOST_PARTS);
  }
}
