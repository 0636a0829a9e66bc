import type { SubscriptionAction, SubscriptionDetails } from '#contract/subscription.ts';
import { dayAndMonth } from '#web/platform/format-date.ts';
import { say } from './subscription-state-copy.ts';

/** A subscription's state as its chip shows it. */
export interface ShownState {
  tone: 'good' | 'warn' | 'danger';
  label: string;
}

export function shownStateOf(
  subscription: Pick<SubscriptionDetails, 'status' | 'cancel_at' | 'pause' | 'withdrawal' | 'stopped'>,
): ShownState {
  const { status, cancel_at, pause, withdrawal, stopped } = subscription;
  if (withdrawal !== null) return { tone: 'warn', label: say('withdrawn') };
  if (isOver(subscription)) return { tone: 'warn', label: say('ended') };
  if (stopped !== null) return { tone: 'warn', label: say(stopped === 'charged back' ? 'charged-back' : 'paid-back') };
  if (cancel_at !== null) return { tone: 'warn', label: say('ends', { day: dayAndMonth(cancel_at) }) };
  if (isPastDue(subscription)) return { tone: 'danger', label: say('payment-failed') };
  if (status === 'paused') return { tone: 'warn', label: say('paused') };
  if (pause !== null) return { tone: 'warn', label: say('pauses', { day: dayAndMonth(pause.starts_at) }) };
  return { tone: 'good', label: say(status === 'trialing' ? 'trial' : 'active') };
}

/** Whether the server permits an action now. */
export function may({ may: permitted }: Pick<SubscriptionDetails, 'may'>, action: SubscriptionAction): boolean {
  return permitted.includes(action);
}

/** End of the paid or trial time, ISO 8601; null unless the subscription is active or in its trial. */
export function openUntil({
  status,
  cancel_at,
  paid_until,
}: Pick<SubscriptionDetails, 'status' | 'cancel_at' | 'paid_until'>): string | null {
  return status === 'active' || status === 'trialing' ? (paid_until ?? cancel_at) : null;
}

/** Whether a payment is overdue and the subscription is not cancelled. */
export function isPastDue({ status, cancel_at }: Pick<SubscriptionDetails, 'status' | 'cancel_at'>): boolean {
  return status === 'past_due' && cancel_at === null;
}

/** Whether it cannot be continued, only bought again. A withdrawal counts from its request. */
export function isOver({ status, withdrawal }: Pick<SubscriptionDetails, 'status' | 'withdrawal'>): boolean {
  return status === 'canceled' || withdrawal !== null;
}
