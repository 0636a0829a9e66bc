import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { moveToNewPrice } from './move-to-new-price';

/** Work that brings each subscriber to his new price, when its time has come. */
export function priceChangeJobs(deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  return {
    'move-to-new-price': async ({ price_change_id, subscription_id }) => {
      const outcome = await moveToNewPrice(deps, String(price_change_id), String(subscription_id));
      if (outcome === 'pending') throw new Error('Paddle has not taken the new price yet');
    },
  };
}
