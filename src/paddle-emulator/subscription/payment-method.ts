import type { Command } from '../engine';
import type { Transaction } from '../entities';
import { notFound, refuse } from '../refusal';
import { put, type State } from '../state';
import { freeLines } from '../transaction/lines';
import { startTransaction, unpaidTransaction } from './subscription-transaction';

/** What a new card is given with: the unpaid transaction when there is one, otherwise a new one over nothing. */
export function paymentMethodTransaction(id: string, checkoutUrl: (id: string) => string): Command<Transaction> {
  return (state, moment) => {
    const subscription = state.subscriptions[id];
    if (subscription === undefined) return notFound(id);
    if (subscription.status === 'canceled') {
      return refuse(400, 'subscription_is_canceled_action_invalid', `Subscription ${id} is canceled.`);
    }
    const unpaid = unpaidTransaction(state, id);
    if (unpaid !== undefined) return payable(state, unpaid, checkoutUrl);
    const started = startTransaction(state, moment, subscription, {
      origin: 'subscription_payment_method_change',
      lines: freeLines(subscription.items),
      period: null,
    });
    return payable(started.state, started.transaction, checkoutUrl);
  };
}

function payable(state: State, before: Transaction, checkoutUrl: (id: string) => string) {
  const transaction = { ...before, checkout: { url: checkoutUrl(before.id) } };
  return { state: put(state, 'transactions', transaction), answer: transaction };
}
