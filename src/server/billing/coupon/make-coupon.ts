import { formatPrice } from '#contract/format-price.ts';
import { dueWithCoupon } from '#contract/offer-list/coupon-terms.ts';
import type { ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { readPublished } from '#server/publishing/published.ts';
import type { BillingDeps } from '../deps.ts';
import { couponTerms, ensureDiscount } from '../offer/ensure-discount.ts';
import { priceIdOf } from '../offer/ensure-price.ts';
import { everyPrice, type SoldPrice } from '../offer/every-price.ts';
import { offersKindName } from '../offer/shown-list.ts';
import { hashCode, newCode } from './coupon-code.ts';
import { type Coupon, endCouponNow, insertCoupon } from './coupons.sql.ts';

/** `differs`: the provider would charge something else than we would show. */
export type MakeRefusal =
  | 'times'
  | 'unknown offer'
  | 'provider unavailable'
  | { nothingLeft: string }
  | { differs: string };

/** `startsAt` null: from now on. */
export type WantedCoupon = Omit<Coupon, 'id' | 'startsAt'> & { startsAt: number | null };

/**
 * Makes a coupon and answers its code, which nobody can read again. Before that, each price that it is for is compared
 * with what the provider would charge.
 * @param said what it takes off and its conditions, for the audit
 */
export async function makeCoupon(
  deps: Pick<BillingDeps, 'db' | 'clock' | 'provider'>,
  by: Operator,
  { wanted, said }: { wanted: WantedCoupon; said: string },
): Promise<{ id: string; code: string } | { refused: MakeRefusal }> {
  const now = deps.clock();
  const coupon = { ...wanted, startsAt: wanted.startsAt ?? now };
  if (coupon.endsAt !== null && coupon.endsAt <= Math.max(now, coupon.startsAt)) return { refused: 'times' };
  const sold = (await listForSale(deps)).filter(({ id }) => coupon.offerIds.includes(id));
  if (!coupon.offerIds.every((id) => sold.some((offer) => offer.id === id))) return { refused: 'unknown offer' };
  for (const one of sold.flatMap((listed) => withoutStart(listed, coupon))) {
    const refused = await refusalOf(deps, coupon, one);
    if (refused !== null) return { refused };
  }
  const code = newCode();
  return inTransaction(deps.db, async (tx) => {
    const id = await insertCoupon(tx, { ...coupon, codeHash: hashCode(code), madeBy: by.name, now });
    await recordAudit(tx, { by, act: 'made a coupon', subject: coupon.name, after: said, now });
    return { id, code };
  });
}

/** The offers that are sold now or will be, each as every price list has it. */
export async function listForSale({ db, clock }: Pick<BillingDeps, 'db' | 'clock'>): Promise<ListedOffer[]> {
  const lists = await readPublished(db, offersKindName, clock());
  return lists.flatMap(({ body }) => (body as OfferList).offers);
}

/**
 * Every price that the coupon may meet, without its trial and its lower first price, because a coupon goes with neither.
 * An amount off in some currencies takes nothing off a price in another one: nothing is compared there.
 */
function withoutStart({ intro: _intro, ...listed }: ListedOffer, { off, countries }: WantedCoupon): SoldPrice[] {
  const group = (country: string) => listed.countryPrices?.find((own) => own.countries.includes(country));
  return everyPrice({ ...listed, trial: null }).filter(({ country, offer: { price } }) => {
    if (country === null) return true;
    const isMeant = countries === null || countries.some((one) => group(one) === group(country));
    return isMeant && ('percents' in off || price.currency in off.amounts);
  });
}

async function refusalOf(
  deps: Pick<BillingDeps, 'db' | 'provider'>,
  coupon: Omit<Coupon, 'id'>,
  { offer, terms, country }: SoldPrice,
): Promise<MakeRefusal | null> {
  const found = dueWithCoupon(coupon, offer, { now: coupon.startsAt, country: coupon.countries?.[0] ?? null });
  const what = `${offer.name} at ${formatPrice(offer.price)}`;
  if ('fault' in found) return { nothingLeft: what };
  const price = await priceIdOf(deps, terms);
  if (!('ok' in price)) return 'provider unavailable';
  const discount = await ensureDiscount(deps, couponTerms(coupon.off, offer, price.ok), { checked: false });
  if (!('ok' in discount)) return 'provider unavailable';
  const total = await deps.provider.prices.totalOf(price.ok, offer.price.currency, {
    discountId: discount.ok,
    country,
  });
  if (!('ok' in total)) return 'provider unavailable';
  if (total.ok === found.due.amount_minor) return null;
  const theirs = formatPrice({ ...offer.price, amount_minor: total.ok });
  return { differs: `${theirs} for ${what}, not ${formatPrice(found.due)}` };
}

/** Ends a coupon at once: checkouts that have begun with it can still be paid, for an hour. */
export function endCoupon(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  by: Operator,
  { id, why }: { id: string; why: string },
): Promise<'ended' | { refused: 'unknown' }> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const name = await endCouponNow(tx, { id, by: by.name, now });
    if (name === null) return { refused: 'unknown' };
    await recordAudit(tx, { by, act: 'ended a coupon', subject: name, reason: why, now });
    return 'ended';
  });
}
