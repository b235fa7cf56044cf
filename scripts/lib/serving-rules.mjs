// What every server of the app agrees on, be it our own or one that is told so by its files.

/** Files that carry a hash of their content in the name: they may be kept for ever. */
export const HASHED_FOLDER = '/assets/';

/** Pages of the product itself that stand in a frame of it. */
export const FRAMEABLE_FOLDER = '/experiments/';

export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Kept, but asked about each time: the shell and the configuration decide what everything else is. */
export const ASK_EACH_TIME = 'no-cache';
