import { calls } from '#contract/calls.ts';
import { currencyOf } from '#contract/currency.ts';
import type { Offer, ShownOffer } from '#contract/offer.ts';
import { currencyIn, isByCountry } from '#contract/offer-list/by-country.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import type { Visitor } from '#publishing/audience.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { recordShown } from '#server/analytics/visitor/shown.sql.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import type { PublishedVersion } from '#server/publishing/published.ts';
import { currencyOfLanguages } from './currency-of-languages.ts';
import { offerFor } from './offer-for.ts';
import { describeOffers } from './offer-versions.sql.ts';
import { referenceMs, referencePrice } from './reference-price.ts';
import { allOf, countryOf, listFor, offersKindName, visitorOf } from './shown-list.ts';

type OfferRouteDeps = Pick<PublishingDeps, 'config' | 'db' | 'clock' | 'published'>;

export function offerRoutes(route: AddRoute, { config, db, clock, published }: OfferRouteDeps): void {
  /** While the database is away, prices are shown without those before. */
  const pastSince = (at: number) => published.since(offersKindName, at).catch(() => []);

  route(calls.listOffers, async ({ query, headers, user }, reply) => {
    reply.header('vary', 'accept-language, authorization');
    const wanted =
      query.currency === undefined ? currencyOfLanguages(headers['accept-language']) : currencyOf(query.currency);
    const visitor = visitorOf(headers, query.cohort);
    const list = listFor(await published.of(offersKindName), visitor, clock());
    if (list === null) return { offers: [], version: '' };
    const country = countryOf(visitor, query.country);
    const only = currencyIn(allOf(list), country);
    const priced = list.offers.map((offer) => ({ offer: pricedIn(offer, only ?? wanted, country)!, shown: offer }));
    const own = await Promise.all(
      priced.map(async ({ offer, shown }) => asShown(user ? await offerFor(db, offer, user.id) : offer, shown)),
    );
    const past = list.endsAt === null ? [] : await pastSince(list.beganAt - referenceMs);
    const shown =
      list.endsAt === null
        ? own
        : own.map((offer) => withReference(offer, past, { visitor, country, beganAt: list.beganAt }));
    const deviceId = measuredDeviceOf(headers.cookie, config.analytics);
    if (deviceId !== null) {
      const detail = { list_version_id: list.versionId, offers: await describeOffers(db, own) };
      await recordShown(db, { deviceId, what: 'offers', detail, now: clock() });
    }
    return {
      offers: shown,
      version: String(list.versionId),
      ...(list.endsAt !== null && { ends_at: new Date(list.endsAt).toISOString() }),
      ...(isByCountry(allOf(list)) && { country: country ?? '' }),
      ...(only !== null && { one_currency: true as const }),
    };
  });
}

/** With the price before, where it was higher: only a price with an end is called reduced. */
function withReference(
  offer: ShownOffer,
  past: readonly PublishedVersion[],
  { visitor, country, beganAt }: { visitor: Visitor; country: string | null; beganAt: number },
): ShownOffer {
  if (offer.intro !== undefined) return offer;
  const { amount_minor, currency } = offer.price;
  const before = referencePrice(past, visitor, { id: offer.id, currency, country, beganAt });
  return before === null || before <= amount_minor ? offer : { ...offer, before: { amount_minor: before, currency } };
}

const asShown = (offer: Offer, { label, gets }: ListedOffer): ShownOffer => ({ ...offer, label, gets });
