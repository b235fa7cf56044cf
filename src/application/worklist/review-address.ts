import type { ReviewFilters } from '../../domain/filters/filter-forms';
import { compareStructural, computed, makeAutoObservable } from 'mobx';
import {
  ALL_TOPICS,
  reviewFiltersFromQuery,
  reviewFiltersToQuery,
  withoutReviewParameters,
  reviewTabFromQuery,
  reviewTabToQuery,
  type ReviewTab,
} from '../../domain/worklist/review-filters';
import { reviewOrderFromQuery, withReviewOrder, type ReviewOrder } from '../../domain/worklist/review-order';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { Query } from '../../domain/query/query';
import type { Navigator } from '../shared/navigator';
import { ScreenQuery } from '../shared/screen-query';
import {
  TEAM_FILTERS,
  teamParameter,
  withTeamParameter,
  type TeamFilter,
  type TeamParameter,
} from '../../domain/topic/agreement';
import { BY_REFERENCE } from '../shared/by-reference';

/** The tab and filters of the review screen, which are stored in the address. */
export class ReviewAddress {
  readonly #query: ScreenQuery;
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    this.#query = new ScreenQuery(navigator, 'review');
    // An open flashcard in the address must not filter thousands of topics again.
    makeAutoObservable(this, { filters: computed({ equals: compareStructural }) }, BY_REFERENCE);
    this.#query.follow();
  }

  get query(): AddressParameters {
    return this.#query.value;
  }

  get tab(): ReviewTab {
    return reviewTabFromQuery(this.query);
  }

  get filters(): ReviewFilters {
    return reviewFiltersFromQuery(this.query);
  }

  get order(): ReviewOrder {
    return reviewOrderFromQuery(this.query);
  }

  get teamFilter(): TeamFilter {
    const value = teamParameter(this.query, 'team');
    return TEAM_FILTERS.find((filter) => filter === value) ?? 'all';
  }

  setTeamFilter(filter: TeamFilter): void {
    this.#set('team', filter === 'all' ? null : filter, 'replace');
  }

  /** The member whose board is shown; null: the user. */
  get boardOf(): string | null {
    return teamParameter(this.query, 'board');
  }

  openBoardOf(id: string | null): void {
    this.#set('board', id);
  }

  setOrder(order: ReviewOrder): void {
    this.#navigator.setQuery(withReviewOrder(this.#navigator.location.query, order), 'replace');
  }

  openTab(tab: ReviewTab): void {
    this.#go(tab, this.filters);
  }

  setFilters(filters: Partial<ReviewFilters>): void {
    this.#go(this.tab, { ...this.filters, ...filters });
  }

  clearFilters(): void {
    this.setFilters(ALL_TOPICS);
  }

  /** Narrows by conditions of topics. */
  setConditions(query: Query): void {
    this.setFilters({ queryFilter: query.conditions.length === 0 ? null : query });
  }

  /** Opens the queue with only these filters. */
  review(filters: Partial<ReviewFilters>): void {
    this.#go('queue', { ...ALL_TOPICS, ...filters });
  }

  /** What a tab that a function adds has open; null: nothing. @param name of its parameter, one of its `links` */
  openIn(name: string): string | null {
    return this.query.find(([each]) => each === name)?.[1] ?? null;
  }

  setOpenIn(name: string, id: string | null): void {
    const others = this.#navigator.location.query.filter(([each]) => each !== name);
    this.#navigator.setQuery(id === null ? others : [...others, [name, id]], 'push');
  }

  #set(parameter: TeamParameter, id: string | null, how: 'push' | 'replace' = 'push'): void {
    const { query } = this.#navigator.location;
    if (id !== teamParameter(this.query, parameter))
      this.#navigator.setQuery(withTeamParameter(query, parameter, id), how);
  }

  #go(tab: ReviewTab, filters: ReviewFilters): void {
    const { query } = this.#navigator.location;
    const next = [...reviewTabToQuery(tab), ...reviewFiltersToQuery(filters), ...withoutReviewParameters(query)];
    // The same query twice in the history would make Back seem to do nothing.
    if (!compareStructural(next, query)) this.#navigator.setQuery(next, 'push');
  }
}
