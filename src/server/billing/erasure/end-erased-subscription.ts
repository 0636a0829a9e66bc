import { listUnknownPayments } from '../buyer/erasures.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { scheduleRemoval } from '../projection/schedule-removal.ts';
import type { PaymentProvider } from '../provider.ts';
import { type Attempt, attemptOf } from './retry-until-confirmed.ts';

/** Ends a subscription at once, and enqueues the settling of its payments that were not known at the erasure. */
export async function endErasedSubscription(
  { db, provider }: Pick<BillingDeps, 'db' | 'provider'>,
  subscriptionId: string,
): Promise<Attempt> {
  const ended = await endErased(provider, subscriptionId);
  if (ended !== 'done') return ended;
  const paid = await provider.transactions.listOf(subscriptionId, 'all');
  if (!('ok' in paid)) return attemptOf(paid);
  const charging = paid.ok.filter(({ status }) => status !== 'canceled').map(({ id }) => id);
  for (const transaction_id of await listUnknownPayments(db, charging)) {
    await scheduleRemoval(db, { kind: 'settle-erased-transaction', payload: { transaction_id } }, 'ended');
  }
  return 'done';
}

/** A subscription that the provider does not know counts as ended. */
export async function endErased({ subscriptions }: PaymentProvider, subscriptionId: string): Promise<Attempt> {
  const ended = await subscriptions.end(subscriptionId, 'at once');
  return 'refused' in ended && ended.refused === 'not found' ? 'done' : attemptOf(ended);
}
