import { calls } from '#contract/calls.ts';
import { currencyOf } from '#contract/currency.ts';
import type { Offer, ShownOffer } from '#contract/offer.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { recordShown } from '#server/analytics/visitor/shown.sql.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { currencyOfLanguages } from './currency-of-languages.ts';
import { offerFor } from './offer-for.ts';
import { describeOffers } from './offer-versions.sql.ts';
import { listFor, offersKindName, visitorOf } from './shown-list.ts';

type OfferRouteDeps = Pick<PublishingDeps, 'config' | 'db' | 'clock' | 'published'>;

export function offerRoutes(route: AddRoute, { config, db, clock, published }: OfferRouteDeps): void {
  route(calls.listOffers, async ({ query, headers, user }, reply) => {
    reply.header('vary', 'accept-language, authorization');
    const currency =
      query.currency === undefined ? currencyOfLanguages(headers['accept-language']) : currencyOf(query.currency);
    const list = listFor(await published.of(offersKindName), visitorOf(headers, query.cohort), clock());
    if (list === null) return { offers: [], version: '' };
    const priced = list.offers.map((offer) => ({ offer: pricedIn(offer, currency)!, shown: offer }));
    const own = await Promise.all(
      priced.map(async ({ offer, shown }) => asShown(user ? await offerFor(db, offer, user.id) : offer, shown)),
    );
    const deviceId = measuredDeviceOf(headers.cookie, config.analytics);
    if (deviceId !== null) {
      const detail = { list_version_id: list.versionId, offers: await describeOffers(db, own) };
      await recordShown(db, { deviceId, what: 'offers', detail, now: clock() });
    }
    return { offers: own, version: String(list.versionId) };
  });
}

const asShown = (offer: Offer, { label, gets }: ListedOffer): ShownOffer => ({ ...offer, label, gets });
