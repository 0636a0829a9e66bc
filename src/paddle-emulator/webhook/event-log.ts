import { notificationFault } from '#paddle-emulator/fault/faults.ts';
import { isoOfMicros, nextOccurrence } from '#paddle-emulator/platform/clock.ts';
import type { PaddleEvent } from '#paddle-emulator/platform/entities.ts';
import type { Notification } from '#paddle-emulator/platform/rows.ts';
import { type Moment, noFaults, type State } from '#paddle-emulator/platform/state.ts';
import { subscribedSettings } from './notification-setting.ts';

/** The number of events that are kept; older ones are removed once none of their notifications is pending. */
const storedEvents = 1000;

const lostResponse = 'Lost on purpose, by the fault switch.';

/** Records an event and queues a notification for each setting that subscribes to it. */
export function emit(state: State, moment: Moment, eventType: string, data: unknown): State {
  const micros = nextOccurrence(moment.nowMs, state.lastOccurredMicros);
  const event: PaddleEvent = {
    event_id: moment.newId('evt'),
    event_type: eventType,
    occurred_at: isoOfMicros(micros),
    data: withoutLinks(data),
  };
  const next = prune({ ...state, lastOccurredMicros: micros, events: [...state.events, event] });
  return subscribedSettings(state, eventType).reduce(
    (current, { id }) => queue(current, moment, { eventId: event.event_id, settingId: id, origin: 'event' }),
    next,
  );
}

/** The state with a new notification about an event. Faults do not affect a replay. */
export function queue(
  state: State,
  { realMs, newId, random }: Moment,
  given: Pick<Notification, 'eventId' | 'settingId' | 'origin'>,
): State {
  const faults = given.origin === 'replay' ? noFaults : state.faults;
  const { dropped, holdMs, repeats } = notificationFault(faults.webhooks, random);
  const notification: Notification = {
    ...given,
    id: newId('ntf'),
    status: dropped ? 'failed' : 'not_attempted',
    nextAttemptAt: realMs + holdMs,
    repeats,
    replayedAt: null,
    attempts: dropped ? [{ at: realMs, responseCode: 0, response: lostResponse, contentType: null }] : [],
  };
  return { ...state, notifications: [...state.notifications, notification] };
}

/** Paddle sends management links only in answers to calls, not in notifications. */
function withoutLinks(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('management_urls' in data)) return data;
  const { management_urls: _links, ...rest } = data;
  return rest;
}

function prune(state: State): State {
  if (state.events.length <= storedEvents) return state;
  const pending = new Set(state.notifications.filter(isPending).map(({ eventId }) => eventId));
  // A tenth is removed at once, so that not every event needs a cleanup.
  const spare = state.events.length - Math.floor(storedEvents * 0.9);
  const events = state.events.filter((event, index) => index >= spare || pending.has(event.event_id));
  const kept = new Set(events.map(({ event_id }) => event_id));
  return { ...state, events, notifications: state.notifications.filter(({ eventId }) => kept.has(eventId)) };
}

export function isPending({ status }: Notification): boolean {
  return status === 'not_attempted' || status === 'needs_retry';
}
