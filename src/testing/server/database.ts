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
  /** Connection address, for tests that start processes of their own. */
  url: string;
  pool: Pool;
  db: Kysely<Schema>;
  /**
   * Removes all rows but those that migrations made; ids begin at 1 again. The types of events stay, because a running
   * application remembers their numbers.
   */
  empty: () => Promise<void>;
  /** Removes all that was measured, and what tells a repeated event: the same may be sent again. */
  emptyMeasured: () => Promise<void>;
  /** Closes the pool. */
  drop: () => Promise<void>;
}

/** How long a healthy database may take to let us in on a busy machine, in ms. */
const patienceMs = 120_000;

/** One for all test files of a worker, which run one after the other: a copy costs as much as many tests. */
let ofThisWorker: Promise<string> | null = null;

/** The worker's database, migrated and emptied; call once per test file and drop it at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  ofThisWorker ??= copyOfTemplate();
  const database = open(await ofThisWorker);
  await empty(database.pool, []);
  return database;
}

/** A migrated, empty database for one test file alone: for those that change its tables or give its address away. */
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

/** A database without any table, for what migrations do. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const name = newName();
  await createDatabase(inject('postgresUrl'), name);
  return ownDatabase(name);
}

/** How many connections wait for another one to let go of a row or a lock. */
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
  const { pool, db, close } = connect(url, { warn: () => undefined }, patienceMs);
  return {
    url,
    pool,
    db,
    empty: () => empty(pool, ['event_types']),
    emptyMeasured: () => emptyMeasured(pool),
    drop: close,
  };
}

async function emptyMeasured(pool: Pool): Promise<void> {
  await pool.query('truncate events, event_keys, quarantined_events, people, stale_journeys cascade');
}

async function empty(pool: Pool, keep: string[]): Promise<void> {
  await pool.query('select pristine.empty($1)', [keep]);
}
