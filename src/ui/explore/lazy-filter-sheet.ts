import { lazyPart } from '../kit/layout/lazy-part';

/** For phones only, so its code is not part of the screen's. */
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);
