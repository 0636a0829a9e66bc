import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { reasonOf } from '../log/reason-of.ts';
import type { Config } from '../settings/config.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { type SupervisedPostgres, supervisePostgres } from './supervise-postgres.ts';

interface OpenDatabase extends Database {
  /** Where the embedded database stores its data when that is not below DATA_DIR; else null. */
  elsewhere: string | null;
}

interface Opening {
  database: Promise<OpenDatabase>;
  /** Stops the embedded database, also during its start; does nothing without one. Never rejects. */
  stopEmbedded: () => Promise<void>;
}

/**
 * Opens the embedded database or that of DATABASE_URL, and migrates it to the newest schema.
 * @param onLost called with one plain sentence when the embedded database has ended for good
 */
export function openDatabase(config: Config, log: FastifyBaseLogger, onLost: (line: string) => void): Opening {
  const stopping = new AbortController();
  const dataDir = path.join(config.dataDir, 'postgres');
  const embedded: Promise<SupervisedPostgres> | null =
    config.databaseUrl === null ? supervisePostgres({ dataDir, log, onLost, signal: stopping.signal }) : null;
  return {
    database: open(config, log, embedded),
    stopEmbedded: async () => {
      stopping.abort();
      const server = await embedded?.catch(() => null);
      await server?.stop();
    },
  };
}

const superuserWarning =
  'The user of DATABASE_URL is a superuser of the database server. Use one that owns its database only: it needs no more.';

async function isSuperuser({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select rolsuper as is from pg_roles where rolname = current_user`.execute(
    db,
  );
  return rows[0]?.is === true;
}

async function open(
  { databaseUrl, dataDir }: Config,
  log: FastifyBaseLogger,
  embedded: Promise<SupervisedPostgres> | null,
): Promise<OpenDatabase> {
  const server = await embedded;
  const database = connect(server?.url ?? databaseUrl!, log);
  await migrate(database.pool).catch(async (error: Error) => {
    await database.close();
    throw new Error(`The database cannot be used: ${reasonOf(error)}`);
  });
  if (await isSuperuser(database)) log.warn(superuserWarning);
  const isElsewhere = server !== null && server.dataDir !== path.join(dataDir, 'postgres');
  return { ...database, elsewhere: isElsewhere ? server.dataDir : null };
}
