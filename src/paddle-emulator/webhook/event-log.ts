import { isoOfMicros, nextOccurrence } from '../clock';
import type { PaddleEvent } from '../entities';
import type { Moment, State } from '../state';

/** How many events are kept; older ones go once they are delivered. */
const keptEvents = 1000;

/** The kinds of event that are sent to the application, like the choice made in Paddle's notification settings. */
const deliveredKinds = ['customer.', 'address.', 'transaction.', 'subscription.'];

/** Records that something happened and queues the message about it. */
export function emit(state: State, moment: Moment, eventType: string, data: unknown): State {
  const micros = nextOccurrence(moment.nowMs, state.lastOccurredMicros);
  const event: PaddleEvent = {
    event_id: moment.newId('evt'),
    event_type: eventType,
    occurred_at: isoOfMicros(micros),
    data,
  };
  const next = prune({ ...state, lastOccurredMicros: micros, events: [...state.events, event] });
  return deliveredKinds.some((kind) => eventType.startsWith(kind))
    ? queue(next, moment, event.event_id, 'event')
    : next;
}

/** The state with a new message about an event that has already happened. */
export function queue(state: State, moment: Moment, eventId: string, origin: 'event' | 'replay'): State {
  const notification = {
    id: moment.newId('ntf'),
    eventId,
    origin,
    status: 'not_attempted' as const,
    nextAttemptAt: moment.wallMs,
    attempts: [],
  };
  return { ...state, notifications: [...state.notifications, notification] };
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

function isOpen({ status }: State['notifications'][number]): boolean {
  return status === 'not_attempted' || status === 'needs_retry';
}
