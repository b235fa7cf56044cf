// The grants that the API gives out and the chart service honours: both ask the same book.
import { randomBytes, randomUUID } from 'node:crypto';

/**
 * @typedef {object} Grant
 * @property {string} orgId
 * @property {string} email whose statuses are drawn
 * @property {string} sowId
 * @property {string | null} dashboardId null: a grant for the chat
 * @property {readonly Clause[]} clauses
 * @property {boolean} expired
 *
 * @typedef {{ datasetId: string, column: import('./surfaces.mjs').Column, value: readonly (string | number)[] }} Clause
 */

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

  /** @returns {Grant | undefined} */
  find(authKey, authToken) {
    return this.#grants.get(nameOf(authKey, authToken));
  }

  /**
   * The grants given so far end now; later ones are not concerned.
   * @param {string} [email] only this person's
   */
  expireAll(email) {
    for (const grant of this.#grants.values()) grant.expired ||= email === undefined || grant.email === email;
  }
}

function nameOf(authKey, authToken) {
  return `${authKey}:${authToken}`;
}
