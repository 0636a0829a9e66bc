import { calls } from '#contract/calls.ts';
import { currencyOf } from '#contract/currency.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { offerFor } from '../offer/offer-for.ts';
import { listFor, offersKindName, visitorOf } from '../offer/shown-list.ts';
import { couponSentences } from './coupon-refusals.ts';
import { priceCoupon } from './price-coupon.ts';
import { couponLimit, tryCode } from './try-code.ts';

type CouponRouteDeps = Pick<PublishingDeps, 'db' | 'clock' | 'published'>;

export function couponRoutes(route: AddRoute, deps: CouponRouteDeps): void {
  const { db, clock, published } = deps;

  route(calls.priceCoupon, async ({ body, ip, headers, user }) => {
    const { code, currency, offer_ids, cohort } = body;
    const found = await tryCode(db, { code, ip, now: clock() });
    if ('retryAfterMs' in found) return tooMany(found.retryAfterMs);
    if ('wrong' in found) return { refusal: { status: 404, error: couponSentences.unknown } };
    const visitor = visitorOf(headers, cohort);
    const list = listFor(await published.of(offersKindName), visitor, clock());
    const asked = (list?.offers ?? []).filter(({ id }) => offer_ids.includes(id));
    const offers = await Promise.all(
      asked.map(async (listed) => {
        const offer = pricedIn(listed, currencyOf(currency))!;
        return user ? offerFor(db, offer, user.id) : offer;
      }),
    );
    const outcome = await priceCoupon(deps, found.right, {
      offers,
      country: visitor.country,
      userId: user?.id ?? null,
    });
    if ('refused' in outcome) {
      // It may be about another account of the same person.
      if (user && outcome.refused === 'used up') await bookAttempt(db, [couponLimit(ip)], clock());
      return { refusal: { status: 409, error: couponSentences[outcome.refused] } };
    }
    return { offers: outcome.priced.map(({ offerId, due }) => ({ offer_id: offerId, due })) };
  });
}
