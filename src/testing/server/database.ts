import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { copyTemplate, createDatabase, databaseUrl, dropDatabase } from './database-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export interface TestDatabase {
  /** Connection URL, for tests that start processes of their own. */
  url: string;
  pool: Pool;
  db: Kysely<Schema>;
  /**
   * Deletes all rows except those made by migrations, and restarts ids at 1. Keeps the event types, because a running
   * application caches their numbers.
   */
  empty: () => Promise<void>;
  /** How often somebody has taken a connection from this pool. */
  uses: () => number;
  /** Saves all rows, and returns how to have them again in the emptied database. */
  save: () => Promise<() => Promise<void>>;
  /** Deletes the rows of these tables, also of those whose rows are never deleted. */
  forget: (tables: readonly string[]) => Promise<void>;
  /** Deletes everything measured, including the keys that detect repeated events, so that events can be sent again. */
  emptyMeasured: () => Promise<void>;
  /** Closes the pool, and drops the database if it is the test file's own. */
  drop: () => Promise<void>;
}

/** Time limit for a connection in ms; long, because the machine may be busy. */
const connectTimeoutMs = 120_000;

/** Shared by all test files of a worker, which run one after the other; a copy takes as long as many tests. */
let ofThisWorker: Promise<string> | null = null;

/** The worker's database, migrated and emptied. Call once per test file and `drop` it at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  ofThisWorker ??= copyOfTemplate();
  const database = open(await ofThisWorker);
  await empty(database.pool, []);
  return database;
}

/** A migrated, empty database for one test file, for tests that change its tables or give its URL to a process. */
export async function createOwnDatabase(): Promise<TestDatabase> {
  return ownDatabase(await copyOfTemplate());
}

function ownDatabase(name: string): TestDatabase {
  const database = open(name);
  const drop = async () => {
    await database.drop();
    await dropDatabase(inject('postgresUrl'), name);
  };
  return { ...database, drop };
}

/** A database without tables, for tests of migrations. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const name = newName();
  await createDatabase(inject('postgresUrl'), name);
  return ownDatabase(name);
}

/** The number of connections that are waiting for a lock. */
export async function waitingForALock({ pool }: Pick<TestDatabase, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount ?? 0;
}

function newName(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

async function copyOfTemplate(): Promise<string> {
  const name = newName();
  await copyTemplate(inject('postgresUrl'), name);
  return name;
}

function open(name: string): TestDatabase {
  const url = databaseUrl(inject('postgresUrl'), name);
  const { pool, db, close } = connect(url, { warn: () => undefined }, connectTimeoutMs);
  let uses = 0;
  pool.on('acquire', () => {
    uses += 1;
  });
  return {
    url,
    pool,
    db,
    uses: () => uses,
    empty: () => empty(pool, cached),
    save: async () => {
      const { rows } = await pool.query('select * from pristine.saved($1)', [cached]);
      return async () => {
        await pool.query('select pristine.restore($1)', [JSON.stringify(rows)]);
      };
    },
    forget: async (tables) => {
      await pool.query('select pristine.forget($1)', [tables]);
    },
    emptyMeasured: () => emptyMeasured(pool),
    drop: close,
  };
}

/** Tables whose rows a running application caches. */
const cached = ['event_types'];

async function emptyMeasured(pool: Pool): Promise<void> {
  await pool.query('truncate events, event_keys, quarantined_events, people, stale_journeys cascade');
}

async function empty(pool: Pool, keep: string[]): Promise<void> {
  await pool.query('select pristine.empty($1)', [keep]);
}
