import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { CustomData, Discount, Period } from '#paddle-emulator/platform/entities.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Transaction, TransactionItem } from '#paddle-emulator/platform/transaction-entities.ts';
import { currencyIn, fullPriceLines, isEligible } from './lines.ts';
import { detailsOf } from './totals.ts';

export interface Draft {
  id: string;
  lines: readonly Line[];
  customerId: string | null;
  addressId: string | null;
  customData: CustomData | null;
  origin: Transaction['origin'];
  currency: string;
  discount?: Discount | null;
  /** The buyer's credit, in minor units. */
  credit?: number;
  checkoutUrl: string | null;
  /** For a transaction of an existing subscription. */
  subscriptionId?: string;
  billingPeriod?: Period | null;
}

/** A complete transaction, not yet stored. */
export function buildTransaction(state: State, moment: Moment, draft: Draft): Transaction {
  const now = isoOf(moment.nowMs);
  return {
    id: draft.id,
    status: statusOf(draft.customerId, draft.addressId),
    customer_id: draft.customerId,
    address_id: draft.addressId,
    business_id: null,
    custom_data: draft.customData,
    currency_code: draft.currency,
    origin: draft.origin,
    subscription_id: draft.subscriptionId ?? null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: draft.discount?.id ?? null,
    billing_details: null,
    billing_period: draft.billingPeriod ?? null,
    items: draft.lines.map(({ price, quantity, proration }) => ({ price_id: price.id, price, quantity, proration })),
    details: detailsOf({
      lines: draft.lines,
      products: state.products,
      countryCode: countryOf(state, draft.addressId),
      currency: draft.currency,
      discount: draft.discount ?? null,
      credit: draft.credit ?? 0,
      newId: moment.newId,
    }),
    payments: [],
    checkout: { url: draft.checkoutUrl },
    created_at: now,
    updated_at: now,
    billed_at: null,
    revised_at: null,
  };
}

/** Whether the transaction is an unpaid first purchase, whose currency may follow the buyer's country. */
export function isOpenPurchase({ status, subscription_id }: Transaction): boolean {
  return subscription_id === null && (status === 'draft' || status === 'ready');
}

export interface Repriced {
  items: TransactionItem[];
  countryCode: string | null;
}

/**
 * Currency, lines and discount of a first purchase in a country. A requested currency is kept; otherwise the country
 * decides.
 */
export function purchaseTerms(state: State, transaction: Transaction, { items, countryCode }: Repriced) {
  const currency = state.askedCurrencies[transaction.id]?.currency ?? currencyIn(items, countryCode);
  const lines = fullPriceLines(items, { countryCode, currency, trialsApply: true });
  const known = transaction.discount_id === null ? undefined : state.discounts[transaction.discount_id];
  const discount = known !== undefined && isEligible(lines, known, currency) ? known : null;
  return { currency, lines, discount };
}

/** The purchase with other items or another buyer, and recalculated totals. */
export function repriced(
  state: State,
  moment: Moment,
  before: Transaction,
  changes: { items?: TransactionItem[]; customerId?: string | null; addressId?: string | null },
): Transaction {
  const { items = before.items, customerId = before.customer_id, addressId = before.address_id } = changes;
  const countryCode = countryOf(state, addressId);
  const { currency, lines, discount } = purchaseTerms(state, before, { items, countryCode });
  const draft: Draft = {
    id: before.id,
    lines,
    customerId,
    addressId,
    customData: before.custom_data,
    origin: before.origin,
    currency,
    discount,
    checkoutUrl: before.checkout.url,
  };
  return { ...buildTransaction(state, moment, draft), payments: before.payments, created_at: before.created_at };
}

export function countryOf(state: State, addressId: string | null): string | null {
  return addressId === null ? null : state.addresses[addressId]!.country_code;
}

function statusOf(customerId: string | null, addressId: string | null): 'draft' | 'ready' {
  return customerId !== null && addressId !== null ? 'ready' : 'draft';
}
