import { isoOf } from '../clock';
import type { Command } from '../engine';
import type { CustomData, Price, Transaction, TransactionItem } from '../entities';
import { type FieldError, invalidField } from '../refusal';
import { type Moment, put, type State } from '../state';
import { emit } from '../webhook/event-log';
import { detailsOf, unitPriceIn } from './totals';

export interface TransactionBody {
  items: { price_id: string; quantity: number }[];
  customer_id?: string | null;
  address_id?: string | null;
  currency_code?: string;
  collection_mode?: 'automatic';
  custom_data?: CustomData | null;
}

/** Starts a transaction; it is ready to be paid once customer and address are known, a draft until then. */
export function createTransaction(body: TransactionBody, checkoutUrl: (id: string) => string): Command<Transaction> {
  return (state, moment) => {
    const errors = [...partyErrors(state, body), ...itemErrors(state, body)];
    if (errors.length > 0) return invalidField(...errors);
    const id = moment.newId('txn');
    const transaction = buildTransaction(state, moment, {
      id,
      items: itemsOf(state, body.items),
      customerId: body.customer_id ?? null,
      addressId: body.address_id ?? null,
      customData: body.custom_data ?? null,
      origin: 'api',
      trialsApply: true,
      checkoutUrl: checkoutUrl(id),
    });
    const next = put(state, 'transactions', transaction);
    return { state: emit(next, moment, 'transaction.created', transaction), answer: transaction };
  };
}

interface Draft {
  id: string;
  items: TransactionItem[];
  customerId: string | null;
  addressId: string | null;
  customData: CustomData | null;
  origin: Transaction['origin'];
  trialsApply: boolean;
  checkoutUrl: string | null;
}

/** A whole transaction entity, not yet in the state. */
export function buildTransaction(state: State, moment: Moment, draft: Draft): Transaction {
  const now = isoOf(moment.nowMs);
  const countryCode = draft.addressId === null ? null : state.addresses[draft.addressId]!.country_code;
  const details = detailsOf({ ...draft, products: state.products, countryCode, newId: moment.newId });
  return {
    id: draft.id,
    status: draft.customerId !== null && draft.addressId !== null ? 'ready' : 'draft',
    customer_id: draft.customerId,
    address_id: draft.addressId,
    business_id: null,
    custom_data: draft.customData,
    currency_code: details.totals.currency_code,
    origin: draft.origin,
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: draft.items,
    details,
    payments: [],
    checkout: { url: draft.checkoutUrl },
    created_at: now,
    updated_at: now,
    billed_at: null,
    revised_at: null,
  };
}

/** The transaction with its buyer known: ready, its totals worked out anew for the buyer's country. */
export function withBuyer(
  state: State,
  moment: Moment,
  transaction: Transaction,
  buyer: { customerId: string; addressId: string },
): Transaction {
  const countryCode = state.addresses[buyer.addressId]!.country_code;
  const { items } = transaction;
  const { products } = state;
  const details = detailsOf({ items, products, countryCode, trialsApply: true, newId: moment.newId });
  return {
    ...transaction,
    status: 'ready',
    customer_id: buyer.customerId,
    address_id: buyer.addressId,
    currency_code: details.totals.currency_code,
    details,
    updated_at: isoOf(moment.nowMs),
  };
}

function itemsOf(state: State, items: TransactionBody['items']): TransactionItem[] {
  return items.map(({ price_id, quantity }) => ({
    price_id,
    price: state.prices[price_id]!,
    quantity,
    proration: null,
  }));
}

function partyErrors(state: State, { customer_id, address_id }: TransactionBody): FieldError[] {
  const errors: FieldError[] = [];
  if (customer_id != null && state.customers[customer_id]?.status !== 'active') {
    errors.push({ field: 'customer_id', message: 'must be the id of an active customer' });
  }
  if (address_id != null) {
    const address = state.addresses[address_id];
    if (address?.status !== 'active' || address.customer_id !== customer_id) {
      errors.push({ field: 'address_id', message: 'must be the id of an active address of this customer' });
    }
  }
  return errors;
}

function itemErrors(state: State, { items, currency_code }: TransactionBody): FieldError[] {
  const errors: FieldError[] = [];
  const prices: Price[] = [];
  items.forEach(({ price_id, quantity }, index) => {
    const price = state.prices[price_id];
    if (price?.status !== 'active') {
      errors.push({ field: `items.${index}.price_id`, message: 'must be the id of an active price' });
      return;
    }
    const { minimum, maximum } = price.quantity;
    if (quantity < minimum || quantity > maximum) {
      errors.push({ field: `items.${index}.quantity`, message: `must be from ${minimum} to ${maximum}` });
    }
    prices.push(price);
  });
  const currencies = new Set(prices.map((price) => unitPriceIn(price, null).currency_code));
  if (currency_code !== undefined) currencies.add(currency_code);
  if (currencies.size > 1) errors.push({ field: 'items', message: 'must all be in one currency' });
  const cycles = new Set(prices.flatMap(({ billing_cycle }) => (billing_cycle ? [JSON.stringify(billing_cycle)] : [])));
  if (cycles.size > 1) errors.push({ field: 'items', message: 'must all have the same billing cycle' });
  return errors;
}
