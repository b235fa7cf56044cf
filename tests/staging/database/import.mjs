import { createHash } from 'node:crypto';
import { workspaceRows } from '../workspace/read-workspace.mjs';

/** Rows in one statement; a file may have 6,000 topics. */
const BATCH = 2000;

/**
 * Fills the database from workspace files, once for each content: a restart with the same files preserves the
 * statuses that were picked since.
 *
 * @typedef {{ orgId: string, document: unknown }} Installation a workspace and its organisation; of equal ids the
 *   first counts
 * @param {import('./connect.mjs').Database} database
 * @param {readonly Installation[]} installations
 * @returns {Promise<boolean>} false: the database has this content already
 */
export async function importWorkspaces(database, installations) {
  const fingerprint = createHash('sha256').update(JSON.stringify(installations)).digest('hex');
  const [known] = await database.query('SELECT fingerprint FROM imports');
  if (known?.fingerprint === fingerprint) return false;
  await database.transaction(async (query) => {
    await query(
      `TRUNCATE imports, sows, shifts, trends, topics, topic_materials, opportunities, insights, experiments, statuses`,
    );
    const taken = new Set();
    for (const { orgId, document } of installations) {
      const tables = workspaceRows(document, orgId, taken);
      for (const [table, rows] of Object.entries(tables)) await insert(query, table, rows);
      for (const sow of tables.sows) taken.add(sow.id);
    }
    await query('INSERT INTO imports VALUES ($1)', [fingerprint]);
  });
  // Without statistics of the new rows the planner joins them one by one.
  await database.query('ANALYZE');
  return true;
}

/**
 * @param {import('./connect.mjs').Query} query
 * @param {string} table
 * @param {readonly object[]} rows
 */
async function insert(query, table, rows) {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH));
    await query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json) ON CONFLICT DO NOTHING`,
      [batch],
    );
  }
}
