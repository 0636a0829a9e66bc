import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullTransaction } from '../projection/pull.ts';
import type { ProviderOutcome } from '../provider.ts';
import type { TransactionEvent } from '../provider-event.ts';

type EndDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/**
 * Makes sure that the transaction of an ended checkout cannot be paid any more. If the provider does not do it now, a
 * job retries.
 * @returns `paid` if it was paid before
 */
export async function endTransaction(deps: EndDeps, transactionId: string): Promise<'over' | 'paid'> {
  const ended = await endNow(deps, transactionId);
  if ('ok' in ended) return ended.ok;
  deps.log.warn({ transactionId, ...ended }, 'The provider did not cancel the transaction of a checkout that is over');
  await enqueue(deps.db, {
    kind: 'end-transaction',
    uniqueKey: `end-transaction:${transactionId}`,
    payload: { transaction_id: transactionId },
    runAt: deps.clock() + jobDelayMs,
  });
  return 'over';
}

const jobDelayMs = 30_000;

/** The job's attempt. `pending`: try again later. A payment made before it is left to the second-purchase check. */
export async function retryEnd(deps: EndDeps, transactionId: string): Promise<'settled' | 'pending'> {
  return (await endForGood(deps, transactionId)) === 'pending' ? 'pending' : 'settled';
}

/** The same without a job for later attempts: `pending` when the provider does not do it now. */
export async function endForGood(deps: EndDeps, transactionId: string): Promise<'over' | 'paid' | 'pending'> {
  const ended = await endNow(deps, transactionId);
  return 'ok' in ended ? ended.ok : 'pending';
}

async function endNow(deps: EndDeps, transactionId: string): Promise<ProviderOutcome<'over' | 'paid'>> {
  const canceled = await deps.provider.transactions.cancel(transactionId);
  if ('ok' in canceled) {
    await applyEvent(deps.db, canceled.ok, deps.clock(), { isOwnChange: true });
    return { ok: 'over' };
  }
  if ('unavailable' in canceled) return canceled;
  const found = await pullTransaction(deps, transactionId);
  if ('refused' in found && found.refused === 'not found') return { ok: 'over' };
  if (!('ok' in found)) return found;
  if (isPaid(found.ok)) return { ok: 'paid' };
  return found.ok.status === 'canceled' ? { ok: 'over' } : canceled;
}

/** Whether the money was charged or is being charged. */
export function isPaid({ status }: Pick<TransactionEvent, 'status'>): boolean {
  return !['draft', 'ready', 'canceled'].includes(status);
}
