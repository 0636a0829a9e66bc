import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { CustomData } from '#paddle-emulator/platform/entities.ts';
import { invalidField, notFound, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Transaction, TransactionItem } from '#paddle-emulator/platform/transaction-entities.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { currencyIn, fullPriceLines } from './lines.ts';
import { buildTransaction, countryOf, isOpenPurchase, repriced } from './transaction.ts';
import { discountRefusal, type ItemBody, itemErrors, type Parties, partyErrors } from './transaction-refusals.ts';

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

/** Creates a transaction: a draft until customer and address are known, then ready to be paid. */
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
      lines: fullPriceLines(items, { countryCode, currency, trialsApply: true }),
      customerId: body.customer_id ?? null,
      addressId,
      customData: body.custom_data ?? null,
      origin: 'api',
      currency,
      discount: body.discount_id == null ? null : state.discounts[body.discount_id]!,
      checkoutUrl: checkoutUrl(id),
    });
    const next = put(rememberCurrency(state, id, body.currency_code), 'transactions', transaction);
    return { state: emit(next, moment, 'transaction.created', transaction), answer: transaction };
  };
}

/** Changes a purchase that is not paid yet, or cancels a draft or ready transaction. */
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
  const changed: TransactionBody = {
    items: patch.items ?? before.items.map(({ price_id, quantity }) => ({ price_id, quantity })),
    currency_code: patch.currency_code ?? state.askedCurrencies[before.id]?.currency,
    customer_id: customerId,
    address_id: addressId,
    discount_id: discountId,
  };
  const refused = refusalOf(state, moment, changed);
  if (refused !== null) return refused;
  const remembered = rememberCurrency(state, before.id, changed.currency_code);
  const items = patch.items === undefined ? before.items : itemsOf(state, patch.items);
  const customData = patch.custom_data === undefined ? before.custom_data : patch.custom_data;
  const patched = { ...before, discount_id: discountId, custom_data: customData };
  const transaction = repriced(remembered, moment, patched, { items, customerId, addressId });
  const next = emit(put(remembered, 'transactions', transaction), moment, 'transaction.updated', transaction);
  return { state: next, answer: transaction };
}

/** Cancels a transaction, so that it can no longer be paid. */
export function cancelTransaction(state: State, moment: Moment, before: Transaction) {
  const transaction: Transaction = { ...before, status: 'canceled', updated_at: isoOf(moment.nowMs) };
  const updated = emit(put(state, 'transactions', transaction), moment, 'transaction.updated', transaction);
  return { state: emit(updated, moment, 'transaction.canceled', transaction), answer: transaction };
}

/** Why a purchase is refused; null when it is not. */
export function refusalOf(state: State, moment: Moment, body: TransactionBody): { refused: Refusal } | null {
  const errors = [...partyErrors(state, body), ...itemErrors(state, body.items, body.currency_code ?? null)];
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

/** Stores a requested currency, because it is kept when the buyer's country becomes known. */
function rememberCurrency(state: State, id: string, currency: string | undefined): State {
  return currency === undefined ? state : put(state, 'askedCurrencies', { id, currency });
}
