// Opens the database: PostgreSQL inside this process (PGlite), or any PostgreSQL server by DATABASE_URL.
import { mkdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const SCHEMA = 'dm_staging';

/**
 * @typedef {(sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>} Query
 * @typedef {object} Database
 * @property {Query} query
 * @property {(sql: string) => Promise<unknown>} script runs several statements
 * @property {<Result>(work: (query: Query) => Promise<Result>) => Promise<Result>} transaction
 * @property {() => Promise<void>} close
 */

/**
 * @param {{ dataDir?: string, databaseUrl?: string }} options without any of them the data live in memory
 * @returns {Promise<Database>}
 */
export async function connect({ dataDir, databaseUrl }) {
  const database = databaseUrl ? await connectToServer(databaseUrl) : await openEmbedded(dataDir);
  const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  await database.script(schema);
  return database;
}

async function openEmbedded(dataDir) {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create(dataDir ?? 'memory://');
  const on = (client) => async (sql, parameters) => (await client.query(sql, parameters)).rows;
  return {
    query: on(pglite),
    script: (sql) => pglite.exec(sql),
    transaction: (work) => pglite.transaction((client) => work(on(client))),
    close: () => pglite.close(),
  };
}

async function connectToServer(connectionString) {
  const { default: pg } = await import('pg').catch((error) => {
    throw new Error('DATABASE_URL needs the package "pg": npm install --no-save pg', { cause: error });
  });
  // A schema of its own: a shared server may hold other things of the same names.
  const pool = new pg.Pool({ connectionString, max: 8, options: `-c search_path=${SCHEMA}` });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', (error) => console.error(error.message));
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  const on = (client) => async (sql, parameters) => (await client.query(sql, parameters)).rows;
  return {
    query: on(pool),
    script: (sql) => pool.query(sql),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(on(client));
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
