import type { JobPayloads } from '#server/platform/jobs/job.ts';
import type { BillingDeps } from '../deps.ts';
import { startOfTomorrow } from './decide-move.ts';
import { moveToNewPrice } from './move-to-new-price.ts';
import { planMove } from './plan-move.ts';

/** About an hour and a half of attempts; then the next day is soon enough. */
const attemptsADay = 10;

/** Brings a subscriber to their new price, when its time has come. No outage makes it give up. */
export async function insistOnMove(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  { price_change_id: priceChangeId, subscription_id: subscriptionId }: JobPayloads['move-to-new-price'],
  attempts: number,
): Promise<void> {
  const outcome = await moveToNewPrice(deps, priceChangeId, subscriptionId);
  if (outcome !== 'pending') return;
  if (attempts < attemptsADay) throw new Error('The provider has not taken the new price yet');
  await planMove(deps.db, { priceChangeId, subscriptionId, at: startOfTomorrow(deps.clock()) });
}
