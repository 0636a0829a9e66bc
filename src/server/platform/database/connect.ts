import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { reasonOf } from '../log/reason-of.ts';
import type { Schema } from './schema.ts';

const maxConnections = 20;
const defaultConnectTimeoutMs = 5000;
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
export function connect(
  url: string,
  log: { warn: (message: string) => void },
  connectTimeoutMs = defaultConnectTimeoutMs,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'everkite',
  });
  let closing = false;
  const tellLoss = (error: Error) => {
    if (!closing) log.warn(`A database connection was lost: ${reasonOf(error)}`);
  };
  // Without listeners, a restart of the database would end the process: the pool's for connections that wait, one of its
  // own for each that is lent out and asks nothing at this moment. The pool replaces lost ones by itself.
  pool.on('error', tellLoss);
  pool.on('connect', (client) => client.on('error', tellLoss));
  return {
    pool,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    close: async () => {
      closing = true;
      await pool.end();
    },
  };
}
