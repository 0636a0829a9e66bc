import { isoOf } from '../clock';
import type { Discount } from '../discount/discount-entity';
import type { CustomData, Period, Transaction, TransactionItem } from '../entities';
import type { Moment, State } from '../state';
import { isEligible } from './discounted';
import { currencyIn, type Line, wholeLines } from './lines';
import { detailsOf } from './totals';

export interface Draft {
  id: string;
  lines: readonly Line[];
  customerId: string | null;
  addressId: string | null;
  customData: CustomData | null;
  origin: Transaction['origin'];
  currency: string;
  discount?: Discount | null;
  /** What the buyer has to his credit, in minor units. */
  credit?: number;
  checkoutUrl: string | null;
  /** For a transaction of a subscription that exists. */
  subscriptionId?: string;
  billingPeriod?: Period | null;
}

/** A whole transaction entity, not yet in the state. */
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

/** A first purchase that is still open: what it charges may follow the buyer's country. */
export function isOpenPurchase({ status, subscription_id }: Transaction): boolean {
  return subscription_id === null && (status === 'draft' || status === 'ready');
}

export interface Repriced {
  items: TransactionItem[];
  countryCode: string | null;
}

/** What a first purchase comes to in a country. A currency that was asked for stays; otherwise it is the country's. */
export function purchaseTerms(state: State, transaction: Transaction, { items, countryCode }: Repriced) {
  const currency = state.askedCurrencies[transaction.id]?.currency ?? currencyIn(items, countryCode);
  const lines = wholeLines(items, { countryCode, currency, trialsApply: true });
  const known = transaction.discount_id === null ? undefined : state.discounts[transaction.discount_id];
  const discount = known !== undefined && isEligible(lines, known, currency) ? known : null;
  return { currency, lines, discount };
}

/** The purchase with other items or another buyer: its totals worked out anew. */
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
