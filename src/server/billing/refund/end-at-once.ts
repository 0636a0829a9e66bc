import type { BillingDeps } from '../deps.ts';
import { applyEvent } from '../projection/apply-event.ts';

/** Has a subscription ended now, whatever is paid for. `pending`: not done yet, ask again later. */
export async function endAtOnce(
  { db, provider, clock, log }: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  subscriptionId: string,
): Promise<'settled' | 'pending'> {
  const answer = await provider.subscriptions.end(subscriptionId, 'at once');
  if (!('ok' in answer)) {
    log.warn({ subscriptionId, ...answer }, 'The provider has not ended a subscription yet');
    return 'pending';
  }
  await applyEvent(db, answer.ok, clock());
  return answer.ok.status === 'canceled' ? 'settled' : 'pending';
}
