import type { BillingDeps } from '../deps.ts';
import type { ProviderOutcome } from '../provider.ts';
import type { AdjustmentEvent, ProviderEvent, SubscriptionEvent, TransactionEvent } from '../provider-event.ts';
import { applyEvent } from './apply-event.ts';

type PullDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock'>;

/**
 * Fetches a transaction and its subscription from the provider and applies them as a notification would.
 * @param ownerId the account that an operator has found for them
 */
export async function pullTransaction(
  deps: PullDeps,
  id: string,
  ownerId: string | null = null,
): Promise<ProviderOutcome<TransactionEvent>> {
  const transaction = await deps.provider.transactions.find(id);
  if (!('ok' in transaction)) return transaction;
  const { subscriptionId } = transaction.ok;
  if (subscriptionId) await pullSubscription(deps, subscriptionId, ownerId);
  return applied(deps, transaction, ownerId);
}

/** Fetches a subscription from the provider and applies it. */
export async function pullSubscription(
  deps: PullDeps,
  id: string,
  ownerId: string | null = null,
): Promise<ProviderOutcome<SubscriptionEvent>> {
  return applied(deps, await deps.provider.subscriptions.find(id), ownerId);
}

/** Fetches a subscription's latest completed payments from the provider and applies them. */
export async function pullPayments(deps: PullDeps, id: string): Promise<ProviderOutcome<TransactionEvent[]>> {
  return applied(deps, await deps.provider.transactions.listOf(id, 'completed'));
}

/** Fetches a payment's refunds, chargebacks and reversals from the provider and applies them. */
export async function pullAdjustments(deps: PullDeps, id: string): Promise<ProviderOutcome<AdjustmentEvent[]>> {
  return applied(deps, await deps.provider.refunds.listOf(id));
}

async function applied<T extends ProviderEvent | ProviderEvent[]>(
  { db, clock }: PullDeps,
  answer: ProviderOutcome<T>,
  ownerId: string | null = null,
): Promise<ProviderOutcome<T>> {
  if (!('ok' in answer)) return answer;
  for (const event of [answer.ok].flat()) await applyEvent(db, event as ProviderEvent, clock(), { ownerId });
  return answer;
}
