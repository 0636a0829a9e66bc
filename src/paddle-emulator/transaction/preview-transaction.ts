import type { Command } from '#paddle-emulator/platform/engine.ts';
import { invalidField } from '#paddle-emulator/platform/refusal.ts';
import type { LineItem, TransactionDetails } from '#paddle-emulator/platform/transaction-entities.ts';
import { itemsOf, refusalOf } from './create-transaction.ts';
import { currencyIn, fullPriceLines } from './lines.ts';
import { detailsOf } from './totals.ts';
import { countryOf } from './transaction.ts';
import { type ItemBody, itemErrors } from './transaction-refusals.ts';

export interface PreviewBody {
  items: (ItemBody & { include_in_totals?: boolean | null })[];
  customer_id?: string | null;
  address_id?: string | null;
  discount_id?: string | null;
  currency_code?: string | null;
  address?: { country_code: string; postal_code?: string | null } | null;
  customer_ip_address?: string | null;
  ignore_trials?: boolean | null;
}

/** Details of a preview: its lines have no ids, and nothing is paid out. */
export type PreviewDetails = Pick<TransactionDetails, 'tax_rates_used' | 'totals'> & {
  line_items: Omit<LineItem, 'id'>[];
};

/** Calculates what a transaction with these items would cost; stores nothing. */
export function previewTransaction(body: PreviewBody): Command<unknown> {
  return (state, moment) => {
    const currency_code = body.currency_code ?? undefined;
    const refused = refusalOf(state, moment, { ...body, currency_code });
    if (refused !== null) return refused;
    const counted = body.items.filter(({ include_in_totals }) => include_in_totals !== false);
    const errors = itemErrors(state, counted, currency_code ?? null);
    if (counted.length === 0 || errors.length > 0) {
      return invalidField({ field: 'items', message: 'must have one that counts' });
    }
    const countryCode = body.address?.country_code ?? countryOf(state, body.address_id ?? null);
    const items = itemsOf(state, counted);
    const currency = currency_code ?? currencyIn(items, countryCode);
    const details = detailsOf({
      lines: fullPriceLines(items, { countryCode, currency, trialsApply: body.ignore_trials !== true }),
      products: state.products,
      countryCode,
      currency,
      discount: body.discount_id == null ? null : state.discounts[body.discount_id]!,
      credit: 0,
      newId: moment.newId,
    });
    const answer = {
      customer_id: body.customer_id ?? null,
      address_id: body.address_id ?? null,
      business_id: null,
      currency_code: currency,
      discount_id: body.discount_id ?? null,
      customer_ip_address: body.customer_ip_address ?? null,
      address: body.address == null ? null : { postal_code: null, ...body.address },
      ignore_trials: body.ignore_trials ?? false,
      items: body.items.map(({ price_id, quantity, include_in_totals }) => ({
        price: state.prices[price_id]!,
        quantity,
        include_in_totals: include_in_totals ?? true,
        proration: null,
      })),
      details: previewDetails(details),
      available_payment_methods: ['card'],
    };
    return { state, answer };
  };
}

export function previewDetails({ tax_rates_used, totals, line_items }: TransactionDetails): PreviewDetails {
  return { tax_rates_used, totals, line_items: line_items.map(({ id: _, ...line }) => line) };
}
