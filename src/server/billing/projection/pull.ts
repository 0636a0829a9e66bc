import type { BillingDeps } from '../deps.ts';
import type { ProviderOutcome } from '../provider.ts';
import type { AdjustmentEvent, ProviderEvent, SubscriptionEvent, TransactionEvent } from '../provider-event.ts';
import { applyEvent } from './apply-event.ts';

type PullDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock'>;

/** Asks the provider about a transaction and its subscription and brings our tables up to date, as a notification would. */
export async function pullTransaction(deps: PullDeps, id: string): Promise<ProviderOutcome<TransactionEvent>> {
  const transaction = await deps.provider.transactions.find(id);
  if (!('ok' in transaction)) return transaction;
  const { subscriptionId } = transaction.ok;
  if (subscriptionId) await pullSubscription(deps, subscriptionId);
  return applied(deps, transaction);
}

/** Asks the provider how a subscription stands and brings our row up to date. */
export async function pullSubscription(deps: PullDeps, id: string): Promise<ProviderOutcome<SubscriptionEvent>> {
  return applied(deps, await deps.provider.subscriptions.find(id));
}

/** Asks the provider for a subscription's latest payments and takes them in. */
export async function pullPayments(deps: PullDeps, id: string): Promise<ProviderOutcome<TransactionEvent[]>> {
  return applied(deps, await deps.provider.transactions.listOf(id, 'completed'));
}

/** Asks the provider what of a payment was given or taken back, and takes it in. */
export async function pullAdjustments(deps: PullDeps, id: string): Promise<ProviderOutcome<AdjustmentEvent[]>> {
  return applied(deps, await deps.provider.refunds.listOf(id));
}

async function applied<T extends ProviderEvent | ProviderEvent[]>(
  { db, clock }: PullDeps,
  answer: ProviderOutcome<T>,
): Promise<ProviderOutcome<T>> {
  if ('ok' in answer) for (const event of [answer.ok].flat()) await applyEvent(db, event as ProviderEvent, clock());
  return answer;
}
