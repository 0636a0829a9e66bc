import { consoleCalls } from '#contract/console-calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { askForComparison } from './ask-for-comparison.ts';
import { listDifferences } from './differences.sql.ts';
import { explainDifference } from './explain-difference.ts';
import { readReconciliation } from './reconciliation-state.ts';

const perPage = 50;

/** Whether the ledger agrees with the provider, and what is done about it when it does not. */
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
