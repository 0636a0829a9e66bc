import type { SubscriptionAction, SubscriptionDetails } from '../../contract/subscription';
import { dayAndMonth } from '../platform/format-date';

/** How a subscription stands, in a word for its chip. */
export interface Standing {
  tone: 'good' | 'warn' | 'danger';
  words: string;
}

export function standingOf(
  subscription: Pick<SubscriptionDetails, 'status' | 'cancel_at' | 'pause' | 'withdrawal'>,
): Standing {
  const { status, cancel_at, pause, withdrawal } = subscription;
  if (withdrawal !== null) return { tone: 'warn', words: 'Withdrawn' };
  if (isOver(subscription)) return { tone: 'warn', words: 'Ended' };
  if (cancel_at !== null) return { tone: 'warn', words: `Ends ${dayAndMonth(cancel_at)}` };
  if (isPastDue(subscription)) return { tone: 'danger', words: 'Payment failed' };
  if (status === 'paused') return { tone: 'warn', words: 'Paused' };
  if (pause !== null) return { tone: 'warn', words: `Pauses ${dayAndMonth(pause.starts_at)}` };
  return { tone: 'good', words: status === 'trialing' ? 'Trial' : 'Active' };
}

/** What the server says is possible now. */
export function may({ may: permitted }: Pick<SubscriptionDetails, 'may'>, action: SubscriptionAction): boolean {
  return permitted.includes(action);
}

/** Until when one can use what is paid for, or try it, ISO 8601; null when nothing is open. */
export function openUntil({
  status,
  cancel_at,
  paid_until,
}: Pick<SubscriptionDetails, 'status' | 'cancel_at' | 'paid_until'>): string | null {
  return status === 'active' || status === 'trialing' ? (paid_until ?? cancel_at) : null;
}

/** A payment is open, and it is still wished for. */
export function isPastDue({ status, cancel_at }: Pick<SubscriptionDetails, 'status' | 'cancel_at'>): boolean {
  return status === 'past_due' && cancel_at === null;
}

/** Nothing leads back from it, but one can buy anew. A withdrawal counts from the moment it is asked for. */
export function isOver({ status, withdrawal }: Pick<SubscriptionDetails, 'status' | 'withdrawal'>): boolean {
  return status === 'canceled' || withdrawal !== null;
}
