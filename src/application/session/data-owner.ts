/** Whose records; no other user or organisation of this browser ever reads them. */
export interface DataOwner {
  readonly organisationId: string;
  readonly userId: string;
}

export function isSameOwner(one: DataOwner | null, other: DataOwner | null): boolean {
  return one?.organisationId === other?.organisationId && one?.userId === other?.userId;
}
