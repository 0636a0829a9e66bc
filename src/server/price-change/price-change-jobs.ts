import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { startOfTomorrow } from './decide-move';
import { moveToNewPrice } from './move-to-new-price';
import { planMove } from './price-changes.sql';

/** About an hour and a half of attempts; then the next day is soon enough. */
const attemptsADay = 10;

/** Work that brings each subscriber to his new price, when its time has come. No outage makes it give up. */
export function priceChangeJobs(deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  return {
    'move-to-new-price': async ({ price_change_id, subscription_id }, { attempts }) => {
      const [priceChangeId, subscriptionId] = [String(price_change_id), String(subscription_id)];
      const outcome = await moveToNewPrice(deps, priceChangeId, subscriptionId);
      if (outcome !== 'pending') return;
      if (attempts < attemptsADay) throw new Error('Paddle has not taken the new price yet');
      await planMove(deps.db, { priceChangeId, subscriptionId, at: startOfTomorrow(deps.clock()) });
    },
  };
}
