import { isoOf } from '../clock';
import type { Command } from '../engine';
import type { CustomData, Transaction, TransactionItem } from '../entities';
import { invalidField, notFound, type Refusal, refuse } from '../refusal';
import { type Moment, put, type State } from '../state';
import { emit } from '../webhook/event-log';
import { currencyIn, wholeLines } from './lines';
import { buildTransaction, countryOf, isOpenPurchase, repriced } from './transaction';
import { discountRefusal, type ItemBody, itemFaults, type Parties, partyFaults } from './transaction-faults';

interface Choices extends Parties {
  currency_code?: string;
  discount_id?: string | null;
  custom_data?: CustomData | null;
}

export interface TransactionBody extends Choices {
  items: ItemBody[];
  collection_mode?: 'automatic';
}

export interface TransactionPatch extends Choices {
  items?: ItemBody[];
  status?: 'canceled';
}

/** Starts a transaction; it is ready to be paid once customer and address are known, a draft until then. */
export function createTransaction(body: TransactionBody, checkoutUrl: (id: string) => string): Command<Transaction> {
  return (state, moment) => {
    const refused = refusalOf(state, moment, body);
    if (refused !== null) return refused;
    const id = moment.newId('txn');
    const items = itemsOf(state, body.items);
    const addressId = body.address_id ?? null;
    const countryCode = countryOf(state, addressId);
    const currency = body.currency_code ?? currencyIn(items, countryCode);
    const transaction = buildTransaction(state, moment, {
      id,
      lines: wholeLines(items, { countryCode, currency, trialsApply: true }),
      customerId: body.customer_id ?? null,
      addressId,
      customData: body.custom_data ?? null,
      origin: 'api',
      currency,
      discount: body.discount_id == null ? null : state.discounts[body.discount_id]!,
      checkoutUrl: checkoutUrl(id),
    });
    const next = put(askFor(state, id, body.currency_code), 'transactions', transaction);
    return { state: emit(next, moment, 'transaction.created', transaction), answer: transaction };
  };
}

/** Changes a purchase that nobody has paid yet, or calls it off. */
export function updateTransaction(id: string, patch: TransactionPatch): Command<Transaction> {
  return (state, moment) => {
    const before = state.transactions[id];
    if (before === undefined) return notFound(id);
    if (before.status !== 'draft' && before.status !== 'ready') {
      return refuse(400, 'transaction_immutable', `Transaction ${id} is ${before.status} and can't be changed.`);
    }
    const { status, ...changes } = patch;
    if (status === 'canceled') {
      if (Object.keys(changes).length === 0) return cancelTransaction(state, moment, before);
      return refuse(400, 'transaction_cannot_be_modified_and_canceled', 'Cancel without other changes.');
    }
    if (!isOpenPurchase(before)) {
      return refuse(400, 'transaction_immutable', `Transaction ${id} belongs to a subscription and can't be changed.`);
    }
    return changePurchase(state, moment, before, changes);
  };
}

function changePurchase(state: State, moment: Moment, before: Transaction, patch: TransactionPatch) {
  const customerId = patch.customer_id === undefined ? before.customer_id : patch.customer_id;
  const addressId = patch.address_id === undefined ? before.address_id : patch.address_id;
  const discountId = patch.discount_id === undefined ? before.discount_id : patch.discount_id;
  const whole: TransactionBody = {
    items: patch.items ?? before.items.map(({ price_id, quantity }) => ({ price_id, quantity })),
    currency_code: patch.currency_code ?? state.askedCurrencies[before.id]?.currency,
    customer_id: customerId,
    address_id: addressId,
    discount_id: discountId,
  };
  const refused = refusalOf(state, moment, whole);
  if (refused !== null) return refused;
  const asked = askFor(state, before.id, whole.currency_code);
  const items = patch.items === undefined ? before.items : itemsOf(state, patch.items);
  const told = patch.custom_data === undefined ? before.custom_data : patch.custom_data;
  const wanted = { ...before, discount_id: discountId, custom_data: told };
  const transaction = repriced(asked, moment, wanted, { items, customerId, addressId });
  const next = emit(put(asked, 'transactions', transaction), moment, 'transaction.updated', transaction);
  return { state: next, answer: transaction };
}

/** Nobody can pay it any more. */
export function cancelTransaction(state: State, moment: Moment, before: Transaction) {
  const transaction: Transaction = { ...before, status: 'canceled', updated_at: isoOf(moment.nowMs) };
  const updated = emit(put(state, 'transactions', transaction), moment, 'transaction.updated', transaction);
  return { state: emit(updated, moment, 'transaction.canceled', transaction), answer: transaction };
}

/** What is wrong with a purchase; null when nothing is. */
export function refusalOf(state: State, moment: Moment, body: TransactionBody): { refused: Refusal } | null {
  const errors = [...partyFaults(state, body), ...itemFaults(state, body.items, body.currency_code ?? null)];
  if (errors.length > 0) return invalidField(...errors);
  if (body.discount_id == null) return null;
  const countryCode = countryOf(state, body.address_id ?? null);
  const { items, currency_code: currency } = body;
  return discountRefusal(state, moment.nowMs, { id: body.discount_id, items, countryCode, currency });
}

export function itemsOf(state: State, items: ItemBody[]): TransactionItem[] {
  return items.map(({ price_id, quantity }) => ({
    price_id,
    price: state.prices[price_id]!,
    quantity,
    proration: null,
  }));
}

/** Remembers a currency that was asked for: it stays when the buyer's country becomes known. */
function askFor(state: State, id: string, currency: string | undefined): State {
  return currency === undefined ? state : put(state, 'askedCurrencies', { id, currency });
}
