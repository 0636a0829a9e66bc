import { currencies } from '#contract/currency.ts';
import type { BillingDeps } from '../deps.ts';
import { ensurePrice } from './ensure-price.ts';
import { listActiveOffers, saveOffers } from './offers.sql.ts';
import { offersWith } from './offers.ts';

/**
 * Updates the offers table and then the provider's prices when the server starts. If the provider fails, logs one
 * warning; the first checkout of each offer tries again.
 */
export async function seedOffers(deps: Pick<BillingDeps, 'config' | 'db' | 'provider' | 'log'>): Promise<void> {
  await saveOffers(deps.db, offersWith(deps.config.offerTrials));
  for (const currency of currencies) {
    for (const offer of await listActiveOffers(deps.db, currency)) {
      const price = await ensurePrice(deps, offer);
      if ('ok' in price) continue;
      const reason = 'refused' in price ? price.detail : price.unavailable;
      deps.log.warn({ reason }, `The provider (${deps.provider.account}) has no prices yet; checkout will try again`);
      return;
    }
  }
}
