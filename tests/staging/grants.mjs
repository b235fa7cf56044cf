import { randomBytes, randomUUID } from 'node:crypto';

/**
 * @typedef {object} Grant
 * @property {string} orgId
 * @property {string} email of the user whose statuses are drawn
 * @property {string} sowId
 * @property {string | null} dashboardId null: a grant for the chat
 * @property {readonly Clause[]} clauses
 * @property {boolean} expired
 *
 * @typedef {{ datasetId: string, column: import('./surfaces.mjs').Column, value: readonly (string | number)[] }} Clause
 */

/** The grants that the API issues and the chart service accepts. */
export class GrantBook {
  /** @type {Map<string, Grant>} */
  #grants = new Map();

  /**
   * @param {Omit<Grant, 'expired'>} grant
   * @returns {{ authKey: string, authToken: string }}
   */
  issue(grant) {
    const [authKey, authToken] = [randomUUID(), randomBytes(32).toString('base64url')];
    this.#grants.set(nameOf(authKey, authToken), { ...grant, expired: false });
    return { authKey, authToken };
  }

  /**
   * @param {string} authKey
   * @param {string} authToken
   * @returns {Grant | undefined}
   */
  find(authKey, authToken) {
    return this.#grants.get(nameOf(authKey, authToken));
  }

  /**
   * Ends the grants that were issued so far, not later ones.
   * @param {string} [email] only those of this user
   */
  expireAll(email) {
    for (const grant of this.#grants.values()) grant.expired ||= email === undefined || grant.email === email;
  }
}

/**
 * @param {string} authKey
 * @param {string} authToken
 */
function nameOf(authKey, authToken) {
  return `${authKey}:${authToken}`;
}
