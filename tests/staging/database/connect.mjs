import { mkdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const SCHEMA = 'dm_staging';

/**
 * @typedef {(sql: string, parameters?: unknown[]) => Promise<Row[]>} Query
 * @typedef {Record<string, any>} Row
 * @typedef {object} Database
 * @property {Query} query
 * @property {(sql: string) => Promise<unknown>} script runs several statements
 * @property {<Result>(work: (query: Query) => Promise<Result>) => Promise<Result>} transaction
 * @property {() => Promise<void>} close
 */

/**
 * Opens the database: PostgreSQL inside this process (PGlite), or a PostgreSQL server.
 * @param {{ dataDir?: string | undefined, databaseUrl?: string | undefined }} options without any of them the data
 *   are in memory
 * @returns {Promise<Database>}
 */
export async function connect({ dataDir, databaseUrl }) {
  const database = databaseUrl ? await connectToServer(databaseUrl) : await openEmbedded(dataDir);
  const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  await database.script(schema);
  return database;
}

/**
 * @param {string | undefined} dataDir
 * @returns {Promise<Database>}
 */
async function openEmbedded(dataDir) {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create(dataDir ?? 'memory://');
  return {
    query: queryOn(pglite),
    script: (sql) => pglite.exec(sql),
    transaction: (work) => pglite.transaction((client) => work(queryOn(client))),
    close: () => pglite.close(),
  };
}

/**
 * @param {string} connectionString
 * @returns {Promise<Database>}
 */
async function connectToServer(connectionString) {
  /** @type {string} */
  const driver = 'pg';
  const { default: pg } = await import(driver).catch((error) => {
    throw new Error('DATABASE_URL needs the package "pg": npm install --no-save pg', { cause: error });
  });
  // A schema of its own: a shared server may hold other things of the same names.
  const pool = new pg.Pool({ connectionString, max: 8, options: `-c search_path=${SCHEMA}` });
  // A connection that breaks while it is not used is replaced; without a listener it would end the process.
  pool.on('error', (/** @type {Error} */ error) => console.error(error.message));
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  return {
    query: queryOn(pool),
    script: (sql) => pool.query(sql),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(queryOn(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/**
 * @param {{ query(sql: string, parameters?: any[]): Promise<{ rows: any[] }> }} client
 * @returns {Query}
 */
function queryOn(client) {
  return async (sql, parameters) => (await client.query(sql, parameters)).rows;
}
