import type { CouponList, MakeCouponBody } from '#contract/console/coupons.ts';
import { currencies } from '#contract/currency.ts';
import { dayMs } from '#contract/day.ts';
import { plainDigits } from '#contract/plain-digits.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { minorOf } from '../kit/typed-amount.ts';

/** How the fields of the form are named. */
export const fieldOf = {
  percent: (offerId: number) => `percent ${offerId}`,
  amount: (currency: string) => `amount ${currency}`,
  offer: (offerId: number) => `offer ${offerId}`,
};

export type CouponFaults = Partial<Record<'name' | 'off' | 'countries' | 'limit' | 'days', string>>;

/**
 * The coupon that a form says. Days are of UTC, both included: it ends when the last one has passed.
 * @param by what it takes off
 */
export function typedCoupon(
  data: FormData,
  { offers, by }: { offers: CouponList['offers']; by: 'percent' | 'amount' },
): { body: MakeCouponBody } | { faults: CouponFaults } {
  const text = (name: string) => textOf(data, name).trim();
  const off = by === 'percent' ? typedPercents(text, offers) : typedAmounts(text, data, offers);
  const countries = typedCountries(text('countries'));
  const limit = plainDigits(text('limit'));
  const days = { starts_at: dayAt(text('from'), 0), ends_at: dayAt(text('to'), dayMs) };
  const hasOrder = days.starts_at === null || days.ends_at === null || days.starts_at < days.ends_at;
  const faults: CouponFaults = {
    ...(text('name') === '' && { name: 'Give it a name for the log.' }),
    ...(typeof off === 'string' && { off }),
    ...(countries === 'none' && { countries: 'Two letters for each country, such as DE, AT.' }),
    ...(!/^([1-9]\d{0,5})?$/.test(limit) && { limit: 'A whole number, or nothing for no limit.' }),
    ...(!hasOrder && { days: 'The last day comes before the first.' }),
  };
  if (Object.keys(faults).length > 0 || typeof off === 'string' || countries === 'none') return { faults };
  return {
    body: {
      name: text('name'),
      off,
      countries,
      use_limit: limit === '' ? null : Number(limit),
      once_a_person: data.has('once'),
      ...days,
    },
  };
}

type Text = (name: string) => string;

function typedPercents(text: Text, offers: CouponList['offers']): MakeCouponBody['off'] | string {
  const typed = offers.flatMap(({ id }) => {
    const percent = plainDigits(text(fieldOf.percent(id)));
    return percent === '' ? [] : [[id, percent] as const];
  });
  if (typed.length === 0) return 'Say for at least one offer how much it takes off.';
  if (typed.some(([, percent]) => !/^[1-9]\d?$/.test(percent))) return 'From 1 to 99, in whole per cent.';
  return { percents: Object.fromEntries(typed.map(([id, percent]) => [id, Number(percent)])) };
}

function typedAmounts(text: Text, data: FormData, offers: CouponList['offers']): MakeCouponBody['off'] | string {
  const amounts = Object.fromEntries(
    currencies.map((currency) => [currency, minorOf(plainDigits(text(fieldOf.amount(currency))), currency)]),
  );
  if (Object.values(amounts).includes(null)) return 'An amount in each currency, because everybody can pay in each.';
  const offer_ids = offers.flatMap(({ id }) => (data.has(fieldOf.offer(id)) ? id : []));
  if (offer_ids.length === 0) return 'Choose at least one offer.';
  return { amounts: amounts as Record<(typeof currencies)[number], number>, offer_ids };
}

function typedCountries(typed: string): string[] | null | 'none' {
  if (typed === '') return null;
  const countries = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return countries.every((one) => /^[A-Z]{2}$/.test(one)) ? [...new Set(countries)] : 'none';
}

function dayAt(day: string, laterMs: number): string | null {
  return day === '' ? null : new Date(Date.parse(`${day}T00:00:00Z`) + laterMs).toISOString();
}
