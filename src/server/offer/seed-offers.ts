import { currencies } from '../../contract/currency';
import type { Deps } from '../deps';
import { ensurePrice } from './ensure-price';
import { offersWith } from './offers';
import { listActiveOffers, saveOffers } from './offers.sql';

/**
 * Called at start: brings the offers table up to date and Paddle's prices after it. When Paddle does not answer, one
 * line says so and the first checkout of each offer tries again.
 */
export async function seedOffers(deps: Pick<Deps, 'config' | 'db' | 'paddle' | 'log'>): Promise<void> {
  await saveOffers(deps.db, offersWith(deps.config.offerTrials));
  for (const currency of currencies) {
    for (const offer of await listActiveOffers(deps.db, currency)) {
      const price = await ensurePrice(deps, offer);
      if ('ok' in price) continue;
      const reason = 'refused' in price ? `${price.refused}: ${price.detail}` : price.unavailable;
      deps.log.warn({ reason }, `Paddle (${deps.paddle.environment}) has no prices yet; checkout will try again`);
      return;
    }
  }
}
