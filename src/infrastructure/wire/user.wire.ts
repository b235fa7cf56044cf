import * as v from 'valibot';
import type { Member, User } from '../../domain/session/user';
import { text } from './fields';

const textOrNumber = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null || value === '' ? null : String(value))),
);

/** The claims of the ID token that make a user (specification, section 3). */
export const userClaims = v.object({
  sub: text,
  user_id: textOrNumber,
  org_id: text,
  organisation_name: text,
  internal: v.nullish(v.boolean(), false),
  login_count: v.nullish(v.number(), null),
  nickname: text,
  name: text,
  email: text,
  updated_at: textOrNumber,
  intercom_hmac: text,
});

export const USER_REQUIRED = [] as const;

export function toUser(claims: v.InferOutput<typeof userClaims>): User {
  return {
    userId: claims.user_id ?? claims.sub ?? '',
    orgId: claims.org_id,
    organisationName: claims.organisation_name,
    internal: claims.internal,
    loginCount: claims.login_count,
    nickname: claims.nickname ?? claims.name ?? '',
    email: claims.email,
    updatedAt: claims.updated_at,
    supportHash: claims.intercom_hmac,
  };
}

/** The user as the calls for grants and events send it; what proves an identity elsewhere stays at home. */
export function fromUser(user: Member) {
  return {
    org_id: user.orgId,
    organisation_name: user.organisationName,
    internal: user.internal,
    user_id: user.userId,
    login_count: user.loginCount,
    nickname: user.nickname,
    email: user.email,
    updated_at: user.updatedAt,
  };
}
