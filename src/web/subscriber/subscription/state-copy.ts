import { formatPrice, intervalText } from '#contract/format-price.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { plannedCopy } from './planned-copy.ts';
import { isOver } from './subscription-state.ts';
import { say } from './subscription-state-copy.ts';

/** A subscription's unusual state in a sentence or two; null when it just runs or a payment is overdue. */
export function stateCopy(subscription: SubscriptionDetails): string | null {
  const { status, cancel_at, pause, withdrawal, stopped, trial_ends_at, interval, planned_change } = subscription;
  const price = formatPrice(subscription.price);
  if (withdrawal !== null) return withdrawalCopy(withdrawal);
  if (isOver(subscription)) return say('ended-more');
  if (stopped !== null) return stoppedCopy(subscription, stopped);
  if (cancel_at !== null) return say('ends-more', { date: shortDate(cancel_at) });
  if (pause !== null) return pauseCopy(status === 'paused', pause, price);
  if (planned_change) return plannedCopy(planned_change);
  if (trial_ends_at === null) return null;
  return say('trial-more', { date: shortDate(trial_ends_at), price, length: intervalText(interval) });
}

/** The copy after a payment was returned: the event and its consequence. */
function stoppedCopy({ status, paid_until }: SubscriptionDetails, stopped: 'charged back' | 'paid back'): string {
  const what = say(stopped === 'charged back' ? 'charged-back-more' : 'paid-back-more');
  const isOpen = (status === 'active' || status === 'trialing') && paid_until !== null;
  const access = isOpen ? say('access-until', { date: shortDate(paid_until) }) : say('access-ended');
  return `${what} ${access} ${say('nothing-more')}`;
}

/** The label of the button that undoes a cancellation. An overdue payment may be tried again at once. */
export function keepLabel({ status }: Pick<SubscriptionDetails, 'status'>): string {
  const isPaid = status === 'active' || status === 'trialing';
  return say(isPaid ? 'keep-paid' : 'keep');
}

function pauseCopy(
  runs: boolean,
  { starts_at, resumes_at }: NonNullable<SubscriptionDetails['pause']>,
  price: string,
): string {
  const start = runs ? say('paused-more') : say('pauses-more', { date: shortDate(starts_at) });
  if (resumes_at === null) return `${start} ${say('goes-on-asked')}`;
  return `${start} ${say('goes-on', { date: shortDate(resumes_at), price })}`;
}

/** The refund after a withdrawal. */
function withdrawalCopy({ requested_at, refund, refunded_at }: NonNullable<SubscriptionDetails['withdrawal']>): string {
  const ended = say('withdrew', { date: shortDate(requested_at) });
  if (refund === null) return `${ended} ${say('refund-waits')}`;
  if (refund.amount_minor === 0) return `${ended} ${say('refund-none')}`;
  if (refunded_at === null) return `${ended} ${say('refund-begun', { price: formatPrice(refund) })}`;
  return `${ended} ${say('refund-made', { price: formatPrice(refund), date: shortDate(refunded_at) })}`;
}
