import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StartCheckoutAnswer, StartCheckoutBody } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import { currencyIn, type Override, overridesOf } from '#contract/offer-list/by-country.ts';
import { dueWithCoupon } from '#contract/offer-list/coupon-terms.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { dueToday } from '#contract/purchase-terms.ts';
import type { Visitor } from '#publishing/audience.ts';
import type { EmailAddress } from '#server/identity/email-address.ts';
import { attributionColumns, touchesOf } from '#server/identity/visitor/given-attribution.ts';
import { readPublished } from '#server/publishing/published.ts';
import { agreementToBuy } from '../consent/agreement.ts';
import type { CouponRefusal } from '../coupon/coupon-refusals.ts';
import type { Coupon } from '../coupon/coupons.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { offerFor } from '../offer/offer-for.ts';
import { allOf, countryOf, listsLately, offersKindName, type ShownList, switchMs } from '../offer/shown-list.ts';
import { pullTransaction } from '../projection/pull.ts';
import { noAnswerOf, type OpenedTransaction } from '../provider.ts';
import { type Claim, settleTransactionId, type UsedCoupon } from './checkouts.sql.ts';
import { type ClaimRefusal, claimCheckout, findOrAddBuyer, type WantedCheckout } from './claim-checkout.ts';
import { failCheckout } from './end-checkouts.sql.ts';
import { endTransaction, isPaid } from './end-transaction.ts';
import { checkIds, makeTransaction, type NewTransaction, type Sold, soldPriceId } from './make-transaction.ts';
import { hasLeftCheckout, type Shopper } from './shopper.sql.ts';

export type StartRefusal =
  | 'no consent'
  | 'terms changed'
  | 'unknown offer'
  | 'price changed'
  | 'subscribed'
  | 'superseded'
  | 'provider unavailable'
  | 'crowded'
  | { coupon: CouponRefusal };

type StartedCheckout = Omit<StartCheckoutAnswer, 'card_form'>;
type StartDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/** A shopper's request; the email address may be another person's. */
export interface CheckoutRequest {
  email: EmailAddress;
  shopper: Shopper;
  /** Decides which price list they are shown. */
  visitor: Visitor;
  body: StartCheckoutBody;
  /** That of the code in the body; null without one. */
  coupon: Coupon | null;
}

/**
 * Opens a checkout and the transaction that the browser then pays. The price comes only from our offers, and the
 * recorded consent is for that price. A second start of the same offer returns the same transaction while it can be
 * paid, and a start of another offer ends it, so that two tabs cannot pay twice. Only a shopper who is signed in to the
 * account learns whether it has had a trial.
 */
export async function startCheckout(
  deps: StartDeps,
  { email, shopper, visitor, body, coupon }: CheckoutRequest,
): Promise<StartedCheckout | { refused: StartRefusal }> {
  if (!body.consent.accepted) return { refused: 'no consent' };
  const found = await findListed(deps, { shopper, visitor, body });
  if ('refused' in found) return found;
  const { listed, documentVersionId, overrides } = found;
  if (!agreementToBuy(listed, body.consent, deps.clock())) return { refused: 'terms changed' };
  const attribution = attributionColumns(body);
  const buyer = await findOrAddBuyer(deps.db, email, { shopper, attribution, now: deps.clock() });
  const offer = shopper.userId === buyer.id ? await offerFor(deps.db, listed, buyer.id) : listed;
  const wasTrialShown = body.with_trial ?? listed.trial !== null;
  const used =
    coupon && usedCoupon(coupon, offer, { country: countryOf(visitor, body.country), body, now: deps.clock() });
  if (used && 'refused' in used) return used;
  const agreement = agreementToBuy({ ...offer, couponDue: used?.due }, body.consent, deps.clock());
  if (!agreement || wasTrialShown !== (offer.trial !== null)) return { refused: 'terms changed' };
  const country = overrides.length === 0 ? null : countryOf(visitor, body.country);
  const sold = { offer, listed, overrides, country, coupon, due: used?.due ?? dueToday(offer) };

  const claimed = () =>
    claimAlone(deps, {
      buyer,
      shopper,
      offer,
      coupon: used,
      country,
      documentVersionId,
      agreement,
      attribution,
      touches: touchesOf(body),
      newId: randomBytes(16).toString('base64url'),
      now: deps.clock(),
    });
  let claim = await claimed();
  if ('checkoutId' in claim && claim.transactionId) {
    const earlier = await checkTransaction(deps, sold, claim.transactionId);
    if (earlier === 'payable') return answerOf(claim.checkoutId, claim.transactionId);
    if (earlier === 'paid') return { refused: 'subscribed' };
    if (earlier === 'provider unavailable' || earlier === 'crowded') return { refused: earlier };
    await failCheckout(deps.db, claim.checkoutId, { unlessStarted: false, now: deps.clock() });
    claim = await claimed();
  }
  return 'refused' in claim ? claim : openAtProvider(deps, { buyer, sold, checkoutId: claim.checkoutId }, claim);
}

/** The coupon for this offer, or why it takes nothing off, or not what was shown. */
function usedCoupon(
  coupon: Coupon,
  offer: Offer,
  { country, body, now }: { country: string | null; body: StartCheckoutBody; now: number },
): UsedCoupon | { refused: StartRefusal } {
  const found = dueWithCoupon(coupon, offer, { now, country });
  if ('fault' in found) return { refused: { coupon: found.fault } };
  const { due } = found;
  return due.amount_minor === body.coupon?.due_minor ? { coupon, due, country } : { refused: 'price changed' };
}

