import { dayMs } from '#contract/day.ts';
import type { NewJob } from '#server/platform/jobs/job.ts';
import type { AdjustmentEvent, ProviderEvent, SubscriptionEvent, TransactionEvent } from '../provider-event.ts';

/** How long before a charge its reminder is sent (design, honest rule 11). */
const reminderLeadMs = 7 * dayMs;
const trialLeadMs = 3 * dayMs;
/** Older events cause no email, because it would only confuse. */
const emailedWithinMs = 30 * dayMs;

/** The emails that events cause, besides the welcome after a purchase. */
export const eventEmailKinds = ['receipt', 'payment-failed', 'refunded', 'trial-ending', 'renewal-reminder'] as const;

type EventEmail = NewJob<(typeof eventEmailKinds)[number]>;

/**
 * The emails that an event causes, each with a unique key so that it is sent once. They depend on the event alone, so
 * that every order of delivery gives the same emails; the current facts are checked when an email is written.
 * @param now epoch ms
 */
export function emailsFor(event: ProviderEvent, userId: string, now: number): EventEmail[] {
  switch (event.kind) {
    case 'subscription':
      return [...renewalReminder(event, userId, now), ...trialEnding(event, userId, now)];
    case 'transaction':
      return ofTransaction(event, userId, now);
    case 'adjustment':
      return ofAdjustment(event, userId, now);
  }
}

/**
 * The reminders of the next charge and of the charge that ends a pause. Within the last seven days a reminder is
 * scheduled again, because an undone cancellation or pause has had none yet; a sent one is not sent twice. A period
 * that is no longer than the notice has none, because its buyer was told when it began.
 */
function renewalReminder(event: SubscriptionEvent, userId: string, now: number): EventEmail[] {
  const { id, nextBilledAt, resumeAt, period, startedAt } = event;
  const beganAt = period?.startsAt ?? startedAt;
  const times = [nextBilledAt, resumeAt].filter((at) => at !== null && at > now && at - reminderLeadMs > beganAt);
  return times.map((at): EventEmail => {
    const renewsAt = new Date(at!).toISOString();
    return {
      kind: 'renewal-reminder',
      uniqueKey: `renewal-reminder:${id}:${renewsAt}`,
      payload: { user_id: userId, subscription_id: id, renews_at: renewsAt },
      runAt: Math.max(now, at! - reminderLeadMs),
      isAgain: at! - reminderLeadMs <= now,
    };
  });
}

/** None for a trial that is no longer than the notice, because its buyer was told at the purchase. */
function trialEnding(event: SubscriptionEvent, userId: string, now: number): EventEmail[] {
  const { id, status, startedAt, trialEndsAt } = event;
  if (status !== 'trialing' || trialEndsAt === null) return [];
  if (trialEndsAt <= now || trialEndsAt - startedAt <= trialLeadMs) return [];
  const endsAt = new Date(trialEndsAt).toISOString();
  return [
    {
      kind: 'trial-ending',
      uniqueKey: `trial-ending:${id}:${endsAt}`,
      payload: { user_id: userId, subscription_id: id, trial_ends_at: endsAt },
      runAt: Math.max(now, trialEndsAt - trialLeadMs),
      isAgain: trialEndsAt - trialLeadMs <= now,
    },
  ];
}

function ofTransaction(event: TransactionEvent, userId: string, now: number): EventEmail[] {
  const { id, status, subscriptionId, totalMinor, billedAt, paidAt } = event;
  if (totalMinor === 0 || isOld(paidAt ?? billedAt ?? now, now)) return [];
  if (status === 'completed') {
    return [{ kind: 'receipt', uniqueKey: `receipt:${id}`, payload: { user_id: userId, transaction_id: id } }];
  }
  if (status !== 'past_due' || subscriptionId === null) return [];
  const payload = { user_id: userId, subscription_id: subscriptionId, transaction_id: id };
  return [{ kind: 'payment-failed', uniqueKey: `payment-failed:${id}`, payload }];
}

function ofAdjustment(
  { id, action, status, occurredAtUs }: AdjustmentEvent,
  userId: string,
  now: number,
): EventEmail[] {
  if (action !== 'refund' || status !== 'approved' || isOld(Number(occurredAtUs / 1000n), now)) return [];
  return [{ kind: 'refunded', uniqueKey: `refunded:${id}`, payload: { user_id: userId, adjustment_id: id } }];
}

function isOld(at: number, now: number): boolean {
  return now - at > emailedWithinMs;
}
