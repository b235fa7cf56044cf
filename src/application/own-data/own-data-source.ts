import { searchAction, type SearchSource } from '../search/search-source';
import type { OwnDataEntry } from '../workspace/own-data-entry';

/** 'Open your own data' in the search, where the product opens files. */
export function ownDataSource(entry: OwnDataEntry): SearchSource {
  const open = (): void => entry.ask({ kind: 'open' });
  const words = 'file excel csv table upload import project';
  return { entries: entry.isOffered ? [searchAction('own-data', 'Open your own data', words, open)] : [] };
}
