/** The signed-in user (specification, section 3). */
export interface User {
  readonly userId: string;
  /** null: the user belongs to no organisation and only sees /403. */
  readonly orgId: string | null;
  readonly organisationName: string | null;
  /** Only reported to analytics, as is_internal_user (specification, section 6). */
  readonly internal: boolean;
  readonly loginCount: number | null;
  readonly nickname: string;
  readonly email: string | null;
  readonly updatedAt: string | null;
  /** Proves the user's identity to the support chat. */
  readonly supportHash: string | null;
}

/** A user who may fetch data: one with an organisation. */
export type Member = User & { readonly orgId: string };

export function isMember(user: User): user is Member {
  return user.orgId !== null && user.orgId !== '';
}

/** One or two characters for the avatar. */
export function initials(user: Pick<User, 'nickname'>): string {
  const words = user.nickname.split(/[\s._-]+/u).filter((word) => word !== '');
  const initial = (word = ''): string => Array.from(word)[0] ?? '';
  return `${initial(words[0])}${words.length > 1 ? initial(words.at(-1)) : ''}`.toUpperCase() || '?';
}
