import type { PaddleEventData } from '@paddle/paddle-js';
import type { Price } from '#contract/offer.ts';
import type { Totals } from './card-form.ts';

/** The totals in an event of the card form, which Paddle gives in major units; null for an event without totals. */
export function totalsOf(event: Pick<PaddleEventData, 'data'>): Totals | null {
  const currency = event.data?.currency_code;
  const totals = event.data?.totals;
  if (currency === undefined || totals === undefined) return null;
  return { tax: priceOf(totals.tax, currency), total: priceOf(totals.total, currency) };
}

function priceOf(major: number, currency: string): Price {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return { amount_minor: Math.round(major * 10 ** (digits ?? 2)), currency };
}
