import { type Currency, currencies } from '#contract/currency.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { CouponOff } from '#contract/offer-list/coupon-terms.ts';

/** "20%", "15% to 30%" for several, or "$10.00"; with `all`, the amount in every currency. */
export function offText(off: CouponOff, { all = false } = {}): string {
  if ('amounts' in off) {
    const shown: readonly Currency[] = all ? currencies : currencies.slice(0, 1);
    return shown.map((currency) => formatPrice({ amount_minor: off.amounts[currency], currency })).join(', ');
  }
  const percents = Object.values(off.percents);
  const [least, most] = [Math.min(...percents), Math.max(...percents)];
  return least === most ? `${least}%` : `${least}% to ${most}%`;
}

interface Conditions {
  off: CouponOff;
  offers: readonly { id: number; name: string }[];
  /** Whether every offer on sale is among them. */
  isForAll: boolean;
  countries: readonly string[] | null;
  once_a_person: boolean;
}

/** "once a person · 12-week plan and 24-week plan only · in AT, DE"; empty without conditions. */
export function conditionsText({ off, offers, isForAll, countries, once_a_person }: Conditions): string {
  return [
    ...(once_a_person ? ['once a person'] : []),
    ...(isSplit(off) ? [splitText(off.percents, offers)] : isForAll ? [] : [`${namesText(offers)} only`]),
    ...(countries === null ? [] : [`in ${countries.join(', ')}`]),
  ].join(' · ');
}

type Percents = Extract<CouponOff, { percents: unknown }>;

const isSplit = (off: CouponOff): off is Percents => 'percents' in off && new Set(Object.values(off.percents)).size > 1;

const splitText = (percents: Percents['percents'], offers: Conditions['offers']): string =>
  offers.map(({ id, name }) => `${name} ${percents[id]}%`).join(', ');

function namesText(offers: Conditions['offers']): string {
  const names = offers.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
