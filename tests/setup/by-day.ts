/**
 * Whether this is the run of `npm test` or `npm run check`, which leaves out what takes seconds and is proved by a shorter test as
 * well, or changes with one small part of the product alone. `npm run unit` and `npm run nightly` run all.
 */
export const isByDay = process.env['BY_DAY'] !== undefined;
