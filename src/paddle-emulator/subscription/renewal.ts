import type { Period, Subscription } from '../entities';
import { type Moment, put, type State } from '../state';
import { completeTransaction, failPayment, takePayment } from '../transaction/charge';
import { buildTransaction } from '../transaction/transaction';
import { emit } from '../webhook/event-log';
import { announce } from './announce';
import { nextPeriod, withItems } from './subscription';

/** How long Paddle tries to get an unpaid renewal paid before it cancels. */
const dunningMs = 30 * 86_400_000;

/**
 * Begins the next paid period. As at Paddle the dates move first and the money is asked for afterwards: who copies the
 * dates gives away an unpaid period.
 */
export function renew(state: State, moment: Moment, before: Subscription): State {
  const billing = state.billings[before.id]!;
  const period = nextPeriod(billing, before.billing_cycle);
  const moved: Subscription = {
    ...before,
    status: 'active',
    paused_at: null,
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: withItems(before, moment, 'active', { nextBilledAt: period.ends_at, billedAt: period.starts_at }),
  };
  const counted = put(state, 'billings', { ...billing, periods: billing.periods + 1 });
  const resumed = before.status === 'paused' ? ['subscription.resumed'] : [];
  const announced = announce(counted, moment, moved, ...resumed);
  const charged = chargeRenewal(announced.state, moment, announced.answer, period);
  if (!charged.paid || before.status !== 'trialing') return charged.state;
  return emit(charged.state, moment, 'subscription.activated', charged.state.subscriptions[before.id]);
}

function chargeRenewal(
  state: State,
  moment: Moment,
  subscription: Subscription,
  period: Period,
): { state: State; paid: boolean } {
  const billing = state.billings[subscription.id]!;
  const transaction = {
    ...buildTransaction(state, moment, {
      id: moment.newId('txn'),
      items: subscription.items.map(({ price, quantity }) => ({
        price_id: price.id,
        price,
        quantity,
        proration: null,
      })),
      customerId: subscription.customer_id,
      addressId: subscription.address_id,
      customData: subscription.custom_data,
      origin: 'subscription_recurring',
      trialsApply: false,
      checkoutUrl: null,
    }),
    subscription_id: subscription.id,
    billing_period: period,
    billed_at: period.starts_at,
  };
  const started = emit(put(state, 'transactions', transaction), moment, 'transaction.created', transaction);
  if (billing.card.renewals === 'decline') {
    const failed = failPayment(started, moment, { ...transaction, status: 'past_due' }, billing.card, 'declined');
    const overdue = emit(failed.state, moment, 'transaction.past_due', failed.transaction);
    const waiting = put(overdue, 'billings', { ...billing, givesUpAt: moment.nowMs + dunningMs });
    const pastDue = { ...subscription, status: 'past_due' as const };
    return { state: announce(waiting, moment, pastDue, 'subscription.past_due').state, paid: false };
  }
  const paid = takePayment(started, moment, transaction, billing.card);
  return { state: completeTransaction(paid.state, moment, paid.transaction).state, paid: true };
}
