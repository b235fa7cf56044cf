// The organisations and people of the staging environment. The password is no secret: everything here is local.
import { createHmac } from 'node:crypto';

export const PASSWORD = 'staging';

/** The organisation that the configuration names in `previousDataExcludedOrgIds`. */
export const EXCLUDED_ORG = 'org_excluded';

const SUPPORT_CHAT_SECRET = 'staging-support-chat';

/**
 * @typedef {object} Account
 * @property {string} email
 * @property {string} nickname
 * @property {string | null} orgId null: signs in well, but belongs to no organisation
 * @property {string | null} organisation
 * @property {boolean} internal
 * @property {number} loginCount
 */

/** @type {readonly Account[]} */
export const ACCOUNTS = [
  account('analyst@northwind.test', 'Nora', 'org_northwind', 'Northwind', { loginCount: 12 }),
  account('internal@northwind.test', 'Ivo', 'org_northwind', 'Northwind', { internal: true, loginCount: 240 }),
  account('analyst@contoso.test', 'Carla', 'org_contoso', 'Contoso', { loginCount: 3 }),
  account('analyst@excluded.test', 'Emil', EXCLUDED_ORG, 'Excluded', { loginCount: 5 }),
  account('analyst@empty.test', 'Enya', 'org_empty', 'Empty', { loginCount: 1 }),
  account('analyst@nowhere.test', 'Nils', null, null, { loginCount: 1 }),
];

/** @param {string} email */
export function accountByEmail(email) {
  const wanted = email.trim().toLowerCase();
  return ACCOUNTS.find((each) => each.email === wanted);
}

/** @param {string} userId */
export function accountByUserId(userId) {
  return ACCOUNTS.find((each) => userIdOf(each) === userId);
}

/** @param {Account} account */
export function userIdOf({ email }) {
  return `auth0|${email}`;
}

/**
 * The claims of the ID token that make a user of the product.
 * @param {Account} account
 */
export function claimsOf(account) {
  const userId = userIdOf(account);
  return {
    ...(account.orgId !== null && { org_id: account.orgId, organisation_name: account.organisation }),
    internal: account.internal,
    user_id: userId,
    login_count: account.loginCount,
    nickname: account.nickname,
    email: account.email,
    updated_at: '2026-09-01T08:00:00.000Z',
    intercom_hmac: createHmac('sha256', SUPPORT_CHAT_SECRET).update(userId).digest('hex'),
  };
}

/**
 * @param {string} email
 * @param {string} nickname
 * @param {string | null} orgId
 * @param {string | null} organisation
 * @param {{ internal?: boolean, loginCount: number }} more
 * @returns {Account}
 */
function account(email, nickname, orgId, organisation, { internal = false, loginCount }) {
  return { email, nickname, orgId, organisation, internal, loginCount };
}
