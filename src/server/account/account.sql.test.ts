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

describe('the batched account query', () => {
  it('the batched account query uses one plan for all batch sizes, because planning takes longer than running it', async () => {
    const { rows: users } = await database.pool.query<{ id: string }>(
      `insert into users (email, email_key, cohort)
       select n || '@example.com', n || '@example.com', 'A' from generate_series(1, 12) n returning id`,
    );
    const now = Date.now();
    const tokens = await Promise.all(users.map(({ id }) => openSession(database.db, id, now)));
    // All on one connection, because each has its own plans.
    const read = accountReader(connection as unknown as Pool, () => now);

    for (let readers = 1; readers <= tokens.length; readers++) {
      const accounts = await Promise.all(tokens.slice(0, readers).map(read));
      expect(accounts.map((account) => String(account?.id))).toEqual(users.slice(0, readers).map(({ id }) => id));
    }

    const { rows } = await connection.query<{ each_time: number; once: number }>(
      `select custom_plans::int as each_time, generic_plans::int as once
       from pg_prepared_statements where name = 'find-accounts'`,
    );
    // PostgreSQL makes five custom plans before it chooses the generic one.
    expect(rows[0]!.each_time).toBe(5);
    expect(rows[0]!.once).toBeGreaterThanOrEqual(12);
  });
});
