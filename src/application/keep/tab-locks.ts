import { token } from '../shared/token';

/** Work of which only one is done at a time, in all tabs of this browser. */
export interface TabLocks {
  /** Waits until no other work holds the lock of this name. @returns what the work returns, or rejects as it does */
  hold<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}
export const TabLocks = token<TabLocks>('TabLocks');
