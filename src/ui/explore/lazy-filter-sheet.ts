import { late } from '../kit/layout/late';

/** For phones only, so its code is not part of the screen's. */
export const LazyFilterSheet = late(async () => (await import('./filter-sheet')).FilterSheet);
