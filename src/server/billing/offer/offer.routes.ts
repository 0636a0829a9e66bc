import { calls } from '#contract/calls.ts';
import { currencyOf } from '#contract/currency.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { recordShown } from '#server/analytics/visitor/shown.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { currencyOfLanguages } from './currency-of-languages.ts';
import { offerFor } from './offer-for.ts';
import { describeOffers } from './offer-versions.sql.ts';
import { listActiveOffers } from './offers.sql.ts';

export function offerRoutes(route: AddRoute, { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): void {
  route(calls.listOffers, async ({ query, headers, user }, reply) => {
    reply.header('vary', 'accept-language, authorization');
    const { currency } = query;
    const shown = currency === undefined ? currencyOfLanguages(headers['accept-language']) : currencyOf(currency);
    const offers = await listActiveOffers(db, shown);
    const own = user ? await Promise.all(offers.map((offer) => offerFor(db, offer, user.id))) : offers;
    const deviceId = measuredDeviceOf(headers.cookie, config.analytics);
    if (deviceId !== null) {
      const detail = await describeOffers(db, own);
      await recordShown(db, { deviceId, what: 'offers', detail, now: clock() });
    }
    return { offers: own };
  });
}
