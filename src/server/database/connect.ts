import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Schema } from './schema';

const maxConnections = 20;
const connectTimeoutMs = 5000;
const statementTimeoutMs = 30_000;
/** Later than the database's own limit: for when its answer cannot come because the network is gone. */
const queryTimeoutMs = 35_000;

export interface Database {
  pool: Pool;
  db: Kysely<Schema>;
  /** Ends the pool once running queries are done. */
  close: () => Promise<void>;
}

/** Opens a connection pool. Nothing is tried before the first query. */
export function connect(url: string, log: { warn: (message: string) => void }): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'everkite',
  });
  let closing = false;
  // Without a listener, a restart of the database would end the process; the pool replaces the connection by itself.
  pool.on('error', (error) => {
    if (!closing) log.warn(`A database connection was lost: ${error.message}`);
  });
  return {
    pool,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    close: async () => {
      closing = true;
      await pool.end();
    },
  };
}
