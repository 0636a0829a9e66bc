import type { Deps } from '../deps';
import { enqueue } from '../job/enqueue.sql';
import { listForgottenCheckouts, listOverdueSubscriptions } from './overdue.sql';
import { pullPayments, pullSubscription, pullTransaction } from './pull-from-paddle';

type ReconcileDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

const everyMs = 10 * 60_000;

/**
 * Asks Paddle about what should have been told and was not: a payment whose buyer closed the page, a renewal, an end.
 * Stops at the first call that Paddle does not answer.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (const transactionId of await listForgottenCheckouts(db, clock())) {
    if ('unavailable' in (await pullTransaction(deps, transactionId))) return;
  }
  for (const subscriptionId of await listOverdueSubscriptions(db, clock())) {
    log.info({ subscriptionId }, 'asking Paddle about a subscription whose paid time is over');
    if ('unavailable' in (await pullSubscription(deps, subscriptionId))) return;
    if ('unavailable' in (await pullPayments(deps, subscriptionId))) return;
  }
}

/** Has the next reconciliation happen, once however many processes ask. Called at start, and by each reconciliation. */
export async function planReconciliation({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const slot = Math.floor(clock() / everyMs) + 1;
  await enqueue(db, { kind: 'reconcile', uniqueKey: `reconcile:${slot}`, payload: {}, runAt: slot * everyMs });
}
