// Keys of the device's storage that hold something of one user. They are removed at the log-out.

/** What of the first steps the user has done. */
export const firstStepsKey = (userId: string): string => `first-steps:${userId}`;

/** Who reads the user's questions, and the projects whose names may be sent to a model elsewhere. */
export const readerKey = (userId: string): string => `assistant-reader:${userId}`;

/** How files of the user were opened. */
export const mappingsKey = (userId: string): string => `own-mappings:${userId}`;

/** Set when the user has left the sample team. */
export const leftSampleKey = (userId: string): string => `left-sample-team:${userId}`;

/** The project in which the user had a team last: its home page has a strip for the team from the first paint on. */
export const teamProjectKey = (userId: string): string => `team-project:${userId}`;

/** How high the personal part of the home page was, with the project and the width of the window. */
export const homeRoomKey = (userId: string): string => `home-room:${userId}`;

/** What the search remembered until a version of 2026; nothing is added any more. */
export const earlierSearchesKey = (userId: string): string => `recent-searches|${userId}`;

/** What the user has typed into fields and not saved yet. */
export const draftsKey = (userId: string): string => `drafts:${userId}`;

/** Whose records; no other user or organisation of this browser ever reads them. */
export interface DataOwner {
  readonly organisationId: string;
  readonly userId: string;
}

export function isSameOwner(one: DataOwner | null, other: DataOwner | null): boolean {
  return one?.organisationId === other?.organisationId && one?.userId === other?.userId;
}
