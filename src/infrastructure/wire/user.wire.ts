import * as v from 'valibot';
import type { Member, User } from '../../domain/session/user';
import { shortText, text, textOrNumber } from './fields';
import { rowReader, UNREPORTED } from './rows';

const userReader = rowReader(
  v.object({
    sub: text,
    user_id: textOrNumber,
    org_id: text,
    organisation_name: shortText,
    internal: v.nullish(v.boolean(), false),
    login_count: v.nullish(v.number(), null),
    nickname: shortText,
    name: shortText,
    email: shortText,
    updated_at: textOrNumber,
    intercom_hmac: text,
  }),
  [],
  (claims): User => ({
    userId: claims.user_id ?? claims.sub ?? '',
    orgId: claims.org_id,
    organisationName: claims.organisation_name,
    internal: claims.internal,
    loginCount: claims.login_count,
    nickname: claims.nickname ?? claims.name ?? '',
    email: claims.email,
    updatedAt: claims.updated_at,
    supportHash: claims.intercom_hmac,
  }),
);

/** The user from the claims of the ID token (specification, section 3); null: these are no claims. */
export function readUser(claims: unknown): User | null {
  return userReader.one(claims, UNREPORTED);
}

/** The user in the body of grant and event calls, with every field of the specification, section 3. */
export function toWireUser(user: Member) {
  return {
    org_id: user.orgId,
    organisation_name: user.organisationName,
    internal: user.internal,
    user_id: user.userId,
    login_count: user.loginCount,
    nickname: user.nickname,
    email: user.email,
    updated_at: user.updatedAt,
    intercom_hmac: user.supportHash,
  };
}
