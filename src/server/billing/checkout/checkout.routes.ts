import type { FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { cookieChoice } from '#contract/cookie-choice.ts';
import { recordChoice } from '#server/analytics/conversion/conversions.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { browserOf } from '#server/identity/browser.ts';
import { emailFault, readEmailAddress } from '#server/identity/email-address.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute, SignedInUser } from '#server/platform/http/route.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { type CouponRefusal, couponSentences } from '../coupon/coupon-refusals.ts';
import { couponLimit, tryCode } from '../coupon/try-code.ts';
import type { BillingDeps } from '../deps.ts';
import { visitorOf } from '../offer/shown-list.ts';
import { checkoutLimits } from './checkout-limits.ts';
import { createCheckoutWatch } from './checkout-state.ts';
import { nextOfferOf } from './next-offer.ts';
import { recordOrigin } from './record-origin.sql.ts';
import type { Shopper } from './shopper.sql.ts';
import { type StartRefusal, startCheckout } from './start-checkout.ts';

/** How long a purchase waits for a place among our calls. */
const longestQueueMs = 3000;

const refusals: Record<Extract<StartRefusal, string>, { status: 400 | 404 | 409 | 410 | 412 | 503; error: string }> = {
  'no consent': { status: 400, error: 'Please tick the box to agree to the terms before paying.' },
  'terms changed': {
    status: 412,
    error: 'The terms have changed meanwhile. Nothing was charged. Please load the page again to see the new ones.',
  },
  'unknown offer': { status: 404, error: 'This plan is no longer offered. Please choose another one.' },
  'price changed': {
    status: 412,
    error: 'The price has changed meanwhile. Nothing was charged. Please load the page again to see the new one.',
  },
  subscribed: { status: 409, error: 'This email address already has a subscription. Please sign in instead.' },
  superseded: { status: 410, error: 'You went on with another plan meanwhile. Nothing was charged here.' },
  crowded: {
    status: 503,
    error: 'Many people are buying at this moment. Nothing was charged. Please try again in a minute.',
  },
  'provider unavailable': {
    status: 503,
    error: 'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
  },
};

type CheckoutDeps = Pick<BillingDeps, 'config' | 'db' | 'pool' | 'provider' | 'clock' | 'log'> &
  Pick<PublishingDeps, 'published'>;

export function checkoutRoutes(route: AddRoute, deps: CheckoutDeps): void {
  const watch = createCheckoutWatch(deps);

  /** The calling shopper, and the cookie that identifies the browser. */
  function shopperOf({ headers }: FastifyRequest, user: SignedInUser | null): { shopper: Shopper; cookie: string } {
    const { hash, cookie } = browserOf(headers.cookie, deps.config.publicUrl);
    return { shopper: { browserHash: hash, userId: user?.id ?? null }, cookie };
  }

  async function recordCookieChoice({ headers }: FastifyRequest, checkoutId: string): Promise<void> {
    const choice = cookieChoice(headers.cookie);
    if (choice !== null) await recordChoice(deps.db, { checkoutId, choice, userAgent: userAgentOf(headers) });
  }

  async function refusalOf(refused: StartRefusal, ip: string) {
    if (refused === 'crowded') await countSignal(deps.db, 'purchase turned away', deps.clock());
    if (typeof refused === 'string') return { refusal: refusals[refused] };
    // It may mean that the owner of the address has used the code: nobody shall ask that of many addresses.
    if (refused.coupon === 'used up') await bookAttempt(deps.db, [couponLimit(ip)], deps.clock());
    return refusalOfCoupon(refused.coupon);
  }

  route(calls.startCheckout, async (request, reply) => {
    const { body, ip, user } = request;
    const email = readEmailAddress(body.email);
    if (!email) return { refusal: { status: 400, error: emailFault } };
    const { shopper, cookie } = shopperOf(request, user);
    reply.header('set-cookie', cookie);
    const limits = checkoutLimits({ emailKey: email.emailKey, ip, userId: shopper.userId });
    const attempt = await bookAttempt(deps.db, limits, deps.clock());
    if (!attempt.allowed) return tooMany(attempt.retryAfterMs);
    const caller = { purpose: 'purchase', network: networkOf(ip), queue: { leftMs: longestQueueMs } } as const;
    const found = body.coupon && (await tryCode(deps.db, { code: body.coupon.code, ip, now: deps.clock() }));
    if (found && 'retryAfterMs' in found) return tooMany(found.retryAfterMs);
    if (found && 'wrong' in found) return refusalOfCoupon('unknown');
    const started = await startCheckout(
      { ...deps, provider: deps.provider.callingFor(caller) },
      { email, shopper, visitor: visitorOf(request.headers, body.cohort), body, coupon: found?.right ?? null },
    );
    if ('refused' in started) return refusalOf(started.refused, ip);
    await recordCookieChoice(request, started.checkout_id);
    const { cohort = '', drawn_cohort: drawnCohort = '' } = body;
    const deviceId = measuredDeviceOf(request.headers.cookie, deps.config.analytics);
    await recordOrigin(deps.db, { checkoutId: started.checkout_id, cohort, drawnCohort, deviceId });
    return { ...started, card_form: deps.provider.cardForm(request.hostname) };
  });

  route(calls.readCheckout, async (request) => {
    const { id } = request.params;
    const known = await watch.stateOf(id, shopperOf(request, request.user).shopper, networkOf(request.ip));
    if (!known) return { refusal: { status: 404, error: 'There is no such checkout.' } };
    await recordCookieChoice(request, id);
    const { state, checkout } = known;
    const next = await nextOfferOf(deps, checkout, visitorOf(request.headers, checkout.cohort));
    return next === null ? state : { ...state, next_offer: next };
  });
}

function refusalOfCoupon(refused: CouponRefusal): Refusal<412> {
  const error = `${couponSentences[refused]} Nothing was charged. Take the code away to go on at the full price.`;
  return { refusal: { status: 412, error } };
}

/** The advertiser's limit. */
const longestUserAgent = 512;

function userAgentOf(headers: FastifyRequest['headers']): string {
  return (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent);
}
