import { checkoutCalls } from '#contract/checkout-calls.ts';
import { currencyOf } from '#contract/currency.ts';
import { currencyIn } from '#contract/offer-list/by-country.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { browserOf } from '#server/identity/browser.ts';
import { tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { couponSentences } from '../coupon/coupon-refusals.ts';
import { priceCoupon } from '../coupon/price-coupon.ts';
import { couponLimit, tryCode } from '../coupon/try-code.ts';
import { offerFor } from '../offer/offer-for.ts';
import { allOf, countryOf, listFor, offersKindName, visitorOf } from '../offer/shown-list.ts';
import { listOwnReserved } from './end-checkouts.sql.ts';

type CouponRouteDeps = Pick<PublishingDeps, 'config' | 'db' | 'clock' | 'published'>;

export function couponRoutes(route: AddRoute, deps: CouponRouteDeps): void {
  const { config, db, clock, published } = deps;

  route(checkoutCalls.priceCoupon, async ({ body, ip, headers, user }) => {
    const { code, currency, offer_ids, cohort, country: chosen } = body;
    const found = await tryCode(db, { code, ip, now: clock() });
    if ('retryAfterMs' in found) return tooMany(found.retryAfterMs);
    if ('wrong' in found) return { refusal: { status: 404, error: couponSentences.unknown } };
    const visitor = visitorOf(headers, cohort);
    const list = listFor(await published.of(offersKindName), visitor, clock());
    const country = countryOf(visitor, chosen);
    const only = list && currencyIn(allOf(list), country);
    const asked = (list?.offers ?? []).filter(({ id }) => offer_ids.includes(id));
    const offers = await Promise.all(
      asked.map(async (listed) => {
        const offer = pricedIn(listed, only ?? currencyOf(currency), country)!;
        return user ? offerFor(db, offer, user.id) : offer;
      }),
    );
    const userId = user?.id ?? null;
    const shopper = { browserHash: browserOf(headers.cookie, config.publicUrl).hash, userId };
    const instead = await listOwnReserved(db, found.right.id, shopper);
    const asking = { offers, country, userId, instead };
    const outcome = await priceCoupon(deps, found.right, asking);
    if ('refused' in outcome) {
      // It may be about another account of the same person.
      if (user && outcome.refused === 'used up') await bookAttempt(db, [couponLimit(ip)], clock());
      return { refusal: { status: 409, error: couponSentences[outcome.refused] } };
    }
    return { offers: outcome.priced.map(({ offerId, due }) => ({ offer_id: offerId, due })) };
  });
}
