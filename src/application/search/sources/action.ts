import type { SearchEntry } from '../search-source';

/** @param words further words that find it @param keys the keys that do the same */
export function action(id: string, title: string, words: string, open: () => void, keys?: string): SearchEntry {
  return {
    result: { kind: 'action', id, title, detail: null, quadrant: null, ...(keys !== undefined && { keys }) },
    words,
    open,
  };
}
