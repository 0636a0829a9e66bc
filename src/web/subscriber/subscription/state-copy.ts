import { formatPrice, intervalText } from '#contract/format-price.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { plannedCopy } from './planned-copy.ts';
import { isOver } from './subscription-state.ts';

/** A subscription's unusual state in a sentence or two; null when it just runs or a payment is overdue. */
export function stateCopy(subscription: SubscriptionDetails): string | null {
  const { status, cancel_at, pause, withdrawal, stopped, trial_ends_at, interval, planned_change } = subscription;
  const price = formatPrice(subscription.price);
  if (withdrawal !== null) return withdrawalCopy(withdrawal);
  if (isOver(subscription)) return 'It has ended, and no payment is to come.';
  if (stopped !== null) return stoppedCopy(subscription, stopped);
  if (cancel_at !== null) return `It ends on ${shortDate(cancel_at)}. No payment is to come.`;
  if (pause !== null) return pauseCopy(status === 'paused', pause, price);
  if (planned_change) return plannedCopy(planned_change);
  if (trial_ends_at === null) return null;
  return `You pay nothing until ${shortDate(trial_ends_at)}. Then it is ${price} every ${intervalText(interval)}, unless you cancel before.`;
}

/** The copy after a payment was returned: the event and its consequence. */
function stoppedCopy({ status, paid_until }: SubscriptionDetails, stopped: 'charged back' | 'paid back'): string {
  const what = stopped === 'charged back' ? 'Your bank took a payment back.' : 'Your payment was given back to you.';
  const isOpen = (status === 'active' || status === 'trialing') && paid_until !== null;
  const access = isOpen ? `Your access stays until ${shortDate(paid_until)}.` : 'Your access has ended with it.';
  return `${what} ${access} Nothing more is charged.`;
}

/** The label of the button that undoes a cancellation. An overdue payment may be tried again at once. */
export function keepLabel({ status }: Pick<SubscriptionDetails, 'status'>): string {
  const isPaid = status === 'active' || status === 'trialing';
  return isPaid ? 'Keep my subscription, nothing to pay today' : 'Keep my subscription';
}

function pauseCopy(
  runs: boolean,
  { starts_at, resumes_at }: NonNullable<SubscriptionDetails['pause']>,
  price: string,
): string {
  const start = runs ? 'It is paused: nothing is charged.' : `It pauses on ${shortDate(starts_at)}.`;
  if (resumes_at === null) return `${start} It goes on when you say so.`;
  return `${start} It goes on by itself on ${shortDate(resumes_at)}, with a payment of ${price}.`;
}

/** The refund after a withdrawal. */
function withdrawalCopy({ requested_at, refund, refunded_at }: NonNullable<SubscriptionDetails['withdrawal']>): string {
  const ended = `You withdrew from the contract on ${shortDate(requested_at)}.`;
  if (refund === null) return `${ended} What you paid comes back as soon as Paddle confirms it.`;
  if (refund.amount_minor === 0) return `${ended} There is nothing to give back.`;
  if (refunded_at === null) return `${ended} We are giving you back ${formatPrice(refund)}.`;
  return `${ended} We gave you back ${formatPrice(refund)} on ${shortDate(refunded_at)}.`;
}
