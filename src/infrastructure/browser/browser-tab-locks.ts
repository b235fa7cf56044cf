import type { TabLocks } from '../../application/keep/tab-locks';

/** Web Locks, which only secure contexts have; elsewhere the locks of this page alone. */
export class BrowserTabLocks implements TabLocks {
  readonly #queues = new Map<string, Promise<unknown>>();

  /** @param locks null: the browser has none, as outside of secure contexts, whatever its types say */
  constructor(private readonly locks: LockManager | null = navigator.locks) {}

  async hold<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.locks) return this.locks.request(name, work);
    const result = (this.#queues.get(name) ?? Promise.resolve()).then(work);
    const ended: Promise<void> = result.then(
      () => this.#end(name, ended),
      () => this.#end(name, ended),
    );
    this.#queues.set(name, ended);
    return result;
  }

  #end(name: string, ended: Promise<unknown>): void {
    if (this.#queues.get(name) === ended) this.#queues.delete(name);
  }
}
