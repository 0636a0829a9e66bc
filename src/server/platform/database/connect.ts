import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { reasonOf } from '../log/reason-of.ts';
import type { Schema } from './schema.ts';

const maxConnections = 20;
const defaultConnectTimeoutMs = 5000;
const statementTimeoutMs = 30_000;
/** Longer than the database's own limit, for when its answer is lost with the network. */
const queryTimeoutMs = 35_000;

export interface Database {
  pool: Pool;
  db: Kysely<Schema>;
  /** Ends the pool once running queries are done. */
  close: () => Promise<void>;
}

/** Creates a connection pool, which connects at the first query. */
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
    // Compiling a query over a large table takes longer than it saves, because a page asks many short ones.
    options: '-c jit=off',
  });
  let closing = false;
  const logLoss = (error: Error) => {
    if (!closing) log.warn(`A database connection was lost: ${reasonOf(error)}`);
  };
  // Without error listeners, a restart of the database would end the process. The pool's is for idle connections, the
  // client's for one that is checked out without a running query. The pool replaces lost connections by itself.
  pool.on('error', logLoss);
  pool.on('connect', (client) => client.on('error', logLoss));
  return {
    pool,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    close: async () => {
      closing = true;
      await pool.end();
    },
  };
}

/** A connection of its own without time limits, for work on whole tables. To be ended by the caller. */
export async function connectForLong({ options }: Pool): Promise<Client> {
  const client = new Client({ ...options, statement_timeout: 0, query_timeout: 0 });
  // Without a listener, the loss of the database would end the process. The running query is rejected with the reason.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Queries in the transaction of one connection. */
export function queriesOf(client: Client): Kysely<Schema> {
  const pool = { connect: async () => Object.assign(client, { release: () => undefined }), end: async () => undefined };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) });
}
