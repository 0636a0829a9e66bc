import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { PaddleEvent } from '#paddle-emulator/platform/entities.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { DeliveryAttempt, Notification } from '#paddle-emulator/platform/rows.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { isPending, queue } from './event-log.ts';

/** Paddle's schedule with faster first retries: seconds, minutes, then hourly for three days. */
export const defaultRetryDelaysMs: readonly number[] = [
  1_000,
  5_000,
  15_000,
  60_000,
  300_000,
  900_000,
  ...Array.from({ length: 72 }, () => 3_600_000),
];

const maxResponseLength = 500;

/** The notifications due at this real time, oldest first. */
export function dueNotifications(state: State, realMs: number): Notification[] {
  return sendable(state).filter((one) => one.nextAttemptAt <= realMs);
}

/** The real time of the next attempt; null when no notification is waiting. */
export function nextAttemptAt(state: State): number | null {
  const times = sendable(state).map((one) => one.nextAttemptAt);
  return times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b));
}

/** Pending notifications of active settings; those of inactive settings wait. */
function sendable(state: State): Notification[] {
  return state.notifications.filter(
    (one) => isPending(one) && state.notificationSettings[one.settingId]?.active === true,
  );
}

/** The body as sent over the wire. */
export function payloadOf(state: State, { id, eventId }: Notification): PaddleEvent & { notification_id: string } {
  return { ...eventOf(state, eventId), notification_id: id };
}

export function eventOf(state: State, eventId: string): PaddleEvent {
  return state.events.find(({ event_id }) => event_id === eventId)!;
}

/** Records an attempt: delivered on any 2xx, otherwise retried after the next delay, and failed when none is left. */
export function recordAttempt(
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
  const attempts = [...one.attempts, { ...attempt, response: attempt.response.slice(0, maxResponseLength) }];
  if (attempt.responseCode >= 200 && attempt.responseCode < 300) {
    const again = { status: 'needs_retry', nextAttemptAt: attempt.at, repeats: one.repeats - 1 } as const;
    return { ...one, attempts, ...(one.repeats > 0 ? again : { status: 'delivered' }) };
  }
  const delay = retryDelaysMs[one.attempts.length];
  if (delay === undefined) return { ...one, attempts, status: 'failed' };
  return { ...one, attempts, status: 'needs_retry', nextAttemptAt: attempt.at + delay };
}

/** Sends an event again, as a new notification. */
export function replay(notificationId: string): Command<{ notification_id: string }> {
  return (state, moment) => {
    const original = state.notifications.find(({ id }) => id === notificationId);
    if (original === undefined) return notFound(notificationId);
    const notifications = state.notifications.map((one) =>
      one === original ? { ...one, replayedAt: moment.realMs } : one,
    );
    const { eventId, settingId } = original;
    const next = queue({ ...state, notifications }, moment, { eventId, settingId, origin: 'replay' });
    return { state: next, answer: { notification_id: next.notifications.at(-1)!.id } };
  };
}

/** Makes all pending notifications due now. */
export const retryNow: Command<null> = (state, { realMs }) => {
  const notifications = state.notifications.map((one) => (isPending(one) ? { ...one, nextAttemptAt: realMs } : one));
  return { state: { ...state, notifications }, answer: null };
};
