import { DEFAULT_TAB, type ExploreTab } from '../workspace/explore-tab';
import {
  FILTER_NAMES,
  formOf,
  initialOf,
  valueOf,
  type ExploreFilters,
  type AnyFilter,
  type SomeFilters,
} from './filter-forms';

export const DEFAULT_FILTERS: ExploreFilters = { activeTab: DEFAULT_TAB, ...initialOf(FILTER_NAMES) } as ExploreFilters;

/** Resets every filter (specification, section 4), unless the tab is the open one. */
export function switchTab(filters: ExploreFilters, tab: ExploreTab): ExploreFilters {
  return tab === filters.activeTab ? filters : { ...DEFAULT_FILTERS, activeTab: tab };
}

/** Whether a filter excludes anything. */
export function isFilterActive(filters: SomeFilters, name: AnyFilter): boolean {
  return formOf(name).isActive(valueOf(filters, name));
}

export function activeFilters<Name extends AnyFilter>(filters: SomeFilters, names: readonly Name[]): readonly Name[] {
  return names.filter((name) => isFilterActive(filters, name));
}

export function hasActiveFilters(filters: ExploreFilters, names: readonly AnyFilter[] = FILTER_NAMES): boolean {
  return names.some((name) => isFilterActive(filters, name));
}

/** Resets these filters to their defaults. The tab stays. */
export function clearFilters(filters: ExploreFilters, names: readonly AnyFilter[] = FILTER_NAMES): ExploreFilters {
  return copyFilters(filters, DEFAULT_FILTERS, names);
}

/** Replaces these filters by those of another set. */
export function copyFilters(
  filters: ExploreFilters,
  source: ExploreFilters,
  names: readonly AnyFilter[],
): ExploreFilters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [formOf(name).field, valueOf(source, name)])) };
}

/** What a filter narrows to: 'Strong Signal', 'Growth 10 to 20 %'. */
export function filterWords(filters: SomeFilters, name: AnyFilter): readonly string[] {
  return formOf(name).words(valueOf(filters, name));
}
