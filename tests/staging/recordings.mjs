// What this environment has received, for tests to read.

/** Old entries make room: an environment may be left running for days. */
const MAX_ENTRIES = 10_000;

/**
 * @typedef {object} RecordedRequest
 * @property {string} at
 * @property {string} method
 * @property {string} path as in the specification, section 7: without the base of the API
 * @property {Record<string, string>} query
 * @property {string | null} orgId the X-Org-Id that came
 * @property {string | null} userId of a valid token
 * @property {unknown} body
 * @property {number | null} status null: not answered yet, or the connection was dropped
 */

export class Recordings {
  /** @type {RecordedRequest[]} */
  requests = [];
  /** Events that the error reporting has received. @type {object[]} */
  reports = [];
  /** Calls that the support chat has received. @type {object[]} */
  messenger = [];

  /**
   * @template Entry
   * @param {'requests' | 'reports' | 'messenger'} list
   * @param {Entry} entry
   * @returns {Entry} the same, to be completed later
   */
  add(list, entry) {
    this[list].push(entry);
    if (this[list].length > MAX_ENTRIES) this[list].shift();
    return entry;
  }

  clear() {
    this.requests = [];
    this.reports = [];
    this.messenger = [];
  }
}
