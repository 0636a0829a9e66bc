import { addAddress, addCustomer, customerByEmail } from '#paddle-emulator/customer/customer.ts';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { type FieldError, notFound, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { StoredCard } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { PaymentMethod, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { payForSubscription } from '#paddle-emulator/subscription/dunning.ts';
import { subscriptionFrom } from '#paddle-emulator/subscription/subscription.ts';
import { completeTransaction, failPayment, takePayment } from '#paddle-emulator/transaction/charge.ts';
import { isOpenPurchase, repriced } from '#paddle-emulator/transaction/transaction.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { type CardForm, type CheckedForm, checkForm, walletCard } from './card-form.ts';

/** Time from a payment with the card for disputes to its chargeback. */
const disputeAfterMs = 10 * dayMs;

export type PayAnswer =
  | { kind: 'completed'; transaction: Transaction }
  | { kind: 'declined'; errorCode: string; transaction: Transaction }
  | { kind: 'challenge' }
  | { kind: 'invalid'; errors: FieldError[] };

/**
 * Pays a transaction with the card form. A transaction is charged once; paying again, with any card, returns the
 * completed one. After a decline it can be tried again. A subscription keeps the card for its renewals.
 */
export function pay(transactionId: string, form: CardForm, method: PaymentMethod = 'card'): Command<PayAnswer> {
  return (state, moment) => {
    const transaction = state.transactions[transactionId];
    if (transaction === undefined) return notFound(transactionId);
    if (transaction.status === 'completed') return { state, answer: { kind: 'completed', transaction } };
    if (!isPayable(transaction)) {
      return refuse(400, 'transaction_immutable', `Transaction ${transactionId} can't be paid any more.`);
    }
    const checked = checkForm(form, transaction, moment.nowMs);
    if ('invalid' in checked) return { state, answer: { kind: 'invalid', errors: checked.invalid } };
    if (checked.card.needsChallenge && form.challenge === undefined) return { state, answer: { kind: 'challenge' } };
    const ready = isOpenPurchase(transaction) ? withBuyer(state, moment, transaction, form) : { state, transaction };
    return charge(ready.state, moment, ready.transaction, { form, method, ...checked });
  };
}

/** Pays with the saved card of the test wallet; the buyer types nothing. */
export function payByWallet(transactionId: string, buyer: Pick<CardForm, 'email' | 'country'>): Command<PayAnswer> {
  return (state, moment) => pay(transactionId, walletCard(buyer, moment.nowMs), 'google_pay')(state, moment);
}

type Given = CheckedForm & { form: CardForm; method: PaymentMethod };

function charge(
  state: State,
  moment: Moment,
  transaction: Transaction,
  given: Given,
): { state: State; answer: PayAnswer } {
  const stored = storedCard(moment, given);
  const errorCode = given.form.challenge === 'refused' ? 'authentication_failed' : given.card.errorCode;
  if (errorCode !== null) {
    const failed = failPayment(state, moment, transaction, stored, errorCode);
    return { state: failed.state, answer: { kind: 'declined', errorCode, transaction: failed.transaction } };
  }
  const disputed = given.card.disputed ? scheduleDispute(state, moment, transaction) : state;
  if (transaction.subscription_id !== null) {
    const done = payForSubscription(disputed, moment, transaction, stored);
    return { state: done.state, answer: { kind: 'completed', transaction: done.transaction } };
  }
  const paid = takePayment(disputed, moment, transaction, stored);
  const started = startSubscription(paid.state, moment, paid.transaction, stored);
  const done = completeTransaction(started.state, moment, paid.transaction, started.bought);
  return { state: done.state, answer: { kind: 'completed', transaction: done.transaction } };
}

function isPayable({ status }: Transaction): boolean {
  return status === 'draft' || status === 'ready' || status === 'past_due';
}

function scheduleDispute(state: State, { nowMs }: Moment, { id, details }: Transaction): State {
  if (Number(details.totals.grand_total) === 0) return state;
  return put(state, 'disputes', { id, atMs: nowMs + disputeAfterMs });
}

function startSubscription(state: State, moment: Moment, transaction: Transaction, card: StoredCard) {
  const begun = subscriptionFrom(state, moment, transaction, card);
  if (begun === null) return { state };
  const { subscription } = begun;
  const withTransaction = { ...subscription, transaction_id: transaction.id };
  const created = emit(begun.state, moment, 'subscription.created', withTransaction);
  const began = subscription.status === 'trialing' ? 'subscription.trialing' : 'subscription.activated';
  const bought = { subscriptionId: subscription.id, period: subscription.current_billing_period! };
  return { state: emit(created, moment, began, subscription), bought };
}

/** Adds a missing customer and address, and recalculates the totals if either is new to the transaction. */
function withBuyer(
  state: State,
  moment: Moment,
  transaction: Transaction,
  form: CardForm,
): { state: State; transaction: Transaction } {
  const customer = customerOf(state, moment, transaction, form);
  const address = addressOf(customer.state, moment, customer.id, transaction, form.country);
  if (transaction.status === 'ready' && transaction.address_id === address.id) return { state, transaction };
  const buyer = { customerId: customer.id, addressId: address.id };
  const ready = repriced(address.state, moment, transaction, buyer);
  const stored = put(address.state, 'transactions', ready);
  return { state: emit(stored, moment, 'transaction.updated', ready), transaction: ready };
}

function customerOf(state: State, moment: Moment, transaction: Transaction, form: CardForm) {
  if (transaction.customer_id !== null) return { state, id: transaction.customer_id };
  const email = form.email!.trim();
  const known = customerByEmail(state, email);
  if (known !== undefined) return { state, id: known.id };
  const added = addCustomer(state, moment, { email });
  return { state: added.state, id: added.answer.id };
}

function addressOf(state: State, moment: Moment, customerId: string, transaction: Transaction, country: string) {
  const present = transaction.address_id === null ? undefined : state.addresses[transaction.address_id];
  if (present?.country_code === country) return { state, id: present.id };
  const known = Object.values(state.addresses).find(
    (address) => address.customer_id === customerId && address.status === 'active' && address.country_code === country,
  );
  if (known !== undefined) return { state, id: known.id };
  const added = addAddress(state, moment, customerId, { country_code: country });
  return { state: added.state, id: added.answer.id };
}

function storedCard(moment: Moment, { card, expiry, form, method }: Given): StoredCard {
  return {
    method,
    details: {
      type: 'visa',
      last4: card.number.slice(-4),
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      cardholder_name: form.name.trim(),
    },
    paymentMethodId: moment.newId('paymtd'),
    storedId: moment.newUuid(),
    renewals: card.renewals,
  };
}
