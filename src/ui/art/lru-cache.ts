/** Holds the entries used last, up to a limit. */
export class LruCache<V> {
  // A Map keeps the order of insertion: the first key is the one unused for the longest time.
  private readonly entries = new Map<string, V>();

  constructor(
    private readonly limit: number,
    private readonly onEvicted: (value: V) => void,
  ) {}

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    for (const [oldest, unused] of this.entries) {
      if (this.entries.size <= this.limit) break;
      this.entries.delete(oldest);
      this.onEvicted(unused);
    }
  }
}
