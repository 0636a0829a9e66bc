import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  type PostgresOptions,
  type RunningPostgres,
  startPostgres,
} from '#server/platform/database/embedded-postgres.ts';

/** Program folder of another PostgreSQL version to run the tests on. */
export const binDir = process.env.TEST_POSTGRES_BIN || undefined;
/** The embedded database, stopped after each test, and its log messages. */
export function useTestPostgres() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const place = { folder: '' };
  const messages: string[] = [];
  const running: RunningPostgres[] = [];

  // One folder for all tests, because creating a database takes a second.
  beforeAll(() => {
    place.folder = mkdtempSync(path.join(tmpdir(), 'everkite-launcher-'));
    chmodSync(place.folder, 0o755);
  });
  beforeEach(() => {
    messages.length = 0;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  afterAll(() => rmSync(place.folder, { recursive: true, force: true }));

  async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
    const server = await startPostgres({
      binDir,
      dataDir: path.join(place.folder, 'postgres'),
      fallbackDir: path.join(place.folder, 'fallback'),
      log: { info: (message) => messages.push(message) },
      ...options,
    });
    running.push(server);
    return server;
  }

  return { place, messages, start };
}

/** The first row of a query's result. */
export async function queryFirst(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

export const clusterOf = (server: RunningPostgres) => path.join(server.dataDir, 'cluster');
