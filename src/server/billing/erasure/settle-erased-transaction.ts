import type { BillingDeps } from '../deps.ts';
import type { PaymentProvider } from '../provider.ts';
import type { TransactionEvent } from '../provider-event.ts';
import { requestRefund } from '../refund/give-back.ts';
import { endErased } from './end-erased-subscription.ts';
import { type Attempt, attemptOf } from './retry-until-confirmed.ts';

/**
 * Settles a transaction of an erased person that was not known as paid at the erasure: an open one is canceled; for a
 * paid or overdue one the subscription ends, and the payment is refunded. Idempotent.
 */
export async function settleErasedTransaction(
  { provider }: Pick<BillingDeps, 'provider'>,
  transactionId: string,
): Promise<Attempt> {
  const found = await provider.transactions.find(transactionId);
  if ('refused' in found && found.refused === 'not found') return 'done';
  if (!('ok' in found)) return attemptOf(found);
  const transaction = found.ok;
  switch (transaction.status) {
    case 'canceled':
      return 'done';
    case 'draft':
    case 'ready':
      return attemptOf(await provider.transactions.cancel(transactionId));
    case 'completed':
      return giveBack(provider, transaction);
    case 'past_due':
      return endSubscriptionOf(provider, transaction);
    default:
      // The charge is in progress, so its outcome is not known yet.
      return { pending: `the transaction is ${transaction.status}` };
  }
}

async function endSubscriptionOf(provider: PaymentProvider, { subscriptionId }: TransactionEvent): Promise<Attempt> {
  return subscriptionId === null ? 'done' : endErased(provider, subscriptionId);
}

async function giveBack(provider: PaymentProvider, transaction: TransactionEvent): Promise<Attempt> {
  const ended = await endSubscriptionOf(provider, transaction);
  if (ended !== 'done' || transaction.totalMinor === 0) return ended;
  const refund = {
    transactionId: transaction.id,
    amountMinor: null,
    reason: 'The buyer had erased their account before this payment became known.',
    // A rejected refund is requested again, because nobody else would.
    rejectionCountsSince: null,
  };
  return attemptOf(await requestRefund(provider, refund));
}
