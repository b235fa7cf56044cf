import { DEFAULT_FILTERS, filterWords, isFilterActive } from './explore-filters';
import { EXPLORE_TAB_NAMES, PREVIOUS_DATA, type VersionName } from '../workspace/explore-tab';
import { MORE_FILTERS, type ExploreFilters, type FilterName } from './filter-forms';
import { filtersFromQuery } from './filter-query';
import { countOf } from '../shared/figures';
import { localDay } from '../shared/calendar';
import { parseAddress, type AddressParameters } from '../shared/address-parameters';
import { firstSegment } from '../shared/screen-address';

/** What an address of the product shows, in words. */
export interface ViewOutline {
  /** The first part of the path, such as 'data' or 'review'. */
  readonly screen: string;
  readonly filters: ExploreFilters;
  /** 'Topic map', 'Potential Disruptor'. Without the number of topics, which depends on the project. */
  readonly parts: readonly string[];
}

/** Whether a saved view is a pinned question of the assistant. */
export function isQuestionView({ address }: { readonly address: string }): boolean {
  return firstSegment(parseAddress(address).pathname) === 'reneAI';
}

/**
 * @param address path and query within the product
 * @param named replaces the ids of a query by names
 */
export function outlineOf(
  address: string,
  named: (query: AddressParameters) => AddressParameters = (query) => query,
): ViewOutline {
  const { pathname, query } = parseAddress(address);
  const filters = filtersFromQuery(named(query));
  const screen = firstSegment(pathname);
  if (isQuestionView({ address })) return { screen, filters: DEFAULT_FILTERS, parts: ['Pinned question'] };
  const place = screen === 'review' ? 'Review' : EXPLORE_TAB_NAMES[filters.activeTab];
  const names = ORDER.filter((name) => isFilterActive(filters, name));
  const all = [place, ...names.flatMap((name) => wordsOf(filters, name))];
  // A filter and a condition may say the same.
  const parts = new Map(all.toReversed().map((words) => [words.toLowerCase(), words]));
  return { screen, filters, parts: [...parts.values()].toReversed() };
}

const ORDER: readonly FilterName[] = [
  'topicMaturity',
  'trendMaturity',
  'status',
  'trends',
  'topics',
  ...MORE_FILTERS,
  'query',
  'version',
];

/** Names are counted, and those of many topics are left out. */
function wordsOf(filters: ExploreFilters, name: FilterName): readonly string[] {
  const words = filterWords(filters, name);
  if (name === 'topics') return words.length === 1 ? words : [];
  if (name === 'trends') return words.length === 1 ? words : [countOf(words.length, 'trend')];
  return [words.join(', ')];
}

/** In characters, of up to four bytes each; file systems limit names to 255 bytes. */
const LONGEST_PROJECT = 50;

/**
 * The name of a downloaded file without its extension: project, view, "previous-data" where it applies, and day, as in
 * "consumer-goods-2035-trend-map-2026-11-21". Characters other than letters and digits of any script become hyphens.
 * @param on an instant of that day on the user's clock
 */
export function exportFileName(project: string, view: string, version: VersionName, on: Date): string {
  return [projectFileName(project), slug(view), version === PREVIOUS_DATA ? slug(version) : '', localDay(on)]
    .filter(Boolean)
    .join('-');
}

/** The part of it for the project; '' for a name without letters and digits. */
export function projectFileName(project: string): string {
  // Cut after slug(), which may lengthen a text.
  return [...slug(project)].slice(0, LONGEST_PROJECT).join('').replace(/-$/, '');
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
