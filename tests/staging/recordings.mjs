/** The oldest entries are dropped: an environment may run for days. */
const MAX_ENTRIES = 10_000;

/**
 * @typedef {object} RecordedRequest
 * @property {string} at
 * @property {string} method
 * @property {string} path as in the specification, section 7: without the base of the API
 * @property {Record<string, string>} query
 * @property {string | null} orgId the X-Org-Id of the request
 * @property {string | null} userId of a valid token
 * @property {unknown} body
 * @property {number | null} status null: not answered yet, or the connection was dropped
 */

/** What this environment has received, for tests to read. */
export class Recordings {
  /** @type {RecordedRequest[]} */
  requests = [];
  /** Events that the error reporting has received. @type {object[]} */
  reports = [];
  /** Calls that the support chat has received. @type {object[]} */
  messenger = [];
  /** Requests that the organisation's model has received. @type {object[]} */
  translations = [];

  /**
   * @template Entry
   * @param {Entry[]} list one of the lists above
   * @param {Entry} entry
   * @returns {Entry} the same, to be completed later
   */
  add(list, entry) {
    list.push(entry);
    if (list.length > MAX_ENTRIES) list.shift();
    return entry;
  }

  clear() {
    this.requests = [];
    this.reports = [];
    this.messenger = [];
    this.translations = [];
  }
}
