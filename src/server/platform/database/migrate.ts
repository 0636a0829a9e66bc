import { Kysely, Migrator, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import { initial } from './migrations/0001-initial.sql.ts';
import { resumeLinks } from './migrations/0002-resume-links.sql.ts';
import { money } from './migrations/0003-money.sql.ts';
import { consentLedger } from './migrations/0004-consent-ledger.sql.ts';
import { priceChanges } from './migrations/0005-price-changes.sql.ts';
import { paidAt } from './migrations/0006-paid-at.sql.ts';
import { currencies } from './migrations/0007-currencies.sql.ts';
import { measuring } from './migrations/0008-measuring.sql.ts';
import { funnel } from './migrations/0009-funnel.sql.ts';
import { conversions } from './migrations/0010-conversions.sql.ts';
import { leanEvents } from './migrations/0011-lean-events.sql.ts';
import { consolePassword } from './migrations/0012-console-password.sql.ts';
import { journeys } from './migrations/0013-journeys.sql.ts';
import { owners } from './migrations/0014-owners.sql.ts';
import { eventDays } from './migrations/0015-event-days.sql.ts';
import { believedFigures } from './migrations/0016-believed-figures.sql.ts';
import { recorders } from './migrations/0017-recorders.sql.ts';
import { settledMoney } from './migrations/0018-settled-money.sql.ts';
import { visualSelector } from './migrations/0020-visual-selector.sql.ts';
import { providerNames } from './migrations/0021-provider-names.sql.ts';
import { begunQuizzes } from './migrations/0023-begun-quizzes.sql.ts';
import { emails } from './migrations/0024-emails.sql.ts';
import { planIds } from './migrations/0025-plan-ids.sql.ts';
import { planLinks } from './migrations/0026-plan-links.sql.ts';
import { training } from './migrations/0027-training.sql.ts';
import { trainingQuestions } from './migrations/0028-training-questions.sql.ts';
import { trainingProgress } from './migrations/0029-training-progress.sql.ts';
import { stopLinks } from './migrations/0030-stop-links.sql.ts';
import { trainingCounts } from './migrations/0031-training-counts.sql.ts';
import { operators } from './migrations/0032-operators.sql.ts';
import { deskSearch } from './migrations/0034-desk-search.sql.ts';
import { deskActs } from './migrations/0035-desk-acts.sql.ts';
import { ledger } from './migrations/0036-ledger.sql.ts';
import { reconciliation } from './migrations/0037-reconciliation.sql.ts';
import { watch } from './migrations/0038-watch.sql.ts';
import { revenue } from './migrations/0039-revenue.sql.ts';
import { backups } from './migrations/0040-backups.sql.ts';
import { emailOutcomes } from './migrations/0041-email-outcomes.sql.ts';
import { keyMark } from './migrations/0042-key-mark.sql.ts';
import { revenueReturns } from './migrations/0043-revenue-returns.sql.ts';
import { keptReports } from './migrations/0044-kept-reports.sql.ts';
import { revenueSums } from './migrations/0045-revenue-sums.sql.ts';
import { digest } from './migrations/0046-digest.sql.ts';
import { subscriberCounts } from './migrations/0047-subscriber-counts.sql.ts';
import { revenueOrder } from './migrations/0048-revenue-order.sql.ts';
import { confirmedAddresses } from './migrations/0049-confirmed-addresses.sql.ts';
import { trainingRoom } from './migrations/0050-training-room.sql.ts';
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
import { listRun } from './migrations/list-run.sql.ts';
import { takeOverLog } from './migrations/take-over-log.sql.ts';

/** Long enough to move all rows of a large table; the server listens only afterwards. */
const timeoutMs = 6 * 60 * 60_000;

export interface Migration {
  name: string;
  sql: string;
}

/** In order; a published one is never edited. */
export const migrations: readonly Migration[] = [
  { name: '0001-initial', sql: initial },
  { name: '0002-resume-links', sql: resumeLinks },
  { name: '0003-money', sql: money },
  { name: '0004-consent-ledger', sql: consentLedger },
  { name: '0005-price-changes', sql: priceChanges },
  { name: '0006-paid-at', sql: paidAt },
  { name: '0007-currencies', sql: currencies },
  { name: '0008-measuring', sql: measuring },
  { name: '0009-funnel', sql: funnel },
  { name: '0010-conversions', sql: conversions },
  { name: '0011-lean-events', sql: leanEvents },
  { name: '0012-console-password', sql: consolePassword },
  { name: '0013-journeys', sql: journeys },
  { name: '0014-owners', sql: owners },
  { name: '0015-event-days', sql: eventDays },
  { name: '0016-believed-figures', sql: believedFigures },
  { name: '0017-recorders', sql: recorders },
  { name: '0018-settled-money', sql: settledMoney },
  { name: '0020-visual-selector', sql: visualSelector },
  { name: '0021-provider-names', sql: providerNames },
  { name: '0023-begun-quizzes', sql: begunQuizzes },
  { name: '0024-emails', sql: emails },
  { name: '0025-plan-ids', sql: planIds },
  { name: '0026-plan-links', sql: planLinks },
  { name: '0027-training', sql: training },
  { name: '0028-training-questions', sql: trainingQuestions },
  { name: '0029-training-progress', sql: trainingProgress },
  { name: '0030-stop-links', sql: stopLinks },
  { name: '0031-training-counts', sql: trainingCounts },
  { name: '0032-operators', sql: operators },
  { name: '0034-desk-search', sql: deskSearch },
  { name: '0035-desk-acts', sql: deskActs },
  { name: '0036-ledger', sql: ledger },
  { name: '0037-reconciliation', sql: reconciliation },
  { name: '0038-watch', sql: watch },
  { name: '0039-revenue', sql: revenue },
  { name: '0040-backups', sql: backups },
  { name: '0041-email-outcomes', sql: emailOutcomes },
  { name: '0042-key-mark', sql: keyMark },
  { name: '0043-revenue-returns', sql: revenueReturns },
  { name: '0044-kept-reports', sql: keptReports },
  { name: '0045-revenue-sums', sql: revenueSums },
  { name: '0046-digest', sql: digest },
  { name: '0047-subscriber-counts', sql: subscriberCounts },
  { name: '0048-revenue-order', sql: revenueOrder },
  { name: '0049-confirmed-addresses', sql: confirmedAddresses },
  { name: '0050-training-room', sql: trainingRoom },
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
];

/**
 * From here on a release's migrations only add to the schema, so that processes of the release before may go on, and
 * even start, beside the first new one. What takes something away comes a release later, in a migration whose name ends
 * in `-contract` (docs/running.md).
 */
export const firstInTwoSteps = '0041';

/**
 * Brings the database to the newest schema: runs all missing migrations in one transaction.
 * Several processes may call it at once. Rejects when a newer program has taken something from the database that this
 * one needs.
 */
export async function migrate(pool: Pool, wanted: readonly Migration[] = migrations): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: withTimeout(pool) }) });
  await takeOverLog(db);
  const added = (await listRun(db)).filter((name) => isAdded(name) && wanted.every((one) => one.name !== name));
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          [...wanted, ...added.map((name) => ({ name, sql: '' }))].map(({ name, sql: text }) => [name, run(text)]),
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

/** Whether a migration that this program does not know has only added something. */
function isAdded(name: string): boolean {
  return name >= firstInTwoSteps && !name.endsWith('-contract');
}

function run(text: string): { up: (db: Kysely<unknown>) => Promise<void> } {
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
