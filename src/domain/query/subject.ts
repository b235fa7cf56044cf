/** What a query lists. */
export const SUBJECTS = ['topics', 'trends', 'shifts', 'startups', 'insights', 'platforms'] as const;
export type Subject = (typeof SUBJECTS)[number];
