import type { SubscriptionDetails } from '../../contract/subscription';
import { dayAndMonth } from '../platform/format-date';

/** How a subscription stands, in a word for its chip. */
export interface Standing {
  tone: 'good' | 'warn' | 'danger';
  words: string;
}

type Subscription = Pick<SubscriptionDetails, 'status' | 'cancel_at' | 'paid_until'>;

export function standingOf(subscription: Subscription): Standing {
  const { status, cancel_at } = subscription;
  if (isOver(subscription)) return { tone: 'warn', words: 'Ended' };
  if (cancel_at !== null) return { tone: 'warn', words: `Ends ${dayAndMonth(cancel_at)}` };
  if (status === 'past_due') return { tone: 'danger', words: 'Payment failed' };
  if (status === 'paused') return { tone: 'warn', words: 'Paused' };
  return { tone: 'good', words: status === 'trialing' ? 'Trial' : 'Active' };
}

/** There is something to cancel, and it is not cancelled yet. */
export function canCancel(subscription: Subscription): boolean {
  return !isOver(subscription) && subscription.cancel_at === null;
}

/** A cancellation is asked for and has not taken effect, so it can be taken back. */
export function canStartAgain(subscription: Subscription): boolean {
  return !isOver(subscription) && subscription.cancel_at !== null;
}

/** Until when one can use what is paid for, ISO 8601; null when nothing is paid for any more. */
export function openUntil({ cancel_at, paid_until }: Subscription, now: number): string | null {
  const until = paid_until ?? cancel_at;
  return until !== null && Date.parse(until) > now ? until : null;
}

/** Canceled is terminal at Paddle: nothing leads back. */
function isOver({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'canceled';
}
