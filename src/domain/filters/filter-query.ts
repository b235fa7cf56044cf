import type { AddressParameters } from '../shared/address-parameters';
import { DEFAULT_FILTERS } from './explore-filters';
import { isExploreTab } from '../workspace/explore-tab';
import {
  ALL_FILTERS,
  FILTER_NAMES,
  formOf,
  valueOf,
  type AnyFilter,
  type ExploreFilters,
  type SomeFilters,
} from './filter-forms';
import { isIdParameter } from './id-query';

const TAB = 'tab';

/** Writes what is not default. */
export function filtersToQuery(filters: ExploreFilters): AddressParameters {
  const tab: AddressParameters = filters.activeTab === DEFAULT_FILTERS.activeTab ? [] : [[TAB, filters.activeTab]];
  return [...tab, ...writtenFilters(filters, FILTER_NAMES)];
}

/** Reads what {@link filtersToQuery} wrote, and ignores anything else. */
export function filtersFromQuery(query: AddressParameters): ExploreFilters {
  const tabs = query.filter(([name]) => name === TAB).map(([, value]) => value);
  const activeTab = tabs.find(isExploreTab) ?? DEFAULT_FILTERS.activeTab;
  return { ...DEFAULT_FILTERS, ...readFilters(query, FILTER_NAMES), activeTab };
}

export function writtenFilters(filters: SomeFilters, names: readonly AnyFilter[]): AddressParameters {
  return names.flatMap((name) => {
    const { parameter, write } = formOf(name);
    return write(valueOf(filters, name)).map((value) => [parameter, value] as const);
  });
}

export function readFilters(query: AddressParameters, names: readonly AnyFilter[]): SomeFilters {
  return Object.fromEntries(
    names.map((name) => {
      const { field, parameter, read } = formOf(name);
      return [field, read(query.filter(([key]) => key === parameter).map(([, value]) => value))];
    }),
  );
}

/** The query without the parameters of these filters, and without the tab. */
export function withoutFilterParameters(query: AddressParameters): AddressParameters {
  const parameters = new Set([TAB, ...ALL_FILTERS.map((name) => formOf(name).parameter)]);
  return query.filter(([name]) => !parameters.has(name) && !isIdParameter(name));
}
