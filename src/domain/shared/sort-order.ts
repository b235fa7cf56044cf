/** By which column rows are sorted, and how. */
export interface SortOrder<Key extends string = string> {
  readonly key: Key;
  readonly direction: 'ascending' | 'descending';
}
