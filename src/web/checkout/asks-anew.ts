import { formatPrice } from '#contract/format-price.ts';
import type { Offer, Price } from '#contract/offer.ts';
import { countryName } from '#contract/offer-list/sold-countries.ts';
import { dueToday, type Purchase } from '#contract/purchase-terms.ts';
import type { Totals } from './card-form.ts';
import { say } from './checkout-copy.ts';

/**
 * Whether the card form would charge something else than was agreed to, because of the country on it: today, or after a
 * trial, which itself costs nothing anywhere.
 */
export function chargesOtherwise({ total, renewal }: Totals, purchase: Purchase): boolean {
  if (!isSame(total, dueToday(purchase))) return true;
  return purchase.trial !== null && renewal !== undefined && !isSame(renewal, purchase.price);
}

const isSame = (one: Price, other: Price): boolean =>
  one.amount_minor === other.amount_minor && one.currency === other.currency;

/** What the buyer is told when the card form was closed, before they agree again. Nothing was charged. */
export function askedAnewText(country: string, { price, intro }: Offer): string {
  const there = { country: countryName(country), price: formatPrice(price) };
  return intro === undefined
    ? say('other-country', there)
    : say('other-country-at-first-price', { ...there, amount: formatPrice(intro.price) });
}
