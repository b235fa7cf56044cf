import { DEFAULT_FILTERS } from '../../domain/filters/explore-filters';
import { filtersFromQuery, filtersToQuery } from '../../domain/filters/filter-query';
import { filtersOfQuery } from '../../domain/filters/filters-of-query';
import { EVERY_TOPIC, isEverything, takenOf, type Condition, type Query } from '../../domain/query/query';
import { QUERY_PARAMETER, queryToText } from '../../domain/query/read-query';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { paths } from '../../domain/shared/routes';
import { isScreenOffered } from '../../domain/shared/screen';
import type { SignalType } from '../../domain/topic/quadrant';
import { pathOf, type Navigator } from '../shared/navigator';
import type { Screens } from '../workspace/screens';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { AskStore } from './ask.store';

/** Opens the assistant with a query or words: 'Ask about this' of a flashcard, and the search. */
export class AskAbout {
  constructor(
    private readonly store: AskStore,
    private readonly screens: Screens,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  /** In projects with a page of this module; another assistant that has the page takes no prepared question. */
  get isAvailable(): boolean {
    const { features } = this.workspace;
    return this.screens.some((screen) => screen.module === 'ask' && isScreenOffered(screen, features));
  }

  ask(kind: SignalType, name: string): void {
    const condition: Condition = { kind, names: [name], not: false };
    this.open('', { ...EVERY_TOPIC, conditions: [condition] });
  }

  /** Shows the explorer with the rows of a query, on the tab that is open. */
  filter(query: Query): void {
    const sow = this.workspace.currentId;
    if (sow === null) return;
    const { pathname, query: parameters } = this.navigator.location;
    const shown = pathname === paths.data(sow) ? filtersFromQuery(parameters) : filtersOfQuery(query);
    const filters = { ...DEFAULT_FILTERS, activeTab: shown.activeTab, queryFilter: takenOf(query) };
    this.navigator.go(pathOf({ pathname: paths.data(sow), query: filtersToQuery(filters) }));
  }

  /** @param words that are not a part yet */
  open(words: string, query: Query): void {
    const sow = this.workspace.currentId;
    if (sow === null || !this.isAvailable) return;
    this.store.handOver(words, query, sow);
    const isAll = isEverything(query) && query.subject === EVERY_TOPIC.subject;
    const parameters: AddressParameters = isAll ? [] : [[QUERY_PARAMETER, queryToText({ query, unread: [] })]];
    this.navigator.go(pathOf({ pathname: paths.reneAI(sow), query: parameters }));
  }
}
