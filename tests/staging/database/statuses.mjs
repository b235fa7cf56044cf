// The personal statuses of topics.
import { ACCOUNTS } from '../accounts.mjs';

/** @typedef {import('./connect.mjs').Query} Query */

/** For one of so many topics, the internal user has picked another status than the workspace's. */
const SEEDED_EVERY = 7;

/**
 * @param {Query} query
 * @param {string} email
 * @param {string} tid
 * @param {number} status
 */
export async function saveStatus(query, email, tid, status) {
  await query(
    `INSERT INTO statuses (email, tid, status) VALUES ($1, $2, $3)
     ON CONFLICT (email, tid) DO UPDATE SET status = EXCLUDED.status`,
    [email, tid, status],
  );
}

/**
 * @param {Query} query
 * @param {string} email
 * @returns {Promise<Record<string, number>>} by topic
 */
export async function storedStatuses(query, email) {
  const rows = await query('SELECT tid, status FROM statuses WHERE email = $1', [email]);
  return Object.fromEntries(rows.map(({ tid, status }) => [tid, status]));
}

/**
 * Sets all statuses as they are after an import: only the internal user of the first organisation has some, so that two
 * users of one organisation see different ones from the start.
 * @param {Query} query
 */
export async function resetStatuses(query) {
  const internal = ACCOUNTS.find((account) => account.internal);
  if (internal === undefined) throw new Error('There is no internal account.');
  await query('DELETE FROM statuses');
  await query(
    `INSERT INTO statuses (email, tid, status)
     SELECT $1, tid, (topic_status + 1 + topics.position % 4) % 5 FROM topics JOIN sows ON sows.id = sow_id
     WHERE org_id = $2 AND version = 'Current Data' AND topic_status >= 0 AND topics.position % $3 = $3 - 1`,
    [internal.email, internal.orgId, SEEDED_EVERY],
  );
}
