import { isoOfMicros, nextOccurrence } from '../clock';
import type { PaddleEvent } from '../entities';
import { noFaults } from '../fault/faults';
import { webhookFate } from '../fault/webhook-fate';
import type { Moment, Notification, State } from '../state';
import { settingsHearing } from './notification-setting';

/** How many events are kept; older ones go once they are delivered. */
const keptEvents = 1000;

const lostOnPurpose = 'Lost on purpose, by the fault switch.';

/** Records that something happened and queues a message about it for each setting that wants to hear of it. */
export function emit(state: State, moment: Moment, eventType: string, data: unknown): State {
  const micros = nextOccurrence(moment.nowMs, state.lastOccurredMicros);
  const event: PaddleEvent = {
    event_id: moment.newId('evt'),
    event_type: eventType,
    occurred_at: isoOfMicros(micros),
    data: withoutLinks(data),
  };
  const next = prune({ ...state, lastOccurredMicros: micros, events: [...state.events, event] });
  return settingsHearing(state, eventType).reduce(
    (current, { id }) => queue(current, moment, { eventId: event.event_id, settingId: id, origin: 'event' }),
    next,
  );
}

/** The state with a new message about an event that has already happened. Faults spare a replay. */
export function queue(
  state: State,
  { wallMs, newId, random }: Moment,
  message: Pick<Notification, 'eventId' | 'settingId' | 'origin'>,
): State {
  const faults = message.origin === 'replay' ? noFaults : state.faults;
  const { dropped, holdMs, repeats } = webhookFate(faults.webhooks, random);
  const notification: Notification = {
    ...message,
    id: newId('ntf'),
    status: dropped ? 'failed' : 'not_attempted',
    nextAttemptAt: wallMs + holdMs,
    repeats,
    replayedAt: null,
    attempts: dropped ? [{ at: wallMs, responseCode: 0, response: lostOnPurpose, contentType: null }] : [],
  };
  return { ...state, notifications: [...state.notifications, notification] };
}

/** As at Paddle, the links to manage a subscription are given to who asks and never sent around. */
function withoutLinks(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('management_urls' in data)) return data;
  const { management_urls: _links, ...rest } = data;
  return rest;
}

function prune(state: State): State {
  if (state.events.length <= keptEvents) return state;
  const open = new Set(state.notifications.filter(isOpen).map(({ eventId }) => eventId));
  // A tenth goes at once, so that not every event pays for the sweep.
  const spare = state.events.length - Math.floor(keptEvents * 0.9);
  const events = state.events.filter((event, index) => index >= spare || open.has(event.event_id));
  const kept = new Set(events.map(({ event_id }) => event_id));
  return { ...state, events, notifications: state.notifications.filter(({ eventId }) => kept.has(eventId)) };
}

function isOpen({ status }: Notification): boolean {
  return status === 'not_attempted' || status === 'needs_retry';
}
