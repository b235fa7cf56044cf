import type { StorageProblem } from '../../application/library/personal-library';
import { FallbackLibrary } from '../in-memory/fallback-library';
import { IndexedDbLibrary } from './indexed-db-library';

/** The personal library in this browser, or in memory where the browser cannot store it. */
export function storedLibrary(onProblem: (problem: StorageProblem) => void): FallbackLibrary {
  return new FallbackLibrary(new IndexedDbLibrary(), onProblem);
}
