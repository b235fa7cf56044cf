import type { KeepStorage } from '../../application/keep/keep-storage';
import { takeOverEarlierData } from './earlier-data';
import { IndexedDbKeep } from './indexed-db-keep';

/** The storage of the records, with what earlier versions have stored elsewhere. */
export async function openKeep(): Promise<KeepStorage> {
  const storage = new IndexedDbKeep();
  // What cannot be read now is taken over by the next page.
  await takeOverEarlierData(
    storage,
    () => window.localStorage,
    () => window.sessionStorage,
  ).catch(() => {});
  return storage;
}
