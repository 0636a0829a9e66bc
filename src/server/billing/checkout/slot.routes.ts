import { checkoutCalls } from '#contract/checkout-calls.ts';
import { currencyOf } from '#contract/currency.ts';
import { currencyIn } from '#contract/offer-list/by-country.ts';
import { shownIn } from '#contract/offer-list/priced-in.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { recordShown } from '#server/analytics/visitor/shown.sql.ts';
import { browserOf } from '#server/identity/browser.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { currencyOfLanguages } from '../offer/currency-of-languages.ts';
import { offerFor } from '../offer/offer-for.ts';
import { describeOffers } from '../offer/offer-versions.sql.ts';
import { allOf, countryOf, listFor, offersKindName, visitorOf } from '../offer/shown-list.ts';
import { hasLeftCheckout } from './shopper.sql.ts';

type SlotDeps = Pick<PublishingDeps, 'config' | 'db' | 'clock' | 'published'>;

/** The offer for a visitor who has left a checkout without paying, by the checkouts of their own. */
export function slotRoutes(route: AddRoute, { config, db, clock, published }: SlotDeps): void {
  route(checkoutCalls.readSlot, async ({ query, headers, user }, reply) => {
    reply.header('vary', 'accept-language, authorization, cookie');
    const now = clock();
    const visitor = visitorOf(headers, query.cohort);
    const list = listFor(await published.of(offersKindName), visitor, now);
    const none = { offer: null, version: '' };
    if (!list?.slots.declined) return none;
    const shopper = { browserHash: browserOf(headers.cookie, config.publicUrl).hash, userId: user?.id ?? null };
    if (!(await hasLeftCheckout(db, shopper, now))) return none;
    const wanted =
      query.currency === undefined ? currencyOfLanguages(headers['accept-language']) : currencyOf(query.currency);
    const country = countryOf(visitor, query.country);
    const shown = shownIn(list.slots.declined, currencyIn(allOf(list), country) ?? wanted, country)!;
    const offer = user ? { ...shown, ...(await offerFor(db, shown, user.id)) } : shown;
    const deviceId = measuredDeviceOf(headers.cookie, config.analytics);
    if (deviceId !== null) {
      const detail = { list_version_id: list.versionId, slot: 'declined', offers: await describeOffers(db, [offer]) };
      await recordShown(db, { deviceId, what: 'offers', detail, now });
    }
    return { offer, version: String(list.versionId) };
  });
}
