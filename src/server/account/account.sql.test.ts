import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#server/identity/sessions.sql.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { accountReader } from './account.sql.ts';

let database: TestDatabase;
let connection: PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = await database.pool.connect();
});
afterAll(async () => {
  connection.release();
  await database.drop();
});

describe('the question of all accounts that are read at one moment', () => {
  it('is planned once for all numbers of readers, as planning takes several times as long as answering', async () => {
    const { rows: users } = await database.pool.query<{ id: string }>(
      `insert into users (email, email_key, cohort)
       select n || '@example.com', n || '@example.com', 'A' from generate_series(1, 12) n returning id`,
    );
    const now = Date.now();
    const tokens = await Promise.all(users.map(({ id }) => openSession(database.db, id, now)));
    // Plans belong to a connection.
    const read = accountReader(connection as unknown as Pool, () => now);

    for (let readers = 1; readers <= tokens.length; readers++) {
      const accounts = await Promise.all(tokens.slice(0, readers).map(read));
      expect(accounts.map((account) => String(account?.id))).toEqual(users.slice(0, readers).map(({ id }) => id));
    }

    const { rows } = await connection.query<{ each_time: number; once: number }>(
      `select custom_plans::int as each_time, generic_plans::int as once
       from pg_prepared_statements where name = 'find-accounts'`,
    );
    // PostgreSQL compares the first five with a plan for all.
    expect(rows[0]!.each_time).toBe(5);
    expect(rows[0]!.once).toBeGreaterThanOrEqual(12);
  });
});
