import { Kysely, Migrator, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import { auditReasons } from './migrations/0051-audit-reasons.sql.ts';
import { renewalStops } from './migrations/0052-renewal-stops.sql.ts';
import { toldTrials } from './migrations/0053-told-trials.sql.ts';
import { subscriberVisits } from './migrations/0054-subscriber-visits.sql.ts';
import { payoutRates } from './migrations/0055-payout-rates.sql.ts';
import { alertCauses } from './migrations/0056-alert-causes.sql.ts';
import { serving } from './migrations/0057-serving.sql.ts';
import { erasedAttribution } from './migrations/0058-erased-attribution.sql.ts';
import { stoppedMovement } from './migrations/0059-stopped-movement.sql.ts';
import { trainingAhead } from './migrations/0060-training-ahead.sql.ts';
import { restores } from './migrations/0061-restores.sql.ts';
import { comments } from './migrations/0062-comments.sql.ts';
import { publishing } from './migrations/0063-publishing.sql.ts';
import { coupons } from './migrations/0064-coupons.sql.ts';
import { plannedChanges } from './migrations/0065-planned-changes.sql.ts';
import { rehearsals } from './migrations/0066-rehearsals.sql.ts';
import { introPrice } from './migrations/0067-intro-price.sql.ts';
import { countryPrices } from './migrations/0068-country-prices.sql.ts';
import { planRules } from './migrations/0069-plan-rules.sql.ts';
import { letters } from './migrations/0070-letters.sql.ts';
import { renderedPages } from './migrations/0071-rendered-pages.sql.ts';
import { publishers } from './migrations/0072-publishers.sql.ts';
import { baseline } from './migrations/baseline/baseline.sql.ts';
import { listRun, noteRun } from './migrations/log.sql.ts';

/** Long enough to move all rows of a large table; the server listens only afterwards. */
const timeoutMs = 6 * 60 * 60_000;

const baselineName = '0050-baseline';
/** The newest of the migrations that the baseline replaces; a database that has it is as the baseline makes one. */
const newestReplaced = '0050-training-room';
/** The last commit that has the replaced migrations. */
const lastWithReplaced = '5e66f1b0';

export interface Migration {
  name: string;
  sql: string;
}

/** In order; a published one is never edited. */
export const migrations: readonly Migration[] = [
  { name: baselineName, sql: baseline },
  { name: '0051-audit-reasons', sql: auditReasons },
  { name: '0052-renewal-stops', sql: renewalStops },
  { name: '0053-told-trials', sql: toldTrials },
  { name: '0054-subscriber-visits', sql: subscriberVisits },
  { name: '0055-payout-rates', sql: payoutRates },
  { name: '0056-alert-causes', sql: alertCauses },
  { name: '0057-serving', sql: serving },
  { name: '0058-erased-attribution', sql: erasedAttribution },
  { name: '0059-stopped-movement', sql: stoppedMovement },
  { name: '0060-training-ahead', sql: trainingAhead },
  { name: '0061-restores', sql: restores },
  { name: '0062-comments', sql: comments },
  { name: '0063-publishing', sql: publishing },
  { name: '0064-coupons', sql: coupons },
  { name: '0065-planned-changes', sql: plannedChanges },
  { name: '0066-rehearsals', sql: rehearsals },
  { name: '0067-intro-price', sql: introPrice },
  { name: '0068-country-prices', sql: countryPrices },
  { name: '0069-plan-rules', sql: planRules },
  { name: '0070-letters', sql: letters },
  { name: '0071-rendered-pages', sql: renderedPages },
  { name: '0072-publishers', sql: publishers },
];

/**
 * From here on a release's migrations only add to the schema, so that processes of the previous release may go on, and
 * even start, beside the first new one. Removals come a release later, in a migration whose name ends in `-contract`
 * (docs/running.md).
 */
export const firstInTwoSteps = '0051';

/**
 * The migrations of a database, or of a backup, with the baseline in the place of those that it replaces.
 * @throws Error when they end before the baseline
 */
export function sinceBaseline(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  if (names.includes(baselineName) || names.includes(newestReplaced)) {
    return [baselineName, ...names.filter((name) => name >= firstInTwoSteps)];
  }
  const newest = [...names].sort().at(-1);
  throw new Error(
    `This database is of before the first release (its newest migration is ${newest}). Check out the commit ` +
      `${lastWithReplaced} and start it once, which brings the database up to date; then start this version.`,
  );
}

/**
 * Brings the database to the newest schema: runs all missing migrations in one transaction. Several processes may call
 * it at once. Rejects when a newer program has removed a part of the schema that this one needs.
 */
export async function migrate(pool: Pool, wanted: readonly Migration[] = migrations): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: withTimeout(pool) }) });
  const run = await listRun(db);
  if (sinceBaseline(run).length > 0) await noteRun(db, baselineName);
  const passedOver = run.filter((name) => isPassedOver(name) && wanted.every((one) => one.name !== name));
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          [...wanted, ...passedOver.map((name) => ({ name, sql: '' }))].map(({ name, sql: text }) => [
            name,
            runOnce(text),
          ]),
        ),
    },
    migrationTableName: 'migrations',
    // Two branches may add a migration each, and the higher number may be merged first.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (unknown === undefined) throw error;
  throw new Error(`The database was made by a newer version of this program (it has ${unknown}).`);
}

/** Whether a migration that this program does not know is replaced by the baseline, or only adds to the schema. */
function isPassedOver(name: string): boolean {
  return name < firstInTwoSteps || !name.endsWith('-contract');
}

function runOnce(text: string): { up: (db: Kysely<unknown>) => Promise<void> } {
  return {
    up: async (db) => {
      await sql.raw(text).execute(db);
    },
  };
}

/** The pool with enough time for a migration. The driver supports a timeout for each query, its types do not. */
function withTimeout(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = (text: string, values: unknown[]) =>
        client.query({ text, values, query_timeout: timeoutMs } as QueryConfig);
      // Its type also has cursors, which no migration uses.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: async () => undefined,
  };
}
