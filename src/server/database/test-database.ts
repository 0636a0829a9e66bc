import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { connect } from './connect';
import type { Schema } from './schema';
import { copyTemplate, databaseUrl, dropDatabase } from './test-template.sql';

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
  /** Closes the pool and removes the database. */
  drop: () => Promise<void>;
}

/** A migrated, empty database; call once per test file and drop it at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyTemplate(server, name);
  const url = databaseUrl(server, name);
  const { pool, db, close } = connect(url, { warn: () => undefined });
  return {
    url,
    pool,
    db,
    drop: async () => {
      await close();
      await dropDatabase(server, name);
    },
  };
}
