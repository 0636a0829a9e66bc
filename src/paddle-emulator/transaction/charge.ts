import { settleCredit } from '#paddle-emulator/customer/credit-balance.ts';
import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Period } from '#paddle-emulator/platform/entities.ts';
import type { StoredCard } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { PaymentAttempt, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { settledDetails } from './totals.ts';

type Charged = { state: State; transaction: Transaction };

/** Charges the stored card; a total of zero always succeeds. */
export function chargeCard(
  state: State,
  moment: Moment,
  transaction: Transaction,
  card: StoredCard,
): Charged & { paid: boolean } {
  const due = Number(transaction.details.totals.grand_total);
  if (due > 0 && card.renewals === 'decline') {
    return { ...failPayment(state, moment, transaction, card, 'declined'), paid: false };
  }
  return { ...takePayment(state, moment, transaction, card), paid: true };
}

/** Records the payment; the transaction becomes paid. */
export function takePayment(state: State, moment: Moment, transaction: Transaction, card: StoredCard): Charged {
  const now = isoOf(moment.nowMs);
  const paid: Transaction = {
    ...transaction,
    status: 'paid',
    payments: [attempt(moment, transaction, card, null), ...transaction.payments],
    billed_at: transaction.billed_at ?? now,
    updated_at: now,
  };
  return { state: emit(put(state, 'transactions', paid), moment, 'transaction.updated', paid), transaction: paid };
}

/** Completes a paid transaction, with an invoice and the subscription that was bought, if any. */
export function completeTransaction(
  state: State,
  moment: Moment,
  transaction: Transaction,
  bought?: { subscriptionId: string; period: Period },
): Charged {
  const invoices = state.invoices + 1;
  const completed: Transaction = {
    ...transaction,
    status: 'completed',
    details: settledDetails(transaction.details),
    subscription_id: bought?.subscriptionId ?? transaction.subscription_id,
    billing_period: bought?.period ?? transaction.billing_period,
    invoice_id: moment.newId('inv'),
    invoice_number: `TEST-${String(invoices).padStart(5, '0')}`,
    updated_at: isoOf(moment.nowMs),
  };
  const stored = settleCredit(put({ ...state, invoices }, 'transactions', completed), completed);
  const announced = emit(stored, moment, 'transaction.completed', completed);
  return { state: countDiscount(announced, moment, completed), transaction: completed };
}

/** Counts one use of the discount for a purchase, none for its renewals. */
function countDiscount(state: State, moment: Moment, { discount_id, origin }: Transaction): State {
  const before = discount_id === null ? undefined : state.discounts[discount_id];
  if (before === undefined || (origin !== 'api' && origin !== 'web')) return state;
  const discount = { ...before, times_used: before.times_used + 1, updated_at: isoOf(moment.nowMs) };
  return emit(put(state, 'discounts', discount), moment, 'discount.updated', discount);
}

/** Records a declined card; the transaction can still be paid. */
export function failPayment(
  state: State,
  moment: Moment,
  transaction: Transaction,
  card: StoredCard,
  errorCode: string,
): Charged {
  const failed: Transaction = {
    ...transaction,
    payments: [attempt(moment, transaction, card, errorCode), ...transaction.payments],
    updated_at: isoOf(moment.nowMs),
  };
  const stored = put(state, 'transactions', failed);
  return { state: emit(stored, moment, 'transaction.payment_failed', failed), transaction: failed };
}

function attempt(moment: Moment, transaction: Transaction, card: StoredCard, errorCode: string | null): PaymentAttempt {
  const now = isoOf(moment.nowMs);
  return {
    payment_attempt_id: moment.newUuid(),
    stored_payment_method_id: card.storedId,
    payment_method_id: card.paymentMethodId,
    amount: transaction.details.totals.grand_total,
    status: errorCode === null ? 'captured' : 'error',
    error_code: errorCode,
    method_details: {
      type: card.method,
      card: card.method === 'card' ? card.details : null,
      paypal: null,
      south_korea_local_card: null,
      underlying_details: null,
    },
    created_at: now,
    captured_at: errorCode === null ? now : null,
  };
}
