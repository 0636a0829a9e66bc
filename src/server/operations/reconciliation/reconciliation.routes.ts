import { consoleCalls } from '#contract/console/calls.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { listDifferences } from './differences.sql.ts';
import { explainDifference } from './explain-difference.ts';
import { readReconciliation } from './reconciliation-state.ts';
import { isComparisonDue } from './runs.sql.ts';

const perPage = 50;

/** Whether the ledger agrees with the provider, and what to do about differences. */
export function reconciliationRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.readReconciliation, () => readReconciliation(deps));

  route(consoleCalls.compareNow, async ({ operator }) => ({ comparison: await askForComparison(deps, operator) }));

  route(consoleCalls.listDifferences, async ({ query }) => {
    const { state = null, after = null } = query;
    const found = await listDifferences(deps.db, { state, after, limit: perPage + 1 });
    const differences = found.slice(0, perPage);
    return { differences, after: found.length > perPage ? differences.at(-1)!.id : null };
  });

  route(consoleCalls.explainDifference, async ({ operator, params, body }) => {
    const outcome = await explainDifference(deps, operator, { id: params.id, explanation: body.explanation.trim() });
    if (outcome === 'unknown') return { refusal: { status: 404, error: 'There is no such difference.' } };
    if (outcome === 'closed') {
      return { refusal: { status: 409, error: 'Both sides agree again: there is nothing left to explain.' } };
    }
    return outcome;
  });
}

/** Starts a comparison at once; several requests at the same time start one. */
function askForComparison({ db, clock }: Pick<Deps, 'db' | 'clock'>, by: Actor): Promise<'begun' | 'running'> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const isRunning = await isComparisonDue(tx, now);
    const key = `asked:${new Date(now).toISOString()}`;
    if (!isRunning) {
      await enqueue(tx, { kind: 'compare-with-provider', uniqueKey: `compare:${key}`, payload: { key }, runAt: now });
    }
    await recordAudit(tx, {
      by,
      act: 'compared with the provider',
      after: isRunning ? 'was running already' : 'begun',
      now,
    });
    return isRunning ? 'running' : 'begun';
  });
}
