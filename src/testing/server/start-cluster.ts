import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { offers } from '#server/billing/offer/offers.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startPostgres } from '#server/platform/database/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createTemplate, installPristine, templateUrl } from './database-template.ts';
import { publishOffers } from './published-offers.ts';
import { buildTestWorkers } from './worker-files.ts';

const quiet = { info: () => undefined, warn: () => undefined };

/**
 * One database server for the whole test run, with one migrated database that every worker copies. `TEST_POSTGRES_BIN`
 * names the program folder of another PostgreSQL, for instance /usr/lib/postgresql/15/bin.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-test-'));
  // As root, the server runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const binDir = process.env.TEST_POSTGRES_BIN || undefined;
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
  const server = await startPostgres({ binDir, dataDir: path.join(dataDir, 'postgres'), settings, log: quiet });
  await buildTestWorkers();
  await createTemplate(server.superuserUrl);
  const template = connect(templateUrl(server.superuserUrl), quiet);
  await migrate(template.pool);
  // Sold in every copy, and again after each emptying.
  await publishOffers({ db: template.db, clock: () => Date.parse('2020-01-01T00:00:00Z') }, offers);
  await template.close();
  await installPristine(server.superuserUrl);
  project.provide('postgresUrl', server.superuserUrl);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
