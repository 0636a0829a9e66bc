import type { Deps } from '../deps';
import { pullPayments, pullSubscription } from './pull-from-paddle';
import { giveBackSecondPurchase, type Pair } from './second-purchase.sql';

/**
 * Looks at Paddle whether somebody really bought while he had a subscription (two tabs, two offers), and gives the later
 * purchase back if so. What we know may be older than the end of the first. `pending`: try again later.
 */
export async function endSecondPurchase(
  deps: Pick<Deps, 'db' | 'paddle' | 'clock'>,
  pair: Pair,
): Promise<'settled' | 'pending'> {
  if ('unavailable' in (await pullSubscription(deps, pair.first))) return 'pending';
  if ('unavailable' in (await pullSubscription(deps, pair.second))) return 'pending';
  if ('unavailable' in (await pullPayments(deps, pair.second))) return 'pending';
  await giveBackSecondPurchase(deps.db, pair, deps.clock());
  return 'settled';
}
