import type { Command } from '../engine';
import type { PaddleEvent } from '../entities';
import { notFound } from '../refusal';
import type { DeliveryAttempt, Notification, State } from '../state';
import { queue } from './event-log';

/** Paddle's pace, only brisker at first: seconds, minutes, then hourly for three days. */
export const defaultRetryDelaysMs: readonly number[] = [
  1_000,
  5_000,
  15_000,
  60_000,
  300_000,
  900_000,
  ...Array.from({ length: 72 }, () => 3_600_000),
];

const keptResponse = 500;

export function isPending({ status }: Notification): boolean {
  return status === 'not_attempted' || status === 'needs_retry';
}

/** What is to be sent at this wall time, oldest first. */
export function dueNotifications(state: State, wallMs: number): Notification[] {
  return sendable(state).filter((one) => one.nextAttemptAt <= wallMs);
}

/** The wall time of the next attempt; null when nothing waits. */
export function nextAttemptAt(state: State): number | null {
  const times = sendable(state).map((one) => one.nextAttemptAt);
  return times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b));
}

/** What waits for its time; while a setting is switched off its messages wait too. */
function sendable(state: State): Notification[] {
  return state.notifications.filter(
    (one) => isPending(one) && state.notificationSettings[one.settingId]?.active === true,
  );
}

/** The body that goes over the wire. */
export function payloadOf(state: State, { id, eventId }: Notification): PaddleEvent & { notification_id: string } {
  return { ...eventOf(state, eventId), notification_id: id };
}

export function eventOf(state: State, eventId: string): PaddleEvent {
  return state.events.find(({ event_id }) => event_id === eventId)!;
}

/** Notes how an attempt went: delivered on any 2xx, otherwise again after the next delay until there is none left. */
export function noteAttempt(
  notificationId: string,
  attempt: DeliveryAttempt,
  retryDelaysMs: readonly number[],
): Command<null> {
  return (state) => {
    const notifications = state.notifications.map((one) =>
      one.id === notificationId ? afterAttempt(one, attempt, retryDelaysMs) : one,
    );
    return { state: { ...state, notifications }, answer: null };
  };
}

function afterAttempt(one: Notification, attempt: DeliveryAttempt, retryDelaysMs: readonly number[]): Notification {
  const attempts = [...one.attempts, { ...attempt, response: attempt.response.slice(0, keptResponse) }];
  if (attempt.responseCode >= 200 && attempt.responseCode < 300) {
    const again = { status: 'needs_retry', nextAttemptAt: attempt.at, repeats: one.repeats - 1 } as const;
    return { ...one, attempts, ...(one.repeats > 0 ? again : { status: 'delivered' }) };
  }
  const delay = retryDelaysMs[one.attempts.length];
  if (delay === undefined) return { ...one, attempts, status: 'failed' };
  return { ...one, attempts, status: 'needs_retry', nextAttemptAt: attempt.at + delay };
}

/** Sends an event once more: a new notification for the same event. */
export function replay(notificationId: string): Command<{ notification_id: string }> {
  return (state, moment) => {
    const original = state.notifications.find(({ id }) => id === notificationId);
    if (original === undefined) return notFound(notificationId);
    const notifications = state.notifications.map((one) =>
      one === original ? { ...one, replayedAt: moment.wallMs } : one,
    );
    const { eventId, settingId } = original;
    const next = queue({ ...state, notifications }, moment, { eventId, settingId, origin: 'replay' });
    return { state: next, answer: { notification_id: next.notifications.at(-1)!.id } };
  };
}

/** Lets everything that waits for its next attempt go out now. */
export const retryNow: Command<null> = (state, { wallMs }) => {
  const notifications = state.notifications.map((one) => (isPending(one) ? { ...one, nextAttemptAt: wallMs } : one));
  return { state: { ...state, notifications }, answer: null };
};
