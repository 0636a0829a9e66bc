import type { Transaction } from '../entities';
import { type Moment, put, type State, type StoredCard } from '../state';
import { payWithStoredCard, recover } from '../subscription/dunning';
import { completeTransaction, takePayment } from '../transaction/charge';

/** The card is good and belongs to the subscription from now on; what is unpaid is paid with it. */
export function payForSubscription(
  state: State,
  moment: Moment,
  transaction: Transaction,
  card: StoredCard,
): { state: State; transaction: Transaction } {
  const subscription = state.subscriptions[transaction.subscription_id!]!;
  if (transaction.status === 'past_due') return recover(state, moment, subscription, { transaction, card });
  const stored = put(state, 'billings', { ...state.billings[subscription.id]!, card });
  const paid = takePayment(stored, moment, transaction, card);
  const done = completeTransaction(paid.state, moment, paid.transaction);
  if (subscription.status !== 'past_due') return done;
  return { state: payWithStoredCard(done.state, moment, subscription), transaction: done.transaction };
}