interface Listed {
  listed: Offer;
  /** What it costs in other countries. */
  overrides: Override[];
  /** The version of the price list. */
  documentVersionId: number;
}

/**
 * The offer as it is listed, or stands in the slot, for this visitor now, or was a moment ago, in the database and not in
 * this process's memory: of two lists that have it at the price that was shown, the one that the page names, else the
 * present one.
 */
async function findListed(
  { db, clock }: StartDeps,
  { shopper, visitor, body }: Pick<CheckoutRequest, 'shopper' | 'visitor' | 'body'>,
): Promise<Listed | { refused: 'unknown offer' | 'price changed' }> {
  const now = clock();
  const lists = listsLately(await readPublished(db, offersKindName, now - switchMs), visitor, now);
  const isInSlot = lists.some(({ slots }) => slots.declined?.id === body.offer_id);
  const seesSlot = isInSlot && (await hasLeftCheckout(db, shopper, now));
  const country = countryOf(visitor, body.country);
  const found = lists.flatMap((list) => listedIn(list, { body, seesSlot, country }) ?? []);
  if (found.length === 0) return { refused: 'unknown offer' };
  const asShown = found.filter(({ listed }) => isAsShown(listed, body));
  const named = asShown.find(({ documentVersionId }) => String(documentVersionId) === body.version);
  return named ?? asShown[0] ?? { refused: 'price changed' };
}

const isAsShown = ({ price, intro }: Offer, body: StartCheckoutBody): boolean =>
  isDeepStrictEqual(
    [price.amount_minor, price.currency, intro],
    [body.price.amount_minor, body.price.currency, body.intro],
  );

function listedIn(
  list: ShownList,
  { body, seesSlot, country }: { body: StartCheckoutBody; seesSlot: boolean; country: string | null },
): Listed | null {
  const { offers, slots, versionId } = list;
  const shown = seesSlot && slots.declined ? [...offers, slots.declined] : offers;
  const offer = shown.find(({ id }) => id === body.offer_id);
  const currency = currencyIn(allOf(list), country) ?? body.price.currency;
  const listed = offer ? pricedIn(offer, currency, country) : null;
  return listed && { listed, overrides: overridesOf(offer!, listed.price), documentVersionId: versionId };
}

/** Claims a checkout and ends the shopper's others; refuses it as `subscribed` if one of them was already paid. */
async function claimAlone(deps: StartDeps, wanted: WantedCheckout): Promise<Claim | { refused: ClaimRefusal }> {
  const claim = await claimCheckout(deps.db, wanted);
  if ('refused' in claim) return claim;
  const ends = await Promise.all(claim.superseded.map((id) => endTransaction(deps, id)));
  if (!ends.includes('paid')) return claim;
  await failCheckout(deps.db, claim.checkoutId, { unlessStarted: false, now: deps.clock() });
  return { refused: 'subscribed' };
}

function answerOf(checkoutId: string, transactionId: string): StartedCheckout {
  return { checkout_id: checkoutId, transaction_id: transactionId };
}

/** The state of an earlier transaction. One with another price than the offer's is ended and `dead`. */
async function checkTransaction(
  deps: StartDeps,
  sold: Sold,
  transactionId: string,
): Promise<'payable' | 'paid' | 'dead' | 'provider unavailable' | 'crowded'> {
  const found = await pullTransaction(deps, transactionId);
  if ('unavailable' in found) return noAnswerOf(found);
  if ('refused' in found) return 'dead';
  const { status, priceId } = found.ok;
  if (status === 'canceled') return 'dead';
  if (isPaid(found.ok)) return 'paid';
  const price = await soldPriceId(deps, sold, { checked: false });
  if ('ok' in price && priceId === price.ok) return 'payable';
  return (await endTransaction(deps, transactionId)) === 'paid' ? 'paid' : 'dead';
}

async function openAtProvider(
  deps: StartDeps,
  wanted: NewTransaction,
  { checkoutId, transactionId }: Claim,
): Promise<StartedCheckout | { refused: StartRefusal }> {
  if (transactionId) return answerOf(checkoutId, transactionId);
  const made = await makeTransaction(deps, wanted);
  if ('ok' in made) return settle(deps, wanted, made.ok);
  await failCheckout(deps.db, checkoutId, { unlessStarted: true, now: deps.clock() });
  deps.log.error({ checkoutId, ...made }, 'The provider made no transaction');
  return { refused: 'unavailable' in made ? noAnswerOf(made) : 'provider unavailable' };
}

/**
 * A transaction that would charge another amount than the one agreed to is ended before anybody learns its id, and the
 * next start makes one from ids that were looked at again.
 */
async function settle(
  deps: StartDeps,
  { checkoutId, sold }: NewTransaction,
  { id, totalMinor }: OpenedTransaction,
): Promise<StartedCheckout | { refused: StartRefusal }> {
  if (totalMinor !== sold.due.amount_minor) {
    deps.log.error(
      { checkoutId, totalMinor, due: sold.due },
      'The provider would charge another amount than was shown',
    );
    await endTransaction(deps, id);
    await checkIds(deps, sold);
    await failCheckout(deps.db, checkoutId, { unlessStarted: true, now: deps.clock() });
    return { refused: 'price changed' };
  }
  const settled = await settleTransactionId(deps.db, checkoutId, id);
  if (settled !== id) await endTransaction(deps, id);
  return settled === null ? { refused: 'superseded' } : answerOf(checkoutId, settled);
}
